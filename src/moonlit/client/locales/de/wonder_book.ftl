### Wonder Book: Sätze über Entscheidungen, Züge und Ereignisse, der Tisch als Text, Hilfe.
### Namen von Helden, Bereichen und Karten und alle Texte der Geschichte kommen aus dem Paket und stehen im Nominativ.

## Kleine Wörter

wonder_book-game = Wonder Book
wonder_book-tagline = Eine Geschichte in sechs Kapiteln, gemeinsam gegen die Zahnlinge, für eine bis vier Personen.
wonder_book-hearts = { $count ->
    [one] { $count } Herz
   *[other] { $count } Herzen
}
wonder_book-sparks = { $count ->
    [one] { $count } Funke
   *[other] { $count } Funken
}
wonder_book-wyrms = { $count ->
    [one] { $count } Zahnling
   *[other] { $count } Zahnlinge
}
wonder_book-fate-tokens = { $count ->
    [one] { $count } Schicksalsmarke
   *[other] { $count } Schicksalsmarken
}
wonder_book-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
wonder_book-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
wonder_book-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
wonder_book-chapter = Kapitel { $numeral }: { $title }
wonder_book-chapter-short = Kapitel { $numeral }
wonder_book-cost-sparks = { $count ->
    [0] kostenlos
    [one] { $count } Funke
   *[other] { $count } Funken
}
wonder_book-passive = gilt immer
wonder_book-difficulty-easier = leichter
wonder_book-difficulty-normal = normal
wonder_book-difficulty-hard = schwer
wonder_book-difficulty-easier-text = Am Anfang liegen sechs Schicksalsmarken offen.
wonder_book-difficulty-normal-text = Am Anfang liegen fünf Schicksalsmarken offen.
wonder_book-difficulty-hard-text = Am Anfang liegen vier Schicksalsmarken offen.
wonder_book-phase-story = Geschichte
wonder_book-phase-player = Spielerphase
wonder_book-phase-enemy = Gegnerphase
wonder_book-band = { $band ->
    [gold] Gold
    [silver] Silber
   *[ink] Tinte
}

## Ereignisse

