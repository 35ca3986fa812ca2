### Was jedes Spiel und jede Oberfläche zu sagen hat: Fehler, Plätze, Zurücknehmen, Aufzeichnungen, Bots.
### NAME($thing, form: "…") setzt die Meldung ein, die ein Fakt nennt; Formen sind Sache der Sprache.

## Aufzählungen und kleine Wörter

list-and = { $start } und { $end }
list-or = { $start } oder { $end }
list-more = { $start }, { $end }
language-en = Englisch
language-pl = Polnisch
language-de = Deutsch
answer-yes = ja
answer-no = nein

## Plätze und Spielende

seat-name = Platz { $seat }
player-you = du
player-opponent = Gegner
player-person = jemand an diesem Bildschirm
player-default = Fuchs { $number }
players-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
seat-to-act = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
seat-thinking = { $name } überlegt …
seat-kept-by = Platz { $seat }: { $player }.
seat-winner = { $who ->
    [you] Du gewinnst mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
   *[other] { $name } gewinnt mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }!
}
seat-winners = Geteilter Sieg: { $names } mit je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}.
result-places = Rangfolge: { $places }.
result-place = { $place }. { $name } ({ $total })

## Bots

bot-kit = Welpe
bot-kit-text = Ein junger Fuchs: Er sieht nur seine eigenen Punkte und verschätzt sich oft um mehrere; er zieht sofort.
bot-scout = Späher
bot-scout-text = Weiß, was ihm ein Plättchen später wert sein kann, aber nicht, was es dir wert ist, und vertut sich ab und zu; er zieht sofort.
bot-mystic = Mystiker
bot-mystic-text = Wägt auch ab, was du brauchst und was ein Marker kostet, mit kleinen Fehlern; er zieht sofort.
bot-adept = Adept
bot-adept-text = Beurteilt mit einem Netz, das aus Partien gegen sich selbst gelernt hat, wohin jeder Zug führt, und vertut sich kaum; er zieht sofort.
bot-elder = Altmeister
bot-elder-text = Spielt in einem Augenblick Hunderte Fortsetzungen durch und macht nie absichtlich Fehler.
bot-nightfox = Nachtfuchs
bot-nightfox-text = Der stärkste Bot des Hauses: Er spielt Tausende Fortsetzungen durch, etwa eine Sekunde je Zug.
bot-adaptive = Gefährte
bot-adaptive-text = Hält es spannend: Je weiter er sich in dieser Partie vorn sieht, desto öfter macht er absichtlich Fehler; liegt er zurück, spielt er so gut wie der Adept. Er zieht sofort und merkt sich nichts aus anderen Partien.
bot-with-persona = { $bot } ({ $persona })
persona-plain = keine
persona-plain-text = Die Bots spielen ohne besondere Vorlieben.
persona-collector = Sammler
persona-collector-text = Mag Federn und Eier mehr, als sie wert sind.
persona-brewer = Brauer
persona-brewer-text = Mag Symbole für Mixturen mehr, als sie wert sind.
persona-hoarder = Hamster
persona-hoarder-text = Gibt Marker ungern aus und spart sie für das Ende des Durchgangs.
persona-spoiler = Störenfried
persona-spoiler-text = Nimmt gern, was jemand anderes braucht.
persona-ruthless = Unerbittlich
persona-ruthless-text = Zählt nur den Vorsprung, nicht die eigenen Punkte, und beendet einen Durchgang lieber früh, als ihn zu teilen. Wirkt ab Adept.
bot-random = Falter
bot-random-text = Ein Zufallsbot: Jeder erlaubte Zug ist ihm gleich lieb.
bot-greedy = Eule
bot-greedy-text = Ein gieriger Bot: Er nimmt, was sofort am meisten bringt, und denkt nie voraus.
bot-militia = Dachs
bot-label = { $bot } · { $level }

## Zurücknehmen und Versionen

undo-offer = Deinen letzten Zug zurücknehmen
undo-done = { $who ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $name } nimmt den letzten Zug zurück.
}
undo-limit = Zurücknehmen reicht bis zur letzten aufgedeckten Karte, zum letzten aufgedeckten Plättchen oder zum letzten Wurf, nicht weiter.
version-now = Nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}.
version-rules = Regelversion { $version }.

## Aufzeichnungen

record-saved = Die Partie ist in { $path } gespeichert.
record-loaded = Die Partie aus { $path } liegt wieder auf dem Tisch, nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}.
record-whole = Die Aufzeichnung ist heil: Nachgespielt führt sie genau zu dem Ende, das sie angibt.
record-secret = Solange eine Partie läuft, enthält ihre Aufzeichnung alle Geheimnisse; gib sie erst danach weiter.
record-commitment = Das Los steht von Anfang an fest. Sein Fingerabdruck: { $commitment }
record-key = Die Partie ist vorbei, also liegt ihr Schlüssel offen: { $key }

## Warum eine Datei nicht gelesen oder geschrieben werden kann

