### Nocturne: Namen der Dinge, Sätze für Entscheidungen, Züge und Ereignisse, und Hilfe.
### Formen im Deutschen: "indefinite" und "definite" (Akkusativ mit Artikel), "nominative", "dative",
### "genitive", "during".

## Durchgänge, Spielarten, Ausgaben

round-twilight = Dämmerung
    .nominative = die Dämmerung
    .genitive = der Dämmerung
    .during = in der Dämmerung
round-moonlight = Mondlicht
    .nominative = das Mondlicht
    .genitive = des Mondlichts
    .during = im Mondlicht
round-over = Die Nacht ist vorbei
mode-basic = Grundspiel
mode-basic-text = Die Charaktere geben nur ihr Symbol, keine Fähigkeit.
mode-advanced = Spiel für Fortgeschrittene
mode-advanced-text = Jeder Charakter hat eine Fähigkeit, die einmal genutzt werden darf.
mode-family = Familienspiel
mode-family-text = Ohne Ziele, Waldgeist-Tafel und Schattenmarker; sanft für die erste Nacht.
mode-solo = Solospiel
mode-solo-text = Du gegen einen Kartenstapel, der auf dieselben Plättchen bietet.
option-no_concoctions = Ohne Mixturen
option-no_concoctions-text = Runensteine und Mixturen bleiben in der Schachtel.
edition-best = Beste Lesart
edition-best-text = Unsere Lesart, wo die Anleitungen sich unterscheiden.
edition-en = Englische Anleitung
edition-en-text = So spielt es die englische Ausgabe.
edition-de = Deutsche Anleitung
edition-de-text = So spielt es die deutsche Ausgabe.
edition-pl = Polnische Anleitung
edition-pl-text = So spielt es die polnische Ausgabe.
level-easy = leicht
level-medium = mittel
level-hard = schwer

## Woher wir eine Zahl oder einen Text kennen

grade-printed = in der Anleitung gedruckt
grade-inferred = aus den Anleitungen erschlossen
grade-public = auf einer öffentlichen Seite gefunden
grade-reconstructed = unsere Rekonstruktion
grade-original = unsere eigene Erfindung
grade-short-printed = gedruckt
grade-short-inferred = erschlossen
grade-short-public = öffentlich
grade-short-reconstructed = rekonstruiert
grade-short-original = von uns
evidence-whole = { $grade }.
evidence-parts = { $grade }: { $parts }.
evidence-marked = { $text }*
evidence-legend = * unsere Rekonstruktion
evidence-confidence = Wie sicher wir sind: { $level }.
confidence-low = kaum
confidence-low-medium = ein wenig
confidence-medium = einigermaßen
confidence-medium-high = ziemlich
confidence-high = sehr
part-type = Art
part-kind = Sorte
part-points = Punkte
part-symbols = Symbole
part-recipe = Rezept
part-rule = Bedingung
part-number = Zahl
part-timing = Zeitpunkt
part-size = Größe
part-shape = Form
part-symbol = Symbol
part-ability = Fähigkeit
part-direction = Richtung
part-power = Stärkeregel
part-dedicates = Waldgeist-Zeichen
part-start = Startzauber
part-id = Name
part-at = Schwelle
part-numbers = Zauberwerte
part-stars = Sterne
part-rows = Zeilen
part-columns = Spalten
part-slots = Plättchenfelder
part-spaces = Markerfelder
part-row = Zeile
part-column = Spalte
part-players = Personenzahl
part-second = der zweite davon
part-outlines = Umrisse der Wälder

## Punkte und Symbole

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
symbol-skull = Schädel
symbol-feather = Feder
symbol-mushroom = Pilz
symbol-herb = Kraut
symbol-egg = Ei
symbols-skull = { $count } Schädel
symbols-feather = { $count ->
    [one] { $count } Feder
   *[other] { $count } Federn
}
symbols-mushroom = { $count ->
    [one] { $count } Pilz
   *[other] { $count } Pilze
}
symbols-herb = { $count ->
    [one] { $count } Kraut
   *[other] { $count } Kräuter
}
symbols-egg = { $count ->
    [one] { $count } Ei
   *[other] { $count } Eier
}

## Plättchen

type-skull = Schädel
type-feather = Feuerfeder
type-mushroom = Pilz
type-herb = Kraut
type-egg = geheimnisvolles Ei
type-chest = verfluchte Schatztruhe
type-runestone = uralter Runenstein
type-mirror = Spiegelstein
tile-skull-hoofed = Hufschädel
    .indefinite = einen Hufschädel
    .definite = den Hufschädel
tile-skull-ramhorn = Widderschädel
    .indefinite = einen Widderschädel
    .definite = den Widderschädel
tile-skull-fanged = Fangzahnschädel
    .indefinite = einen Fangzahnschädel
    .definite = den Fangzahnschädel
tile-feather = Feuerfeder
    .indefinite = eine Feuerfeder
    .definite = die Feuerfeder
tile-mushroom-tripti = Tripti Fungilus
    .indefinite = einen Tripti Fungilus
    .definite = den Tripti Fungilus
tile-mushroom-duode = Duo Daxus
    .indefinite = einen Duo Daxus
    .definite = den Duo Daxus
tile-herb-A = Kraut A
    .definite = das Kraut A
tile-herb-B = Kraut B
    .definite = das Kraut B
tile-herb-C = Kraut C
    .definite = das Kraut C
tile-herb-D = Kraut D
    .definite = das Kraut D
tile-herb-E = Kraut E
    .definite = das Kraut E
tile-herb-wild = Jokerkraut
    .indefinite = ein Jokerkraut
    .definite = das Jokerkraut
tile-egg = geheimnisvolles Ei
    .indefinite = ein geheimnisvolles Ei
    .definite = das geheimnisvolle Ei
tile-chest = verfluchte Schatztruhe
    .indefinite = eine verfluchte Schatztruhe
    .definite = die verfluchte Schatztruhe
tile-runestone-skull = Schädel-Runenstein
    .indefinite = einen Schädel-Runenstein
    .definite = den Schädel-Runenstein
tile-runestone-feather = Feder-Runenstein
    .indefinite = einen Feder-Runenstein
    .definite = den Feder-Runenstein
tile-runestone-mushroom = Pilz-Runenstein
    .indefinite = einen Pilz-Runenstein
    .definite = den Pilz-Runenstein
tile-runestone-herb = Kräuter-Runenstein
    .indefinite = einen Kräuter-Runenstein
    .definite = den Kräuter-Runenstein
tile-runestone-egg = Eier-Runenstein
    .indefinite = einen Eier-Runenstein
    .definite = den Eier-Runenstein
tile-mirror = Spiegelstein
    .indefinite = einen Spiegelstein
    .definite = den Spiegelstein
tile-hidden = verdecktes Plättchen
    .indefinite = ein verdecktes Plättchen
    .definite = das verdeckte Plättchen
tile-symbols = Symbole: { $symbols }
tile-no-symbols = ohne Symbole
tile-enchanted = verzaubert
tile-told = { $tile }: { $details }. { $evidence }
counted-skull = { $count } Schädel
    .none = keinen Schädel
counted-feather = { $count ->
    [one] { $count } Feuerfeder
   *[other] { $count } Feuerfedern
}
    .none = keine Feuerfeder
counted-mushroom = { $count ->
    [one] { $count } Pilz
   *[other] { $count } Pilze
}
    .none = keinen Pilz
counted-herb = { $count ->
    [one] { $count } Kraut
   *[other] { $count } Kräuter
}
    .none = kein Kraut
counted-egg = { $count ->
    [one] { $count } geheimnisvolles Ei
   *[other] { $count } geheimnisvolle Eier
}
    .none = kein geheimnisvolles Ei
