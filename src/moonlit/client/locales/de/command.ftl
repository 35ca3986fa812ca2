### Die Befehlszeile: Hilfetexte, Berichte und was an einer Eingabe falsch sein kann.

## Das Programm

command-description = Moonlit: ein Tisch für Nachtspiele, in deinem Terminal.
command-usage-hint = `moonlit BEFEHL --help` erklärt einen Befehl. Jeder Befehl nimmt --language { $languages } an.
command-usage = Aufruf
command-commands = Befehle
command-options = Optionen
command-arguments = Argumente
command-game-nocturne = Nocturne
command-game-dominion = Dominion
command-game-wonder_book = Wonder Book
command-engine-compiled = kompiliert
command-engine-pure = rein
command-engine-mixed = gemischt

## Optionen mehrerer Befehle

command-option-language = die Sprache; sonst die deines Systems
command-option-help = diese Hilfe ausgeben und enden
command-option-seed = eine ganze Zahl, die den Lauf wiederholbar macht
command-option-workers = wie viele Prozesse; ohne Angabe so viele wie Kerne
command-option-resume = eine Datei, in der fertige Auslagen aufbewahrt werden; mit derselben Datei geht der Lauf weiter, wo er aufgehört hat
command-option-ray = auf einem Ray-Verbund spielen: dem, den RAY_ADDRESS nennt, oder einem eigenen auf diesem Rechner
command-option-json = den Bericht als JSON ausgeben
command-option-game = das Spiel; ohne Angabe nocturne
command-option-file = die Aufzeichnung einer Partie
command-option-pack = ein Ordner mit einem eigenen Paket
command-option-edition = welche Anleitung gilt, wo sie sich unterscheiden
command-option-switch = eine eigene Auslegung; mehrmals möglich; `moonlit editions` zählt sie auf
command-option-mode = nach welchen Regeln; ohne Angabe nach den Grundregeln
command-option-variant = mit einer Variante spielen; mehrmals möglich
command-option-scenario = ein Szenario spielen
command-option-characters = ein Charakter für jeden Platz, aus redd, sage, abigail und flint
command-option-no-concoctions = Familienspiel ohne Mixturen
command-option-kingdom = die zehn Königreichkarten: ein empfohlener Satz, zufällig gezogene oder eine eigene Liste
command-option-number = welches zufällige Königreich; dieselbe Nummer gibt dieselben Karten
command-option-sets = aus welchen Sets ein zufälliges Königreich gezogen wird
command-option-wish = eine Karte, die in einem zufälligen Königreich sein muss; mehrmals möglich
command-option-ban = eine Karte, die in keinem zufälligen Königreich sein darf; mehrmals möglich
command-option-druid = die drei Gaben neben der Druidin
command-option-campaign = die Kampagne auf diesem Rechner fortsetzen und das Ergebnis aufschreiben
command-option-chapter = welches Kapitel gespielt wird, von ch1 bis ch6
command-option-heroes = die Figuren im Spiel: bull, brawn, honey, laser; allein zwei
command-option-difficulty = wie viele Schicksalsmarken am Anfang offen liegen: sechs, fünf oder vier
command-option-upgrade = welche Seite einer Verbesserungskarte eine Figur hat; mehrmals möglich
command-option-keyword = was ein früheres Kapitel hinterlassen hat; mehrmals möglich
command-option-gentle = so viele Schicksalsmarken mehr am Anfang, zusammen höchstens sieben

## play

command-play = eine Partie an diesem Terminal spielen
command-play-text = Setz dich an den Tisch. Ohne Optionen wirst du gefragt, wie du spielen willst.
command-play-seats = wer wo sitzt: `you` und `name:Anna` sind Menschen an dieser Tastatur, alle anderen sind Bots; `scout+collector` gibt einem Bot eine Persönlichkeit (collector, brewer, hoarder, spoiler); in Dominion spielt `strategy:FILE` nach einer Strategiedatei
command-play-seed = der geheime Schlüssel der Partie, 64 hexadezimale Ziffern, um dieselbe Auslage noch einmal zu spielen
command-play-plain = einfache Textzeilen, für Pipes und Screenreader
command-play-save = wo die Partie aufbewahrt wird
command-play-resume = eine aufbewahrte Partie fortsetzen
command-play-go-on = mit --resume: eine Partie, die die Regeln von heute woandershin führen, geht von dort, wo sie stand, als Übung in einer eigenen Datei weiter