wonder_book-event-title = „{ $title }“
wonder_book-event-album = Ein Bild für das Album.
wonder_book-event-pop-up = Ein Teil des Buches klappt auf.
wonder_book-event-card-placed = Neu auf dem Plan, { $area }: { $title }.
wonder_book-event-card-placed-hidden = { $area }: Hier liegt etwas verdeckt.
wonder_book-event-interacted-hidden = { $who } dreht um, was verdeckt lag: { $title }.
wonder_book-event-rule-began = Ab jetzt gilt: { $title }.
wonder_book-event-card-finished = Erledigt: { $title }.
wonder_book-event-card-removed = Fort: { $title }.
wonder_book-event-option-taken = Gewählt: { $option }.
wonder_book-event-goal-set = Ein neues Ziel: { $title }. { $text }
wonder_book-event-goal-reached = Ziel erreicht: { $title }, nach { $count ->
    [one] { $count } Spielerphase
   *[other] { $count } Spielerphasen
}{ $par ->
    [yes] {" "}und innerhalb der Vorgabe
   *[no] {""}
}.
wonder_book-event-round-began = Runde { $number }.
wonder_book-event-phase-player = Die Spielerphase beginnt.
wonder_book-event-phase-enemy = Die Gegnerphase beginnt.
wonder_book-event-turn-began = { $who } ist am Zug.
wonder_book-event-moved = { $who } geht: { $from } → { $to }.
wonder_book-event-spark-collected = { $who } sammelt einen Funken auf ({ $area }).
wonder_book-event-sparks-gained = { $who } erhält { $count } Funken (jetzt { $now }).
wonder_book-event-sparks-spent = { $who } gibt { $count } Funken ab (noch { $now }).
wonder_book-event-sparks-placed = { $area }: { wonder_book-sparks } dazu.
wonder_book-event-sparks-removed = { $area }: { wonder_book-sparks } zurück in den Vorrat.
wonder_book-event-hearts-gained = { $who } erhält { wonder_book-hearts } zurück (jetzt { $now }).
wonder_book-event-hearts-lost = { $who } verliert { wonder_book-hearts } (noch { $now }).
wonder_book-event-spoke = { $who }: „{ $text }“
wonder_book-event-fell = { $who } fällt und ist bewusstlos.
wonder_book-event-stood-up = { $who } steht wieder auf.
wonder_book-event-left-board = { $who } verlässt den Plan.
wonder_book-event-came-to-board = { $who } ist jetzt hier: { $area }.
wonder_book-event-skill-used = { $who } benutzt: { $thing }.
wonder_book-event-special-used = { $who }: { $thing }.
wonder_book-event-attacked = { $who } greift an.
wonder_book-event-interacted = { $who } macht sich ans Werk: { $title }.
wonder_book-event-thing-passed = { $from } gibt weiter: { $thing }. Jetzt hat es { $to }.
wonder_book-event-thing-gained = { $who } bekommt: { $thing }.
wonder_book-event-thing-lost = { $who } gibt ab: { $thing }.
wonder_book-event-asked-for = { $who } bittet um etwas: { $thing }. Die Antwort gibt { $to }.
wonder_book-event-rolled = { $who } würfelt{ $again ->
    [yes] {" "}die Nieten noch einmal
   *[no] {""}
}: { $count ->
    [one] { $count } Erfolg
   *[other] { $count } Erfolge
}, { $blanks ->
    [one] { $blanks } Niete
   *[other] { $blanks } Nieten
}.
wonder_book-event-rolled-nobody = Die Würfel zeigen { $count ->
    [one] { $count } Erfolg
   *[other] { $count } Erfolge
} und { $blanks ->
    [one] { $blanks } Niete
   *[other] { $blanks } Nieten
}.
wonder_book-event-wyrm-spawned = { $area }: Ein Zahnling erscheint.
wonder_book-event-spawn-without-wyrm = { $count ->
    [one] Für ein Erscheinen-Symbol ist kein Zahnling mehr im Vorrat.
   *[other] Für { $count } Erscheinen-Symbole ist kein Zahnling mehr im Vorrat.
}
wonder_book-event-spawn-ignored = { $count ->
    [one] Ein Erscheinen-Symbol zählt nicht.
   *[other] { $count } Erscheinen-Symbole zählen nicht.
}
wonder_book-event-wyrm-stunned = { $area }: Ein Zahnling ist betäubt.
wonder_book-event-wyrm-defeated = { $area }: Ein Zahnling ist besiegt.
wonder_book-event-wyrm-returned = { $area }: Ein Zahnling geht zurück in den Vorrat.
wonder_book-event-wyrm-stood-up = { $area }: Ein Zahnling steht auf.
wonder_book-event-wyrm-stirred = { $area }: Ein Zahnling rührt sich, steht aber noch nicht auf.
wonder_book-event-wyrm-moved = Ein Zahnling geht: { $from } → { $to }.
wonder_book-event-wyrm-attacked = { $area }: Ein Zahnling greift an, und zwar { $who }.
wonder_book-event-wyrm-waited = { $area }: Ein Zahnling findet nichts zu tun.
wonder_book-event-wyrm-card-shown = Zahnlingskarte „{ $title }“: { $symbols } { $text }
wonder_book-event-wyrm-cards-shuffled = Die abgelegten Zahnlingskarten werden gemischt: ein neuer Stapel, { wonder_book-cards }.
wonder_book-event-wyrm-card-added = Eine Karte kommt zu den Zahnlingskarten: { $title }.
wonder_book-event-wyrm-card-hidden = Eine Karte, die niemand gesehen hat, kommt zu den Zahnlingskarten.
wonder_book-event-wyrm-card-removed = { $title } verlässt die Zahnlingskarten.
wonder_book-event-wyrm-card-seen = Auf dem Stapel der Zahnlingskarten, Platz { $number }: { $title }.
wonder_book-event-wyrm-card-tucked = Eine Zahnlingskarte kommt unter den Stapel.
wonder_book-event-scraps-shuffled = Die abgelegten Schnipsel werden gemischt: ein neuer Stapel, { wonder_book-cards }.
wonder_book-event-fate-gained = { wonder_book-fate-tokens } auf die offene Seite gedreht (jetzt { $now }).
wonder_book-event-fate-lost = { wonder_book-fate-tokens } verdeckt (noch { $now }).
wonder_book-event-keyword-written = Auf dem Kampagnenblatt steht jetzt: { $keyword }.
wonder_book-event-keyword-erased = Vom Kampagnenblatt gestrichen: { $keyword }.
wonder_book-event-effort-made = { $title }: { $now } von { $need } geschafft.
wonder_book-event-upgrade-gained = { $who } lernt: { $thing }.
wonder_book-event-border-opened = Der Weg { $from } – { $to } ist jetzt offen.
wonder_book-event-border-blocked = Der Weg { $from } – { $to } ist jetzt versperrt.
wonder_book-event-vortex-opened = Ein dunkler Wirbel öffnet sich: { $area }.
wonder_book-event-vortex-closed = Der dunkle Wirbel schließt sich: { $area }.
wonder_book-event-light-on = { $area }: Hier ist jetzt Licht.
wonder_book-event-light-out = { $area }: Das Licht geht aus.
wonder_book-event-ally-came = { $who } kommt zu euch: { $area }.
wonder_book-event-ally-went = { $who } geht fort.
wonder_book-event-boss-came = { $who } erscheint mit { wonder_book-hearts }: { $area }.
wonder_book-event-boss-hurt = { $who } verliert { wonder_book-hearts } (noch { $now }).
wonder_book-event-boss-moved = { $who } geht: { $from } → { $to }.
wonder_book-event-boss-attacked = { $who } greift an, und zwar { $to }.
wonder_book-event-boss-fell = { $who } ist besiegt!
wonder_book-event-boss-went = { $who } ist fort.
wonder_book-event-boss-waited = { $who } hat niemanden in Reichweite.
wonder_book-event-token-placed = { $area }: Hier liegt jetzt ein Marker.
wonder_book-event-chapter-won = Das Kapitel ist gewonnen, offen: { wonder_book-fate-tokens }. Ergebnis: { $band }!
wonder_book-event-chapter-lost = Die letzte Schicksalsmarke ist verdeckt: Das Kapitel ist verloren.
wonder_book-event-ending-reached = Das Ende: { $title }.
wonder_book-event-swapped = { $from } und { $to } tauschen den Platz.
wonder_book-event-extra-action-granted = { $who } darf eine zusätzliche Aktion ausführen.
wonder_book-event-damage-redirected = { $to } fängt den Schlag ab. Verschont bleibt { $from }.
wonder_book-event-unknown = Noch etwas geschieht ({ $event }).

## Der Tisch als Text