counted-chest = { $count ->
    [one] { $count } verfluchte Schatztruhe
   *[other] { $count } verfluchte Schatztruhen
}
    .none = keine verfluchte Schatztruhe
counted-runestone = { $count ->
    [one] { $count } Runenstein
   *[other] { $count } Runensteine
}
    .none = keinen Runenstein
counted-mirror = { $count ->
    [one] { $count } Spiegelstein
   *[other] { $count } Spiegelsteine
}
    .none = keinen Spiegelstein

## Zaubermarker

token-1 = 1
    .definite = die 1
    .dative = der 1
token-2 = 2
    .definite = die 2
    .dative = der 2
token-3 = 3
    .definite = die 3
    .dative = der 3
token-4 = 4
    .definite = die 4
    .dative = der 4
token-5 = 5
    .definite = die 5
    .dative = der 5
token-6 = 6
    .definite = die 6
    .dative = der 6
token-7 = 7
    .definite = die 7
    .dative = der 7
token-star = Stern
    .definite = den Stern
    .dative = dem Stern
token-shadow5 = Schatten 5
    .definite = den Schatten 5
    .dative = dem Schatten 5
token-shadow6 = Schatten 6
    .definite = den Schatten 6
    .dative = dem Schatten 6
token-shadow7 = Schatten 7
    .definite = den Schatten 7
    .dative = dem Schatten 7
token-shadow8 = Schatten 8
    .definite = den Schatten 8
    .dative = dem Schatten 8
token-shadow9 = Schatten 9
    .definite = den Schatten 9
    .dative = dem Schatten 9
token-shadow10 = Schatten 10
    .definite = den Schatten 10
    .dative = dem Schatten 10
token-hidden = verdeckter Marker
    .definite = einen verdeckten Marker
    .dative = einem verdeckten Marker

## Mixturen

concoction-unnamed = Mixtur { $card }
concoction-hidden = eine geheime Mixtur
concoction-S1 = Glutknochentrank
concoction-S2 = Federhut-Tonikum
concoction-S3 = Glutkleetee
concoction-S4 = Brühe vom halben Atemzug
concoction-S5 = Gruftpilzgrütze
concoction-S6 = Knochenkraut-Aufguss
concoction-S7 = Hohldottertrunk
concoction-S8 = Moosschimmersirup
concoction-S9 = Sporen-und-Schalen-Pudding
concoction-S10 = Nestblattlikör
concoction-1 = Dreipfadsalbe
concoction-2 = Hügelgrabwickel
concoction-3 = Kellerbitter
concoction-4 = Laternenschaum
concoction-5 = Nektar ohne Morgen
concoction-6 = Glutschreinwein
concoction-7 = Elixier der Großen Lichtung
concoction-8 = Allheilmittel aus dem tiefen Bau
concoction-9 = Beingartenöl
concoction-10 = Phönixwiegenbalsam
concoction-11 = Sengmarktinte
concoction-12 = Grabhutteer
concoction-13 = Flüsterbeinsalbe
concoction-14 = Versteinerter Eierpunsch
concoction-15 = Ascheschwingenrauch
concoction-16 = Glimmerflugpulver
concoction-17 = Sonnenlose Minzbrause
concoction-18 = Schlüpffeuerlikör
concoction-19 = Schimmel der Erinnerung
concoction-20 = Sporenlichtlack
concoction-21 = Tinktur der Erhellung
concoction-22 = Bovistbaiser
concoction-23 = Dornmarksud
concoction-24 = Fieberheller Kräutertee
concoction-25 = Unterholzmarmelade
concoction-26 = Sprenkelblattbutter
concoction-27 = Schalengrabkreide
concoction-28 = Aschedotterglasur
concoction-29 = Tauhut-Omen
concoction-30 = Nistwiesenmet
concoction-31 = Erdendes Eissalz
concoction-32 = Reiner Schwingengeist
concoction-33 = Allpilzgärung
concoction-34 = Neun-Nächte-Kraut
concoction-35 = Ungeschlüpfter Traum
concoction-one-tier = { $name } ({ $card }): { $full } für { $full_points ->
    [one] { $full_points } Punkt
   *[other] { $full_points } Punkte
}. { $evidence }
concoction-two-tiers = { $name } ({ $card }): { $first } für { $first_points ->
    [one] { $first_points } Punkt
   *[other] { $first_points } Punkte
}, oder { $full } für { $full_points ->
    [one] { $full_points } Punkt
   *[other] { $full_points } Punkte
}. { $evidence }
missing-nothing = Deine Symbole reichen für das volle Rezept, falls keine andere Karte sie braucht.
missing-full = Für das volle Rezept fehlen noch: { $full }.
missing-first = Für die erste Stufe fehlen noch: { $first }; für das volle Rezept: { $full }.
missing-first-done = Die erste Stufe ist in Reichweite; für das volle Rezept fehlen noch: { $full }.

## Charaktere

character-redd = Fenrick
character-sage = Elenor
character-abigail = Nelsa
character-flint = Arlo
ability-replace_winner = Hast du ein Plättchen im Wald mit einem Zauber bis höchstens { $number } gewonnen, lege einen niedrigeren aus deinem Vorrat an seine Stelle und nimm den siegreichen zurück.
ability-dedicate_loser = Nach einer gewonnenen Runde widme dem Waldgeist einen deiner eigenen unterlegenen Marker dieser Runde.
ability-exchange_tile = Hast du ein Plättchen im Wald gewonnen, tausche es gegen eines auf der Waldgeist-Tafel; nur das Plättchen, das dir bleibt, wirkt.
ability-keep_cards = Lässt dich ein Runenstein Mixturen ziehen, behalte { $number } davon.
ability-once = Einmal im ganzen Spiel; ungenutzt ist sie { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
character-told = { $name }, Symbol: { $symbol }. { $ability } { $once } { $evidence }

## Ziele: Namen nach Nummern, Erklärungen nach der Bedingung im Paket

goal-twilight-1 = Funke der Drei
goal-twilight-2 = Funke der Vier
goal-twilight-3 = Funke der Fünf
goal-twilight-4 = Verstreute Baue
goal-twilight-5 = Der weiteste Bau
goal-twilight-6 = Drei Baue
goal-twilight-7 = Ein Bau für drei
goal-twilight-8 = Baumwipfel
goal-twilight-9 = Ende der Reihe
goal-twilight-10 = Vier Düfte
goal-twilight-11 = Das einsame Plättchen
goal-twilight-12 = Der letzte Stern
goal-moonlight-1 = Einzelne Pfoten
goal-moonlight-2 = Pfotenpaare
goal-moonlight-3 = Pirsch zu dritt
goal-moonlight-4 = Biegung im Pfad
goal-moonlight-5 = Die gerade Fährte
goal-moonlight-6 = Der große Bau
goal-moonlight-7 = Herz des Waldes
goal-moonlight-8 = Vier Ecken
goal-moonlight-9 = Gaben für den Waldgeist
goal-moonlight-10 = Angehaltener Atem
goal-moonlight-11 = Viele Baue
goal-moonlight-12 = Trittsteine
goal-twilight-won_with = Gewinne vor allen anderen ein Plättchen mit einem Zauber der Zahl { $number }, im Wald oder von der Waldgeist-Tafel.
goal-twilight-most_areas = Habe die meisten getrennten Kontrollgebiete, wenn die Dämmerung endet.
goal-twilight-largest_area = Habe das größte Kontrollgebiet, wenn die Dämmerung endet.
goal-twilight-areas = Besitze vor allen anderen { $number ->
    [one] { $number } Kontrollgebiet.
   *[other] { $number } getrennte Kontrollgebiete zugleich.
}
goal-twilight-area_size = Besitze vor allen anderen ein Kontrollgebiet aus mindestens { $number ->
    [one] { $number } Feld.
   *[other] { $number } Feldern.
}
goal-twilight-most_in_top_row = Halte die meisten Felder der obersten Reihe des Waldes, wenn die Dämmerung endet.
goal-twilight-lowest_dedicated = Besitze den letzten Marker in der Reihe auf der Waldgeist-Tafel, wenn die Dämmerung endet.
goal-twilight-symbols = Habe vor allen anderen { $number ->
    [one] { $number } Symbol; das deines Charakters zählt mit.
   *[other] { $number } verschiedene Symbole; das deines Charakters zählt mit.
}
goal-twilight-corner_cast = Gewinne vor allen anderen ein isoliertes Plättchen.
goal-twilight-last_star = Gewinne ein Plättchen mit dem letzten Stern, wenn alle anderen Sterne schon gewonnen haben.
goal-worth = Wert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
goal-timing-immediate = Es wird sofort vergeben.
goal-timing-end = Es wird vergeben, wenn die Dämmerung endet.
goal-moonlight-areas_of_size = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jedes deiner Kontrollgebiete aus genau { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
}.
goal-moonlight-shapes = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $shape ->
    [xo-xx] jede Biegung aus drei Feldern
    [xxx] jede gerade Linie aus drei Feldern
    [xo-ox] je zwei über Eck benachbarte Felder
   *[other] jede der gezeigten Formen
} unter deiner Kontrolle; drehen und spiegeln ist erlaubt, jedes Feld zählt einmal.
goal-moonlight-largest_area = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jedes Feld deines größten Kontrollgebiets.
goal-moonlight-centre_cells = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden deiner Kontrollmarker abseits des Waldrands.
goal-moonlight-corner_cells = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden deiner Kontrollmarker in einer Ecke des Waldes.
goal-moonlight-dedicated = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden deiner Marker, der am Ende auf der Waldgeist-Tafel liegt.
goal-moonlight-leftover = { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
} für jeden Marker, der dir am Ende bleibt.
goal-moonlight-areas = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jedes deiner Kontrollgebiete, gleich wie groß.
goal-told = { $name }: { $text } { $evidence }
goal-hidden = Ein Mondlichtziel, verdeckt bis zum Ende der Dämmerung.