## simulate

command-simulate = Bots viele Partien spielen lassen und berichten
command-simulate-text = Bots spielen allein auf allen Kernen. Jede Auslage wird einmal für jede Drehung der Plätze gespielt: gleicher Beutel, gleiche Karten und Ziele, gleicher erster Platz. Strg-C endet früher und berichtet, was fertig ist.
command-simulate-matches = wie viele Partien; ohne Angabe 100
command-simulate-pairs = wie viele Auslagen, jede mit jedem Bot auf jedem Platz gespielt; statt --matches
command-simulate-times = auch sagen, wie lange die Bots überlegt haben; diese Zahlen ändern sich von Lauf zu Lauf
command-simulate-luck = auch den Vorsprung ohne Glück nennen; kostet bei jedem Ziehen etwas Zeit
command-simulate-bots = die Bots, durch Kommas getrennt; einer allein spielt solo; in Dominion auch `strategy:FILE` und die Namen der mitgelieferten Strategien
command-simulate-players = wie viele spielen; ein Bot allein nimmt dann jeden Platz ein
command-simulate-records = ein neuer Ordner für die Aufzeichnungen aller Partien
command-simulate-done = { $game }: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, Startwert { $seed }.
command-simulate-stopped = Vorzeitig beendet; verlangt waren { $asked }.
command-simulate-wins = Siege
command-simulate-shared = geteilte Siege
command-simulate-share = Siegquote, 95 %
command-simulate-score = Punkte im Mittel, 95 %
command-simulate-margin = Vorsprung im Mittel, 95 %
command-simulate-corrected = mittlerer Vorsprung ohne Glück, 95 %
command-simulate-ties = { $count ->
    [0] Kein Sieg wurde geteilt.
    [one] { $count } Sieg wurde geteilt.
   *[other] { $count } Siege wurden geteilt.
}
command-simulate-end = { $round } endete mit leerem Wald { $forest_empty ->
    [one] einmal
   *[other] { $forest_empty }-mal
} und nachdem alle gepasst hatten { $all_passed ->
    [one] einmal
   *[other] { $all_passed }-mal
}.
command-simulate-rank = { $rank }: { $count }
command-simulate-outcomes = Paare mit 0 · ½ · 1 · 1½ · 2 Siegen
command-simulate-claimed = Anteil an den ausgelegten Plättchen
command-simulate-claimed-all = Zusammen holten die Bots { $share } % der ausgelegten Plättchen.
command-simulate-rounds = Runden
command-simulate-chapters = Gewonnene Kapitel: { $won }, verlorene: { $lost }. Von den gewonnenen: Gold { $gold }, Silber { $silver }, Tinte { $ink }.
command-simulate-turns = Züge im Mittel
command-simulate-cards = Karten am Ende
command-simulate-match-ends = Partien endeten mit der letzten Provinz { $provinces ->
    [one] einmal
   *[other] { $provinces }-mal
}, mit leeren Stapeln { $piles ->
    [one] einmal
   *[other] { $piles }-mal
}.
command-simulate-thinking = Bedenkzeit in ms, 50 · 95 · 99 %
command-simulate-intervals = Die Intervalle gelten mit 95 % Sicherheit und zählen Auslagen, nicht Partien (hier { $deals }): für Siegquoten das von Wilson, mit so vielen unabhängigen Partien, wie die Auslagen wert sind; für Punkte und Vorsprung das normale über die Auslagen.

## ladder und compare

