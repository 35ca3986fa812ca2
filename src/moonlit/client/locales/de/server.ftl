### Was der Tisch im Netz zu sagen hat: Plätze, Chat, Zurücknehmen mit Zustimmung, Aufzeichnungen.

server-undone = { $who ->
    [you] Du nimmst zurück: { $count ->
        [0] Die Partie steht wieder am Anfang
        [one] { $count } Zug bleibt stehen
       *[other] { $count } Züge bleiben stehen
    }.
   *[other] { $name } nimmt zurück: { $count ->
        [0] Die Partie steht wieder am Anfang
        [one] { $count } Zug bleibt stehen
       *[other] { $count } Züge bleiben stehen
    }.
}
server-stood-in = { $who ->
    [you] (Ein Bot hat hier für dich gespielt.)
   *[other] (Ein Bot hat hier gespielt, in Vertretung: { $name }.)
}
server-verified-key = Der Schlüssel passt zum Fingerabdruck, der am Anfang gezeigt wurde: { $commitment }
server-verified-actions = { $count ->
    [one] { $count } Zug wurde
   *[other] { $count } Züge wurden
} mit denselben Würfeln noch einmal gespielt.
server-verified-unfinished = Die Partie darin wurde nicht zu Ende gespielt.

## Ablehnungen