wonder_book-page-nothing = nichts
wonder_book-page-status = Wie es steht
wonder_book-page-board = Der Plan
wonder_book-page-objects = Karten auf dem Plan
wonder_book-page-heroes = Die Gruppe
wonder_book-page-others = Verbündete und Gegner
wonder_book-page-rules = Geltende Sonderregeln
wonder_book-page-next = Was die Gegner als Nächstes täten
wonder_book-page-piles = Stapel
wonder_book-page-campaign = Das Kampagnenblatt
wonder_book-page-opening = Vor dem Kapitel
wonder_book-page-abilities = Was die Gruppe kann
wonder_book-page-head-area = Bereich
wonder_book-page-head-open = Offene Wege
wonder_book-page-head-blocked = Versperrte Wege
wonder_book-page-head-here = Hier
wonder_book-page-head-hero = Figur
wonder_book-page-head-where = Wo
wonder_book-page-head-hearts = Herzen
wonder_book-page-head-sparks = Funken
wonder_book-page-head-things = Gegenstände und Schnipsel
wonder_book-page-head-skills = Fähigkeiten
wonder_book-page-head-state = Jetzt
wonder_book-page-round = Runde { $round }, { $phase }.
wonder_book-page-fate = Offene Schicksalsmarken: { $up } von 10.
wonder_book-page-hourglass = Sanduhr: Ab dem Ende von Runde { $from } wird am Ende jeder Gegnerphase eine Schicksalsmarke verdeckt.
wonder_book-page-hourglass-runs = Die Sanduhr läuft: Am Ende jeder Gegnerphase wird eine Schicksalsmarke verdeckt.
wonder_book-page-goal-text = Ziel: { $title }. { $text }
wonder_book-page-par = Vorgabe: { $count ->
    [one] { $count } Spielerphase
   *[other] { $count } Spielerphasen
}; das ist Nummer { $now }. Innerhalb der Vorgabe bringt es { wonder_book-page-reward }.
wonder_book-page-par-missed = Die Vorgabe war { $count ->
    [one] { $count } Spielerphase
   *[other] { $count } Spielerphasen
}; sie ist verpasst.
wonder_book-page-reward = Schicksalsmarken
wonder_book-page-goal-progress = Bisher geschafft: { $now } von { $need }.
wonder_book-page-enemy = Gegnerphase: { $parts }.
wonder_book-page-enemy-spawn = { wonder_book-wyrms } (dunkler Wirbel { $letters })
wonder_book-page-enemy-activate = { $count ->
    [one] eine Aktion für jeden Zahnling
   *[other] { $count } Aktionen für jeden Zahnling
}
wonder_book-page-enemy-cards = { $count ->
    [one] eine Zahnlingskarte
   *[other] { $count } Zahnlingskarten
} (dunkler Wirbel { $letters })
wonder_book-page-no-goal = Noch kein Ziel: Die Geschichte wird erzählt.
wonder_book-page-vortex = dunkler Wirbel { $letter }
wonder_book-page-vortex-asleep = dunkler Wirbel { $letter }, nicht aktiv
wonder_book-page-light = Licht
wonder_book-page-token = Marker
wonder_book-page-object-progress = { $title } ({ $now } von { $need })
wonder_book-page-object-more = { $title }, darunter { wonder_book-cards }
wonder_book-page-hidden = etwas Verdecktes
wonder_book-page-unconscious = bewusstlos
wonder_book-page-left = nicht mehr auf dem Plan
wonder_book-page-done = war am Zug
wonder_book-page-acting = am Zug, noch { wonder_book-actions }
wonder_book-page-waiting = noch nicht am Zug gewesen
wonder_book-page-ready = bereit
wonder_book-page-rerolled = Wiederholungswurf verbraucht
wonder_book-page-skill = { $title } ({ $cost }): { $text }
wonder_book-page-attack = Angriff „{ $title }“: { $text }
wonder_book-page-hearts = { $hearts } von { $most }
wonder_book-page-played-by = { $hero } ({ $name })
wonder_book-page-foe = { $state ->
    [stunned] Betäubter Zahnling ({ $area })
    [pinned] Festgenagelter Zahnling ({ $area })
   *[standing] Zahnling ({ $area })
}
wonder_book-page-next-stand_up = steht auf
wonder_book-page-next-attack = greift an: { $names }
wonder_book-page-next-move = geht: { $names }
wonder_book-page-next-wait = findet nichts zu tun
wonder_book-page-next-any = Wo es eine Wahl gibt, habt ihr sie.
wonder_book-page-wyrm-deck = Zahnlingskarten: { wonder_book-cards } im Stapel. Abgelegt: { $discards }.
wonder_book-page-wyrm-top = Oben auf den Zahnlingskarten: { $titles }.
wonder_book-page-scrap-deck = Schnipsel: { wonder_book-cards } im Stapel. Abgelegt: { $discards }.
wonder_book-page-pool = Vorrat: { $wyrms } und { $sparks }.
wonder_book-page-album = Bilder im Album: { $count }.
wonder_book-page-rule = { $title }: { $text }
wonder_book-lasting-ignore_spawn = In der nächsten Gegnerphase zählt ein Erscheinen-Symbol nicht.
wonder_book-lasting-mercy = In der ersten Gegnerphase zählt ein Erscheinen-Symbol nicht.
wonder_book-lasting-wyrm_skips = Manche Zahnlinge halten sich vorerst zurück.
wonder_book-lasting-dice_add = Der nächste Wurf dieses Zuges hat mehr Würfel.
wonder_book-lasting-action_cost = In den Dornen: Für manche kostet die erste Bewegung zwei Aktionen.
wonder_book-lasting-attack_into_adjacent = In dieser Phase greifen Zahnlinge auch in angrenzende Bereiche an.
wonder_book-lasting-damage_add = In dieser Phase nimmt der erste Angriff jedes Zahnlings ein Herz mehr, wenn jemand mindestens drei hat.

## Ergebnisse

wonder_book-result-won = Ihr gewinnt das Kapitel gemeinsam, offen: { wonder_book-fate-tokens }.
wonder_book-result-band = Ergebnis: { $band }.
wonder_book-result-lost = Das Kapitel ist verloren; das Buch wartet auf einen neuen Versuch.
wonder_book-sequel-next = Weiter: { $chapter }
wonder_book-sequel-again = Dieses Kapitel noch einmal
wonder_book-result-rounds = Es hat { wonder_book-rounds } gedauert.
wonder_book-result-keywords = Stichwörter, die weitergehen: { $keywords }.
wonder_book-result-upgrades = { $who } behält: { $skills }.
wonder_book-result-ending = { $title }
wonder_book-result-total = Auf dem Kampagnenblatt stehen zusammen { $total }.
wonder_book-category-fate = Schicksalsmarken
wonder_book-category-fate-text = Schicksalsmarken, die am Ende eines gewonnenen Kapitels offen liegen; sie gehören allen.

## Was sich vor einer Partie wählen lässt