command-measuring-running = Es wird gespielt
command-ladder = jeden Bot gegen jeden spielen lassen und bewerten
command-ladder-text = Spielt alle Zusammenstellungen der Bots auf gespiegelten Auslagen, gibt Wertungen und Kreuztabelle aus und hebt sie auf Wunsch als JSON und als Bild auf. Strg-C endet früher und berichtet, was fertig ist.
command-ladder-bots = die Bots, durch Kommas getrennt; ohne Angabe die, die sofort ziehen
command-ladder-pairs = wie viele Auslagen für jede Zusammenstellung, jede mit jedem Bot auf jedem Platz gespielt; ohne Angabe 50
command-ladder-seats = wie viele Bots zugleich spielen; ohne Angabe 2
command-ladder-figures = eine Datei für die Zahlen, als JSON
command-ladder-svg = eine Datei für das Bild, als SVG
command-ladder-title = { $game }: Rangliste der Bots, je { $seats } am Tisch
command-ladder-cross = Zeile vor Spalte, 95 %
command-ladder-rating-elo = Wertung in Elo, 95 %
command-ladder-rating-skill = Wertung (OpenSkill), 95 %
command-ladder-note = Anteile an den Partien; ihre Intervalle sind die von Wilson, mit so vielen unabhängigen Partien, wie die { $deals } Auslagen wert sind.
command-ladder-note-elo = Wertungen nach Bradley und Terry; { $bot } steht bei 0, und 400 mehr heißt zehn Siege auf eine Niederlage.
command-ladder-note-skill = Wertungen nach Weng und Lin (Plackett–Luce), Partie für Partie; { $bot } steht bei 0.
command-compare = prüfen, ob ein neuer Bot besser ist als ein alter
command-compare-text = Spielt gespiegelte Paare, bis ein sequenzieller Test entscheidet: Ist der neue Bot um --elo1 besser oder um höchstens --elo0? Strg-C endet früher und berichtet, was fertig ist.
command-compare-new = der Bot, der geprüft wird
command-compare-old = der Bot, den er schlagen muss
command-compare-elo0 = so viel Elo wäre nicht besser; ohne Angabe 0
command-compare-elo1 = so viel Elo wäre besser; ohne Angabe 20
command-compare-alpha = wie oft ein Bot bestehen darf, der nicht besser ist; ohne Angabe 0,05
command-compare-beta = wie oft ein besserer Bot scheitern darf; ohne Angabe 0,05
command-compare-most = nach wie vielen Paaren Schluss ist; ohne Angabe 2000
command-compare-better = Besser: { $new } schlägt { $old }, entschieden nach { $pairs ->
    [one] { $pairs } gespiegelten Paar
   *[other] { $pairs } gespiegelten Paaren
}.
command-compare-not-better = Nicht besser: { $new } gegen { $old }, entschieden nach { $pairs ->
    [one] { $pairs } gespiegelten Paar
   *[other] { $pairs } gespiegelten Paaren
}.
command-compare-undecided = Unentschieden: { $new } gegen { $old }, bisher { $pairs ->
    [one] { $pairs } gespiegeltes Paar
   *[other] { $pairs } gespiegelte Paare
}.
command-compare-share = Siegquote des neuen Bots, 95 %: { $share } (Intervall von Wilson, mit so vielen unabhängigen Partien, wie die Paare wert sind)
command-compare-elo = Unterschied in Elo, 95 %: { $elo }
command-compare-outcomes = Paare mit 0 · ½ · 1 · 1½ · 2 Siegen des neuen Bots: { $outcomes }
command-compare-ratio = Logarithmus des Likelihood-Quotienten { $ratio }, zwischen { $lower } und { $upper }; { $elo0 } gegen { $elo1 } Elo; Startwert { $seed }. Zahlen vom Ende eines Tests schmeicheln dem Sieger ein wenig.
command-not-both = Gib { $one } oder { $other } an, nicht beides.
command-bots-twice = Jeder Bot darf nur einmal genannt werden: { $bots }.
command-few-bots = { $seats } auf einmal lassen sich nicht aus { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
} auswählen; --seats geht von 2 bis zur Zahl der Bots, höchstens { $most }.
command-bad-decimal = { $option } braucht eine Zahl von { $least } bis { $most }; „{ $text }“ ist keine.
command-bad-elo = --elo1 muss größer sein als --elo0.
command-no-ray = Ein Verbund braucht das Paket { $package }; installiere moonlit mit dem Zusatz [{ $extra }].
command-no-deals = { $path } enthält keine Auslagen von uns; nenne mit --resume eine andere Datei.
command-other-plan = { $path } gehört zu einem anderen Lauf: { NAME($what) } war { $kept } und ist jetzt { $asked }. Nenne eine andere Datei oder wiederhole den alten Aufruf.
command-fact-game = das Spiel
command-fact-rules = die Fassung der Regeln
command-fact-pack = das Paket
command-fact-seats = die Zahl der Plätze
command-fact-bots = die Liste der Bots
command-fact-seed = der Startwert
command-fact-config = die Wahl der Regeln

## replay