## Varianten

variant-twisted_trees = Verschlungene Bäume
variant-twisted_trees-text = Beide Wälder wachsen in krummem Umriss; die Umrisse sind unsere Rekonstruktion.
variant-two_up = Zwei drauf
variant-two_up-text = Jede Antwort muss um mindestens { $number } höher sein; ein Stern ist es immer.
variant-all_set_to_brew = Alles bereit zum Brauen
variant-all_set_to_brew-text = Keine Runensteine; alle beginnen mit { $number ->
    [one] { $number } weiteren Mixtur
   *[other] { $number } weiteren Mixturen
}.
variant-chasing_chests = Truhenjagd
variant-chasing_chests-text = Eine gesammelte Truhe darf gegen ein anderes Plättchen im Wald oder auf der Waldgeist-Tafel getauscht werden.
variant-precious_stones = Edle Steine
variant-precious_stones-text = Ein Spiegelstein, der nichts kopiert, ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
variant-told = { $name }: { $text } { $evidence }

## Wertung: Beschriftungen und dieselben Wörter nach „Punkte mit …“

category-skulls = Schädel
category-feathers = Federn
category-mushrooms = Pilze
category-herbs = Kräuter
category-eggs = Eier
category-chests = Truhen
category-concoctions = Mixturen
category-twilight = Dämmerungsziele
category-moonlight = Mondlichtziele
category-leftover = Übrige Zauber
category-ability = Ungenutzte Fähigkeit
category-precious = Edle Steine
category-total = Summe
category-skulls-from = Schädeln
category-feathers-from = Federn
category-mushrooms-from = Pilzen
category-herbs-from = Kräutern
category-eggs-from = Eiern
category-chests-from = Truhen
category-concoctions-from = Mixturen
category-twilight-from = Dämmerungszielen
category-moonlight-from = Mondlichtzielen
category-leftover-from = übrigen Zaubern
category-ability-from = einer ungenutzten Fähigkeit
category-precious-from = edlen Steinen
rank-none = Noch kein Rang
rank-kindled = Entflammt
rank-rising = Aufsteigend
rank-skilled = Geschickt
rank-adept = Kundig
rank-mystic = Mystisch
rank-luminous = Leuchtend
rank-grandmaster = Großmeisterlich
rank-unnamed = Rang { $rank }
rank-reached = Dein Solorang: { $rank }.
rank-names-ours = Die Namen der Ränge sind von uns; die Schwellen sind in der Anleitung gedruckt.

## Bedingungen von Szenarien und Herausforderungen