wonder_book-option-chapter = Kapitel
wonder_book-option-chapter-text = Die Kampagne geht der Reihe nach durch die Kapitel. Ein Kapitel für sich beginnt, als wären die früheren gewonnen: mit je sechs Schicksalsmarken, bei jeder Wahl der ersten Antwort und von jeder Verbesserungskarte der ersten Seite.
wonder_book-option-heroes = Figuren
wonder_book-option-heroes-text = Eine Figur für jeden Platz; allein spielst du zwei. Ohne Wahl spielen die ersten Figuren der Geschichte.
wonder_book-option-difficulty = Schwierigkeit
wonder_book-option-difficulty-text = Wie viele Schicksalsmarken am Anfang offen liegen.

## Hilfe

wonder_book-evidence = Beleg: { $rest }.
wonder_book-topic-turn = Zug
wonder_book-topic-move = Bewegung
wonder_book-topic-spark = Funke
wonder_book-topic-skill = Fähigkeit
wonder_book-topic-attack = Angriff
wonder_book-topic-interact = Karten auf dem Plan
wonder_book-topic-give = Geben und Nehmen
wonder_book-topic-special = Sonderaktion
wonder_book-topic-reroll = Wiederholungswurf
wonder_book-topic-wyrm = Zahnling
wonder_book-topic-enemy = Gegnerphase
wonder_book-topic-unconscious = bewusstlos
wonder_book-topic-fate = Schicksal
wonder_book-topic-goal = Ziel
wonder_book-topic-hourglass = Sanduhr
wonder_book-topic-choice = Wahl und Stichwort
wonder_book-topic-item = Gegenstand
wonder_book-topic-scrap = Schnipsel
wonder_book-topic-rule = Sonderregel
wonder_book-topic-upgrade = Verbesserung
wonder_book-topic-solo = allein spielen
wonder_book-topic-end = Ende eines Kapitels
wonder_book-topic-campaign = Kampagne
wonder_book-topic-hero = Figur
wonder_book-topic-boss = Gegner mit Herzen und Verbündete
wonder_book-topic-dark = Licht und Dunkel
wonder_book-help-turn = In der Spielerphase hat jede Figur einen Zug, in beliebiger Reihenfolge, mit bis zu drei Aktionen. Ihr dürft früher aufhören; übrige Aktionen verfallen. Eine zusätzliche Aktion kommt obendrauf und darf jede Aktion sein.
wonder_book-help-move = Eine Aktion führt über eine offene Grenze. Versperrte Grenzen halten alle auf, auch Zahnlinge, und niemand hält jemanden fest.
wonder_book-help-spark = Aufsammeln nimmt genau einen Funken aus dem eigenen Bereich. Funken bezahlen Fähigkeiten, manche Karten und Sonderaktionen und gehen dann in den Vorrat. Weitergeben lassen sie sich nicht.
wonder_book-help-skill = Eine Fähigkeit zu benutzen ist eine Aktion; ihre Funken werden zuerst bezahlt. Fähigkeiten, die immer gelten, brauchen keine Aktion.
wonder_book-help-attack = Wirf die Würfel des Angriffs; jeder Erfolg ist ein Schaden. Der erste betäubt einen Zahnling, der zweite besiegt ihn. Was übrig ist, darf an einen anderen in Reichweite gehen, aber erst wenn der erste besiegt ist.
wonder_book-help-interact = Im Bereich einer Karte auf dem Plan nimmt man sie sich mit einer Aktion vor. Manche wollen einen Funken, zwei Figuren, einen Wurf oder viele Erfolge über mehrere Versuche; was geschafft ist, bleibt.
wonder_book-help-give = Eine Aktion gibt einen Gegenstand oder Schnipsel an eine Figur im selben oder einem angrenzenden Bereich oder nimmt einen mit Zustimmung. Bewusstlose machen dabei nicht mit.
wonder_book-help-special = Manche Karten erlauben eine eigene Aktion; ihr Text sagt, wem und zu welchem Preis.
wonder_book-help-reroll = Einmal je Zug darf eine Figur nach einem eigenen Wurf ein Herz abgeben (nicht das letzte) und alle Nieten noch einmal werfen. Die Erfolge bleiben.
wonder_book-help-wyrm = Ein Zahnling hält zwei Schaden aus: Der erste betäubt, der zweite besiegt ihn. Mit jeder Aktion steht er auf, wenn er liegt; sonst greift er eine Figur in seinem Bereich an; sonst geht er auf die nächste zu, die bei Bewusstsein ist. Bei Gleichstand entscheidet ihr.
wonder_book-help-enemy = Die Zielkarte sagt, was geschieht; meist wird eine Zahnlingskarte aufgedeckt: Am Wirbel erscheinen neue, dann führt jeder Zahnling auf dem Plan seine Aktionen aus, einer nach dem anderen, in der Reihenfolge, die ihr wählt. Symbole mit silbernem Rahmen zählen nur zu dritt oder zu viert.
wonder_book-help-unconscious = Eine Figur ohne Herzen liegt da und bleibt unbehelligt. Zu Beginn der nächsten Spielerphase kostet jede davon eine Schicksalsmarke, und dann stehen alle mit vollen Herzen auf.
wonder_book-help-fate = Zehn Marken zeigen, wie gut es läuft. Ist die letzte verdeckt, ist das Kapitel sofort verloren; die am Ende offenen sind euer Ergebnis.
wonder_book-help-goal = Die Zielkarte liegt oben, bis ihr Ziel erreicht ist; bis dahin wechseln sich Spielerphase und Gegnerphase ab. Wer innerhalb der Vorgabe bleibt, bekommt Schicksalsmarken.
wonder_book-help-hourglass = Ab der gezeigten Runde wird am Ende jeder Gegnerphase eine Schicksalsmarke verdeckt.
wonder_book-help-choice = Bei einer Wahl wird erst alles vorgelesen, dann entscheidet ihr gemeinsam. Ein Stichwort ist, was sich das Buch merkt; es öffnet und schließt später Wege.
wonder_book-help-item = Ein Gegenstand liegt vor einer Figur, und nur sie darf ihn benutzen. Am Ende des Kapitels kommt er zurück.
wonder_book-help-scrap = Ein Schnipsel ist ein Gegenstand für ein einziges Mal. Ein leerer Stapel entsteht neu aus der Ablage. Schnipsel gehen nicht ins nächste Kapitel mit.
wonder_book-help-rule = Eine Sonderregel gilt, bis sie weggenommen wird, und kann alles ändern.
wonder_book-help-upgrade = Eine Verbesserungskarte hat zwei Seiten; jede Figur nimmt sofort eine und behält sie für immer, neben der ersten Fähigkeit.
wonder_book-help-solo = Allein spielst du zwei Figuren wie zwei Leute: eigene Karten, Herzen, Funken und Züge. Silberne Symbole zählen nicht.
wonder_book-help-end = Wer die letzte Karte erreicht, gewinnt: acht oder mehr Schicksalsmarken sind Gold, fünf bis sieben Silber, weniger Tinte. Gold und Silber geben dem nächsten Kapitel einen kleinen Vorsprung.
wonder_book-help-campaign = Sechs Kapitel der Reihe nach. Stichwörter, Verbesserungen, Ergebnisse und die violetten Zahnlingskarten gehen weiter; Gegenstände, Schnipsel, Funken und Herzen nicht. Ein verlorenes Kapitel wird neu gespielt, als wäre nichts gewesen.
wonder_book-help-hero = Alle spielen eine Figur: Herzen, ein Angriff, eine Fähigkeit und der Wiederholungswurf.
wonder_book-help-boss = Manche Gegner und Freunde haben eigene Herzen. Ein Gegner mit Herzen lässt sich nicht betäuben, außer seine Karte erlaubt es; er handelt vor der Zahnlingskarte.
wonder_book-help-dark = Im Dunkeln reichen Angriffe, Fähigkeiten und Schnipsel nur in den eigenen Bereich, es sei denn, am Ziel ist Licht.
wonder_book-switch-ambush = Die Karte Hinterhalt
wonder_book-switch-ambush-fate = gilt ab fünf offenen Schicksalsmarken
wonder_book-switch-ambush-pool = gilt, wenn mehr Zahnlinge im Vorrat als auf dem Plan sind
wonder_book-switch-reroll = Wiederholungswürfe
wonder_book-switch-reroll-any_own_roll = nach jedem eigenen Wurf
wonder_book-switch-reroll-strict = nur nach Angriffen, Fähigkeiten und Sonderaktionen
wonder_book-switch-mid_phase_goal = Ein Ziel mitten in der Phase
wonder_book-switch-mid_phase_goal-go_on = die Phase geht unter dem neuen Ziel weiter
wonder_book-switch-mid_phase_goal-new_phase = eine neue Spielerphase beginnt
wonder_book-switch-split_damage = Schaden eines Angriffs
wonder_book-switch-split_damage-false = geht an einen Zahnling, bis er besiegt ist
wonder_book-switch-split_damage-true = lässt sich frei aufteilen
wonder_book-switch-unconscious_items = Gegenstände und Bewusstlose
wonder_book-switch-unconscious_items-false = Bewusstlose geben und bekommen keine
wonder_book-switch-unconscious_items-true = auch Bewusstlose geben und bekommen welche
wonder_book-switch-silver = Silberne Symbole und Vorrat
wonder_book-switch-silver-players = nach der Zahl der Personen
wonder_book-switch-silver-heroes = nach der Zahl der Figuren