error-id-reused = Die Kennung „{ $id }“ wurde schon für etwas anderes benutzt; nichts hat sich geändert.
error-foreign-seat = Dieser Zug gehört { $seat }, und das ist nicht dein Platz.
error-unknown-version = Es gibt keine Version { $found }; die neueste ist { $now }.
error-unknown-match = Hier gibt es keine Partie „{ $match }“; prüfe den Link.
error-match-of-other-rules = Diese Partie wurde mit anderen Regeln begonnen, als dieses Moonlit sie hat. Was von ihr erzählt wurde, bleibt. Nach den Regeln von heute geht sie weiter, sobald alle am Tisch zustimmen, nach ihren eigenen in dem Moonlit, mit dem sie begonnen wurde.
error-match-goes-on = Diese Partie geht nach den Regeln weiter, mit denen sie begonnen hat.
error-cannot-go-on = Die Regeln von heute können dort nicht weitergehen, wo diese Partie steht. Nichts ist verloren: Das Moonlit, mit dem sie begonnen wurde, kann sie öffnen.
error-bad-start = Von der Stellung in dieser Aufzeichnung kann keine Partie weitergehen.
error-record-goes-on = Diese Aufzeichnung geht von einer Stellung anderer Regeln aus und kann hier nicht übernommen werden; „moonlit replay“ erzählt sie.
error-unknown-token = Dieser private Link öffnet keinen Platz dieser Partie.
error-unknown-lesson = Es gibt keine Lektion „{ $lesson }“; bekannt: { $known }.
error-not-the-host = Das darf nur, wer die Partie angelegt hat.
error-no-onlookers = Dieser Tisch lässt niemanden zuschauen; nimm einen Platz ein oder benutze deinen privaten Link.
error-onlookers-only-look = Du schaust zu; handeln darf nur, wer hier sitzt.
error-no-free-seat = Alle Plätze sind besetzt.
error-seat-taken = Platz { $place } ist besetzt.
error-bot-keeps-seat = Platz { $place } gehört einem Bot und bleibt es, solange die Partie läuft; wer sich dort hinsetzte, sähe seine Hand.
error-undo-stops-at-cover = Was vor dem Einspringen eines Bots für jemanden geschah, der fehlt, wird ohne diese Person nicht zurückgenommen; wartet auf sie.
error-not-missing = An Platz { $place } darf ein Bot erst einspringen, wenn dort eine Minute lang niemand verbunden war.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $place }.
error-seats-still-open = Einige Plätze sind noch frei; warte auf deine Freunde oder gib die Plätze Bots.
error-match-begun = Die Partie hat schon begonnen.
error-match-not-begun = Die Partie hat noch nicht begonnen.
error-match-not-over = Die Partie läuft noch; ihre Aufzeichnung bleibt bis zum Ende geheim.
error-no-undo-here = An diesem Tisch kann nichts zurückgenommen werden; so wurde es beim Anlegen vereinbart.
error-no-hints-here = An diesem Tisch gibt es keine Tipps; so wurde es beim Anlegen vereinbart.
error-no-hints-for-game = Für dieses Spiel gibt es noch keine Tipps.
error-no-analysis-of-game = Für dieses Spiel gibt es noch keine Analyse.
error-no-puzzles-of-game = Für dieses Spiel gibt es noch keine Rätsel.
error-no-hint-now = Einen Tipp gibt es nur, wenn du gerade entscheidest.
error-hint-failed = Diesmal ließ sich kein Tipp finden. Versuche es noch einmal.
error-too-many-hints = Gerade denken so viele nach, dass es keinen Tipp gibt. Versuche es in ein paar Sekunden noch einmal.
error-analysis-failed = Die Analyse ist nicht gelungen. Versuche es noch einmal.
error-too-many-analyses = { $most } Analysen warten schon; versuche es in ein paar Minuten noch einmal.
error-unknown-puzzle = Ein Rätsel { $number } gibt es nicht; das letzte ist { $count }.
error-unknown-day = Für „{ $day }“ gibt es nichts; die Tage gehen von { $first } bis { $last }.
error-no-days-of-game = Im Spiel „{ $game }“ gibt es keine Partie des Tages.
error-unknown-campaign = Hier gibt es keine Kampagne „{ $campaign }“; prüfe den Link.
error-no-campaigns-of-game = Im Spiel „{ $game }“ gibt es keine Kampagnen.
error-too-many-campaigns = Für deine Adresse werden schon so viele Kampagnen aufbewahrt, dass keine neue begonnen werden kann.
error-not-of-campaign = Diese Kampagne dürfen nur die ändern, die dazugehören: Öffne sie mit dem privaten Link von jemandem aus der Gruppe.
error-campaign-changed = Inzwischen hat jemand anders diese Kampagne geändert; es ist nichts geschehen. Sieh sie dir noch einmal an.
error-campaign-goes-on = Diese Partie gehört zu einer Kampagne; das nächste Kapitel wird von deren Bogen aus geöffnet.
error-no-goal-to-go-back-to = Es gibt kein Ziel, zu dem man zurückkönnte: Nur ein Kapitel, das gerade verloren wurde, geht von seinem letzten Ziel aus weiter.
error-no-choice-here = „{ $text }“ steht hier nicht zur Wahl.
error-nothing-asked = Danach fragt dich niemand mehr.
error-undo-declined = Diese Bitte wurde eben abgelehnt; spiele weiter und frage frühestens in einer halben Minute wieder.
error-no-chat-here = An diesem Tisch gibt es keinen Chat.
error-nothing-said = Diese Nachricht ist leer.
error-too-much-chat = Das ist viel auf einmal; warte ein paar Sekunden, bevor du wieder schreibst.
error-too-much-chat-here = Hier wird so viel auf einmal geschrieben, dass der Tisch nicht nachkommt; warte ein paar Sekunden.
error-hello-first = Die Seite hat nicht gesagt, um welche Partie es geht; lade sie neu.
error-bad-message = Diese Nachricht ist nicht lesbar ({ $reason }); nichts hat sich geändert. Lade die Seite neu.
error-too-long = Das ist zu lang; höchstens { $most } Bytes werden angenommen.
error-too-many-requests = Das waren viele Anfragen in kurzer Zeit; warte eine Minute.
error-too-busy = Dieser Server hat gerade so viel zu tun, dass das warten muss. Versuche es in ein paar Sekunden noch einmal.
error-too-many-matches = Für deine Adresse werden schon so viele Partien aufbewahrt, dass keine neue angelegt werden kann. Wer diesen Server betreibt, kann alte entfernen (moonlit serve --prune).
error-too-many-actions = Diese Aufzeichnung hat { $found } Züge; keine Partie dauert hier länger als { $most }.
error-match-too-long = Diese Partie hat { $most } Züge und Rücknahmen erreicht, mehr bewahrt ein Tisch nicht auf; sie kann nicht weitergehen.
error-not-at-this-computer = Nur wer am Computer sitzt, auf dem dieser Server läuft, kann ihn für das Heimnetz öffnen.
error-home-is-elsewhere = Dieser Computer hat im Heimnetz jetzt eine andere Adresse; sieh sie dir noch einmal an.
error-home-is-closed = Dieser Computer lässt den Server nicht im Heimnetz antworten; starte ihn neu mit --lan.
error-foreign-page = Diese Anfrage kommt von einer anderen Seite; öffne den Tisch selbst.
error-unknown-address = Unter dieser Adresse gibt es nichts.
error-unknown-method = Diese Adresse kann man so nicht fragen.
error-unknown-host = Dieser Server heißt nicht so, wie er gerufen wurde; öffne ihn unter seiner eigenen Adresse.
error-storage-failed = Der Tisch konnte das nicht aufschreiben, darum ist es nicht geschehen ({ $reason }). Versuche es noch einmal.
error-storage-unusable = Die Partien in { $path } lassen sich nicht öffnen: { $reason }.
error-future-matches = Diese Partien hat ein neueres Moonlit aufgeschrieben (Format { $found }, dieses liest bis { $known }); öffne sie mit jenem.
error-match-damaged = Was von dieser Partie aufgeschrieben ist, ist beschädigt, darum lässt sie sich nicht öffnen; die anderen Partien betrifft das nicht.
error-actions-damaged = Was von den Zügen dieser Partie aufgeschrieben ist, ist beschädigt, darum kann sie nicht weitergehen. Was von ihr erzählt wurde, bleibt, und die anderen Partien betrifft das nicht.
error-data-in-use = Der Ordner { $path } gehört einem Server, der schon läuft: { $server }. Öffne diesen, beende ihn oder wähle mit --data einen anderen Ordner.