command-replay = eine aufgezeichnete Partie erzählen, Zug für Zug
command-replay-text = Liest eine Aufzeichnung, spielt sie nach und erzählt alles, was geschah, Geheimnisse eingeschlossen.
command-replay-setup = Aufbau
command-replay-action = { $version }. { $text }
command-replay-sheet = Der Wertungsbogen
command-replay-unfinished = Die Aufzeichnung endet vor der Partie.
command-replay-secrets = Diese Partie ist noch nicht zu Ende: Was folgt, verrät ihre Geheimnisse, auch die der anderen.

## try

command-try = eine Liste von Aktionen aus einer von Hand gelegten Stellung spielen
command-try-text = Liest eine Datei (TOML oder JSON) mit config, position, script und seed, spielt die Aktionen und sagt nach jedem Schritt, was geschah und wie der Tisch steht, Geheimnisse eingeschlossen. Wie man Stellungen schreibt, steht in docs/concepts/positions.md.
command-try-game = das Spiel
command-try-file = die Datei mit der Stellung und den Aktionen
command-try-position = Die Stellung
command-try-legal = Jetzt möglich: { $actions }

## hint

command-hint = in einer aufgezeichneten Stellung sagen, was zu tun ist und warum
command-hint-text = Liest einen Mitschnitt und gibt dem Platz am Zug einen Tipp, allein aus dem, was dieser Platz sieht.
command-hint-depth = nudge (wohin schauen), move (was tun) oder comparison (mehrere Züge nebeneinander)
command-hint-seat = der Platz, dem geholfen wird; er muss am Zug sein
command-hint-iterations = wie oft die Suche vorausschaut
command-hint-at = die Stellung nach so vielen Aktionen; sonst die letzte
command-hint-head = Nach { $version } Aktionen entscheidet { $name }.
command-hint-over = Diese Partie ist zu Ende; --at sagt, welche frühere Stellung gemeint ist, von 0 bis { $most }.
command-hint-beyond = Der Mitschnitt enthält { $most } Aktionen, eine Stellung nach { $version } gibt es nicht.
command-hint-waits = Platz { $seat } ist hier nicht am Zug, sondern Platz { $turn }.
command-hint-no-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $most }.
command-bad-depth = Eine Tiefe „{ $text }“ gibt es nicht; --depth nimmt { $known }.

## analyse

command-analyse = jede Entscheidung einer beendeten Partie beurteilen und Glück von Spiel trennen
command-analyse-text = Liest die Aufzeichnung einer beendeten Partie, sieht sich jede Entscheidung noch einmal an und nennt Siegchancen, bessere Züge, den Anteil von Glück und Spiel und die Punkte, die liegen blieben.
command-analyse-seat = nur von einem Platz erzählen; beurteilt wird das Spiel aller
command-analyse-iterations = wie oft bei jeder Entscheidung vorausgeschaut wird; ohne Angabe so oft, dass alles zusammen deutlich unter einer Minute bleibt
command-analyse-positions = ein neuer Ordner für die Wendepunkte, um mit `moonlit play --resume` von dort weiterzuspielen
command-analyse-no-seat = Es gibt keinen Platz { $seat }; der letzte ist { $most }.

## puzzle and puzzles

command-puzzle = jeden Tag, eine Stellung mit einem klar besten Zug
command-puzzle-text = Zeigt das Rätsel des Tages, wie sein Platz es sieht. Finde den besten Zug und prüfe ihn mit --answer, oder lass ihn dir mit --solution zeigen.
command-puzzle-date = das Rätsel eines anderen Tages
command-puzzle-number = das Rätsel mit dieser Nummer
command-puzzle-answer = ein Zug, wie er in der Liste steht, um zu sehen, ob er der beste ist
command-puzzle-solution = den besten Zug nennen
command-puzzle-not-legal = „{ $text }“ gehört nicht zu den Zügen dieses Rätsels.
command-puzzle-beyond = Es gibt kein Rätsel { $number }; das letzte ist { $count }.
command-puzzle-bad-date = „{ $text }“ ist kein Datum; schreibe es wie 2026-12-31.
command-puzzles = in Partien von Bots nach Rätseln suchen
command-puzzles-text = Bots spielen gegeneinander; Stellungen mit einem klar besten Zug, den zehnmal so langes Suchen bestätigt, kommen in eine Datei.
command-puzzles-file = eine neue Datei für die Rätsel
command-puzzles-matches = wie viele Partien; ohne Angabe 10
command-puzzles-iterations = wie oft bei jeder Stellung vorausgeschaut wird; ohne Angabe 400, und zur Bestätigung zehnmal so oft

## verify