## Entscheidungen: was gefragt ist

wonder_book-decision-over = Das Kapitel ist vorbei.
wonder_book-decision-other = Gefragt ist { $name }: { $question }
wonder_book-ask-next_turn = Wer ist als Nächstes am Zug?
wonder_book-ask-turn = { $who }: noch { wonder_book-actions }. Was nun?
wonder_book-ask-extra = { $who } darf eine zusätzliche Aktion ausführen. Welche?
wonder_book-ask-trade = { $asker }: Was wechselt den Besitzer?
wonder_book-ask-effect-person = { $asker }: Wählt eine Figur.
wonder_book-ask-effect-foe = { $asker }: Wählt einen Zahnling.
wonder_book-ask-effect-area = { $asker }: Wählt einen Bereich.
wonder_book-ask-effect-option = { $asker }: Wählt eines davon.
wonder_book-ask-effect-thing = { $asker }: Wählt eine Karte.
wonder_book-ask-effect-yes = { $asker }: Soll es geschehen?
wonder_book-ask-effect-side = { $who }: Welche Seite der Verbesserungskarte behältst du?
wonder_book-ask-effect-special = { $asker }: Was benutzt du?
wonder_book-ask-effect-card = { $asker }: Wählt eine Zahnlingskarte.
wonder_book-ask-reroll = { $who }: { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
}, { $blanks ->
    [one] { $blanks } Niete
   *[other] { $blanks } Nieten
}. Ein Herz abgeben und die Nieten noch einmal werfen?
wonder_book-ask-hit = { $who }: Welcher Zahnling nimmt den Schaden?
wonder_book-ask-leftover = { $who }: Etwas Schaden ist übrig. Wohin damit?
wonder_book-ask-order = Welcher Zahnling handelt als Nächstes?
wonder_book-ask-victim = { $foe } greift an: wen?
wonder_book-ask-way = { $foe } geht los: auf welchem Weg?
wonder_book-ask-consent = { $who }: Darf jemand anderes das von dir nehmen: { $thing }?
wonder_book-ask-choice = Entscheidet gemeinsam: { $asker }
wonder_book-ask-upgrade = { $who }: Welche Seite der Verbesserungskarte behältst du?
wonder_book-ask-step_in = { $who }: Den Schlag abfangen, damit { $for } verschont bleibt?
wonder_book-ask-walk = { $who }: Wohin?
wonder_book-ask-take_along = { $who }: Wer kommt mit?
wonder_book-ask-heal = { $asker }: Wer erhält ein Herz zurück?
wonder_book-ask-discard = { $asker }: Welche Karte kommt weg?
wonder_book-ask-give_spark = { $who }: Einen Funken geben?
wonder_book-ask-put_back = { $asker }: Welche Karte kommt als nächste zurück? Die letzte liegt ganz oben.
wonder_book-ask-bury = { $asker }: Welche Karte kommt unter den Stapel?
wonder_book-ask-use = { $who }: Jetzt etwas benutzen?
wonder_book-ask-optional = { $asker }: Soll es geschehen?
wonder_book-ask-push = { $asker }: Wohin wird der Zahnling geschoben?
wonder_book-ask-take_back = { $asker }: Welchen Schnipsel nimmst du aus der Ablage?
wonder_book-ask-remove_spark = { $asker }: Wo verschwindet ein Funke?