reason-ENOENT = eine solche Datei oder einen solchen Ordner gibt es nicht
reason-ENOTDIR = wo ein Ordner nötig wäre, steht eine Datei
reason-EISDIR = das ist ein Ordner, keine Datei
reason-EACCES = dir fehlt die Berechtigung
reason-EPERM = das System erlaubt es nicht
reason-EROFS = der Datenträger ist schreibgeschützt
reason-ENOSPC = der Datenträger ist voll
reason-EDQUOT = dein Anteil am Datenträger ist aufgebraucht
reason-EEXIST = das gibt es schon
reason-storage-locked = ein anderes Programm schreibt gerade in die Datenbank
reason-storage-read-only = die Datenbank ist schreibgeschützt
reason-storage-damaged = die Datenbank ist beschädigt; stelle sie aus einer Kopie wieder her
reason-ENAMETOOLONG = der Name ist zu lang
reason-ELOOP = eine Verknüpfung führt zu sich selbst zurück
reason-EIO = der Datenträger antwortet nicht richtig
reason-other = das System verweigert es ({ $code })

## Ablehnungen, je in einem Satz

error-clause = { $sentence } Regel { $clause }.
error-unknown = Das wurde abgelehnt ({ $code }); geändert hat sich nichts.
error-unknown-facts = Das wurde abgelehnt ({ $code }; { $facts }); geändert hat sich nichts.
error-not-an-action = { $version ->
    [0] „{ $text }“ ist kein Zug; schreibe den Platz, ein Verb und worum es geht, etwa „0 cast 4 c2“.
   *[other] Zug { $version } dieser Aufzeichnung ist nicht lesbar („{ $text }“); stelle die Datei aus einer Kopie wieder her.
}
error-not-a-seat = „{ $text }“ ist kein Platz; ein Zug beginnt mit der Nummer eines Platzes, und der erste hat die 0.
error-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht; bekannt: { $known }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; bekannt: { $known }.
error-unknown-persona = Eine Persönlichkeit „{ $persona }“ gibt es für diesen Bot nicht; bekannt: { $known }.
error-unknown-language = „{ $language }“ sprechen wir noch nicht; bekannt: { $known }.
error-unknown-option = Eine Option „{ $option }“ gibt es nicht; bekannt: { $known }.
error-unknown-value = „{ $value }“ ist kein Wert für { $option }; möglich: { $known }.
error-out-of-range = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-pack-too-large = Dieses Paket ist zu groß für den Tisch: „{ $part }“ kommt auf { $found }, höchstens { $most } sind möglich.
error-not-yes-or-no = { $option } muss true oder false sein.
error-not-a-list = { $option } muss eine Liste sein.
error-not-a-table = { $option } muss eine Tabelle aus Namen und Werten sein.
error-named-twice = { $option } nennt etwas doppelt; jeder Name darf nur einmal vorkommen.
error-not-your-turn = Jetzt entscheidet { $turn }, nicht { $seat }.
error-match-over = Die Partie ist vorbei; es gibt keine Züge mehr.
error-stale-version = Das antwortet auf die Lage nach { $found ->
    [one] { $found } Zug
   *[other] { $found } Zügen
}, inzwischen sind es { $now }; sieh noch einmal auf den Tisch und wähle neu.
error-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
error-undo-of-others = Der letzte Zug war nicht deiner; zurücknehmen kannst du nur eigene.
error-undo-past-reveal = Seitdem wurde etwas Verdecktes aufgedeckt, also lässt sich das nicht mehr zurücknehmen.
error-not-a-record = Diese Datei ist keine Aufzeichnung einer Partie; wähle eine, die Moonlit geschrieben hat.
error-truncated-record = Diese Aufzeichnung bricht ab oder ist kein richtiges JSON; vermutlich wurde sie beim Kopieren abgeschnitten.
error-altered-record = Das Siegel dieser Aufzeichnung passt nicht zum Inhalt; jemand hat sie von Hand geändert.
error-future-format = Diese Aufzeichnung hat Format { $found }, wir lesen bis { $known }; ein neueres Moonlit kann sie öffnen.
error-other-rules = Diese Aufzeichnung wurde mit Regelversion { $found } gespielt, hier ist es Version { $known }; spiele sie mit einem Moonlit von damals nach.
error-other-pack = Diese Aufzeichnung wurde mit einem anderen Paket gespielt (sein Hash beginnt mit { $found }); nenne den Ordner dieses Pakets.
error-other-key = Der Schlüssel in dieser Aufzeichnung ist nicht der anfangs versprochene, also ist auf ihr Los kein Verlass.
error-not-a-key = Der Schlüssel in dieser Aufzeichnung ist keiner: Er muss aus 64 Hexadezimalziffern bestehen.
error-refused-action = Zug { $version } dieser Aufzeichnung, „{ $text }“, kann nicht geschehen sein: { $reason }
error-other-end = { $version ->
    [one] Der eine Zug lässt sich nachspielen, führt
   *[other] Alle { $version } Züge lassen sich nachspielen, führen
} aber zu einem anderen Ende als angegeben.
error-save-waits = Die Regeln von heute führen diese Partie woandershin, deshalb kann sie nicht weitergehen, wie sie war; `moonlit play --resume { $path } --go-on` spielt von dort, wo sie stand, als Übung weiter und lässt diese Datei, wie sie ist.
error-save-over = Diese Partie ist vorbei, und die Regeln von heute würden sie woandershin führen; in einem Terminal zeigt `moonlit play --resume { $path }`, was von ihr erzählt wurde.
error-other-game = Diese Aufzeichnung gehört zum Spiel „{ $found }“, hier liegt „{ $known }“.
error-unreadable-record = Die Aufzeichnung { $path } lässt sich nicht öffnen; sieh nach, ob die Datei da ist und gelesen werden darf.
error-record-exists = { $path } gibt es schon; wähle einen anderen Namen für die Aufzeichnung.
error-no-end = Diese Aufzeichnung sagt nicht, wie sie endete, also gibt es nichts zu vergleichen.
error-unreadable-tracks = Die Fortschrittsdatei { $path } ist nicht lesbar; räume sie weg, oder stelle sie aus einer Kopie wieder her.
error-broken-record = Die Aufzeichnung { $path } ist beschädigt; weiterspielen lässt sich die Fassung davor: { $before }.
error-broken-tracks = Die Fortschrittsdatei { $path } ist beschädigt; die Fassung davor liegt daneben als { $before } und kann an ihre Stelle treten.
error-unwritable-tracks = Das Erreichte ließ sich nicht in { $path } festhalten; sieh nach, ob diese Datei geschrieben werden darf.
error-too-many-people = Für „{ $text }“ ist auf den Routen kein Platz mehr; sie gehören { $known }.
error-unknown-list = Eine Liste „{ $list }“ gibt es nicht; bekannt: { $known }.
error-too-many-seats = { $seats ->
    [one] { $seats } Platz ist
   *[other] { $seats } Plätze sind
} genannt, aber die Partie hat { $players }.
error-no-checkout = Das braucht die Quellen: { $needed } ist nicht da.
error-bad-test = Der Test { $path } ist nicht lesbar: { $reason }.
error-bad-excuses = Die Liste der Ausnahmen { $path } ist nicht lesbar: { $reason }.
error-no-chess = Der Vergleich braucht das Paket { $package }; installiere moonlit mit dem Zusatz [{ $extra }].
error-no-pyminion = In { $path } gibt es kein { $package }; nenne den Ordner einer Umgebung, die es hat, oder ihr Python.
error-not-a-course = { $path } ist kein Lernstand von uns oder wurde abgeschnitten; nenne eine andere Datei.
error-bench-stopped = Die Messung ist abgebrochen: { $reason }.
error-unreadable-trial = { $path } lässt sich nicht öffnen; sieh nach, ob die Datei da ist und gelesen werden darf.
error-not-a-trial = { $path } ist weder richtiges TOML (wenn der Name auf .toml endet) noch richtiges JSON.
error-unknown-part = { $path } hat einen Teil „{ $part }“, den niemand kennt; bekannt: { $known }.
error-bad-part = { $path }: config muss eine Tabelle sein, script eine Liste von Aktionen, seed eine ganze Zahl; { $part } ist etwas anderes.
error-trial-part = { $path }, { $part }: { $reason }
error-trial-step = { $path }, Schritt { $step } („{ $text }“): { $reason }
error-unknown-seats = Neben { $path } ist nicht vermerkt, wer wo saß; nenne alle { $seats } mit --seats.