command-verify = prüfen, ob eine Aufzeichnung ganz, unverändert und regelgerecht ist
command-verify-text = Spielt eine Aufzeichnung von ihrem Schlüssel an nach und vergleicht alles, was sie behauptet.
command-verify-holds = Geprüft: { $count ->
    [one] { $count } Zug ist erlaubt und führt
   *[other] alle { $count } Züge sind erlaubt und führen
} zu dem Ende, das die Aufzeichnung angibt.
command-verify-commitment = Der Schlüssel ist der anfangs versprochene: { $commitment }
command-verify-final = Fingerabdruck des Endes: { $final }
command-verify-played-with = Regelversion { $rules }, Paket { $pack }
command-verify-running = Die Partie ist noch nicht zu Ende.
command-verify-totals = Punkte nach Plätzen: { $totals }.

## train

command-train = ein Wertnetz aus Partien gegen sich selbst lernen lassen
command-train-text = Die Bots des Hauses beurteilen Stellungen mit einem kleinen Netz, einem für jede Spielerzahl. Hier lernt eines von Grund auf: Es spielt alle Seiten, lernt nach jeder Partie und misst sich ab und zu mit den Tabellen. Derselbe Aufruf ergibt dasselbe Netz. Strg-C endet früher und hebt auf, was fertig ist.
command-train-players = für wie viele Personen; ohne Angabe 2
command-train-games = aus wie vielen Partien gelernt wird; ohne Angabe 40000
command-train-pairs = wie viele Auslagen jede Messung spielt, mit dem Netz auf jedem Platz; ohne Angabe 50
command-train-hidden = wie viele verborgene Einheiten das Netz hat; 32, wenn du nichts sagst, 0 für eine bloße Summe dessen, was alles wert ist
command-train-resume = eine Datei, in der das Lernen aufgehoben wird; mit derselben Datei geht es weiter und führt zum selben Netz
command-train-net = eine Datei für das Netz mit dem Verlauf seines Lernens
command-train-svg = eine Datei für ein Bild seiner Fortschritte
command-train-running = Lernen
command-train-is-pure = Die Regeln sind hier nicht übersetzt, daher dauert das Lernen etwa dreißigmal so lange.
command-train-title = { $players ->
    [one] Wie ein Netz für { $players } Person stärker wird
   *[other] Wie ein Netz für { $players } Personen stärker wird
}
command-train-played = gespielte Partien
command-train-strength-share = gegen die Tabellen gewonnen, %
command-train-strength-points = Punkte im Mittel, allein
command-train-note = Jeder Punkt: { $pairs ->
    [one] { $pairs } Auslage
   *[other] { $pairs } Auslagen
} mit dem Netz auf jedem Platz, ohne Suche. Startwert { $seed }.
command-train-note-net = { $hidden } verborgene Neuronen.
command-train-done = { $count ->
    [one] Aus { $count } Partie
   *[other] Aus { $count } Partien
} für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} gelernt, Startwert { $seed }.
command-train-stopped = Vorzeitig beendet; verlangt waren { $asked }.
command-train-goes-on = Wiederhole den Aufruf mit --resume { $path }, um fortzufahren.
command-train-is-lost = Ohne --resume lässt es sich nicht fortsetzen.
command-train-net-kept = Das Netz steht in { $path }.
command-other-course = { $path } gehört zu einem anderen Lernen: { $what } war { $kept }, jetzt ist es { $asked }. Nenne eine andere Datei oder wiederhole den alten Aufruf.

## bench