## Warum es gefragt ist

wonder_book-why = { $why } Regel { $clause }.
wonder_book-why-asker = { $why } { $asker }: { $text } Regel { $clause }.
wonder_book-why-next_turn = In der Spielerphase hat jede Figur einen Zug; die Reihenfolge wählt ihr.
wonder_book-why-turn = Ein Zug hat bis zu drei Aktionen in beliebiger Reihenfolge; was übrig ist, verfällt.
wonder_book-why-extra = Eine zusätzliche Aktion zählt nicht zum Zug und darf jede Aktion sein.
wonder_book-why-trade = Die Karte lässt etwas den Besitzer wechseln.
wonder_book-why-effect = Was ein Text zu wählen gibt, wählt ihr.
wonder_book-why-reroll = Einmal je Zug lässt ein Herz, aber nicht das letzte, alle Nieten noch einmal werfen.
wonder_book-why-hit = Der Schaden geht an einen Zahnling, bis er besiegt ist; das Ziel wird nach dem Wurf gewählt.
wonder_book-why-leftover = Was ein besiegter Zahnling nicht brauchte, darf an einen anderen in Reichweite gehen.
wonder_book-why-order = Jeder Zahnling führt alle seine Aktionen vor dem nächsten aus; die Reihenfolge wählt ihr.
wonder_book-why-victim = Sind mehrere Figuren in Reichweite, wählt ihr, wer angegriffen wird.
wonder_book-why-way = Ein Zahnling nimmt einen kürzesten Weg zur nächsten Figur; bei Gleichstand entscheidet ihr.
wonder_book-why-consent = Wer eine Karte nehmen will, braucht die Zustimmung dessen, der sie hat.
wonder_book-why-choice = Eine Wahl wird ganz vorgelesen; dann entscheidet die Gruppe gemeinsam und liest nur ihren Teil weiter.
wonder_book-why-upgrade = Eine Verbesserungskarte hat zwei Fähigkeiten; eine wird sofort und für immer gewählt.
wonder_book-why-step_in = Eine Fähigkeit erlaubt, den Angriff eines Zahnlings abzufangen.
wonder_book-why-walk = Der Text lässt die Figur gehen.
wonder_book-why-take_along = Der Text lässt jemanden mitkommen.
wonder_book-why-heal = Die Herzen lassen sich beliebig verteilen.
wonder_book-why-discard = Der Text verlangt eine Karte; welche, wählt ihr.
wonder_book-why-give_spark = Der Text lässt Funken weitergeben.
wonder_book-why-put_back = Die Karten kommen in beliebiger Reihenfolge zurück.
wonder_book-why-bury = Eine Karte darf unter den Stapel.
wonder_book-why-use = Der Text lässt etwas ohne Aktion benutzen.
wonder_book-why-optional = Dieser Teil des Textes darf ausfallen.
wonder_book-why-push = Wohin ein geschobener Zahnling geht, wählt ihr.
wonder_book-why-take_back = Der Text nimmt einen Schnipsel aus der Ablage.
wonder_book-why-remove_spark = Wo es eine Wahl gibt, habt ihr sie.

## Aktionen

wonder_book-action-move = Gehe hierhin: { $area }
wonder_book-action-collect = Einen Funken aufsammeln
wonder_book-action-attack = Angriff: { $title }
wonder_book-action-skill = { $title } ({ $cost })
wonder_book-action-interact = Vornehmen: { $title }
wonder_book-action-interact-hidden = Umdrehen, was hier verdeckt liegt
wonder_book-action-give = { $thing }: weitergeben an { $to }
wonder_book-action-take = Bitten um: { $thing } (jetzt bei { $to })
wonder_book-action-special = { $title }
wonder_book-action-scrap = Schnipsel benutzen: { $title }
wonder_book-action-pass = { $kind ->
    [extra] Keine zusätzliche Aktion
   *[turn] Zug beenden
}
wonder_book-action-turn = Als Nächstes: { $who }
wonder_book-action-choose = { $title }
wonder_book-action-wyrm = { $state ->
    [stunned] Der betäubte Zahnling
    [pinned] Der festgenagelte Zahnling
   *[standing] Der Zahnling
}: { $area }
wonder_book-action-boss = { $who }
wonder_book-action-rest = Die übrigen in beliebiger Reihenfolge
wonder_book-action-victim = { $who }
wonder_book-action-victim-all = { $who }, und ebenso bei allen folgenden
wonder_book-action-way = Hierüber: { $area }
wonder_book-action-way-all = Hierüber: { $area }, und ebenso bei allen folgenden
wonder_book-action-hero = { $who }
wonder_book-action-area = { $area }
wonder_book-action-card = { $title }
wonder_book-action-yes = { $reason ->
    [reroll] Ein Herz abgeben und die Nieten noch einmal werfen
    [consent] Einverstanden, gib es her
    [step_in] Den Schlag abfangen
   *[other] Ja
}
wonder_book-action-no = { $reason ->
    [reroll] Den Wurf behalten
    [consent] Nein, behalte es
    [step_in] Geschehen lassen
   *[other] Nein
}
wonder_book-action-side = { $title } ({ $cost }): { $text }
wonder_book-action-none = { $reason ->
    [walk] Hier bleiben
    [leftover] Den Rest verfallen lassen
   *[other] Nichts weiter
}
wonder_book-action-hand = { $thing }: weitergeben an { $to }
wonder_book-action-spark = { $from } gibt einen Funken; ihn bekommt { $to }
wonder_book-action-use = { $title }
wonder_book-action-wyrmcard = { $title }
wonder_book-action-done = Fertig
wonder_book-action-unknown = { $text }
wonder_book-symbols = Erscheinen { $spawn }{ $spawn_silver ->
    [0] {""}
   *[other] {" "}(+{ $spawn_silver } silbern)
}, Aktivierung { $activation }{ $activation_silver ->
    [0] {""}
   *[other] {" "}(+{ $activation_silver } silbern)
}.
wonder_book-one-spark = einen Funken
wonder_book-one-wyrm = Ein Zahnling
wonder_book-wyrms-stunned = { $count ->
    [one] { $count } betäubter Zahnling
   *[other] { $count } betäubte Zahnlinge
}
wonder_book-times = { $count } × { $text }
wonder_book-page-head-card = Karte
wonder_book-page-head-text = Text

