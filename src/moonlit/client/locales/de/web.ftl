### Die Seite um jeden Tisch herum: Anfang, Treffpunkt, Partie, Texttisch, Einstellungen.

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