command-bench = messen, wie schnell die Regeln laufen
command-bench-text = Spielt abwechselnd zufällige Partien mit der Engine, der reinen Engine und dem Orakel, gemessen in Prozessorzeit, und zufällige Schachpartien mit python-chess. Braucht eine Kopie der Quellen.
command-bench-quick = weniger Runden
command-bench-running = Es wird gemessen
command-bench-engine = Partien je Sekunde, diese Engine ({ $engine })
command-bench-pure = Partien je Sekunde, reine Engine
command-bench-oracle = Partien je Sekunde, Orakel
command-bench-to-pure = diese Engine zur reinen
command-bench-to-oracle = diese Engine zum Orakel
command-bench-search = Suchschritte je Sekunde, diese Engine
command-bench-pure_search = Suchschritte je Sekunde, reine Engine
command-bench-clones = Kopien des Zustands je Sekunde: { $rate }
command-bench-decisions = Entscheidungen je Sekunde: { $rate }
command-bench-bots = Entscheidungen von Bots am Tisch pro Sekunde: { $rate }
command-bench-chess = Entscheidungen je Sekunde bei python-chess: { $rate }
command-bench-is-pure = Diese Engine ist die reine, darum zeigen diese Zahlen keinen Gewinn durch Kompilieren.
command-bench-pyminion = Dominion: eine Umgebung mit pyminion (ihr Ordner oder ihr Python), wenn diese es nicht hat
command-bench-no-rival = { $package } ist hier nicht installiert, also wird nicht damit verglichen; installiere es oder nenne mit --{ $package } eine Umgebung, die es hat.
command-bench-money = Partien pro Sekunde, Big Money gegen sich selbst
command-bench-to-rival = Engine zu { $package }
command-bench-random = zufällige Partien pro Sekunde, { $kingdom }
command-bench-turns = Züge in einer Partie Big Money: { $ours }, bei { $package } { $theirs }
command-bench-not-compiled = Die Regeln sind hier nicht kompiliert, also wurde nur die reine Engine gemessen.

## editions

command-editions = zeigen, wo sich die Anleitungen unterscheiden und was jede Ausgabe festlegt
command-editions-text = Zählt die Unterschiede zwischen der englischen, deutschen und polnischen Anleitung auf, unsere Auslegungen mit Quelle und Güte und die Schalter.
command-editions-switches = Schalter und was jede Ausgabe festlegt
command-editions-use = Einen wählst du mit --switch NAME=WERT, alle einer Ausgabe mit --edition.
command-editions-switch = Schalter
command-editions-values = Werte, unserer zuerst
command-editions-grade = woher wir es wissen
command-editions-differences = { $count ->
    [one] { $count } Unterschied zwischen den Anleitungen
   *[other] { $count } Unterschiede zwischen den Anleitungen
}
command-editions-rulings = { $count ->
    [one] { $count } offene Frage und unsere Auslegung
   *[other] { $count } offene Fragen und unsere Auslegungen
}
command-editions-silent = schweigt
command-editions-here = Wir spielen: { $text } [{ $grade }]
command-editions-here-switch = Wir spielen: { $text } [{ $grade }; Schalter { $switch }]
command-editions-why = Warum: { $text }

## clauses

command-clauses = zeigen, welcher Test welche Regel belegt
command-clauses-text = Zählt die Klauseln aller Spezifikationen, die Tests, die sie nennen, und was entschuldigt ist. Braucht eine Kopie der Quellen.
command-clauses-all = alle
command-clauses-total = Klauseln
command-clauses-covered = getestet
command-clauses-excused = entschuldigt
command-clauses-uncovered = fehlend
command-clauses-missing = { $where }: { $clause } hat weder einen Test noch eine Entschuldigung.
command-clauses-unknown = { $where }: es gibt keine Klausel { $clause }.

## pack

command-pack = den Ordner eines eigenen Pakets prüfen
command-pack-text = Liest jede Datei eines Pakets und meldet alles Falsche, mit Datei und Zeile.
command-pack-task = was mit dem Paket geschehen soll
command-pack-folder = der Ordner des Pakets
command-pack-good = { $pack }: Mit diesem Paket kann gespielt werden; sein Hash ist { $hash }
command-pack-wrong = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
} in { $folder }.

## story

