var e=Object.assign({"../../../src/moonlit/client/locales/de/analysis.ftl":`### Die Analyse nach einer Partie.

analysis-title = Analyse
analysis-note = Jede Entscheidung wurde nach dem beurteilt, was man auf dem Platz damals wissen konnte ({ $iterations } Iterationen, Startwert { $seed }). Siegchancen und Glück gelten bei offenen Karten.
analysis-running = Analyse läuft
analysis-curve = Siegchance
analysis-curve-alone = Chance auf 80 Punkte
analysis-curve-marks = | das Mondlicht beginnt, ^ Wendepunkte
analysis-where = Zug { $version }
analysis-twilight = Dämmerung
analysis-moonlight = Mondlicht
analysis-turns = Wendepunkte
analysis-turn = { $name }, { $flaw }
analysis-turn-none = Keine Entscheidung hat diese Partie gewendet.
analysis-stages = Zug um Zug
analysis-strokes = Glücksfälle
analysis-stroke = { $where }, { $what }: { $luck } für { $name }
analysis-chance-moonlight = die Auslage im Mondlicht
analysis-chance-chest = eine Schatztruhe ({ $name })
analysis-chance-runestone = ein Runenstein ({ $name })
analysis-chance-opponent = eine Karte des Gegners
analysis-seat = { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
analysis-won = Mit { $count } Vorsprung gewonnen
analysis-lost = Mit { $count } Rückstand verloren
analysis-level = Am Ende gleichauf
analysis-above = { $count } über 80
analysis-below = { $count } unter 80
analysis-ahead = { $points } über dem Schnitt der anderen
analysis-behind = { $points } unter dem Schnitt der anderen
analysis-ledger = { $result }: Glück { $luck }, Spiel { $play }, Auslage { $start }, verdeckte Karten { $hidden }.
analysis-ledger-play = Spiel: eigene Entscheidungen { $own }, die der anderen { $others }; davon zeigte sich { $later } erst bei der nächsten Entscheidung.
analysis-part-start = Auslage
analysis-part-luck = Glück
analysis-part-play = Spiel
analysis-part-hidden = verdeckte Karten
analysis-part-grades = Noten
analysis-part-accuracy = Genauigkeit
analysis-means-start = Was die erste Auslage versprach, bevor jemand gewählt hatte, bei offenen Karten.
analysis-means-luck = Was Schatztruhen, Runensteine und die Auslage im Mondlicht brachten, abzüglich dessen, was zu erwarten war; allein auch die Karten des Gegners.
analysis-means-play = Was Entscheidungen gegenüber der besten verloren, eigene und die der anderen, so wie es die nächste Entscheidung zeigt.
analysis-means-hidden = Wie viel besser oder schlechter Entscheidungen durch Karten ausfielen, die dabei nicht zu sehen waren.
analysis-means-grades = Nach der verschenkten Siegchance: unter 2 Hundertsteln gut, ab 2 nachlässig, ab 5 eine Ungenauigkeit, ab 10 ein Fehler, über 20 ein grober Fehler.
analysis-means-accuracy = Wie viel der Punkte, um die es ging, behalten wurde: 100 %, wenn keine Entscheidung etwas verschenkt hat, 0 %, wenn sie wie blind getroffen waren. Wo alle Aktionen fast gleich sind, wiegt eine Entscheidung nichts.
analysis-accuracy = Genauigkeit { $accuracy } % bei { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}.
analysis-count-good = { $count } gute
analysis-count-slack = { $count } nachlässige
analysis-count-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
analysis-count-mistake = { $count } Fehler
analysis-count-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
analysis-grade-good = gut
analysis-grade-slack = nachlässig
analysis-grade-inaccuracy = Ungenauigkeit
analysis-grade-mistake = Fehler
analysis-grade-blunder = grober Fehler
analysis-flaws = Was besser gewesen wäre
analysis-flaw = { $where }, { $grade }: { $action }. Besser: { $best } ({ $before } % → { $after } %, { $points } Punkte).
analysis-left = Mit denselben Plättchen und Karten waren { $total } Punkte möglich, mit anderen Kopien oder anderen behaltenen Karten: { $parts }.
analysis-left-none = Mit denselben Plättchen und Karten waren nicht mehr Punkte möglich.
analysis-symbols = { $count ->
    [0] Jedes Symbol ging in ein Rezept.
    [one] { $count } Symbol ging in kein Rezept.
   *[other] { $count } Symbole gingen in kein Rezept.
}
analysis-tokens = { $count } Plättchen mit Markern gewonnen, { $each } Punkte je Marker.
analysis-overpaid = Zug { $version }: { NAME($token) } auf { $cell } gewann sofort; { NAME($enough) } hätte auch gereicht.
analysis-positions = Die Wendepunkte liegen in { $path }; \`moonlit play --resume\` spielt von dort weiter.

analysis-puzzle-title = Rätsel { $number } von { $count }: Welcher Zug ist klar der beste?
analysis-puzzle-right = Richtig: Das ist der beste Zug.
analysis-puzzle-wrong = Es gibt etwas Besseres.
analysis-puzzle-told = Beurteilt von einer langen Suche: Ein Zug liegt mindestens vier Punkte vor allen anderen.
analysis-puzzle-best = Am besten: { $action }. Das sind { $points } Punkte vor allem anderen.
analysis-puzzles-found = { $count ->
    [0] Kein Rätsel gefunden
    [one] { $count } Rätsel gefunden
   *[other] { $count } Rätsel gefunden
}; siehe { $path }.
`,"../../../src/moonlit/client/locales/de/web.ftl":`### Die Seite um jeden Tisch herum: Anfang, Treffpunkt, Partie, Texttisch, Einstellungen.

## Überall

web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-yes = ja
web-no = nein
web-you = du
web-you-name = Du
web-waiting = Gleich liegt alles bereit …
web-your-turn = Du bist am Zug
web-onlooker = Zuschauer
web-nickname = Dein Name am Tisch
web-nickname-none = Fuchs
web-ours = von uns
web-ours-told = Die Anleitungen geben hier nichts an; das haben wir ergänzt.
web-problem-title = Das hat nicht geklappt
web-problem-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Partie ist sicher.
web-problem-offline = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
web-problem-server = Der Server antwortete mit Fehler { $status }.
web-missing-title = Hier ist nichts
web-missing-back = Zur Startseite
web-title-start = Anfang
web-title-missing = Nichts hier
web-title-new = Neue Partie
web-title-match = Tisch
web-title-settings = Einstellungen
web-title-about = Über Moonlit
web-title-rules = Regeln
web-title-replay = Wiederholung
web-title-puzzle = Rätsel des Tages
web-title-progress = Fortschritt
web-title-learn = Spielen lernen
web-title-campaign = Kampagne
web-title-day = Königreich des Tages

## Anfang

web-start-claim = Ein Tisch für Nachtspiele, mit Freunden oder mit Bots
web-start-play = Spielen
web-start-ways = Was du tun kannst
web-start-continue = Weiterspielen
web-start-gather = Zurück an deinen Tisch
web-start-new = Neue Partie
web-start-join = Mit Link mitspielen
web-start-replay = Wiederholung ansehen
web-start-learn = Spielen lernen
web-start-campaign = Kampagne
web-start-day = Königreich des Tages
web-start-puzzle = Rätsel des Tages
web-start-rules = Regeln
web-start-progress = Fortschritt
web-start-settings = Einstellungen
web-start-about = Über uns
web-start-fans = Von Fans gemacht; nicht mit den Verlagen der Spiele verbunden.
web-quick-title = Was spielen wir?
web-quick-told = { $bots ->
    [one] Du und ein Bot
   *[other] Du und { $bots } Bots
}
web-quick-start = { $game } spielen
web-quick-bots = Bots
web-quick-level = Wie stark?
web-quick-more = Andere Möglichkeiten, Freunde, alle Optionen
web-join-link = Der Link, den dir jemand geschickt hat
web-join-strange = Das ist kein Link zu einer Partie. Er sieht aus wie …/match/ und ein Name.
web-join-go = An den Tisch

## Neue Partie

web-new-game = Spiel
web-new-roll = Würfeln
web-new-picked = { $count } gewählt
web-new-picked-of = { $count } von { $most }
web-new-unpick = { $name } herausnehmen
web-new-filter = Filter: { $name }
web-new-filter-short = Name, Typ, Text …
web-new-seats = Wer spielt mit?
web-new-players = Personen
web-new-seat = Platz { $number }
web-new-who = Wer sitzt auf Platz { $number }?
web-new-me = Ich
web-new-here = Noch jemand an diesem Gerät
web-new-bot = Bot: { $name }
web-new-persona = Vorliebe
web-new-persona-none = keine
web-new-open = Frei für jemanden mit dem Link
web-new-open-told = Du bekommst einen Link und einen QR-Code zum Einladen. Niemand braucht ein Konto.
web-new-options = Wie wird gespielt?
web-new-by-edition = wie in der Ausgabe
web-new-choose-each = Für jeden Platz wählen statt auslosen
web-new-rulings = { $count ->
    [one] { $count } einzelne Regelfrage
   *[other] { $count } einzelne Regelfragen
}
web-new-rulings-told = Wo die Anleitungen sich unterscheiden oder schweigen, lässt sich jede Frage einzeln entscheiden.
web-new-begin = Los geht’s
web-new-gather = Tisch öffnen und einladen
web-table-settings = Tischeinstellungen für alle
web-table-settings-told = Alle am Tisch sehen diese Einstellungen.
web-table-onlookers = Zuschauen erlaubt
web-table-onlookers-told = Wer den Link hat, sieht, was offen liegt, nie ein Geheimnis.
web-table-undo = Zurücknehmen
web-table-undo-told = Eigene, noch nicht aufgedeckte Schritte sofort, alles andere, wenn die anderen zustimmen.
web-table-points = Laufende Punkte
web-table-points-told = Es ist zu sehen, wie viele Punkte jede Person jetzt hätte.
web-table-chat = Chat
web-table-chat-told = Kurze Nachrichten zwischen allen am Tisch.
web-table-hints = Hilfe am Tisch
web-table-hints-told = Wer am Zug ist, kann einen Tipp holen. Alle sehen, wer sich wie oft helfen ließ.
web-table-pace = Bots lassen sich Zeit
web-table-pace-is = { $seconds ->
    [0] sofort
   *[other] { $seconds } s je Schritt
}
web-table-stand-in = Vertretung für alle, die gehen
web-table-stand-in-told = Spielt weiter, bis die Person zurückkommt.

## Treffpunkt

web-gather-title = Treffpunkt
web-gather-who = Wer da ist
web-gather-open = { $open ->
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
web-gather-full = Alle Plätze sind besetzt.
web-gather-begin = Los geht’s
web-gather-fill = Warte auf jemanden oder gib die freien Plätze an Bots.
web-gather-wait = Es geht los, sobald alle Plätze besetzt sind und die Gastgeberseite beginnt.
web-gather-join = Platz nehmen
web-gather-learn = Neu im Spiel? Lerne es in wenigen Minuten; der Tisch bleibt auf deiner Startseite.
web-gather-no-account = Kein Konto, kein Passwort: Ein Name genügt.
web-gather-to-bot = Lieber ein Bot
web-gather-to-open = Freigeben
web-gather-invite = Einladen
web-gather-invite-told = Schicke diesen Link oder lass die anderen den Code scannen. Die Geräte müssen diesen Server erreichen können.
web-gather-alone = Dieser Server antwortet nur auf diesem Computer. Starte ihn mit --lan, um andere einzulassen.
web-home-alone = Bisher öffnet sich dieser Tisch nur auf diesem Computer.
web-home-open = Das Heimnetz einlassen
web-home-title = Für das Heimnetz öffnen?
web-home-told = Jedes Gerät in deinem Netz kann dann { $address } öffnen und zusehen oder einen offenen Platz nehmen. Das bleibt so, bis dieser Server beendet wird. Zum Internet wird nichts geöffnet; deine Firewall fragt vielleicht noch einmal nach.
web-home-yes = Öffnen
web-home-no = Jetzt nicht
web-gather-link = Link zum Einladen
web-gather-qr = QR-Code des Links zum Einladen
web-gather-private = Dein Platz auf einem anderen Gerät
web-gather-private-told = Dieser private Link ist dein Platz selbst. Öffne ihn auf einem anderen Gerät von dir und behalte ihn für dich: Wer ihn hat, spielt für dich und sieht deine Geheimnisse.
web-gather-private-of = Privater Platzlink von { $name }
web-gather-private-qr = QR-Code: { $name }
web-seat-person = Fuchs
web-seat-bot = Bot
web-seat-open = Freier Platz
web-seat-waiting = wartet auf jemanden
web-seat-ready = Bot, bereit
web-seat-here = ist da
web-seat-elsewhere = nicht verbunden
web-seat-away = gegangen; ein Bot spielt weiter
web-seat-covered = nicht verbunden; solange spielt ein Bot

## Partie

web-match-loading = Das Spiel wird aufgebaut …
web-match-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts Bestätigtes geht verloren.
web-match-again = Die Verbindung ist wieder da.
web-match-no-table = Der gezeichnete Tisch ließ sich nicht laden. Lade die Seite neu oder nimm den Texttisch.
web-match-practice = Übung
web-tools = Werkzeuge
web-tool-undo = Zurücknehmen
web-tool-restart = Meinen Zug neu beginnen
web-tool-text = Texttisch
web-tool-drawn = Gezeichneter Tisch
web-tool-log = Was geschehen ist
web-tool-chat = Chat
web-tool-chat-new = { $unread ->
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $unread } neue Nachrichten
}
web-tool-to-light = Helles Aussehen
web-tool-to-dark = Dunkles Aussehen
web-tool-menu = Menü
web-drawer = Verlauf, Chat und Leute
web-drawer-log = Verlauf
web-drawer-chat = Chat
web-drawer-people = Leute
web-waiting-told = Diese Partie wurde mit anderen Regeln begonnen. Nach den Regeln von heute geht sie als Übung weiter, sobald alle zustimmen ({ $agreed } von { $people }).
web-waiting-agree = Nach den Regeln von heute weiter
web-waiting-next = Zum Tisch, an dem es weitergeht
web-log-more = Mehr zu: { $line }
web-log-earlier = Zeigen, was vorher war
web-log-look = Diese Stellung ansehen
web-log-back = Bis hierher zurück
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-text = Sag etwas
web-chat-send = Senden
web-chat-mute = Chat stummschalten
web-chat-unmute = Chat wieder einschalten
web-chat-muted = Du hast den Chat dieser Partie stummgeschaltet.
web-chat-said = { $name } sagt: { $text }
web-people-give = Platz ganz an einen Bot geben
web-people-cover = Solange einen Bot spielen lassen
web-people-missing = { $name } ist seit einer Weile nicht verbunden.
web-people-hints = Tipps: { $count }
web-people-onlookers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-news-left = { $name } ist gegangen; ein Bot spielt weiter.
web-news-covered = { $name } ist nicht verbunden; solange spielt ein Bot.
web-news-back = { $name } ist zurück.
web-news-unasked = Für dich getan: { $label }
web-news-hint = { $name } hat sich einen Tipp geholt.
web-news-rematch = Eine Revanche ist bereit.
web-rematch-told = Eine Revanche ist bereit. Spielst du mit? Sonst übernimmt ein Bot deinen Platz.
web-rematch-decline = Nein, danke
web-undo-title = Zurücknehmen?
web-undo-told = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Züge zurücknehmen.
}
web-undo-practice = Was seither kam, ist gesehen. Gehst du zurück, ist diese Partie von nun an Übung und zählt für nichts.
web-undo-practice-yes = Als Übung zurück
web-undo-practice-no = So lassen
web-undo-whom = Gefragt ist { $name }.
web-undo-yes = Einverstanden
web-undo-no = Nein
web-undo-waiting = Um Zurücknehmen gebeten. Wir warten auf: { $names }.
web-undo-withdraw = Anfrage zurückziehen
web-recap-title = Während du weg warst
web-recap-seen = Gesehen
web-recap-more = { $count ->
    [one] ein früherer Zug
   *[other] { $count } frühere Züge
}
web-curtain-pass = Gib das Gerät an { $name }
web-curtain-told = Nichts ist zu sehen, bis die richtige Person schaut.
web-curtain-show = Ich bin { $name }, zeig mir den Tisch
web-curtain-back = Zurück zum offenen Tisch
web-curtain-peek = Zeigen, was nur { $name } sehen darf
web-curtain-hide = Wieder verbergen
web-curtain-turn = { $name } ist dran.
web-curtain-hand = Gerät an { $name } geben
web-moment-told = Du siehst eine frühere Stellung.
web-moment-back = Zurück zur Gegenwart
web-away-mine = Ein Bot spielt für dich.
web-away-back = Meinen Platz zurücknehmen
web-leave = Partie verlassen
web-leave-told = Ein Bot spielt für dich, bis du zurückkommst. Die Partie bleibt auf deiner Startseite.
web-leave-yes = Verlassen
web-menu-rules = Regeln
web-menu-position = Link zu dieser Stellung
web-menu-position-told = Zeigt allen, was sie davon sehen dürfen.
web-menu-onlook = Link zum Zuschauen
web-menu-onlook-told = Wer zuschaut, sieht, was offen liegt.

## Tipps

web-hint-title = Tipp
web-hint-nudge = Ein Wink
web-hint-move = Der Zug
web-hint-comparison = Die Züge im Vergleich
web-hint-to-nudge = Gib mir einen Wink
web-hint-to-move = Zeig mir den Zug
web-hint-to-comparison = Vergleiche die Züge
web-hint-do = So spielen
web-hint-close = Laterne weglegen
web-hint-thinking = Die Züge werden abgewogen …
web-hint-advised = empfohlen
web-hint-rank = { $rank }.

## Ehrliches Los

web-fair-title = Ehrliches Los
web-fair-told = Aller Zufall dieser Partie kommt aus einem geheimen Schlüssel. Sein Fingerabdruck stand vor dem ersten Zug fest; niemand, auch nicht die Gastgeberseite, kann die Auslage nachträglich ändern. Nach der Partie wird der Schlüssel veröffentlicht, dann können alle nachprüfen.
web-fair-commitment = Fingerabdruck des Schlüssels
web-fair-key = Schlüssel
web-fair-later = wird nach der Partie veröffentlicht
web-fair-verify = Die ganze Partie nachprüfen
web-fair-good = Geprüft: Das Los stand von Anfang an fest, und jeder Zug war erlaubt.
web-fair-bad = Diese Aufzeichnung passt nicht zur Partie.

## Nach der Partie

web-over-title = Die Partie ist zu Ende
web-over-total = Summe
web-over-rematch = Revanche
web-over-next = Zur Revanche
web-over-table = Den Tisch ansehen
web-over-back = Zurück zu den Punkten
web-over-replay = Wiederholung
web-over-record = Aufzeichnung herunterladen
web-over-day = Dein Ergebnis des Tages
web-over-share = Partie teilen
web-over-share-told = Die ganze Partie steckt in diesem Link; kein Server muss sie aufbewahren.

## Texttisch

web-text-skip = Gehe zu
web-text-actions = Was du tun kannst
web-text-other = Andere Züge
web-text-filter = { $count ->
    [one] In { $count } Zug suchen
   *[other] In { $count } Zügen suchen
}
web-text-found = { $count ->
    [one] Ein Zug gefunden.
   *[other] { $count } Züge gefunden.
}
web-text-none = Kein Zug passt.
web-text-type = Oder einen Zug eintippen
web-text-do = Ausführen
web-text-pending = Warten auf den Server …
web-text-help = Hilfe zu { $name }
web-text-help-column = Hilfe
web-text-last = Was zuletzt geschah
web-text-nothing = nichts
web-text-story = Geschichte
web-text-read = Zuletzt gelesen: { $title }
web-text-earlier = { $count ->
    [one] Was vorher vorgelesen wurde ({ $count } Seite)
   *[other] Was vorher vorgelesen wurde ({ $count } Seiten)
}

## Einstellungen und Tasten

web-settings-language = Sprache
web-settings-theme = Aussehen
web-settings-theme-system = wie das Gerät
web-settings-theme-dark = dunkel
web-settings-theme-light = hell
web-settings-speed = Tempo des Tisches
web-settings-speed-is = { $speed ->
    [0] nichts bewegt sich
    [1] normal
   *[other] { $speed }-mal so schnell
}
web-settings-sound = Klang und Hinweise
web-settings-sound-on = Klänge
web-settings-volume = Lautstärke
web-settings-ambience = Wind und Grillen
web-settings-notify = Hinweis, wenn ich am Zug bin und die Seite verdeckt ist
web-settings-notify-no = Der Browser erlaubt dieser Seite keine Hinweise.
web-settings-table = Am Tisch
web-settings-confirm = Bestätigen, bevor es zählt
web-settings-confirm-told = Ein Tippen auf Plättchen, Karte oder Stapel wählt nur; erst der große Knopf tut es.
web-settings-dim = Unerlaubtes abdunkeln
web-settings-dim-told = Nur was du benutzen kannst, ist hell.
web-settings-bigger = Größere Plättchen
web-settings-bigger-told = Der Wald bekommt mehr Platz, der Rest rückt zusammen.
web-settings-patterns = Muster für Plätze
web-settings-patterns-told = Neben Farbe und Form hat jeder Marker ein Muster.
web-settings-text = Texttisch
web-settings-text-told = Überschriften, Tabellen und Listen statt des Bildes; für Screenreader und Tastatur.
web-settings-unasked = Was von selbst geschieht
web-settings-unasked-is = { $wish ->
    [never] Nichts
    [forced] Was die einzige Wahl ist
   *[obvious] Das und alles, wobei nichts verloren geht, etwa einfaches Geld
}
web-settings-unasked-told = Es wird jedes Mal gesagt und geschieht nicht noch einmal, wo du zurückgegangen bist.
web-keys-title = Tasten
web-keys-told = Sie gelten am Tisch, außer während du tippst.
web-keys-change = Ändern
web-keys-press = Drücke eine Taste …
web-keys-reset = Tasten wie am Anfang
web-keys-set = { $key }: { $name }
web-keys-space = Leertaste
web-keys-fixed = { $key } wird überall gebraucht und bleibt, wie es ist.
web-keys-taken = { $key } tut schon etwas anderes.
web-keys-fixed-arrows = Pfeile
web-keys-fixed-enter = Enter
web-keys-fixed-spells = 1–9 *
web-keys-fixed-escape = Esc
web-keys-does-arrows = innerhalb einer Gruppe bewegen
web-keys-does-enter = wählen
web-keys-does-spells = Zauber mit diesem Wert, * ist der Stern
web-keys-does-escape = abbrechen oder schließen
web-key-pass = passen
web-key-undo = zurücknehmen
web-key-why = warum nicht?
web-key-hint = Tipp
web-key-last = letzte Ereignisse vorlesen
web-key-log = Verlauf
web-key-chat = Chat
web-key-text = Texttisch oder gezeichneter Tisch
web-key-help = diese Tasten

## Über uns

web-about-what-title = Was das ist
web-about-what = Moonlit ist ein Tisch für Nachtspiele: Nocturne von Flatout Games, eine wandernde Versteigerung unter Füchsen in einem Wald voller Mondlicht; Dominion von Donald X. Vaccarino mit der Erweiterung Nocturne, ein Wettlauf der Decks bei Tag und bei Nacht; und Wonder Book von Martino Chiacchiera und Michele Piccolini, eine Geschichte, die Helden gemeinsam erleben.
web-about-fans-title = Von Fans gemacht
web-about-fans = Moonlit ist von Fans gemacht und weder mit den Verlagen und den Autorinnen und Autoren der Spiele verbunden noch von ihnen gefördert oder empfohlen. Wenn dir ein Spiel gefällt, kauf es: Nichts ersetzt Plättchen auf einem echten Tisch.
web-about-ours-title = Unseres und ihres
web-about-ours = Alle Bilder, Klänge und Sätze hier sind von uns. Namen, Zahlen und Regeln sind Tatsachen des Spiels. Wo die Anleitungen nichts angeben, haben wir etwas Sinnvolles ergänzt, und es ist mit „von uns“ gekennzeichnet.
web-about-fair-title = Ehrlich
web-about-fair = Der Server schickt immer nur, was ein Platz wissen darf. Jede Partie lässt sich danach prüfen: Der Fingerabdruck ihres Schlüssels ist von Anfang an zu sehen.
web-about-private-title = Privat
web-about-private = Kein Konto, keine Cookies, kein Zählen, nichts von anderswo. Dieser Browser merkt sich deine Einstellungen, deine Plätze und deinen Fortschritt; der Server bewahrt die Partien auf.
web-about-free-title = Frei
web-about-free = Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften sind Fraunces und Atkinson Hyperlegible Next, beide unter der SIL Open Font License.
web-about-licences = Die Lizenzen aller Teile
`,"../../../src/moonlit/client/locales/de/webaround.ftl":`### Was den gezeichneten Tisch umgibt: Wertung, Wiederholung, Hilfe, Lektion, Fortschritt.

## Wertung

webaround-score-title = Wertung
webaround-score-caption = Die Punkte aller nach Kategorien
webaround-score-category = Kategorie
webaround-score-total = Summe
webaround-score-best = Am meisten:
webaround-score-winner = Sieg
webaround-score-margin = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} vor { $who ->
    [you] dir
   *[other] { $name }
}
webaround-score-bot = Bot
webaround-score-kept = aufgespart
webaround-score-copied = Spiegelstein als { $tile }
webaround-score-skip = Alles zeigen
webaround-score-table = Zurück zum Tisch
webaround-score-rematch = Revanche
webaround-score-join = Bei der Revanche mitspielen
webaround-score-replay = Wiederholung
webaround-score-story = { $count ->
    [one] Die ganze Geschichte ({ $count } Seite)
   *[other] Die ganze Geschichte ({ $count } Seiten)
}
webaround-score-share = Teilen
webaround-share-told = Dieser Link enthält die ganze Partie. Wer ihn öffnet, sieht die Karten aller.
webaround-score-fresh = { $count ->
    [one] { $count } neuer Eintrag auf deiner Leiste
   *[other] { $count } neue Einträge auf deiner Leiste
}
webaround-score-played = { $hours ->
    [0] { $minutes ->
        [0] Spielzeit: keine Minute
        [one] Spielzeit: 1 Minute
       *[other] Spielzeit: { $minutes } Minuten
    }
   *[other] Spielzeit: { $hours } Std. { $minutes } Min.
}
webaround-apart-title = Glück und Spiel, getrennt
webaround-apart-told = In Punkten Vorsprung. Eine Analyse findet heraus, was das Ziehen gebracht und was die Entscheidungen gekostet haben.
webaround-apart-find = Herausfinden
webaround-apart-finding = { $total ->
    [0] Die Analyse beginnt.
   *[other] Entscheidung { $done } von { $total } wird noch einmal durchdacht.
}
webaround-curve-title = Punkte, wenn die Partie dort geendet hätte
webaround-curve-told = Eine Linie je Person: was es gäbe, wenn die Partie dort geendet hätte. Die Tabelle darunter sagt dasselbe.
webaround-curve-table = Als Tabelle
webaround-curve-phase = Nach
webaround-curve-row = { $kind ->
    [turn] Zug { $number }
   *[other] Runde { $number }
}
webaround-curve-turns = Züge { $first }–{ $last }
webaround-round-twilight = Dämmerung
webaround-round-moonlight = Mondlicht
webaround-swings-title = Größte Wendungen
webaround-swing-phase = { $kind ->
    [turn] Zug { $number }
   *[other] Runde { $number }
}
webaround-swing-look = Dort ansehen
webaround-swing-branch = Von davor weiterspielen

## Lektion: Sätze haben höchstens zwanzig Wörter

webaround-learn-title = Nocturne lernen
webaround-learn-which = Lernen durch Spielen: eine echte Partie, und jemand sagt dir, was zu tun ist.
webaround-learn-minutes = { $minutes ->
    [one] Etwa eine Minute
   *[other] Etwa { $minutes } Minuten
}
webaround-learn-skip = Teil überspringen
webaround-learn-on = Weiter
webaround-learn-home = Zur Startseite
webaround-learn-first = Eine eigene Nacht
webaround-learn-leave = Lektion verlassen
webaround-learn-speaker = Der Waldgeist sagt
webaround-learn-steps = Schritt { $step } von { $count }
webaround-learn-loading = Die Eule wacht auf …
webaround-learn-press = Gesehen
webaround-learn-act = Gut gewählt. Drücke den hellen Knopf, dann ist es getan.
webaround-learn-open-pick = Du eröffnest die Nacht. Der erste Zauber muss dein niedrigster sein: Nimm die 1.
webaround-learn-open-here = Ein Zauber bietet auf das Plättchen, auf dem er liegt. Lege ihn auf diese Feder.
webaround-learn-open = Du eröffnest die Nacht mit deinem niedrigsten Zauber. Lege ihn auf ein beliebiges Plättchen.
webaround-learn-answer-pick = { $rival } bietet { $bid }, gleich nebenan. Antworten müssen höher sein: Nimm eine 4.
webaround-learn-answer-here = Antworten müssen den höchsten Zauber an einer Kante berühren. Dieses Ei tut es: Wirke hier.
webaround-learn-answer = { $rival } bietet { $bid }. Antworte höher, auf einem leuchtenden Plättchen, das diesen Zauber berührt.
webaround-learn-pass = { $rival } bietet { $bid }. Zu schade um einen besseren Zauber? Passe, und das Plättchen ist weg.
webaround-learn-dedicate = Deine { $token } hat verloren. Widme sie: Auf dem Ast des Waldgeists holt sie später ein Plättchen.
webaround-learn-star-pick = Jetzt gewinne eins! Der Stern schlägt jede Zahl und gewinnt sofort. Nimm ihn.
webaround-learn-star-here = Eine Schatztruhe, gleich neben dem Zauber. Lege den Stern darauf.
webaround-learn-star = Jetzt gewinne eins! Der Stern schlägt jede Zahl und gewinnt sofort. Lege ihn, wohin du magst.
webaround-learn-chest = In der Truhe liegen drei Plättchen, eins bleibt bei dir. Federn zählen mehr, je mehr du hast.
webaround-learn-runestone = Ein Runenstein bringt eine geheime Mixtur. Behalte eine, deren Symbole du sammeln kannst.
webaround-learn-points = So viele Punkte gäbe es, wenn die Nacht jetzt endete. Sieh ihnen beim Wachsen zu; drücke darauf.
webaround-learn-goals = Ziele bringen Punkte: für Gebiete oder für Taten, die dir zuerst gelingen. Drücke auf eins.
webaround-learn-start = Wer gewinnt, beginnt wieder, neben dem gewonnenen Plättchen. Wähle einen Zauber und ein leuchtendes Plättchen.
webaround-learn-draft = Die Dämmerung ist vorbei. Zauber auf dem Ast holen jetzt Plättchen, die höchsten zuerst. Nimm deins.
webaround-learn-moonlight = Mondlicht: ein neuer Wald und drei neue Ziele, die am Ende für alle zählen. Drücke auf eins.
webaround-learn-mirror = Die Nacht ist vorbei. Ein Spiegelstein zählt wie eins deiner Plättchen: Wähle, welches.
webaround-learn-done-title = Du kannst Nocturne spielen
webaround-learn-done = Geboten, gepasst, gewidmet, gewonnen, gezählt: Spiele diese Nacht zu Ende oder beginne eine eigene.
webaround-learn-play-on = Weiterspielen

## Wiederholung

webaround-replay-title = Wiederholung
webaround-replay-home = Zum Anfang
webaround-replay-reading = Die Aufzeichnung wird gelesen …
webaround-replay-bad-link = In diesem Link steckt keine ganze Partie; vermutlich wurde er beim Kopieren abgeschnitten. Lass ihn dir noch einmal geben oder öffne die Aufzeichnung als Datei.
webaround-replay-open = Aufzeichnung öffnen
webaround-replay-open-told = Eine beendete Partie lässt sich mit den Augen aller ansehen, prüfen und von jedem Moment an weiterspielen.
webaround-replay-file = Datei wählen
webaround-replay-drop = Oder zieh die Datei hierher. Ein geteilter Link öffnet sich von selbst.
webaround-replay-timeline = Zeitleiste
webaround-replay-setup = Der Wald liegt aus.
webaround-replay-where = { $kind ->
    [turn] Aktion { $at } von { $last }, Zug { $phase } von { $count }
   *[other] Zug { $at } von { $last }, Runde { $phase } von { $count }
}
webaround-replay-won = Runde { $number }: gewonnen von { $name }
webaround-replay-steps = Schritte
webaround-replay-phase-back = Eine Runde zurück
webaround-replay-back = Ein Zug zurück
webaround-replay-play = Abspielen
webaround-replay-pause = Anhalten
webaround-replay-next = Ein Zug vor
webaround-replay-phase-next = Eine Runde vor
webaround-replay-turn-back = Einen Spielzug zurück
webaround-replay-turn-next = Einen Spielzug vor
webaround-replay-keys = { $kind ->
    [turn] ← → Aktion · ⇧ Zug · Leertaste spielt ab
   *[other] ← → Zug · ⇧ Runde · Leertaste spielt ab
}
webaround-replay-eyes = Augen von
webaround-replay-onlooker = Zuschauenden
webaround-replay-tools = Werkzeuge
webaround-replay-branch = Von hier weiterspielen
webaround-replay-score = Wertung
webaround-replay-text = Als Text
webaround-replay-drawn = Als gezeichneter Tisch
webaround-branch-title = Von hier weiterspielen
webaround-branch-told = Eine Übungspartie beginnt mit { $length ->
    [one] dem ersten Zug
   *[other] den ersten { $length } Zügen
} dieser Aufzeichnung. Was an Karten und Plättchen noch kommt, ist gleich; die anderen Plätze übernehmen Bots.
webaround-branch-seat = Ich spiele als
webaround-branch-not = Nicht jetzt
webaround-branch-start = Weiterspielen
webaround-verify-title = Aufzeichnung prüfen
webaround-verify-told = Der Server spielt jeden Zug noch einmal und vergleicht Schlüssel, Regeln und Ende mit dem, was die Aufzeichnung behauptet.
webaround-verify-wait = Wird noch einmal gespielt …

## Analyse

webaround-analysis-waiting = { $count ->
    [0] Gleich geht es los.
    [one] Vorher kommt noch eine andere Analyse.
   *[other] Vorher kommen noch { $count } andere Analysen.
}
webaround-analysis-running = Jede Entscheidung wird noch einmal durchdacht.
webaround-analysis-done = Zug { $done } von { $total }
webaround-analysis-told = Das dauert etwa eine Minute. Solange kannst du dir die Wiederholung ansehen; das Ergebnis bleibt.
webaround-analysis-again = Noch einmal versuchen
webaround-analysis-curve-told = Eine Linie für alle, die mitspielen: ihre Siegchance, Zug um Zug. Die Tabelle darunter sagt dasselbe.
webaround-analysis-action = Zug { $number }
webaround-analysis-better = Besser: { $best }
webaround-analysis-chance = Siegchance { $before } % → { $after } %
webaround-analysis-lost = { $points } Punkte verschenkt
webaround-analysis-options = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
webaround-analysis-play = Von hier spielen
webaround-analysis-ledger = Glück und Spiel
webaround-analysis-categories = Punkte nach Kategorien
webaround-analysis-scored = erzielt
webaround-analysis-obtainable = möglich
webaround-analysis-points = Punkte im Verlauf
webaround-analysis-points-told = Eine Linie je Person: ihre Punkte im Verlauf der Partie. Die Tabelle darunter sagt dasselbe.
webaround-analysis-holds = { $stage }: was danach alle hatten
webaround-analysis-stage = Welcher Teil der Partie
webaround-analysis-held = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
webaround-analysis-stage-points = { $count ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
webaround-analysis-decisions = Entscheidungen
webaround-analysis-who = Wessen
webaround-analysis-grade = Note
webaround-analysis-any = Alle Entscheidungen
webaround-analysis-found = { $count ->
    [0] Keine Entscheidung
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
webaround-analysis-all = Alle { $count } Entscheidungen zeigen
webaround-analysis-figures = Was die Zahlen bedeuten

## Rätsel

webaround-puzzle-title = Rätsel des Tages
webaround-puzzle-other = Rätsel { $number }
webaround-puzzle-loading = Die Stellung wird aufgebaut …
webaround-puzzle-place = { $number } von { $count }: Was ist am besten?
webaround-puzzle-grade = { $grade ->
    [easy] leicht
   *[medium] mittel
    [hard] schwer
}
webaround-puzzle-grade-told = { $grade ->
    [easy] Leicht: Das finden die einfachsten Bots.
   *[medium] Mittel: Das finden geübte Bots.
    [hard] Schwer: Das findet erst eine lange Suche.
}
webaround-puzzle-of = Rätsel: { $game }
webaround-puzzle-compared = Was die Züge versprechen
webaround-puzzle-right = Gelöst
webaround-puzzle-wrong = Noch nicht
webaround-puzzle-solution = Lösung
webaround-puzzle-chosen = Deine Wahl: { $action }.
webaround-puzzle-again = Noch einmal
webaround-puzzle-reveal = Lösung zeigen
webaround-puzzle-another = Anderes Rätsel
webaround-puzzle-today = Rätsel des Tages
webaround-puzzle-streak = { $count ->
    [one] Heute gelöst
   *[other] { $count } Tage in Folge
}
webaround-puzzle-days = { $count ->
    [one] { $count } Rätsel des Tages gelöst
   *[other] { $count } Rätsel des Tages gelöst
}

## Hilfe

webaround-help-back = Zurück
webaround-help-clauses = Klauseln der Regeln
webaround-help-english = auf Englisch, wie in unserer Spezifikation
webaround-help-no-clause = Diese Klausel gibt es nicht.
webaround-help-unknown = Dazu gibt es keine Hilfe.
webaround-help-ours = von uns
webaround-help-more = Siehe auch
webaround-help-you = du
webaround-help-leads = führt
webaround-help-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
webaround-help-editions = Wie die Ausgaben es spielen
webaround-help-here = Hier
webaround-help-why = Warum
webaround-edition-best = unsere Lesart
webaround-edition-en = englisch
webaround-edition-de = deutsch
webaround-edition-pl = polnisch
webaround-table-feathers = Federn und Punkte
webaround-table-tripti = Tripti Fungilus und Punkte
webaround-table-duode = Duode Dax und Punkte
webaround-table-herbs = Verschiedene Buchstaben und Bonus
webaround-table-eggs = Platz und Punkte je Ei
webaround-table-solo-eggs = Eier und Punkte je Ei
webaround-table-ranks = Soloränge und nötige Punkte
webaround-table-standing = Wie es bei allen steht

## Regeln

webaround-rules-title = Regeln
webaround-rules-search = Suchen
webaround-rules-found = { $count ->
    [0] Im Glossar nichts gefunden.
    [one] { $count } Eintrag gefunden.
   *[other] { $count } Einträge gefunden.
}
webaround-rules-nothing = Nichts gefunden. Versuch es mit einem kürzeren Wort.
webaround-rules-chapters = Kapitel
webaround-chapter-topics = Wie gespielt wird
webaround-chapter-heroes = Figuren
webaround-chapter-types = Kartentypen
webaround-chapter-deck = Karten
webaround-chapter-boons = Gaben
webaround-chapter-hexes = Plagen
webaround-chapter-states = Zustände
webaround-chapter-kingdoms = Empfohlene Königreiche
webaround-chapter-scoring = Wertung
webaround-chapter-tiles = Plättchen
webaround-chapter-goals-twilight = Dämmerungsziele
webaround-chapter-goals-moonlight = Mondlichtziele
webaround-chapter-characters = Charaktere
webaround-chapter-cards = Mixturen
webaround-chapter-tokens = Zaubermarker
webaround-chapter-solo = Solokarten
webaround-chapter-variants = Varianten
webaround-chapter-switches = Wo die Ausgaben sich unterscheiden

## Fortschritt

webaround-progress-title = Fortschritt
webaround-progress-loading = Die Leisten werden gelesen …
webaround-progress-sum = Insgesamt
webaround-progress-of = von { $count } erreicht
webaround-progress-device = Nur auf diesem Gerät gespeichert. Übungspartien zählen nicht.
webaround-progress-whose = Wessen
webaround-progress-everybody = Alle
webaround-progress-nameless = jemand ohne Namen
webaround-progress-next = Szenario { $number } beginnen
webaround-progress-all = Alle Szenarien gemeistert. Was für eine Nacht!
webaround-progress-scenarios = Szenarien
webaround-progress-scenarios-told = Feste Ziele, eine Punktzahl und Aufgaben, alles in einer Partie; gewinnen musst du nicht. Am besten der Reihe nach.
webaround-progress-points = Erreiche mindestens { $points } Punkte.
webaround-progress-start = Beginnen
webaround-progress-again = Noch einmal
webaround-progress-start-named = { $name } beginnen
webaround-progress-achievements = Herausforderungen
webaround-progress-achievements-told = Für Partien ohne Szenario und Varianten, im Grundspiel oder für Fortgeschrittene.
webaround-progress-variants = Gespielte Varianten
webaround-progress-solo = Soloränge
webaround-progress-best = Beste Nacht allein: { $points } Punkte.
webaround-progress-no-solo = Noch keine Nacht allein.
webaround-progress-reached = erreicht
webaround-progress-solo-start = Allein spielen

## Die Partie des Tages

webaround-day-number = Tag { $number }. Dieselben zehn Karten, dieselbe Verteilung und derselbe Gegner für alle hier.
webaround-day-against = Gegen { $rival }.
webaround-day-play = Das heutige Königreich spielen
webaround-day-play-past = Dieses Königreich spielen
webaround-day-counts = Auf diesem Gerät zählt deine erste Partie, ohne Tipps. Danach kannst du zur Übung weiterspielen.
webaround-day-continue = Weiterspielen
webaround-day-running = Diese Partie zählt.
webaround-day-again = Noch einmal zur Übung
webaround-day-today = Zum heutigen Königreich
webaround-day-won = Gewonnen in { $turns } Zügen
webaround-day-lost = Verloren in { $turns } Zügen
webaround-day-undone = Mit zurückgenommenem Zug
webaround-day-moons-told = Ein Mond für jeden von { $turns } Zügen
webaround-day-legend = Ein Mond für jeden Zug: je voller, desto teurer die beste Karte, die er brachte.
webaround-day-share = Ergebnis kopieren
webaround-day-share-title = Moonlit · Königreich des Tages { $number }
webaround-day-cards = Die zehn Karten
webaround-day-bots = Was die Bots daraus machten
webaround-day-bots-told = Jeder Punkt ist eine Partie von deinem Platz: wie viele Punkte vor oder hinter dem Gegner. Volle Punkte sind Siege. Die zwei stärksten denken hier kürzer als am Tisch.
webaround-day-playing = { $done } von { $total } Partien gespielt
webaround-day-leads-told = Vorsprung oder Rückstand in den Partien jeder Stufe; die Tabelle darunter sagt dasselbe
webaround-day-table = Als Tabelle
webaround-day-level = Bot
webaround-day-wins = Vorn
webaround-day-wins-of = { $wins } von { $count }
webaround-day-middle = Mittlerer Vorsprung
webaround-day-days = Die Tage bisher
webaround-day-open = offen
webaround-day-begun = begonnen
webaround-day-points = { $own } : { $best }
webaround-day-all = Alle { $count } Tage
`,"../../../src/moonlit/client/locales/de/webcampaign.ftl":`### Das Regal der Kampagnen und der Kampagnenbogen, wie die Seite sie sagt.

webcampaign-go = Wie es weitergeht
webcampaign-running = Ein Kapitel ist begonnen.
webcampaign-continue = Zum Tisch
webcampaign-looking = Du siehst zu. Wer mitspielt, öffnet diese Kampagne mit dem privaten Link oder sitzt in ihrem letzten Kapitel.
webcampaign-goal = Weiter ab dem letzten Ziel
webcampaign-goal-told = Das Kapitel geht dort weiter, wo das letzte Ziel auftauchte, mit denselben Leuten. Der Bogen zählt mit.
webcampaign-open = Kapitel { $chapter } öffnen
webcampaign-anew = Kapitel { $chapter } neu beginnen
webcampaign-all-won = Alle Kapitel sind gewonnen. Spielt eines noch einmal oder geht zu einem zurück, um ein anderes Ende zu finden.
webcampaign-gentle = Sanfter Modus
webcampaign-gentle-told = Für jede Niederlage beginnt das Kapitel mit einer Schicksalsmarke mehr, höchstens mit sieben.
webcampaign-file = Kampagne als Datei
webcampaign-link = Privater Link
webcampaign-link-told = Mit diesem privaten Link geht es an einem anderen Gerät weiter. Wer ihn hat, darf Kapitel öffnen.
webcampaign-loading = Der Bogen wird geholt …
webcampaign-yours = Deine Kampagnen
webcampaign-told = Kapitel für Kapitel mit derselben Gruppe: Stichworte, Verbesserungen und Ergebnisse bleiben, Leute und Figuren dürfen dazwischen wechseln.
webcampaign-begin = Kampagne beginnen
webcampaign-take-in = Mit einer Datei weiterspielen, auch einer aus dem Terminal
webcampaign-sheet = Kampagnenbogen
webcampaign-total = { $total } insgesamt
webcampaign-chapter = Kapitel { $numeral }:
webcampaign-next = kommt als Nächstes
webcampaign-hidden = noch nicht gelesen
webcampaign-replay = Noch einmal spielen
webcampaign-again = Zum Spaß, nichts wird eingetragen
webcampaign-back = Dorthin zurückgehen
webcampaign-back-told = Geht ihr zurück, fallen die Ergebnisse ab diesem Kapitel weg, sobald es zu Ende ist.
webcampaign-keywords = Stichworte
webcampaign-no-keywords = Noch keine.
webcampaign-upgrades = Verbesserungen
webcampaign-no-upgrades = Noch keine.
webcampaign-meanings = Was sie bewirken
webcampaign-endings = Enden: { $found } von { $all } gefunden
webcampaign-blank = noch nicht gefunden
webcampaign-album = Album
webcampaign-no-album = Noch keine Bilder.
webcampaign-players = Wer spielt mit
webcampaign-nameless = Platz { $place }
webcampaign-bot = Ein Bot
webcampaign-kind-me = An diesem Gerät
webcampaign-kind-open = Wer dazukommt
webcampaign-name = Name
webcampaign-hero = Figur
webcampaign-without = Ohne
webcampaign-add-me = Jemand an diesem Gerät
webcampaign-add-open = Ein freier Platz
webcampaign-add-bot = Ein Bot
webcampaign-sides-told = Wer eine Figur übernimmt, wählt von jeder ihrer Verbesserungskarten neu eine Seite.
webcampaign-side = Eine Seite für { $hero }
webcampaign-start = Die Seite aufschlagen
webcampaign-later = Noch nicht
webcampaign-choose-first = Wähle zuerst von jeder Karte oben eine Seite.
webcampaign-to-sheet = Kampagnenbogen
webcampaign-gently = { $count ->
    [one] { $count } Schicksalsmarke mehr
   *[other] { $count } Schicksalsmarken mehr
}
webcampaign-rewinds = { $count ->
    [one] einmal zurück zu einem Ziel
   *[other] { $count }-mal zurück zu einem Ziel
}
webcampaign-tries = { $count ->
    [one] bisher einmal verloren
   *[other] bisher { $count }-mal verloren
}
`,"../../../src/moonlit/client/locales/de/webdominion.ftl":`### Der gezeichnete Tisch von Dominion.

## Der Tag

webdominion-phase-action = Aktion
webdominion-phase-buy = Kauf
webdominion-phase-night = Nacht
webdominion-phase-clean_up = Aufräumen
webdominion-phase-now = Phase: { $phase }

## Was gefragt ist

webdominion-status-act = Deine Aktionsphase: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
webdominion-status-act-rest = spiele eine Karte, oder weiter zum Kaufen
webdominion-status-buy = { $buys ->
    [0] Kein Kauf mehr
    [one] Kaufe eine Karte für bis zu { $coins } $
   *[other] Kaufe bis zu { $buys } Karten für { $coins } $
}
webdominion-status-buy-rest = tippe auf einen Stapel
webdominion-status-hand = { $coins } $ auf der Hand
webdominion-status-reach = { $coins } $ auf der Hand: { $card } ist in Reichweite
webdominion-status-reach-rest = erst die Geldkarten
webdominion-status-held = { $cards }: vielleicht lohnt sich eine Karte auf der Hand
webdominion-status-night = Es wird Nacht: spiele Nachtkarten
webdominion-status-night-rest = beliebig viele, oder beende den Zug
webdominion-go-on = { $to ->
    [buy] Weiter zum Kauf
    [night] Weiter zur Nacht
   *[end] Zug beenden
}
webdominion-treasures = Geld ausspielen · +{ $coins } $
webdominion-undo = Zurück
webdominion-key-space = Leer
webdominion-key-go = weiter: Geld, die nächste Phase, das Ende des Zugs
webdominion-key-treasures = alles einfache Geld spielen
webdominion-key-do = was der große Knopf sagt
webdominion-key-none = keine oder nein
webdominion-key-hand = eine Karte deiner Hand
webdominion-key-find = zu den Stapeln
webdominion-key-read = Texte auf allen Stapeln
webdominion-key-decks = wem was gehört
webdominion-key-peek = den Tisch unter einer Frage ansehen
webdominion-key-restart = zurück zum Anfang des Zugs

## Stapel und Karten

webdominion-supply = Vorrat
webdominion-costs = kostet { $cost }
webdominion-left = noch { $count }
webdominion-left-in-pile = noch { $count } im Stapel
webdominion-you-can = { $may ->
    [play] du kannst sie spielen
    [buy] du kannst sie kaufen
   *[choose] du kannst sie wählen
}
webdominion-in-reach = in Reichweite mit dem Geld auf der Hand
webdominion-chosen = gewählt
webdominion-times = { $count } × { $card }
webdominion-tonight = heute Nacht
webdominion-stays = { $card }, bleibt im Spiel
webdominion-buy = { $card } kaufen
webdominion-may-play = Du kannst { $card } jetzt ausspielen. { $text }
webdominion-may-buy = Du kannst { $card } kaufen: Kosten { $cost } $. Dir bleiben { $coins } $ und { $buys ->
    [0] kein Kauf
    [one] 1 Kauf
   *[other] { $buys } Käufe
}.
webdominion-may-choose = Du kannst hier { $card } wählen. { $question }
webdominion-leaves = danach { $coins } $ und { $buys ->
    [0] kein Kauf
    [one] 1 Kauf
   *[other] { $buys } Käufe
}
webdominion-asks-now = fragt gerade
webdominion-reader = Lupe
webdominion-reader-empty = Zeige auf eine Karte, um sie hier zu lesen.
webdominion-trash = Müll
webdominion-trash-count = Müll: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
webdominion-face-down = { $count } verdeckt
webdominion-unknown = { $count ->
    [one] und 1 Karte, die du nicht kennst
   *[other] und { $count } Karten, die du nicht kennst
}
webdominion-nothing-here = Hier liegt nichts.
webdominion-known-from-top = Was du davon weißt, von oben:
webdominion-beyond = Außer dem Vorrat
webdominion-not-for-sale = unverkäuflich
webdominion-boons = Gaben
webdominion-boons-count = Gaben: { $count } verdeckt
webdominion-hexes = Plagen
webdominion-hexes-count = Plagen: { $count } verdeckt
webdominion-fate-discards = Aufgedeckt und abgelegt:
webdominion-beside-druid = neben { $card }
webdominion-heirloom = { $card } in jedem Startdeck
webdominion-heirlooms = in jedem Startdeck

## Der Spielbereich

webdominion-play-area = Im Spiel
webdominion-play-empty = Hier liegen die Karten, die du spielst
webdominion-group-stays = vom letzten Zug
webdominion-group-played = gespielt
webdominion-group-treasures = Geld
webdominion-group-night = heute Nacht
webdominion-fate-kept = bis zum Aufräumen
webdominion-fate-saved = nächster Zug
webdominion-fate-now = jetzt
webdominion-fate-state = vorerst

## Wer mitspielt

webdominion-rack = Du
webdominion-hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
webdominion-your-hand = Deine Hand
webdominion-hand-empty = Deine Hand ist leer
webdominion-counters = In diesem Zug
webdominion-actions = Aktionen
webdominion-buys = Käufe
webdominion-coins = Geld
webdominion-money = { $count } $
webdominion-turn = Zug { $number }
webdominion-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
webdominion-deck = Deck
webdominion-deck-count = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
webdominion-discard = Ablage
webdominion-discard-count = Ablagestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
webdominion-hand-of = Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
webdominion-counts = Hand { $hand }, Deck { $deck }, Ablage { $discard }
webdominion-in-hand = Hand
webdominion-in-deck = Deck
webdominion-in-discard = Ablage
webdominion-thinks = am Zug
webdominion-bot = Bot
webdominion-last-turn = blass: letzter Zug
webdominion-owned = Wem gehört was
webdominion-owned-counts = Karten: { $counts }
webdominion-owned-by = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Das Ende einer Partie

webdominion-sheet-deck = { $name }: das ganze Deck mit Namen
webdominion-sheet-end = { $kind ->
    [provinces] Die letzte Provinz ist weg.
   *[piles] { $count } Stapel sind leer: { $piles }.
}
webdominion-sheet-first = Zuerst { $card }: { $name }, Zug { $turn }
webdominion-sheet-first-short = 1. { $card }
webdominion-sheet-who = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
webdominion-sheet-place = Platz { $place }

## Das Protokoll

webdominion-log-start = Vor dem ersten Zug
webdominion-log-turn = { $who ->
    [you] Dein Zug { $number }
   *[other] { $name }, Zug { $number }
}
webdominion-many = { $card } ×{ $count }
webdominion-hand-short = { $count } auf der Hand
webdominion-tools = Zeigen
webdominion-read = Texte auf allen Stapeln
webdominion-known = { $who ->
    [you] Was man von deinen Karten weiß
   *[other] Was man von den Karten von { $name } weiß
}
webdominion-known-to-all = diese auf deiner Hand kennen alle
webdominion-on-deck = auf dem Nachziehstapel
webdominion-depth = { $depth ->
    [1] obenauf
   *[other] Platz { $depth }
}
webdominion-set-aside = zur Seite gelegt

## Vor einer Partie

webdominion-setup-title = Die zehn Karten
webdominion-setup-missing = { $count ->
    [one] Wähle unten noch eine Karte.
   *[other] Wähle unten noch { $count } Karten.
}
webdominion-setup-list = { $list ->
    [wishes] { $name } bei jeder Ziehung
   *[bans] Nie { $name }
}
webdominion-setup-list-short = { $list ->
    [wishes] Immer
   *[bans] Nie
}
webdominion-setup-bans-kept = Was ausgeschlossen ist, wird für die nächste Partie gemerkt, für jedes Set für sich.
webdominion-setup-sets = Sets
webdominion-setup-link = Link zu denselben zehn Karten

## Die Lektion: Sätze haben höchstens dreißig Wörter

webdominion-learn-title = Dominion lernen
webdominion-learn-speaker = Der Fuchs sagt
webdominion-learn-hand = Diese fünf Karten sind deine Hand, gezogen aus einem kleinen eigenen Deck. In jedem Zug spielst du sie, kaufst eine Karte und ziehst fünf neue.
webdominion-learn-treasures = Kupfer ist Geld. Der große Knopf spielt alle deine Geldkarten auf einmal aus.
webdominion-learn-treasures-again = Dein nächster Zug. Zuerst das Geld, wie vorhin: Ein Druck spielt alles aus.
webdominion-learn-buy-village = Du hast { $coins } Geld und einen Kauf. Mit einem Dorf darfst du mehr Karten ausspielen: Kaufe das Selige Dorf.
webdominion-learn-boon = Es bringt eine Gabe, ein Geschenk des Mondes. Nimm sie jetzt: Was sie gibt, gehört dir sofort.
webdominion-learn-end = Das war es für diesen Zug. Beende ihn: Gespieltes und Gekauftes kommt auf deinen Ablagestapel und wird später in dein Deck gemischt.
webdominion-learn-end-again = Mehr ist nicht zu tun. Beende deinen Zug.
webdominion-learn-buy-night = { $coins } Geld. Karten mit Mond sind für die Nacht: Kaufe eine Geisterstadt. Sie kommt gleich auf deine Hand.
webdominion-learn-night = In der Nacht spielst du beliebig viele Nachtkarten. Spiele die Geisterstadt: Dein nächster Zug beginnt mit einer Karte mehr.
webdominion-learn-together = Ein Dorf und eine Schmiede, das passt! Du darfst eine Aktion ausspielen, und ein Dorf gibt zwei dazu. Also zuerst das Dorf.
webdominion-learn-village = In jedem Zug darfst du eine Aktion ausspielen. Ein Dorf kostet eine, gibt zwei zurück und zieht eine Karte: immer gut.
webdominion-learn-village-again = Zuerst ein Dorf, sooft du eines hast: Es kostet dich nie deine Aktion.
webdominion-learn-buy-smithy = { $coins } Geld. Die Schmiede zieht drei Karten: mehr Geld auf der Hand, teurere Karten zum Kaufen. Nimm sie.
webdominion-learn-smithy = Spiele die Schmiede: Sie zieht drei Karten, und alles Geld darunter zählt in diesem Zug.
webdominion-learn-attack = Ein Angriff! Die Miliz des Dachses lässt dir drei Karten. Drücke die zwei, die am wenigsten helfen; Anwesen nützen noch nichts.
webdominion-learn-attack-done = Diese zwei. Drücke den Knopf, dann ist es getan.
webdominion-learn-buy-moat = Angriffe kommen wieder. Ein Burggraben auf der Hand hält sie ab und kostet nur 2: Kaufe einen.
webdominion-learn-moat = Wieder ein Angriff, aber jetzt hast du einen Burggraben. Zeige ihn, und dir geschieht nichts; er bleibt auf deiner Hand.
webdominion-learn-no-moat = Dein Burggraben ist nicht auf deiner Hand. Gefragt wirst du trotzdem, damit das niemand erfährt: Antworte mit Nein.
webdominion-learn-buy-hex = { $coins } Geld! Das Verfluchte Dorf füllt deine Hand auf sechs Karten auf. Sein Preis: eine Plage, einmal, wenn du es nimmst.
webdominion-learn-hexed = Das war eine Plage, Pech im Mondschein: Diese legte ein Kupfer auf dein Deck. Manche Karten schicken Plagen an alle anderen.
webdominion-learn-buy-gold = { $coins } Geld: Ein Gold bringt drei, sooft du es ziehst.
webdominion-learn-buy-silver = { $coins } Geld: Ein Silber bringt zwei, doppelt so viel wie ein Kupfer.
webdominion-learn-points = Am Ende zählen nur Punkte: Anwesen, Herzogtümer und Provinzen. Auf der Hand nützen sie wenig, also baue erst dein Deck auf.
webdominion-learn-late = Viele Züge später. Der Dachs liegt vier Punkte vorn, und eine Provinz ist übrig. Ist sie weg, endet die Partie mit diesem Zug.
webdominion-learn-late-treasures = Was für eine Hand! Spiele alle Geldkarten aus.
webdominion-learn-late-buying = Die Aktionen sind ausgespielt. Weiter zum Kaufen.
webdominion-learn-late-smithy = Und nun die Schmiede: drei Karten mehr.
webdominion-learn-late-village = Dorf und Schmiede auf einer Hand. Zuerst das Dorf: Es gibt zwei Aktionen.
webdominion-learn-province = { $coins } Geld! Die letzte Provinz kostet 8 und ist sechs Punkte wert. Sie gehört dir.
webdominion-learn-last = Die Provinzen sind weg; auch drei leere Stapel würden es beenden. Beende deinen Zug, und alle Karten werden gezählt.
webdominion-learn-half-title = Du kennst deine Karten
webdominion-learn-half = Kaufen, Dörfer und Schmieden, Angriff und Burggraben, die Nacht, eine Gabe und eine Plage: Alles ist dir begegnet. Nun sieh, wie man gewinnt.
webdominion-learn-next = Die letzte Nacht
webdominion-learn-done-title = Du kannst Dominion spielen
webdominion-learn-done = Dein Deck ist gewachsen, und es hat gewonnen. Nun wähle selbst: In deinem ersten Königreich antwortet die Laterne, sooft du fragst.
webdominion-learn-first = Mein erstes Königreich
`,"../../../src/moonlit/client/locales/de/webquestion.ftl":`### Fragen von Dominion am gezeichneten Tisch: was die Knöpfe antworten und was daraus folgt.

## Aufzählungen

webquestion-counted = { $count } × { $name }
webquestion-list-and = { $start } und { $end }
webquestion-list-more = { $start }, { $end }
webquestion-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Der große Knopf und was daneben steht

webquestion-do = { $verb ->
    [discard] { $cards } ablegen
    [trash] { $cards } entsorgen
    [topdeck] { $cards } auf den Stapel legen
    [play] { $cards } spielen
    [set_aside] { $cards } beiseitelegen
    [take] { $cards } auf die Hand nehmen
    [receive] „{ $cards }“ empfangen
   *[gain] { $cards } nehmen
}
webquestion-put-back = { $count ->
    [one] { $count } Karte zurücklegen
   *[other] { $count } Karten so zurücklegen
}
webquestion-part = { $verb ->
    [discard] { $count } ablegen
    [trash] { $count } entsorgen
   *[topdeck] { $count } zurücklegen
}
webquestion-choose = { $how ->
    [exactly] { $count ->
        [one] Wähl eine Karte
       *[other] Wähl { $count } Karten
    }
    [any] Wähl Karten
   *[most] { $count ->
        [one] Wähl eine Karte
       *[other] Wähl bis zu { $count } Karten
    }
}
webquestion-choose-one = Wähl eines
webquestion-choose-order = Tipp an, was du zuerst ziehst
webquestion-count = { $count } von { $most } gewählt
webquestion-told = { $count ->
    [one] { $count } ist schon gesagt
   *[other] { $count } sind schon gesagt
}
webquestion-tag = { $verb ->
    [discard] ablegen
    [trash] in den Müll
    [topdeck] auf den Stapel
    [play] spielen
   *[gain] nehmen
}
webquestion-as-shown = Wie gezeigt
webquestion-as-they-come = Wie sie kommen

## Die Ablage

webquestion-tray = Frage
webquestion-peek = Auf den Tisch sehen
webquestion-back = Zurück zur Frage
webquestion-find = Stapel suchen
webquestion-found = { $count ->
    [one] { $count } Stapel passt
   *[other] { $count } Stapel passen
}
webquestion-lane = { $verb ->
    [discard] ablegen
    [trash] entsorgen
   *[topdeck] zurück auf den Stapel
}
webquestion-title-lanes = { $count ->
    [one] { $asker }: Was wird aus dieser Karte?
   *[other] { $asker }: Was wird aus diesen { $count } Karten?
}
webquestion-title-order = { $asker }: In welcher Reihenfolge ziehst du sie?
webquestion-note-lanes = Antippen sortiert; Ziehen oder Zifferntasten ordnen, was zurückgeht. Nummer 1 ziehst du zuerst.
webquestion-note-order = Tipp die Karten an, wie du sie ziehen willst; Ziehen oder Zifferntasten gehen auch. Nummer 1 ziehst du zuerst.
webquestion-note-effects = Wenn mehreres zugleich geschieht, bestimmst du die Reihenfolge.
webquestion-state-chosen = gewählt
webquestion-state-told = schon gesagt
webquestion-state-barred = nicht wählbar
webquestion-state-place = { $place } von { $count }, { $lane }
webquestion-thing = { $name }, { $state }

## Ja oder nein, und was daraus folgt

webquestion-yes-word = Ja
webquestion-no-word = Nein
webquestion-yes = es geschieht
webquestion-no = nichts geschieht
webquestion-always = in dieser Partie immer so antworten
webquestion-standing = Für dich beantwortet in dieser Partie
webquestion-standing-one = { $answer ->
    [yes] { $name }: immer ja
   *[no] { $name }: immer nein
}
webquestion-standing-back = Frag mich wieder: { $name }
webquestion-standing-told = Für dich beantwortet: { $label }
webquestion-yes-moat = dieser Angriff verschont dich; { $asker } bleibt auf deiner Hand
webquestion-no-moat = { $about } trifft dich: { $text }
webquestion-yes-changeling = { $about } geht auf den Vorrat zurück; { $asker } kommt auf deinen Ablagestapel (noch { $left })
webquestion-no-changeling = { $about } gehört dir und bleibt liegen
webquestion-yes-tracker = { $about } liegt oben auf deinem Nachziehstapel: Du ziehst die Karte als Nächstes
webquestion-no-tracker = { $about } bleibt, wo es liegt
webquestion-yes-secret_cave = { $hand ->
    [1] du legst deine letzte Karte ab; weil es keine drei sind, folgt nichts
    [2] du legst beide Karten ab; weil es keine drei sind, folgt nichts
   *[other] du legst drei Karten ab; dein nächster Zug beginnt mit +3\xA0$
}
webquestion-no-secret_cave = du behältst deine Karten
webquestion-yes-skys_gift = { $hand ->
    [1] du legst deine letzte Karte ab; weil es keine drei sind, nimmst du nichts
    [2] du legst beide Karten ab; weil es keine drei sind, nimmst du nichts
   *[other] du legst drei Karten ab und nimmst { $gold }
}
webquestion-no-skys_gift = du behältst deine Karten
webquestion-yes-pixie = { $asker } wird entsorgt; du empfängst „{ $about }“ zweimal: { $text }
webquestion-no-pixie = { $asker } bleibt im Spiel; „{ $about }“ bewirkt nichts
webquestion-yes-blessed_village = du empfängst sie gleich: { $text }
webquestion-no-blessed_village = sie wartet vor dir auf den Beginn deines nächsten Zugs
webquestion-yes-library = { $about } liegt beiseite, und du ziehst eine andere Karte dafür
webquestion-no-library = { $about } bleibt auf deiner Hand
webquestion-yes-vassal = du spielst { $about } gleich; das verbraucht keine Aktion
webquestion-no-vassal = { $about } bleibt auf dem Ablagestapel
webquestion-yes-faithful_hound = { $asker } wartet beiseite und kommt am Ende dieses Zugs auf deine Hand zurück
webquestion-no-faithful_hound = { $asker } bleibt auf dem Ablagestapel
webquestion-yes-sacred_grove = auch du empfängst „{ $about }“: { $text }
webquestion-no-sacred_grove = dir geschieht nichts
`,"../../../src/moonlit/client/locales/de/webtable.ftl":`### Der gezeichnete Tisch von Nocturne im Browser: Namen von Orten, Zuständen und Knöpfen.

## Orte

webtable-status = Was zu tun ist
webtable-forest = Wald
webtable-rack = Dein Platz
webtable-your-spells = Deine Zauber
webtable-no-spells = Du hast keine Zauber mehr.
webtable-actions = Deine Aktion
webtable-options = Was du wählen kannst
webtable-sprites = Waldgeister
webtable-slots = Plättchen der Waldgeister
webtable-players = Die anderen
webtable-recipes = Deine Mixturen
webtable-log = Verlauf
webtable-skip = Springe zu
webtable-tabs = Mixturen, Ziele, Punkte und Verlauf
webtable-pull = Alles von dir zeigen oder verbergen
webtable-tab-mine = Meins
webtable-tab-recipes = Mixturen
webtable-tab-goals = Ziele
webtable-tab-points = Punkte
webtable-close = Schließen
webtable-why = Warum?
webtable-why-not = Warum nicht
webtable-why-yes = Das geht

## Der Durchgang

webtable-round = { $round ->
    [twilight] Dämmerung
    [moonlight] Mondlicht
   *[other] Die Nacht ist vorbei
}
webtable-tiles-left = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}

webtable-night = Der Mond ist aufgegangen
webtable-night-row = bekommt { $gained } für { $lost }
webtable-night-why = Zauber, die aus der Dämmerung übrig sind, bringen Schattenmarker; dafür gehen die niedrigsten.
webtable-night-none = Ein neuer Wald liegt aus.

## Felder und Marker

webtable-highest = höchster Zauber
webtable-legal = erlaubt
webtable-not-legal = nicht erlaubt
webtable-chosen = gewählt
webtable-no-tile = kein Plättchen
webtable-spell-of = { $who ->
    [you] dein Zauber { $token }
   *[other] Zauber { $token } von { $name }
}
webtable-control-of = { $kind ->
    [shadow] { $who ->
        [you] dein Schattenmarker, hält nichts, Wert { $token }
       *[other] Schattenmarker von { $name }, hält nichts, Wert { $token }
    }
   *[own] { $who ->
        [you] dein Kontrollmarker, Wert { $token }
       *[other] Kontrollmarker von { $name }, Wert { $token }
    }
}
webtable-space = { $state ->
    [empty] Platz { $number } der Waldgeist-Tafel: leer
    [guest] Platz { $number } der Waldgeist-Tafel: hier stünde dein Zauber { $token }
   *[taken] Platz { $number } der Waldgeist-Tafel: { $who ->
        [you] dein Zauber { $token }
       *[other] Zauber { $token } von { $name }
    }
}

## Was getan wird

webtable-choose = Wähle eines davon.
webtable-choose-cast = { $token ->
    [yes] { $cell ->
        [yes] Bereit
       *[no] Wähle jetzt ein Plättchen
    }
   *[no] { $cell ->
        [yes] Wähle jetzt einen Zauber
       *[no] Wähle Zauber und Plättchen
    }
}
webtable-sending = Unterwegs …

## Wer mitspielt

webtable-bot = Bot
webtable-away = abwesend, ein Bot spielt weiter
webtable-passed = gepasst
webtable-acting = ist am Zug
webtable-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
webtable-points-word = Punkte
webtable-hidden-recipes = + { $count ->
    [one] { $count } Mixtur
   *[other] { $count } Mixturen
}
webtable-supply = Zauber von { $name }
webtable-collection = Sammlung · { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
webtable-collection-of = Sammlung von { $name }: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
webtable-no-tiles = Noch keine Plättchen
webtable-times = { $thing }, { $count }-mal
webtable-ability = { $state ->
    [ready] Fähigkeit bereit
   *[used] Fähigkeit genutzt
}
webtable-tag-ability = Fähigkeit ungenutzt
webtable-tag-goals = { $count ->
    [one] { $count } Dämmerungsziel
   *[other] { $count } Dämmerungsziele
}
webtable-solo-deck = { $count ->
    [one] noch { $count } Karte in seinem Stapel
   *[other] noch { $count } Karten in seinem Stapel
}

## Symbole und Mixturen

webtable-symbol-name = { $symbol ->
    [skull] Schädel
    [feather] Feder
    [mushroom] Pilz
    [herb] Kraut
   *[egg] Ei
}
webtable-symbol = { $there ->
    [yes] { webtable-symbol-name }
   *[no] { webtable-symbol-name } fehlt
}
webtable-brewed = gebraut:
webtable-you-have = Du hast
webtable-ours = Von uns: Die Spielanleitungen drucken es nicht ab.

## Ziele

webtable-goals = { $round ->
    [twilight] Dämmerungsziele
   *[moonlight] Mondlichtziele
}
webtable-goals-when = { $round ->
    [twilight] jedes für eine Person
   *[moonlight] für alle, am Ende
}
webtable-goal-worth = { $each ->
    [yes] je { $points }
   *[no] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
webtable-standing = { $kind ->
    [yesno] { $count ->
        [0] { $name } nein
       *[other] { $name } ja
    }
    [needed] { $name } { $count } von { $needed }
   *[counted] { $name } { $count }
}
webtable-standing-leads = { $standing } (führt)
webtable-standings = { $kind ->
    [yesno] Wer es jetzt hat: { $standings }.
    [needed] Wie weit alle sind: { $standings }.
   *[counted] Was alle jetzt haben: { $standings }.
}
webtable-claimed = { $who ->
    [you] gehört dir
   *[other] gehört { $name }
}
webtable-goal-twilight-won_with = Zuerst mit einer { $number } gewinnen
webtable-goal-twilight-most_areas = Die meisten getrennten Gebiete
webtable-goal-twilight-largest_area = Das größte Gebiet
webtable-goal-twilight-areas = Zuerst { $number } getrennte Gebiete
webtable-goal-twilight-area_size = Zuerst ein Gebiet aus { $number }
webtable-goal-twilight-most_in_top_row = Meiste Felder der obersten Reihe
webtable-goal-twilight-lowest_dedicated = Letzter Platz bei den Waldgeistern
webtable-goal-twilight-symbols = Zuerst { $number } verschiedene Symbole
webtable-goal-twilight-corner_cast = Zuerst ein isoliertes Plättchen
webtable-goal-twilight-last_star = Gewinn mit dem letzten Stern
webtable-goal-moonlight-areas_of_size = Jedes Gebiet aus genau { $size }
webtable-goal-moonlight-shapes = Jede solche Form von dir
webtable-goal-moonlight-largest_area = Jedes Feld deines größten Gebiets
webtable-goal-moonlight-centre_cells = Jedes deiner Felder in der Mitte
webtable-goal-moonlight-corner_cells = Jede deiner Ecken
webtable-goal-moonlight-dedicated = Jeder deiner Marker bei den Waldgeistern
webtable-goal-moonlight-leftover = Jeder übrige Zauber, zusätzlich
webtable-goal-moonlight-areas = Jedes getrennte Gebiet

## Punkte

webtable-projection = Wäre jetzt Schluss
webtable-final = Die Wertung
webtable-total = Summe
webtable-unknown = unbekannt
webtable-mirror-note = Spiegelsteine zählen so gut es geht.
`,"../../../src/moonlit/client/locales/de/webwonder.ftl":`### The drawn table of Wonder Book.

## Places

webwonder-board = Das Buch
webwonder-areas = Bereiche
webwonder-figures = Was auf dem Plan steht
webwonder-now = Was gefragt ist
webwonder-goal = Ziel
webwonder-fate = Schicksal
webwonder-enemy = Gegnerphase
webwonder-rules = Sonderregeln
webwonder-campaign = Das Kampagnenblatt
webwonder-tabs = Aktionen, Gruppe, Ziel und Protokoll
webwonder-tab-now = Jetzt
webwonder-tab-heroes = Gruppe
webwonder-tab-goal = Ziel
webwonder-tab-log = Protokoll

## The board

webwonder-tap = Tippe auf einen hellen Bereich, um hinzugehen, auf einen umringten Zahnling, um anzugreifen.
webwonder-open-to = Offen nach { $areas }
webwonder-blocked-to = Versperrt nach { $areas }
webwonder-wyrm = { $state ->
    [stunned] Betäubter Zahnling
    [pinned] Festgenagelter Zahnling
   *[standing] Zahnling
}
webwonder-spark = Funke
webwonder-face-down = Etwas Verdecktes
webwonder-done-of = { $name } ({ $now } von { $need })
webwonder-gets-up = steht auf

## Heroes

webwonder-hearts = { $hearts } von { $most } Herzen
webwonder-sparks = { $count ->
    [one] { $count } Funke
   *[other] { $count } Funken
}
webwonder-at = Bereich: { $area }
webwonder-nowhere = nicht auf dem Plan
webwonder-state-acting = am Zug
webwonder-state-done = war dran
webwonder-state-waiting = kommt noch dran
webwonder-state-ready = bereit
webwonder-state-down = bewusstlos
webwonder-state-left = nicht mehr da
webwonder-bitten = { $count ->
    [one] { $count } Zahnling greift an
   *[other] { $count } Zahnlinge greifen an
}
webwonder-maybe-bitten = { $count ->
    [one] vielleicht { $count } Zahnling
   *[other] vielleicht { $count } Zahnlinge
}

## Actions

webwonder-deed-move = Gehen
webwonder-deed-attack = Angreifen
webwonder-deed-collect = Funken sammeln
webwonder-deed-interact = Karte nutzen
webwonder-deed-skill = Fähigkeit
webwonder-deed-special = Karten
webwonder-deed-give = Geben oder bitten
webwonder-deed-pass = Zug beenden
webwonder-none-move = kein offener Weg
webwonder-none-attack = nichts in Reichweite
webwonder-none-collect = hier ist keiner
webwonder-none-interact = hier liegt keine
webwonder-none-skill = zu wenig Funken
webwonder-none-special = gerade nicht möglich
webwonder-none-give = nichts zu übergeben
webwonder-none-pass = nicht jetzt
webwonder-many-move = { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
}
webwonder-many-collect = aus diesem Bereich
webwonder-many-interact = { $count } Karten hier
webwonder-many-skill = { $count } Fähigkeiten
webwonder-many-special = { $count } möglich
webwonder-many-give = { $count } möglich
webwonder-in-reach = { $count } in Reichweite
webwonder-actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
webwonder-which = Was davon?
webwonder-back = Zurück
webwonder-for-group = Für euch alle: Wer mag, entscheidet; die erste Antwort gilt.
webwonder-choose = Wähle eines.
webwonder-same = Dasselbe für alle, die folgen
webwonder-reroll = Einmal pro Zug, für ein Herz. Mindestens ein Erfolg mehr in { $chance } % aller Würfe.
webwonder-dice = { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
}, { $blanks ->
    [one] { $blanks } Niete
   *[other] { $blanks } Nieten
}

## Goal, fate, enemies

webwonder-no-goal = Noch kein Ziel
webwonder-of = { $now } von { $need }
webwonder-phase = Spielerphase
webwonder-in-time = Spielerphase { $now }: rechtzeitig bis { $need }
webwonder-late = Die Zeit für die Belohnung ist um
webwonder-clock = Vom Ende der Runde { $round } an kostet jede Runde { $fate } Schicksal.
webwonder-face-up = { $count } von { $all } aufgedeckt
webwonder-band-ink = Tinte
webwonder-band-silver = Silber
webwonder-band-gold = Gold
webwonder-spawn = { $count ->
    [one] { $count } Zahnling kommt heraus: { $where }
   *[other] { $count } Zahnlinge kommen heraus: { $where }
}
webwonder-wyrm-cards = { $count ->
    [one] { $count } Zahnlingskarte wird aufgedeckt
   *[other] { $count } Zahnlingskarten werden aufgedeckt
}
webwonder-activate = { $count ->
    [one] Jeder Zahnling handelt einmal
    [2] Jeder Zahnling handelt zweimal
   *[other] Jeder Zahnling handelt { $count } Mal
}
webwonder-pile-cards = Karten
webwonder-pile-pool = im Vorrat
webwonder-pile-scraps = Schnipsel
webwonder-pile-spark-pool = Funken

## The reader

webwonder-story = Geschichte
webwonder-choice = Eine Entscheidung
webwonder-page = Seite { $now } von { $count }
webwonder-page-back = Zurück
webwonder-page-on = Weiterlesen
webwonder-skip = Überspringen
webwonder-to-table = Zum Tisch
webwonder-aloud = Vorlesen
webwonder-again = Die Geschichte noch einmal lesen
webwonder-key-hero = jemand aus der Gruppe
`});export{e as default};