## Programme von außen

bot-program = Gast
bot-strategy = Stratege
program-last-words = Die letzte Zeile auf seinem stderr: „{ $text }“.
program-stand-in = { NAME($bot) } spielt diese Partie für das Programm zu Ende.
program-replaced = { $bot } hat in { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} von { $all } versagt. In Partie { $match }: { $lapse }
reason-ENOEXEC = so etwas kann dieser Rechner nicht ausführen; ein Skript braucht eine erste Zeile wie #!/usr/bin/env python3
error-bad-program = „{ $text }“ nennt kein Programm; schreibe den Befehl, der es startet, etwa „program:python3 first_legal.py“.
error-missing-program = Ein Programm „{ $program }“ ist nicht zu finden; prüfe seinen Pfad und ob es ausgeführt werden darf.
error-program-beside-record = An diesem Tisch saß ein Programm („{ $program }“), und gestartet wird es nur, wenn du es selbst nennst; nenne alle mit --seats.
error-program-not-started = Das Programm „{ $program }“ ließ sich nicht starten: { $reason }.
error-program-not-ready = Das Programm „{ $program }“ sollte zuerst „ready“ sagen und sagte „{ $text }“.
error-program-ended = Das Programm „{ $program }“ endete mitten in der Partie mit dem Status { $status }.
error-program-silent = Das Programm „{ $program }“ hat { $seconds } s lang nichts gesagt.
error-program-not-legal = Das Programm „{ $program }“ sagte „{ $text }“, und das ist keine seiner erlaubten Aktionen.
error-program-flooded = Das Programm „{ $program }“ sagte mehr als die eine Zeile, um die es gebeten war; sie beginnt mit „{ $text }“.