command-story = eine eigene Geschichte prüfen, zeichnen, spielen und wägen
command-story-text = Arbeitet mit einem Ordner voll Wonder Book: check meldet alle Fehler mit Datei und Zeile, graph zeichnet die Karte der Geschichte, play setzt dich an den Tisch, balance spielt viele Partien, schema gibt das JSON-Schema einer Art von Datei für deinen Editor aus.
command-story-task = was mit der Geschichte geschehen soll
command-story-folder = der Ordner der Geschichte; bei balance die eingebaute, wenn du keinen nennst; bei schema eine Art von Datei
command-story-chapter = nur diese Kapitel
command-story-svg = wohin mit dem Bild; sonst wird es ausgegeben
command-story-heroes = die Helden im Spiel
command-story-difficulty = wie schwer; bei balance auch mehrere
command-story-seats = wer wo sitzt, wenn du spielst
command-story-plain = in schlichten Textzeilen spielen
command-story-matches = Partien für jedes Kapitel, jede Zahl von Helden und jede Schwierigkeit
command-story-bot = wer alle Helden führt; adept, wenn du niemanden nennst
command-story-warning = Warnung: { $told }
command-story-good = { $title }: { $chapters ->
    [one] { $chapters } Kapitel
   *[other] { $chapters } Kapitel
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; die Geschichte ist spielbar; ihre Prüfsumme ist { $hash }
command-story-drawn = Die Karte der Geschichte liegt in { $path }.
command-story-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} von { $bot }, Startwert { $seed }.
command-story-intervals = In Klammern: wo der wahre Anteil mit 95 % Sicherheit liegt. Stufen sind Anteile an den Siegen, beste zuerst; verloren: Zielkarten, unter denen die meisten Partien verloren gingen. Was eine Gruppe aus früheren Kapiteln mitbringt, entscheiden Würfel, mit je 6 notierten Schicksalsmarken.
command-story-endless = { $count ->
    [one] { $count } Partie wurde
   *[other] { $count } Partien wurden
} nach 5000 Entscheidungen abgebrochen und als verloren gezählt: Irgendwo kann einer Gruppe nichts bleiben, was hilft, und nichts, was das Kapitel beendet.
command-story-column-chapter = Kapitel
command-story-column-heroes = Helden
command-story-column-difficulty = Schwierigkeit
command-story-column-won = gewonnen
command-story-column-rounds = Runden
command-story-column-falls = Stürze
command-story-column-bands = Stufen
command-story-column-lost = verloren unter
command-story-teams = Gruppe, { NAME($difficulty) }
command-story-easier = leichter
command-story-normal = normal
command-story-hard = schwer
command-story-map-object = Objekt auf dem Plan
command-story-map-item = Gegenstand
command-story-map-rule = Sonderregel
command-story-map-option = Möglichkeit einer Wahl
command-story-map-write = schreibt ein Stichwort
command-story-map-erase = löscht ein Stichwort
command-story-map-read = fragt nach einem Stichwort
command-story-map-par = Spielerphasen für den Bonus
command-story-map-band = Schicksalsmarken und ihre Stufe
command-story-map-open = offene Grenze
command-story-map-blocked = Hindernis
command-all-teams = `moonlit story balance` spielt der Reihe nach mit allen Gruppen; --heroes weglassen.
command-bad-story-task = Schreib `moonlit story check|graph|play ORDNER`, `moonlit story balance [ORDNER]` oder `moonlit story schema [{ $files }]`.
command-no-such-chapter = Ein Kapitel { $text } gibt es nicht; es gibt { $known }.
command-no-such-difficulty = Eine Schwierigkeit { $text } gibt es nicht; es gibt { $known }.

## achievements

command-achievements = zeigen, was schon erreicht ist
command-achievements-text = Zeigt die Route jeder Person: Szenarien, Herausforderungen und Varianten.
command-achievements-person = nur diese Person
command-achievements-file = eine andere Datei als die eigene
command-achievements-none = Noch hat niemand etwas erreicht.
command-achievements-nobody = Es gibt keine Route von „{ $name }“; es gibt Routen von { $known }.
command-achievements-track = { $name } ({ $shape }): { $done } von { $all } Feldern
command-achievements-list = { $list }: { $done } von { $all }
command-achievements-next = Nächstes Szenario: { $number }
command-achievements-scenarios = Szenarien
command-achievements-achievements = Herausforderungen
command-achievements-variants = Varianten
command-achievements-star = Stern
command-achievements-moon = Mond
command-achievements-leaf = Blatt
command-achievements-flame = Flamme

## Was an einer Eingabe falsch sein kann