condition-total = { $bound ->
    [least] Erziele insgesamt mindestens { $count ->
        [one] { $count } Punkt.
       *[other] { $count } Punkte.
    }
   *[most] Erziele insgesamt höchstens { $count ->
        [one] { $count } Punkt.
       *[other] { $count } Punkte.
    }
}
condition-points = { $bound ->
    [least] Erziele mindestens { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } mit { $from }.
    [none] Erziele keinen Punkt mit { $from }.
   *[most] Erziele höchstens { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } mit { $from }.
}
condition-tiles = { $bound ->
    [least] Sammle mindestens { NAME($tiles, $count) }.
    [none] Sammle { NAME($tiles, form: "none") }.
   *[most] Sammle höchstens { NAME($tiles, $count) }.
}
condition-tiles-of-kind = { $bound ->
    [least] Sammle mindestens { $count } Plättchen dieser Sorte: { NAME($tile) }.
    [none] Sammle kein Plättchen dieser Sorte: { NAME($tile) }.
   *[most] Sammle höchstens { $count } Plättchen dieser Sorte: { NAME($tile) }.
}
condition-kinds = { $bound ->
    [least] Sammle mindestens { $count ->
        [one] { $count } Sorte
       *[other] { $count } verschiedene Sorten
    } dieser Art: { NAME($type) }.
    [none] Sammle nichts von dieser Art: { NAME($type) }.
   *[most] Sammle höchstens { $count ->
        [one] { $count } Sorte
       *[other] { $count } verschiedene Sorten
    } dieser Art: { NAME($type) }.
}
condition-types-with = { $bound ->
    [least] { $count ->
        [one] Sammle mindestens { $tiles } Plättchen einer einzigen Art.
       *[other] Sammle von { $count } Arten je mindestens { $tiles } Plättchen.
    }
    [none] Sammle von keiner Art { $tiles } oder mehr Plättchen.
   *[most] { $tiles ->
        [1] Sammle Plättchen
       *[other] Habe { $tiles } oder mehr Plättchen
    } von höchstens { $count ->
        [one] { $count } Art.
       *[other] { $count } Arten.
    }
}
condition-types-copied = { $bound ->
    [least] Lass Spiegelsteine mindestens { $count ->
        [one] { $count } Art
       *[other] { $count } verschiedene Arten
    } kopieren.
    [none] Lass keinen Spiegelstein etwas kopieren.
   *[most] Lass Spiegelsteine höchstens { $count ->
        [one] { $count } Art
       *[other] { $count } verschiedene Arten
    } kopieren.
}
condition-enchanted-tiles = { $bound ->
    [least] Sammle mindestens { $count ->
        [one] { $count } verzaubertes Plättchen (mit zwei Symbolen).
       *[other] { $count } verzauberte Plättchen (mit zwei Symbolen).
    }
    [none] Sammle kein verzaubertes Plättchen (mit zwei Symbolen).
   *[most] Sammle höchstens { $count ->
        [one] { $count } verzaubertes Plättchen (mit zwei Symbolen).
       *[other] { $count } verzauberte Plättchen (mit zwei Symbolen).
    }
}
condition-concoctions-completed = { $bound ->
    [least] Braue mindestens { $count ->
        [one] { $count } Mixtur
       *[other] { $count } Mixturen
    } nach vollem Rezept.
    [none] Braue keine Mixtur nach vollem Rezept.
   *[most] Braue höchstens { $count ->
        [one] { $count } Mixtur
       *[other] { $count } Mixturen
    } nach vollem Rezept.
}
condition-twilight-goals = { $bound ->
    [least] Erreiche mindestens { $count ->
        [one] { $count } Dämmerungsziel.
       *[other] { $count } Dämmerungsziele.
    }
    [none] Erreiche kein Dämmerungsziel.
   *[most] Erreiche höchstens { $count ->
        [one] { $count } Dämmerungsziel.
       *[other] { $count } Dämmerungsziele.
    }
}
condition-shadow-tokens = { $bound ->
    [least] Erhalte mindestens { $count } Schattenmarker.
    [none] Erhalte keinen Schattenmarker.
   *[most] Erhalte höchstens { $count } Schattenmarker.
}
condition-sprite-tiles = { $bound ->
    [least] Nimm am Ende { NAME($round, form: "genitive") } mindestens { $count } Plättchen von der Waldgeist-Tafel.
    [none] Nimm am Ende { NAME($round, form: "genitive") } kein Plättchen von der Waldgeist-Tafel.
   *[most] Nimm am Ende { NAME($round, form: "genitive") } höchstens { $count } Plättchen von der Waldgeist-Tafel.
}
condition-corner-casts = { $bound ->
    [least] Gewinne { NAME($round, form: "during") } mindestens { $count ->
        [one] { $count } isoliertes Plättchen.
       *[other] { $count } isolierte Plättchen.
    }
    [none] Gewinne { NAME($round, form: "during") } kein isoliertes Plättchen.
   *[most] Gewinne { NAME($round, form: "during") } höchstens { $count ->
        [one] { $count } isoliertes Plättchen.
       *[other] { $count } isolierte Plättchen.
    }
}
condition-rounds-on-last-space = { $bound ->
    [least] Halte das letzte Feld der Waldgeist-Tafel am Ende von { $count ->
        [one] mindestens { $count } Durchgang.
       *[other] { $count } Durchgängen.
    }
    [none] Halte das letzte Feld der Waldgeist-Tafel nie am Ende eines Durchgangs.
   *[most] Halte das letzte Feld der Waldgeist-Tafel am Ende von höchstens { $count ->
        [one] { $count } Durchgang.
       *[other] { $count } Durchgängen.
    }
}
condition-rounds-on-all-spaces = { $bound ->
    [least] Halte alle Felder der Waldgeist-Tafel am Ende von { $count ->
        [one] mindestens { $count } Durchgang.
       *[other] { $count } Durchgängen.
    }
    [none] Halte nie alle Felder der Waldgeist-Tafel am Ende eines Durchgangs.
   *[most] Halte alle Felder der Waldgeist-Tafel am Ende von höchstens { $count ->
        [one] { $count } Durchgang.
       *[other] { $count } Durchgängen.
    }
}
condition-when = { $condition } (Das gilt nur, wenn „{ $switch }“ auf „{ $value }“ steht.)
scenario-title = Szenario { $number }
scenario-told = { $title }, { $level }, mit { $character }. Dämmerungsziele: { $twilight }. Mondlichtziele: { $moonlight }. Erziele insgesamt mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $tasks } { $evidence }
scenario-task = Aufgabe { $number }: { $text }
scenario-met = Das Szenario ist gemeistert!
scenario-failed = Das Szenario ist diesmal nicht gemeistert.
track-scenarios = Szenarien
track-achievements = Herausforderungen
track-variants = Varianten
achievement-1 = Erste Pfotenspuren
achievement-2 = Sicherer Tritt
achievement-3 = Feine Nase
achievement-4 = Silbernes Fell
achievement-5 = Volles Hundert
achievement-6 = Legende der Nacht
achievement-7 = Brodelnder Kessel
achievement-8 = Ruhige Kelle
achievement-9 = Trank des Jahrhunderts
achievement-10 = Knochensammlung
achievement-11 = Federkleid
achievement-12 = Hexenring
achievement-13 = Wuchernder Garten
achievement-14 = Volles Nest
achievement-15 = Steinkreis
achievement-16 = Verfluchtes Glück
achievement-17 = Spiegelkabinett
achievement-18 = Drei Wünsche der Dämmerung
achievement-19 = Mondsichel
achievement-20 = Halbmond
achievement-21 = Vollmond
achievement-22 = In der Gunst der Waldgeister
achievement-23 = Eine Schwäche
achievement-24 = Besessenheit
achievement-25 = Von allem etwas
achievement-named = { $name } – { $text }
achievement-told = { $name } – { $text } { $evidence }

## Entscheidungen: was gefragt ist, und warum

