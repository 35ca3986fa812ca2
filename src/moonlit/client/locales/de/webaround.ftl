### Was den gezeichneten Tisch umgibt: Wertung, Wiederholung, Hilfe, Lektion, Fortschritt.

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
