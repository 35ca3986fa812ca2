### Die Befehlszeile: Hilfetexte, Berichte und was an einer Eingabe falsch sein kann.

## Das Programm

command-description = Moonlit: ein Tisch für Nachtspiele, in deinem Terminal.
command-usage-hint = `moonlit BEFEHL --help` erklärt einen Befehl. Jeder Befehl nimmt --language { $languages } an.
command-usage = Aufruf
command-commands = Befehle
command-options = Optionen
command-arguments = Argumente
command-game-nocturne = Nocturne
command-engine-compiled = kompiliert
command-engine-pure = rein
command-engine-mixed = gemischt

## Optionen mehrerer Befehle

command-option-language = die Sprache; sonst die deines Systems
command-option-help = diese Hilfe ausgeben und enden
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

## play

command-play = eine Partie an diesem Terminal spielen
command-play-text = Setz dich an den Tisch. Ohne Optionen wirst du gefragt, wie du spielen willst.
command-play-seats = wer wo sitzt: `you` und `name:Anna` sind Menschen an dieser Tastatur, alle anderen sind Bots
command-play-seed = der geheime Schlüssel der Partie, 64 hexadezimale Ziffern, um dieselbe Auslage noch einmal zu spielen
command-play-plain = einfache Textzeilen, für Pipes und Screenreader
command-play-save = wo die Partie aufbewahrt wird
command-play-resume = eine aufbewahrte Partie fortsetzen

## simulate

command-simulate = Bots viele Partien spielen lassen und berichten
command-simulate-text = Bots spielen allein auf allen Kernen und wechseln von Partie zu Partie die Plätze. Strg-C endet früher und berichtet, was fertig ist.
command-simulate-matches = wie viele Partien; ohne Angabe 100
command-simulate-bots = die Bots, durch Kommas getrennt; einer allein spielt solo
command-simulate-seed = eine ganze Zahl, die den Lauf wiederholbar macht
command-simulate-workers = wie viele Prozesse; ohne Angabe so viele wie Kerne
command-simulate-records = ein neuer Ordner für die Aufzeichnungen aller Partien
command-simulate-running = Es wird gespielt
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

## replay

command-replay = eine aufgezeichnete Partie erzählen, Zug für Zug
command-replay-text = Liest eine Aufzeichnung, spielt sie nach und erzählt alles, was geschah, Geheimnisse eingeschlossen.
command-replay-setup = Aufbau
command-replay-action = { $version }. { $text }
command-replay-sheet = Der Wertungsbogen
command-replay-unfinished = Die Aufzeichnung endet vor der Partie.
command-replay-secrets = Diese Partie ist noch nicht zu Ende: Was folgt, verrät ihre Geheimnisse, auch die der anderen.

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
command-bench-clones = Kopien des Zustands je Sekunde: { $rate }
command-bench-decisions = Entscheidungen je Sekunde: { $rate }
command-bench-chess = Entscheidungen je Sekunde bei python-chess: { $rate }
command-bench-is-pure = Diese Engine ist die reine, darum zeigen diese Zahlen keinen Gewinn durch Kompilieren.

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
command-bad-key = --seed muss hier aus { $length } hexadezimalen Ziffern bestehen.
command-bad-seat = „{ $text }“ kann sich nicht setzen; ein Platz ist { $known }.
command-bad-seats = { $given ->
    [one] { $given } Platz ist
   *[other] { $given } Plätze sind
} genannt, aber die Partie hat { $wanted }.
command-resume-decides = Eine fortgesetzte Partie ist, was sie war; lass { $option } weg, oder --resume.
command-folder-not-empty = { $path } enthält schon etwas; nenne einen neuen oder leeren Ordner.
command-file-exists = { $path } gibt es schon; wähle einen anderen Namen.
command-file-unwritable = { $path } kann nicht geschrieben werden: { NAME($reason) }.
command-file-trouble = { $path } ist nicht zu gebrauchen: { $reason }.
command-bad-pack = Dieses Paket ist nicht zu gebrauchen: { $first }{ $count ->
    [0] {""}
    [one] { " " }und noch { $count } Fehler
   *[other] { " " }und noch { $count } Fehler
}; `moonlit pack check` zählt alles auf.
command-bad-pack-task = Schreib `moonlit pack check ORDNER`.
command-worker-died = Ein Arbeitsprozess endete ohne Antwort, vielleicht aus Mangel an Speicher; versuche es mit weniger --workers.

command-broken = Moonlit hat selbst einen Fehler gemacht ({ $error }) und hier aufgehört. Bitte melde ihn; mit MOONLIT_DEBUG=1 sagt es, wo.

command-serve = der Tisch im Browser, für dich und deine Freunde
command-serve-text = Öffnet den Tisch im Browser. Partien werden aufbewahrt und überstehen einen Neustart.
command-serve-port = der Port, auf dem gelauscht wird; ohne Angabe der erste freie ab 8008
command-serve-lan = alle in deinem Netz hereinlassen, nicht nur diesen Computer
command-serve-open = die Seite im Browser öffnen
command-serve-data = der Ordner, in dem Partien liegen
command-serve-address = die Adresse, unter der Freunde diesen Server erreichen, falls es eine andere ist
command-serve-name = ein weiterer Rechnername, auf den dieser Server hört
command-serve-here = Der Tisch ist offen: { $link }
command-serve-home = Freunde in deinem Netz öffnen: { $link }
command-serve-stop = Strg+C schließt ihn; laufende Partien bleiben erhalten.
command-port-taken = Port { $port } ist belegt; nenne mit --port einen anderen.
command-bad-port = --port muss eine ganze Zahl bis { $most } sein, nicht „{ $text }“.