## Absagen

error-broken-campaign = Die Kampagne in { $path } lässt sich nicht lesen: Zeile { $line } ist nicht so geschrieben, wie sie sein soll. Die Datei blieb, wie sie ist; die Fassung davor liegt mit der Endung .before daneben, falls es eine gibt.
error-broken-campaign-field = Die Kampagne in { $path } lässt sich nicht lesen: In Zeile { $line } fehlt „{ $field }“ oder ist nicht, was es sein soll. Die Datei blieb, wie sie ist; die Fassung davor liegt mit der Endung .before daneben, falls es eine gibt.
error-future-campaign = Die Kampagne in { $path } hat ein neueres Moonlit geschrieben (Format { $found }, dieses kennt { $known }).
error-other-campaign = Die Kampagne in { $path } gehört zu einer anderen Geschichte ({ $found }, nicht { $known }).
error-campaign-over = Diese Kampagne ist zu Ende: In { $path } sind alle Kapitel gewonnen. Beginnt eine neue, spielt ein Kapitel zum Spaß oder geht zu einem zurück.
error-chapter-not-won = Noch einmal spielen oder zurückgehen lässt sich nur ein Kapitel, das gewonnen ist.
error-strange-campaign = Die Kampagne in dieser Datei nennt „{ $text }“, und so etwas kennt diese Geschichte nicht. Es wurde nichts übernommen.
error-side-not-open = Die Seite „{ $text }“ steht jetzt nicht zur Wahl: Eine gewählte Seite bleibt, außer jemand anders übernimmt die Figur.
error-side-to-choose = { $hero } hat eine Verbesserungskarte, von der zuerst eine Seite gewählt werden muss.
error-both-sides = Von der Verbesserungskarte „{ $text }“ lässt sich nur eine Seite wählen.
error-chapter-too-large = Kapitel { $chapter } ist zu groß für den Tisch: „{ $part }“ kommt auf { $found }, höchstens { $most } sind möglich.
error-no-such-hero = Die Verbesserung „{ $text }“ gehört zu { $hero }, und diese Figur spielt nicht mit.
error-not-an-earlier-chapter = Ein Ergebnis lässt sich nur für ein früheres Kapitel eintragen, nicht für „{ $text }“.
error-number-not-fixed = Eine Zahl in Kapitel { $chapter } muss vor der Partie feststehen und tut es nicht.
error-wrong-heroes = { $count ->
    [one] { $count } Figur passt nicht:
   *[other] { $count } Figuren passen nicht:
} Hier müssen es { $least } bis { $most } sein.
error-not-a-goal = „{ $text }“ ist keine Zielkarte dieses Kapitels.
error-not-a-hero = Eine Figur „{ $text }“ spielt nicht mit.
error-not-a-rule = „{ $text }“ ist keine Sonderregel dieses Kapitels.
error-not-an-area = Einen Bereich „{ $text }“ gibt es hier nicht.
error-not-an-item = Einen Gegenstand oder Schnipsel „{ $text }“ gibt es nicht.
error-not-an-object = „{ $text }“ ist keine Karte, die auf einem Plan liegt.
error-border-blocked = Die Grenze zu { $text } ist versperrt.
error-no-spark-here = In diesem Bereich liegt kein Funke.
error-not-adjacent = { $text } grenzt nicht an; eine Bewegung führt über eine offene Grenze.
error-not-fulfilled = { $text } verlangt etwas, das noch fehlt; der Text sagt, was.
error-not-granted = Keine Karte erlaubt dieser Figur hier und jetzt „{ $text }“.
error-not-held = { $text } lässt sich hier weder geben noch nehmen.
error-not-here = { $text } liegt in diesem Bereich nicht obenauf.
error-not-your-skill = Diese Figur hat die Fähigkeit { $text } nicht.
error-nothing-in-reach = In Reichweite gibt es nichts anzugreifen.
error-other-hero = { $hero } ist am Zug; erst danach handelt eine andere Figur.
error-passive-skill = { $text } gilt immer und braucht keine Aktion.
error-too-few-actions = Dafür sind zu wenige Aktionen übrig.
error-too-few-sparks = Das kostet { $cost ->
    [one] { $cost } Funken
   *[other] { $cost } Funken
}, und die Figur hat { $sparks }.
wonder_book-error-other-decision = Jetzt wird etwas anderes entschieden; wähle eine der aufgeführten Aktionen.
wonder_book-error-unconscious = { $hero } ist bewusstlos und kann nichts geben oder bekommen.
wonder_book-error-too-far = { $hero } ist zu weit weg; es muss derselbe oder ein angrenzender Bereich sein.
wonder_book-error-in-two-places = Etwas ist an zwei Stellen genannt, gibt es aber nur einmal.
wonder_book-error-not-a-card = In diesem Kapitel gibt es keine Karte „{ $text }“.
wonder_book-error-not-a-vortex = Einen Wirbel „{ $text }“ gibt es nicht.
wonder_book-error-not-a-state = Ein Zahnling steht (standing), ist betäubt (stunned) oder festgenagelt (pinned), nicht „{ $text }“.
wonder_book-error-not-an-ally = In diesem Kapitel gibt es keinen Verbündeten „{ $text }“.
wonder_book-error-not-a-boss = In diesem Kapitel gibt es keinen Gegner mit Herzen namens „{ $text }“.
wonder_book-error-not-a-wyrm-card = Eine Zahnlingskarte „{ $text }“ gibt es nicht.
wonder_book-error-not-a-counter = In diesem Kapitel wird nichts als „{ $text }“ gezählt.
wonder_book-error-not-a-position = Diese Stellung kann es nicht geben: Eine Zahl darin passt nicht.
error-no-hero-on-board = Kein Held ist auf dem Plan; nenne unter „heroes“ für mindestens einen den Bereich.