decision-start = { $who ->
    [you] { $first ->
        [yes] Du eröffnest den Durchgang: Wirke deinen niedrigsten Zauber auf ein beliebiges Plättchen, oder passe.
       *[no] { $anchor ->
            [none] Du beginnst: Wirke einen beliebigen Zauber auf ein beliebiges Plättchen, oder passe.
           *[cell] Du beginnst: Wirke einen beliebigen Zauber auf ein Plättchen neben { $anchor }, oder passe.
        }
    }
   *[other] { $name } wählt einen Startzauber.
}
decision-answer = { $who ->
    [you] Überbiete { NAME($token, form: "definite") } auf { $cell }: Wirke einen höheren Zauber auf ein freies Plättchen daneben, oder passe.
   *[other] { $name } darf { NAME($token, form: "definite") } auf { $cell } überbieten oder passen.
}
decision-dedicate = { $who ->
    [you] Unterlegen: { NAME($token) }. Widmest du diesen Marker dem Waldgeist, oder nimmst du ihn zurück?
   *[other] { $name } darf { NAME($token, form: "definite") } dem Waldgeist widmen.
}
decision-chest = { $who ->
    [you] Die Truhe springt auf: Behalte eines dieser Plättchen.
   *[other] { $name } wählt ein Plättchen aus einer Truhe.
}
decision-runestone = { $who ->
    [you] Der Runenstein raunt von Mixturen: Wähle, was du behältst.
   *[other] { $name } wählt eine Mixtur.
}
decision-draft = { $who ->
    [you] Der Waldgeist dankt für { NAME($token, form: "definite") }: Nimm ein Plättchen von seiner Tafel.
   *[other] { $name } nimmt für { NAME($token, form: "definite") } ein Plättchen von der Waldgeist-Tafel.
}
decision-mirror = { $who ->
    [you] Welches Plättchen soll dein Spiegelstein kopieren?
   *[other] { $name } wählt, was ein Spiegelstein kopiert.
}
decision-redd = { $who ->
    [you] { NAME($character) } fragt: Statt { NAME($token, form: "dative") } einen niedrigeren Zauber hinlegen?
   *[other] { $name } darf statt { NAME($token, form: "dative") } einen niedrigeren Zauber hinlegen ({ NAME($character) }).
}
decision-sage = { $who ->
    [you] { NAME($character) } fragt: Einen deiner eigenen unterlegenen Marker dem Waldgeist widmen?
   *[other] { $name } darf einen unterlegenen Marker widmen ({ NAME($character) }).
}
decision-abigail = { $who ->
    [you] { NAME($character) } fragt: { NAME($tile, form: "definite") } gegen ein Plättchen der Waldgeist-Tafel tauschen?
   *[other] { $name } darf { NAME($tile, form: "definite") } gegen ein Plättchen der Waldgeist-Tafel tauschen ({ NAME($character) }).
}
decision-swap = { $who ->
    [you] Möchtest du { NAME($tile, form: "definite") } gegen ein offenes Plättchen tauschen oder öffnen?
   *[other] { $name } darf { NAME($tile, form: "definite") } gegen ein offenes Plättchen tauschen.
}
decision-shadow = { $who ->
    [you] Für einen übrigen Marker ({ NAME($token) }) steht dir ein Schattenmarker zu: Wähle einen.
   *[other] { $name } wählt einen Schattenmarker für einen übrigen Marker ({ NAME($token) }).
}
decision-secret = { $who ->
    [you] Wähle geheim, welchen unterlegenen Marker du widmest, oder nimm alle zurück.
   *[other] { $name } wählt geheim, was gewidmet wird.
}
decision-over = Die Partie ist vorbei.
why-told = { $why } Regel { $clause }.
why-start = { $how ->
    [won] Du hast das letzte Plättchen gewonnen.
    [opens] Du wirkst den ersten Zauber des Durchgangs.
   *[handed] Der Start wurde an dich weitergereicht.
}
why-answer = Du hast nicht gepasst und hältst einen Zauber, der den höchsten überbietet.
why-dedicate = Unterlegene Marker deiner Farbe kommen vom höchsten abwärts an die Reihe; in jeder Runde darfst du einen widmen.
why-chest = Du hast eine verfluchte Schatztruhe: Ein gezogenes Plättchen bleibt bei dir, die anderen verlassen das Spiel.
why-runestone = Du hast einen uralten Runenstein: Was du wählst, behältst du geheim, der Rest kommt unter den Stapel.
why-draft = Der Durchgang ist vorbei: Jeder Marker auf der Waldgeist-Tafel nimmt, von links, eines ihrer Plättchen.
why-mirror = Der letzte Durchgang ist vorbei: Jeder deiner Spiegelsteine darf als ein weiteres Plättchen zählen, aber ohne dessen Symbole.
why-redd = Du hast mit einem Zauber gewonnen, der niedrig genug ist, hältst einen niedrigeren, und die Fähigkeit ist ungenutzt. Sie wirkt einmal im Spiel.
why-sage = Du hast die Runde gewonnen, hast darin eigene unterlegene Marker, und die Fähigkeit ist ungenutzt. Sie wirkt einmal im Spiel.
why-abigail = Du hast ein Plättchen im Wald gewonnen, auf der Waldgeist-Tafel liegen Plättchen, und die Fähigkeit ist ungenutzt. Sie wirkt einmal im Spiel.
why-swap = Die Truhenjagd ist im Spiel: Eine gesammelte Truhe darf getauscht statt geöffnet werden.
why-shadow = Marker, die nach der Dämmerung übrig sind, bringen Schattenmarker, und an diesem Tisch wählt man sie frei.
why-secret = An diesem Tisch wählen alle Unterlegenen zugleich; aufgedeckt wird gemeinsam.

## Züge als Beschriftungen

action-cast = { NAME($token) } auf { $cell } wirken ({ NAME($tile) })
action-pass-start = Den Start weitergeben
action-pass = Passen
action-dedicate = { NAME($token) } widmen
action-retrieve = { NAME($token) } zurücknehmen
action-keep = Behalten: { NAME($tile) } ({ $details })
action-brew-one = Behalten: { $card }
action-brew-two = Behalten: { $card } und { $other } (nutzt die Fähigkeit)
action-take = Nehmen: { NAME($tile) } ({ $details })
action-copy = Kopieren: { NAME($tile) } ({ $details })
action-leave = Den Spiegelstein nichts kopieren lassen
action-replace = { NAME($token) } an seine Stelle legen
action-exchange = Tauschen gegen { NAME($tile, form: "definite") } ({ $details })
action-swap = Eintauschen gegen { NAME($tile, form: "definite") } ({ $details })
action-claim = { NAME($token) } nehmen
action-decline = Verzichten
action-decline-redd = Den siegreichen Zauber liegen lassen
action-decline-sage = Nichts widmen
action-decline-abigail = Das gewonnene Plättchen behalten
action-decline-swap = Die Truhe öffnen
action-decline-secret = Alle Marker zurücknehmen
action-unknown = { $text }

## Ereignisse als Sätze des Verlaufs

