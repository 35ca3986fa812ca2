### Das Regal der Kampagnen und der Kampagnenbogen, wie die Seite sie sagt.

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