## Was sich absehen lässt

wonder_book-foreseen-attack = { $count ->
    [one] { $count } Würfel:
   *[other] { $count } Würfel:
} mindestens ein Erfolg in { $one } %, mindestens zwei in { $two } % aller Würfe.
wonder_book-foreseen-safe = Keiner der Zahnlinge auf dem Plan käme mit zwei Aktionen an diese Figur heran.
wonder_book-foreseen-danger = Herzen, die die Zahnlinge auf dem Plan hier nehmen könnten: bis zu { $once } mit je einer Aktion, bis zu { $twice } mit zweien{ $falls ->
    [yes] {" "}(mehr, als die Figur aushält)
   *[no] {""}
}; neue können dazukommen.

## Hinweise

wonder_book-advice-unknown = Wohin das führt, weiß nur die Geschichte. Entscheidet gemeinsam.
wonder_book-advice-nudge = { $verb ->
    [move] Überlege, wo du stehst.
    [interact] In deinem Bereich will etwas berührt werden.
    [attack] Erst die Zähne.
    [skill] Dafür hast du eine Fähigkeit.
    [special] Eine Karte erlaubt dir gerade etwas Besonderes.
    [collect] Ein Funke ist in Reichweite.
    [pass] Für diesen Zug ist es genug.
    [turn] Es kommt darauf an, wer zuerst dran ist.
   *[other] Schau, was jede Antwort kostet.
}
wonder_book-advice-idea = { $idea ->
    [reaches] Jemand sollte dorthin, wo das Ziel ist.
    [nearer] Der Weg zum Ziel ist auch ohne Umwege lang genug.
    [harm] Zähle die Zahnlinge, die dich erreichen könnten.
    [effort] Kein Erfolg geht verloren.
    [test] Die Chancen stehen gut.
    [object] Hier muss niemand würfeln.
    [strike] Ein Zahnling, der weg ist, beißt niemanden.
    [spark] Funken bezahlen, was noch kommt.
    [cost] Dafür sind Funken da.
   *[reroll] Für ein Herz gibt es eine zweite Chance.
}
wonder_book-advice-figures = Ziel noch in dieser Runde: { $goal } % von { $rounds } im Kopf gespielten Runden; { $behind } Schicksalsmarken hinter dem besten Zug.
wonder_book-advice-behind = { $behind } Schicksalsmarken hinter der besten Antwort.
wonder_book-advice-reaches = Du bist dann dort, wo das Ziel ist: { $area }.
wonder_book-advice-nearer = Von dort bis zum Ziel ({ $area }): { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.
wonder_book-advice-harm = { $hero }, { $area }: { $wyrms ->
    [0] Kein Zahnling auf dem Plan kommt dorthin
    [one] { $wyrms } Zahnling könnte dorthin kommen
   *[other] { $wyrms } Zahnlinge könnten dorthin kommen
}; in der nächsten Gegnerphase gehen voraussichtlich { $hearts } Herzen verloren.
wonder_book-advice-object = „{ $card }“ braucht keinen Wurf.
wonder_book-advice-test = „{ $card }“: { $chance } % mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}.
wonder_book-advice-effort = „{ $card }“: { $left ->
    [one] noch { $left } Erfolg fehlt
   *[other] noch { $left } Erfolge fehlen
}; mit { $chance } % reicht dieser Wurf.
wonder_book-advice-strike = { $chance } % Treffer, im Mittel { $damage } Schaden; { $targets ->
    [one] { $targets } Ziel
   *[other] { $targets } Ziele
} in Reichweite.
wonder_book-advice-spark = Danach { $count ->
    [one] { $count } Funke
   *[other] { $count } Funken
} in der Hand.
wonder_book-advice-cost = Kostet { $count ->
    [one] { $count } Funken
   *[other] { $count } Funken
}; { $left } bleiben.
wonder_book-advice-reroll = { $blanks ->
    [one] { $blanks } leerer Würfel
   *[other] { $blanks } leere Würfel
} noch einmal: im Mittel { $more } Erfolge mehr für eines von { $hearts } Herzen.

## Bots

wonder_book-bot-kit-text = Sieht eine Aktion voraus und tut oft etwas anderes.
wonder_book-bot-scout-text = Sieht eine Aktion voraus und lässt sich leicht ablenken.
wonder_book-bot-mystic-text = Sieht eine Aktion voraus und hält sich meistens daran.
wonder_book-bot-adept-text = Wägt je zwei Aktionen ab: Ziel, Gefahr und Zeit. Ab und zu ein Ausrutscher.
wonder_book-bot-elder-text = Wägt je zwei Aktionen ab und rutscht nicht aus.
wonder_book-bot-nightfox-text = Wägt ganze Züge ab und spielt Runden im Kopf zu Ende, bis zu einer Sekunde lang.