command-bad-language = Wir sprechen „{ $text }“ noch nicht; --language nimmt { $known } an.
command-bad-command = Es gibt keinen Befehl „{ $text }“; es gibt { $known }.
command-bad-option = Es gibt keine Option „{ $text }“; `{ $command } --help` zählt sie auf.
command-too-many-arguments = „{ $text }“ ist ein Wort zu viel; `{ $command } --help` sagt, was erwartet wird.
command-missing-argument = { $argument } fehlt; `{ $command } --help` sagt, was erwartet wird.
command-missing-value = { $option } braucht einen Wert.
command-needless-value = { $option } nimmt keinen Wert an.
command-bad-number = { $option } muss eine ganze Zahl ab { $least } sein, nicht „{ $text }“.
command-bad-scenario = --scenario nimmt eine ganze Zahl von 1 bis { $most } an, nicht „{ $text }“; ohne Szenario lass die Option weg.
command-bad-pair = { $option } muss die Form NAME=WERT haben, nicht „{ $text }“.
command-no-such-side = Es gibt keine Verbesserungskarte, von der „{ $text }“ zu wählen wäre; zur Wahl stehen { $known }.
command-choose-side = { $hero } hat eine Verbesserungskarte, deren Seite wählt, wer die Figur neu spielt: --upgrade mit einer von { $known } angeben.
command-other-option = { NAME($game) } hat keine Option { $option }.
command-no-luck = Bei { NAME($game) } lässt sich Glück noch nicht wägen; lass --luck weg.
command-train-without-net = Bei { NAME($game) } gibt es kein Netz anzulernen, nur bei { NAME($known) }.
command-bad-key = --seed muss hier aus { $length } hexadezimalen Ziffern bestehen.
command-bad-seat = „{ $text }“ kann sich nicht setzen; ein Platz ist { $known }.
command-bad-seats = { $given ->
    [one] { $given } Platz ist
   *[other] { $given } Plätze sind
} genannt, aber die Partie hat { $wanted }.
command-resume-decides = Eine fortgesetzte Partie ist, was sie war; lass { $option } weg, oder --resume.
command-go-on-with-what = --go-on gehört zu --resume; nenne damit die Partie.
command-folder-not-empty = { $path } enthält schon etwas; nenne einen neuen oder leeren Ordner.
command-file-exists = { $path } gibt es schon; wähle einen anderen Namen.
command-file-unwritable = { $path } kann nicht geschrieben werden: { NAME($reason) }.
command-file-trouble = { $path } ist nicht zu gebrauchen: { $reason }.
command-bad-pack = Dieses Paket ist nicht zu gebrauchen: { $first }{ $count ->
    [0] {""}
    [one] { " " }und noch { $count } Fehler
   *[other] { " " }und noch { $count } Fehler
}; `moonlit pack check` zählt alles auf.
command-bad-story = Diese Geschichte lässt sich nicht spielen: { $first }{ $count ->
    [0] {""}
    [one] { " " }und noch { $count } Fehler
   *[other] { " " }und noch { $count } Fehler
}; `moonlit story check ORDNER` zählt alles auf.
command-bad-strategy = Diese Strategie ist nicht zu gebrauchen: { $first }{ $count ->
    [0] {""}
    [one] { " " }und noch { $count } Fehler
   *[other] { " " }und noch { $count } Fehler
}.
command-bad-pack-task = Schreib `moonlit pack check ORDNER`.
command-worker-died = Ein Arbeitsprozess endete ohne Antwort, vielleicht aus Mangel an Speicher; versuche es mit weniger --workers.

command-broken = Moonlit hat selbst einen Fehler gemacht ({ $error }) und hier aufgehört. Bitte melde ihn; mit MOONLIT_DEBUG=1 sagt es, wo.

command-serve = der Tisch im Browser, für dich und deine Freunde
command-serve-text = Öffnet den Tisch im Browser. Partien werden aufbewahrt und überstehen einen Neustart.
command-serve-port = der Port, auf dem gelauscht wird; ohne Angabe der erste freie ab 8008
command-serve-lan = alle in deinem Netz hereinlassen, nicht nur diesen Computer
command-serve-open = die Seite im Browser öffnen
command-serve-demo = Bots, die allein am Tisch sitzen, auch ohne Zuschauer spielen lassen
command-serve-data = der Ordner, in dem Partien liegen
command-serve-prune = eine Partie vergessen, die nicht zu Ende ist und zu der seit so vielen Tagen niemand kam; ohne das wird keine vergessen
command-serve-address = die Adresse, unter der Freunde diesen Server erreichen, falls es eine andere ist
command-serve-name = ein weiterer Rechnername, auf den dieser Server hört
command-serve-here = Der Tisch ist offen: { $link }
command-serve-home = Freunde in deinem Netz öffnen: { $link }
command-serve-stop = Strg+C schließt ihn; laufende Partien bleiben erhalten.
command-port-taken = Port { $port } ist belegt; nenne mit --port einen anderen.
command-bad-days = --prune muss eine ganze Zahl von Tagen zwischen 1 und { $most } sein, nicht „{ $text }“.
command-bad-port = --port muss eine ganze Zahl bis { $most } sein, nicht „{ $text }“.