event-round-began = { $who ->
    [you] { event-round-began-how } Du beginnst.
   *[other] { event-round-began-how } { $name } beginnt.
}
event-round-began-how = { $round ->
    [round-twilight] Die Dämmerung bricht an.
   *[round-moonlight] Mondlicht flutet den Wald.
}
event-spell-cast = { $who ->
    [you] Du wirkst { NAME($token, form: "definite") } auf { $cell }.
   *[other] { $name } wirkt { NAME($token, form: "definite") } auf { $cell }.
}
event-passed = { $who ->
    [you] { $why ->
        [forced] Du hältst nichts, was hoch genug wäre, und passt.
       *[choice] Du passt.
    }
   *[other] { $why ->
        [forced] { $name } hält nichts, was hoch genug wäre, und passt.
       *[choice] { $name } passt.
    }
}
event-start-skipped = { $who ->
    [you] Neben deinem letzten Gewinn liegt kein Plättchen mehr, also gibst du den Start weiter.
   *[other] Neben dem letzten Gewinn liegt kein Plättchen mehr, also gibt { $name } den Start weiter.
}
event-tile-won = { $who ->
    [you] Du gewinnst { NAME($tile, form: "indefinite") } auf { $cell }: { event-tile-won-why }.
   *[other] { $name } gewinnt { NAME($tile, form: "indefinite") } auf { $cell }: { event-tile-won-why }.
}
event-tile-won-why = { $why ->
    [blocked] Neben dem Zauber ist kein Plättchen mehr frei
    [untopped] Niemand kann den Zauber überbieten
    [star] Ein Stern gewinnt sofort
   *[passes] Alle anderen haben gepasst
}
event-token-returned = { $who ->
    [you] Du nimmst { NAME($token, form: "definite") } zurück.
   *[other] { $name } nimmt { NAME($token, form: "definite") } zurück.
}
event-dedicated = { $who ->
    [you] Du widmest { NAME($token, form: "definite") } dem Waldgeist, Feld { $space }.
   *[other] { $name } widmet { NAME($token, form: "definite") } dem Waldgeist, Feld { $space }.
}
event-fell-off = { $who ->
    [you] Du bekommst { NAME($token, form: "definite") } zurück: Der Marker fällt von der Waldgeist-Tafel.
   *[other] { $name } bekommt { NAME($token, form: "definite") } zurück: Der Marker fällt von der Waldgeist-Tafel.
}
event-chose-dedication = { $who ->
    [you] { $choice ->
        [none] Du hast gewählt, nichts zu widmen.
       *[token] Du hast gewählt, { NAME($token, form: "definite") } zu widmen.
    }
   *[other] { $choice ->
        [hidden] { $name } hat geheim gewählt.
        [none] { $name } hat gewählt, nichts zu widmen.
       *[token] { $name } hat gewählt, { NAME($token, form: "definite") } zu widmen.
    }
}
event-drew-concoctions = { $who ->
    [you] { $known ->
        [yes] Du ziehst: { $cards }.
       *[no] Du ziehst { $count ->
            [one] { $count } Mixtur
           *[other] { $count } Mixturen
        }.
    }
   *[other] { $known ->
        [yes] { $name } zieht: { $cards }.
       *[no] { $name } zieht { $count ->
            [one] { $count } Mixtur
           *[other] { $count } Mixturen
        }.
    }
}
event-kept-concoctions = { $who ->
    [you] { $known ->
        [yes] Du behältst: { $cards }.
       *[no] Du behältst { $count ->
            [one] { $count } Mixtur
           *[other] { $count } Mixturen
        }.
    }
   *[other] { $known ->
        [yes] { $name } behält: { $cards }.
       *[no] { $name } behält geheim { $count ->
            [one] { $count } Mixtur
           *[other] { $count } Mixturen
        }.
    }
}
event-chest-opened = { $who ->
    [you] { $known ->
        [yes] Du öffnest die Truhe und findest: { $tiles }.
       *[no] Du öffnest die Truhe und findest { $count } Plättchen.
    }
   *[other] { $known ->
        [yes] { $name } öffnet die Truhe und findet: { $tiles }.
       *[no] { $name } öffnet die Truhe und findet { $count } Plättchen.
    }
}
event-tile-kept = { $who ->
    [you] Du behältst { NAME($tile, form: "indefinite") }.
   *[other] { $name } behält { NAME($tile, form: "indefinite") }.
}
event-tile-discarded = { $who ->
    [you] Du wirfst { NAME($tile, form: "indefinite") } ab.
   *[other] { $name } wirft { NAME($tile, form: "indefinite") } ab.
}
event-goal-claimed = { $who ->
    [you] Du erreichst das Dämmerungsziel „{ $goal }“!
   *[other] { $name } erreicht das Dämmerungsziel „{ $goal }“.
}
event-goal-removed = Niemand erreicht das Dämmerungsziel „{ $goal }“; es verlässt das Spiel.
event-round-ended = { $why ->
    [forest-empty] Ende { NAME($round, form: "genitive") }: Der Wald ist leer.
   *[all-passed] Ende { NAME($round, form: "genitive") }: Alle haben gepasst.
}
event-sprite-tile-taken = { $who ->
    [you] Du nimmst mit { NAME($token, form: "dative") } { NAME($tile, form: "indefinite") } von der Waldgeist-Tafel.
   *[other] { $name } nimmt mit { NAME($token, form: "dative") } { NAME($tile, form: "indefinite") } von der Waldgeist-Tafel.
}
event-shadow-awarded = { $who ->
    [you] Du erhältst { NAME($token, form: "definite") }.
   *[other] { $name } erhält { NAME($token, form: "definite") }.
}
event-token-lost = { $who ->
    [you] Dafür gibst du { NAME($token, form: "definite") } ab; der Marker verlässt das Spiel.
   *[other] Dafür gibt { $name } { NAME($token, form: "definite") } ab; der Marker verlässt das Spiel.
}
event-goals-revealed = Die Mondlichtziele werden aufgedeckt: { $goals }.
event-tile-removed = Das wollte niemand, es verlässt das Spiel: { NAME($tile) }.
event-mirror-assigned = { $who ->
    [you] { $copies ->
        [yes] Dein Spiegelstein kopiert { NAME($tile, form: "definite") }.
       *[no] Dein Spiegelstein kopiert nichts.
    }
   *[other] { $copies ->
        [yes] { $name } kopiert mit einem Spiegelstein { NAME($tile, form: "definite") }.
       *[no] { $name } kopiert mit einem Spiegelstein nichts.
    }
}
event-ability-used = { $who ->
    [you] Du nutzt die Fähigkeit von { NAME($character) }.
   *[other] { $name } nutzt die Fähigkeit von { NAME($character) }.
}
event-token-replaced = { $who ->
    [you] Du legst dafür { NAME($token, form: "definite") } auf { $cell }.
   *[other] { $name } legt dafür { NAME($token, form: "definite") } auf { $cell }.
}
event-tile-exchanged = { $who ->
    [you] Du tauschst { NAME($given, form: "definite") } gegen { NAME($taken, form: "definite") }.
   *[other] { $name } tauscht { NAME($given, form: "definite") } gegen { NAME($taken, form: "definite") }.
}
event-card-flipped = Solokarte { $card } ({ $grade }): { $text }
event-scored = { $who ->
    [you] Du erzielst { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
   *[other] { $name } erzielt { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
}
event-tiles-reshuffled = Der Stapel reicht nicht: { $count ->
    [one] { $count } ausgeschiedenes Plättchen wird wieder hineingemischt.
   *[other] { $count } ausgeschiedene Plättchen werden wieder hineingemischt.
}
event-unknown = Noch etwas ist geschehen: { $event }.

## Solokarten

direction-N = nach oben
direction-E = nach rechts
direction-S = nach unten
direction-W = nach links
solo-power-any_higher = antwortet mit dem nächsthöheren Zauber
solo-power-at_least = antwortet mit { $number } oder höher
solo-power-at_most = antwortet mit höchstens { $number }
solo-card = Der Gegner schaut zuerst { NAME($direction) }, { $power }, beginnt mit { $start } und { $dedicates ->
    [yes] widmet, wenn er verliert.
   *[no] nimmt seine Marker zurück, wenn er verliert.
}
solo-card-told = Solokarte { $card }. { $text } { $evidence }

## Ablehnungen von Nocturne

error-not-a-cell = „{ $text }“ ist kein Feld; ein Feld ist ein Spaltenbuchstabe und eine Zeilennummer, etwa c2.
error-not-a-token = „{ $text }“ ist kein Zauber; Zauber sind 1 bis 7, star und shadow5 bis shadow10.
error-not-a-tile = Ein Plättchen „{ $text }“ gibt es in diesem Paket nicht.
error-not-a-card = Eine Mixtur „{ $text }“ gibt es in diesem Paket nicht.
error-not-a-field = „{ $text }“ gehört nicht zu einer Stellung; bekannt sind etwa forest, spells und supply.
error-bad-field = „{ $text }“ lässt sich nicht als Teil einer Stellung lesen.
error-not-a-position = Eine Stellung ist ein Text oder eine Liste seiner Zeilen.
error-nothing-to-start-on = In einem Wald ohne Plättchen gibt es nichts zu eröffnen; lege unter „forest“ Plättchen hinein.
error-field-twice = „{ $text }“ sagt noch einmal, was schon gesagt ist, oder zweierlei soll als Nächstes entschieden werden.
error-too-much-in-field = „{ $text }“ enthält etwas öfter, als es in der Partie vorkommt.
error-outside-forest = „{ $text }“ liegt außerhalb des Waldes dieser Partie.
error-bad-sprite-board = „{ $text }“ ist keine Leiste des Waldgeists: höchstens { $most } eigene Marker, vom höchsten zum niedrigsten.
error-not-three-goals = „{ $text }“ muss drei verschiedene Mondlichtziele nennen oder keines.
error-nothing-decided = Die Stellung sagt nicht, was als Nächstes entschieden wird: start, answer, end oder score.
error-not-whole = So kann keine Partie aussehen: Etwas fehlt, oder es gibt zu viel davon.
error-not-on-offer = „{ $text }“ steht hier nicht zur Wahl; wähle einen der genannten Züge.
error-other-decision = Jetzt wird etwas anderes entschieden: { $decision }.
error-no-such-cell = Der Wald hat kein Feld { $cell }.
error-no-tile = Auf { $cell } liegt kein Plättchen mehr.
error-tile-not-open = Auf { $cell } liegt schon ein Zauber; wähle ein freies Plättchen.
error-token-not-held = Diesen Marker hast du nicht: { $token }; du hast { $held }.
error-not-lowest = Der erste Zauber eines Durchgangs muss dein niedrigster sein: { $lowest }, nicht { $token }.
error-not-beside-anchor = Begonnen wird neben dem gerade gewonnenen Feld: { $cell } berührt { $anchor } nicht.
error-tile-not-adjacent = Eine Antwort muss den höchsten Zauber berühren: { $cell } liegt nicht neben { $highest }.
error-not-higher = Eine Antwort muss höher sein: { $token } ist nicht höher als { $highest }.
error-not-two-higher = In dieser Variante muss eine Antwort um mindestens zwei höher sein: { $token } ist zu nah an { $highest }.
error-unknown-switch = Einen Schalter „{ $switch }“ gibt es nicht; bekannt: { $known }.
error-only-in-family = { $option } gibt es nur im Familienspiel; wähle den Modus family, oder lass es weg.
error-no-family-solo = Das Familienspiel braucht mindestens zwei Personen; allein wähle den Modus basic oder advanced.
error-scenario-is-advanced = Szenario { $scenario } ist ein Spiel für Fortgeschrittene; wähle den Modus advanced.
error-nothing-to-brew = Die Variante „Alles bereit zum Brauen“ braucht Mixturen; lass eines von beiden weg.
error-one-character-each = Nenne für { $players ->
    [one] die { $players } Person einen Charakter
   *[other] alle { $players } Personen je einen Charakter
}, oder gar keinen.
error-scenario-character = Allein spielt man dieses Szenario mit { $character }; nenne diesen Charakter oder keinen.
decision-name-start = der Beginn einer Runde
decision-name-answer = eine Antwort auf den höchsten Zauber
decision-name-dedicate = eine Widmung
decision-name-chest = ein Plättchen aus einer Truhe
decision-name-runestone = eine Mixtur
decision-name-draft = ein Plättchen der Waldgeist-Tafel
decision-name-mirror = was ein Spiegelstein kopiert
decision-name-redd = ob der siegreiche Zauber ersetzt wird
decision-name-sage = ob ein unterlegener Marker gewidmet wird
decision-name-abigail = ob das gewonnene Plättchen getauscht wird
decision-name-swap = ob die Truhe eingetauscht wird
decision-name-shadow = welcher Schattenmarker genommen wird
decision-name-secret = eine geheime Widmung
decision-name-over = nichts, denn die Partie ist vorbei

## Schalter und ihre Werte

switch-told = { $name }: { $value }
switch-first_starter = Wer das Spiel beginnt
switch-first_starter-random = das Los
switch-first_starter-forest_visitor = wer zuletzt in einem Wald war
switch-dedication_order = Widmen
switch-dedication_order-descending = nacheinander, vom höchsten unterlegenen Marker abwärts
switch-dedication_order-simultaneous = alle zugleich, geheim
switch-corner_requires_anchor = Ein isolierter Gewinn muss auf einen Gewinn daneben folgen
switch-corner_requires_anchor-false = nein
switch-corner_requires_anchor-true = ja
switch-tw12_unused_star = „Der letzte Stern“, wenn ein Stern ungenutzt bleibt
switch-tw12_unused_star-discard = bekommt niemand
switch-tw12_unused_star-last_star = bekommt, wer zuletzt mit einem Stern gewann
switch-endgoals_before_sprite = Ziele vom Ende der Dämmerung vor der Waldgeist-Tafel
switch-endgoals_before_sprite-true = ja
switch-endgoals_before_sprite-false = nein
switch-shadow_pick = Schattenmarker
switch-shadow_pick-highest = immer der höchste übrige
switch-shadow_pick-free = frei gewählt
switch-shape_cell_reuse = Felder in Formzielen
switch-shape_cell_reuse-per_card = dürfen mehreren Karten dienen
switch-shape_cell_reuse-one_card_total = dienen nur einer Karte
switch-mirror_scope = Spiegelsteine kopieren
switch-mirror_scope-own = eigene Plättchen
switch-mirror_scope-any = Plättchen von allen
switch-mirror_effect_tiles = Spiegelsteine dürfen Runensteine und Truhen kopieren
switch-mirror_effect_tiles-false = nein
switch-mirror_effect_tiles-true = ja, samt Ziehen
switch-feather_overflow = Mehr Federn, als die Tabelle zeigt
switch-feather_overflow-new_set = beginnen einen neuen Satz
switch-feather_overflow-capped = bringen nichts mehr
switch-chest_discards_public = Aus Truhen verworfene Plättchen
switch-chest_discards_public-true = sehen alle
switch-chest_discards_public-false = bleiben verdeckt
switch-start_pass_is_pass = Wer den Start weitergibt, ist für die Runde draußen
switch-start_pass_is_pass-true = ja
switch-start_pass_is_pass-false = nein
switch-chest_chain = Ein aus einer Truhe behaltenes Plättchen wirkt
switch-chest_chain-true = ja
switch-chest_chain-false = nein
switch-leftover_tiles = Nach der Dämmerung übrige Plättchen
switch-leftover_tiles-remove = verlassen das Spiel
switch-leftover_tiles-keep = bleiben für das Mondlicht
switch-solo_corner_needs_anchor = Der Sologegner holt isolierte Plättchen nur neben seinem letzten Gewinn
switch-solo_corner_needs_anchor-true = ja
switch-solo_corner_needs_anchor-false = nein
switch-scen16 = Szenario 16, das letzte Feld
switch-scen16-either = in einem der Durchgänge
switch-scen16-both = in beiden Durchgängen
switch-achievements_per_game = Herausforderungen in einer Partie
switch-achievements_per_game-unlimited = so viele man schafft
switch-achievements_per_game-one = eine je Person
switch-character_choice = Charaktere, die niemand nennt
switch-character_choice-either = verteilt das Los
switch-character_choice-chosen = kommen in Platzreihenfolge
switch-area_separation = Gruppen, die sich über Eck berühren
switch-area_separation-not_adjacent = sind getrennte Gebiete
switch-area_separation-diagonal_joins = sind für „Viele Baue“ ein Gebiet
switch-solo_opponent_symbols = Symbole des Sologegners für „Vier Düfte“
switch-solo_opponent_symbols-tiles_only = die seiner Plättchen
switch-solo_opponent_symbols-none = keine
switch-solo_equal_token = Bei gleichen Markern wirkt der Sologegner
switch-solo_equal_token-own_first = zuerst den eigenen
switch-solo_equal_token-shadow_first = zuerst den Schatten
switch-chest_swap_timing = Getauscht wird in der Truhenjagd
switch-chest_swap_timing-after_clearing = wenn die unterlegenen Marker abgeräumt sind
switch-chest_swap_timing-immediately = sofort
switch-flint_all_set = { character-flint }: ungenutzte Fähigkeit in „Alles bereit zum Brauen“
switch-flint_all_set-no_bonus = ist nichts wert
switch-flint_all_set-bonus = ist ihre Punkte wert

## Hilfe: Titel und Texte; die Regelnummern sind die der Spezifikation

topic-skull = Schädel
help-skull = Jeder Schädel ist so viel wert, wie auf ihm gedruckt steht. Es gibt Hufschädel, Widderschädel und Fangzahnschädel.
topic-feather = Feuerfedern
help-feather = Je mehr du hast, desto mehr ist jede wert: { $feathers } Punkte für eine, zwei, drei und so weiter. Was über die Tabelle hinausgeht, beginnt einen neuen Satz, sofern die Ausgabe es nicht kappt.
topic-mushroom = Pilze
help-mushroom = Zwei Arten, jede in Sätzen gezählt. Tripti Fungilus: { $tripti } Punkte für einen, zwei und drei. Duo Daxus: { $duode } Punkte für einen und zwei. Erst wenn ein Satz voll ist, beginnt der nächste.
topic-herb = Kräuter
help-herb = Jedes Kraut bringt seine gedruckten Punkte, und Sätze verschiedener Buchstaben bringen mehr: { $herbs } Punkte für drei, vier und fünf. Ein Jokerkraut steht für jeden Buchstaben. Die beste Aufteilung finden wir für dich.
topic-egg = Geheimnisvolle Eier
help-egg = Wer die meisten Eier hat, bekommt für jedes am meisten: { $eggs } Punkte je nach Rang. Allein zählt die eigene Anzahl: je { $solo_eggs } Punkte bei einem, zwei, drei und so weiter.
topic-chest = Verfluchte Schatztruhen
help-chest = Wer eine bekommt, zieht drei Plättchen vom Stapel und behält eines; auch dieses wirkt. Die Truhe selbst zählt am Ende { $chest ->
    [one] { $chest } Punkt
   *[other] { $chest } Punkte
}.
topic-runestone = Uralte Runensteine
help-runestone = Wer einen bekommt, zieht drei Mixturen, behält eine geheim und legt die anderen unter den Stapel. Sein Symbol zählt für Mixturen.
topic-mirror = Spiegelsteine
help-mirror = Ganz am Ende darf jeder Spiegelstein als ein weiteres deiner Plättchen zählen, aber ohne dessen Symbole. Er muss nicht.
topic-round = Durchgang
help-round = Eine Partie hat zwei Durchgänge: erst die Dämmerung, dann das Mondlicht. Ein Durchgang endet, wenn der Wald leer ist oder alle den Start gepasst haben.
topic-phase = Runde
help-phase = Eine Versteigerung: ein Startzauber, Antworten und am Ende ein gewonnenes Plättchen. Wer es gewinnt, beginnt die nächste.
topic-starter = Wer beginnt
help-starter = Den ersten Zauber einer Runde wirkt, wer die vorige gewonnen hat. Man darf den Start weitergeben; die nächste Person beginnt dann, wo sie will.
topic-lowest = Der niedrigste zuerst
help-lowest = Der allererste Zauber jedes Durchgangs muss der niedrigste der wirkenden Person sein. Danach ist der Startzauber frei.
topic-anchor = Anker
help-anchor = Das Feld, das gerade gewonnen wurde. Der nächste Startzauber muss es berühren; liegt dort kein Plättchen, wandert der Start weiter, und die nächste Person beginnt irgendwo.
topic-adjacent = Benachbart
help-adjacent = Mit gemeinsamer Kante: links, rechts, oben oder unten. Ecken zählen nicht.
topic-cast = Zauber wirken
help-cast = Eine Antwort kommt auf ein freies Plättchen neben dem höchsten Zauber und muss höher sein als er. Die Marker bleiben liegen, bis die Runde endet.
topic-pass = Passen
help-pass = Wer passt, ist draußen, bis ein Plättchen gewonnen ist. Haben alle anderen gepasst, gewinnt der höchste Zauber. Ohne höheren Zauber passt du von selbst.
topic-star = Stern
help-star = Der Stern schlägt jede Zahl, auch Schattenmarker, und gewinnt sofort. Alle haben einen.
topic-instant = Sofortiger Gewinn
help-instant = Ein Zauber gewinnt sofort, wenn neben ihm kein Plättchen frei ist oder niemand, der noch dabei ist, einen höheren hat.
topic-corner = Isoliertes Plättchen
help-corner = Ein Startzauber auf einem Plättchen ganz ohne Nachbarn gewinnt es sofort, gleich wie hoch er ist. Danach beginnt jemand anderes, und zwar irgendwo.
topic-control = Kontrollmarker
help-control = Ein siegreicher Marker deiner Farbe bleibt verdeckt im Feld und hält es bis zum Ende des Durchgangs. Ein Schattenmarker hält nichts.
topic-area = Kontrollgebiet
help-area = Eine Gruppe deiner Kontrollmarker, Kante an Kante. Ein einzelner ist ein Gebiet der Größe eins.
topic-dedicate = Widmen
help-dedicate = Nach einer verlorenen Runde darf einer deiner unterlegenen Marker auf die Waldgeist-Tafel, statt zurückzukommen. Schattenmarker dürfen das nie.
topic-sprites = Waldgeist-Tafel
help-sprites = Gewidmete Marker stehen in einer Reihe, der höchste vorn; gleiche stellen sich hinten an. Von einer vollen Tafel fällt der letzte und kehrt heim. Am Ende eines Durchgangs nimmt jeder Marker, von links, ein Plättchen.
topic-position = Position
help-position = Gleichstände gewinnt, wessen Marker auf der Waldgeist-Tafel weiter links steht. Ein Marker schlägt gar keinen.
topic-twilight = Dämmerungsziele
help-twilight = Drei Ziele, jedes nur für eine Person: wer es zuerst schafft, oder wer am Ende der Dämmerung vorn liegt. Jedes ist { $twilight_goal ->
    [one] { $twilight_goal } Punkt
   *[other] { $twilight_goal } Punkte
} wert.
topic-moonlight = Mondlichtziele
help-moonlight = Drei Ziele, die am Ende für alle zählen; in der Dämmerung liegen sie verdeckt.
topic-shadow = Schattenmarker
help-shadow = Jeder nach der Dämmerung übrige Marker bringt einen, der höchste den höchsten, und dein niedrigster Marker verlässt dafür das Spiel. Sie bieten und gewinnen wie andere, halten aber kein Feld und werden nie gewidmet.
topic-leftover = Übrige Zauber
help-leftover = Jeder Marker, der dir nach dem Mondlicht bleibt, ist { $leftover ->
    [one] { $leftover } Punkt
   *[other] { $leftover } Punkte
} wert.
topic-concoction = Mixturen
help-concoction = Geheime Karten, gewertet mit den Symbolen deiner Plättchen und deines Charakters. Jedes Symbol zählt einmal, und die beste Verteilung finden wir für dich. Das volle Rezept ersetzt die Punkte der ersten Stufe. Namen und die meisten verlangten Symbole sind von uns.
topic-symbol = Symbole
help-symbol = Schädel, Feder, Pilz, Kraut und Ei. Truhen und Spiegelsteine tragen keines.
topic-enchanted = Verzauberte Plättchen
help-enchanted = Plättchen mit zwei Symbolen. In Sätzen zählen sie trotzdem als ein Plättchen.
topic-ability = Fähigkeiten
help-ability = Im Spiel für Fortgeschrittene kann jeder Charakter etwas Besonderes, einmal. Ungenutzt ist das am Ende { $unused_ability ->
    [one] { $unused_ability } Punkt
   *[other] { $unused_ability } Punkte
} wert.
topic-family = Familienspiel
help-family = Ohne Ziele, Waldgeist-Tafel, Schattenmarker und die niedrigsten Zauber; unterlegene Marker kommen immer zurück.
topic-solo = Sologegner
help-solo = Für jeden Zug deckt er eine Karte auf: wie hoch er geht, in welche Richtung, ob er widmet. Er erzielt nichts, aber was er nimmt, ist weg.
topic-scenario = Szenarien
help-scenario = Feste Ziele, eine feste Fähigkeit, eine Punktzahl und ein bis drei Aufgaben, alles in einer Partie. Gewinnen musst du nicht.
topic-evidence = Woher wir das wissen
help-evidence = Nicht jede Zahl steht in den Anleitungen. Bei jeder sagen wir, ob sie gedruckt, erschlossen, öffentlich gefunden, von uns rekonstruiert oder ganz von uns ist, damit die echte ihren Platz einnehmen kann.
help-unknown = Zu „{ $topic }“ gibt es keine Hilfe; bekannt: { $known }.
