### Was den gezeichneten Tisch umgibt: Wertung, Wiederholung, Hilfe, Lektion, Fortschritt.

## Wertung

webaround-score-title = Wertung
webaround-score-caption = Die Punkte aller nach Kategorien
webaround-score-category = Kategorie
webaround-score-total = Summe
webaround-score-best = Am meisten:
webaround-score-winner = Sieg
webaround-score-bot = Bot
webaround-score-kept = aufgespart
webaround-score-copied = Spiegelstein als { $tile }
webaround-score-skip = Alles zeigen
webaround-score-table = Zurück zum Tisch
webaround-score-rematch = Revanche
webaround-score-join = Bei der Revanche mitspielen
webaround-score-replay = Wiederholung
webaround-score-share = Teilen
webaround-share-done = Link kopiert
webaround-share-copied = Der Link ist kopiert. Er enthält die ganze Partie; wer ihn öffnet, sieht die Karten aller.
webaround-score-fresh = { $count ->
    [one] { $count } neuer Eintrag auf deiner Leiste
   *[other] { $count } neue Einträge auf deiner Leiste
}
webaround-curve-title = Punkte, wenn die Partie dort geendet hätte
webaround-curve-told = Eine Linie je Person: was es gäbe, wenn die Partie dort geendet hätte. Die Tabelle darunter sagt dasselbe.
webaround-curve-table = Als Tabelle
webaround-curve-phase = Nach
webaround-curve-row = Runde { $number }
webaround-round-twilight = Dämmerung
webaround-round-moonlight = Mondlicht
webaround-swings-title = Größte Wendungen
webaround-swing-phase = Runde { $number }
webaround-swing-look = Dort ansehen

## Lektion: Sätze haben höchstens zwanzig Wörter

webaround-learn-title = In fünf Minuten lernen
webaround-learn-leave = Lektion verlassen
webaround-learn-speaker = Der Waldgeist sagt
webaround-learn-steps = Schritt { $step } von { $count }
webaround-learn-loading = Die Eule wacht auf …
webaround-learn-press = Gesehen
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
webaround-learn-runestone = Ein Runenstein bringt ein geheimes Rezept. Behalte eins, dessen Symbole du sammeln kannst.
webaround-learn-points = So viele Punkte gäbe es, wenn die Nacht jetzt endete. Sieh ihnen beim Wachsen zu; drücke darauf.
webaround-learn-goals = Ziele bringen Punkte: für Gebiete oder für Taten, die dir zuerst gelingen. Drücke auf eins.
webaround-learn-start = Wer gewinnt, beginnt wieder, neben dem gewonnenen Plättchen. Wähle einen Zauber und ein leuchtendes Plättchen.
webaround-learn-draft = Die Dämmerung ist vorbei. Zauber auf dem Ast holen jetzt Plättchen, die höchsten zuerst. Nimm deins.
webaround-learn-moonlight = Mondlicht: ein neuer Wald und drei neue Ziele, die am Ende für alle zählen. Drücke auf eins.
webaround-learn-mirror = Die Nacht ist vorbei. Ein Spiegelstein zählt wie eins deiner Plättchen: Wähle, welches.
webaround-learn-done-title = Du kannst Nocturne spielen
webaround-learn-done = Geboten, gepasst, gewidmet, gewonnen, gezählt: Spiele diese Nacht zu Ende oder beginne eine eigene.
webaround-learn-play-on = Weiterspielen
webaround-learn-new = Neue Partie
