### Tipps: wohin man schauen, was man tun könnte, warum, und was es sonst gibt.

## Ein Wink

advice-nudge-cast = { $region ->
    [top-left] Schau links oben in den Wald.
    [top-centre] Schau oben in den Wald.
    [top-right] Schau rechts oben in den Wald.
    [middle-left] Schau links in den Wald.
    [middle-centre] Schau in die Mitte des Waldes.
    [middle-right] Schau rechts in den Wald.
    [bottom-left] Schau links unten in den Wald.
    [bottom-centre] Schau unten in den Wald.
   *[bottom-right] Schau rechts unten in den Wald.
}
advice-nudge = { $verb ->
    [pass] Vielleicht ist Zurückhaltung hier das Beste.
    [decline] Hier muss nichts geschehen.
    [leave] Hier muss nichts geschehen.
    [retrieve] Die Waldgeist-Tafel ist nicht alles.
    [dedicate] Die Waldgeist-Tafel ist einen Gedanken wert.
    [brew] Vergleiche die Rezepte mit deinen Symbolen.
    [copy] Vergleiche, was eine Kopie brächte.
    [claim] Vergleiche die Schattenmarker.
    [replace] Vielleicht reicht ein niedrigerer Marker.
   *[other] Vergleiche, was die Plättchen brächten.
}
advice-idea = { $idea ->
    [set] Denk an die Sets in deiner Sammlung.
    [eggs] Zähl die Eier.
    [denial] Denk daran, was die anderen sammeln.
    [safe] Etwas lässt sich sofort gewinnen.
    [price] Achte auf den Preis: der niedrigste Marker, der genügt.
    [dear] Achte auf den Preis: der niedrigste Marker, der genügt.
    [contested] Rechne mit einer Antwort.
    [others] Jemand anderes kann noch antworten.
    [recipe] Denk an deine Mixturen.
    [brewed] Denk an deine Mixturen.
    [card] Denk an deine Mixturen.
    [goal] Ein Ziel ist in Reichweite.
    [moonlight] Denk an die Mondlichtziele.
    [leftover] Auch übrige Marker zählen.
    [shadow] Übrige Marker können einen Schattenmarker bringen.
    [space] Denk an die Plättchen der Waldgeister.
    [place] Denk an die Plättchen der Waldgeister.
    [fallen] Eine volle Waldgeist-Tafel verliert einen Marker.
    [draws] Manche Plättchen lassen dich ziehen.
    [ends] Denk daran, wie der Durchgang endet.
    [hands] Denk daran, wer als Nächstes beginnt.
    [leaves] Denk daran, was ein Passen verschenkt.
    [used] Denk an deine Fähigkeit.
    [unused] Denk an deine Fähigkeit.
   *[other] Geh deine Punkte durch, eine Wertung nach der anderen.
}

## Der Rat und seine Zahlen

advice-best = Rat: { $action }.
advice-row = { $place }. { $action }. { $figures }
advice-figures = Siegchance { $win } %, Vorsprung { $lead } (± { $error }).
advice-figures-alone = Chance auf { $target } Punkte: { $win } %, erwartet { $score } (± { $error }).
advice-close = Das ist knapp: Die nächstbeste Wahl ist kaum schlechter.
advice-clear = Das ist deutlich besser als die nächstbeste Wahl.
advice-only = Etwas anderes bleibt nicht.
advice-passing = { $verb ->
    [pass] Wenn du passt: { $figures }
    [retrieve] Wenn du ihn zurücknimmst: { $figures }
   *[other] Wenn du verzichtest: { $figures }
}
advice-threat = { $after ->
    [pass] Wenn du passt, kann { $name } { $action }: { $points } für die Sammlung.
   *[best] Danach kann { $name } { $action }: { $points } für die Sammlung.
}
advice-threat-bare = { $after ->
    [pass] Wenn du passt, kann { $name } { $action }.
   *[best] Danach kann { $name } { $action }.
}
advice-threat-cast = { NAME($token, form: "definite") } auf { $cell } wirken ({ NAME($tile) })
advice-points = { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}

## Gründe

advice-kind = { $kind ->
    [skulls] Schädel
    [feathers] Feder
    [tripti] Tripti
    [duode] Duo Daxus
    [herbs] Kraut
    [eggs] Ei
    [chests] Truhe
   *[mirrors] Spiegelstein
}
advice-kinds = { $kind ->
    [skulls] Schädel
    [feathers] Federn
    [tripti] Tripti
    [duode] Duo Daxus
    [herbs] Kräuter
    [eggs] Eier
    [chests] Truhen
   *[mirrors] Sammlung mit Spiegelsteinen
}
advice-set = { advice-kind } Nummer { $count }: { $after } statt { $before } Punkte.
advice-set-more = { advice-kind } Nummer { $count }: { $after } statt { $before } Punkte; mit einem weiteren Stück { $further }.
advice-mirror = Ein Spiegelstein, bestens genutzt: Sammlung { $before } → { $after } Punkte.
advice-eggs = Ei Nummer { $count }: { $after } statt { $before } Punkte; die meisten Eier der anderen: { $rival }.
advice-eggs-alone = Ei Nummer { $count }: { $after } statt { $before } Punkte.
advice-denial = Für { $name } hieße es: { advice-kinds } { $before } → { $after }.
advice-safe = { $why ->
    [star] Der Stern gewinnt sofort.
    [blocked] Kein freier Nachbar: Das Plättchen auf { $cell } gehört sofort dir.
    [passes] Alle anderen sind draußen: Das Plättchen auf { $cell } gehört sofort dir.
   *[untopped] Niemand kann es noch überbieten: Das Plättchen auf { $cell } gehört sofort dir.
}
advice-price = { $why ->
    [star] Kein niedrigerer Marker gewönne es sofort.
    [untopped] Dein niedrigster Marker, den niemand überbieten kann: { NAME($token) }; die anderen haben höchstens: { NAME($highest) }.
   *[blocked] Der niedrigste Marker, der dafür in Frage kommt: { NAME($token) }.
}
advice-price-bare = Es genügt: { NAME($token) }. Die anderen haben keine Marker mehr.
advice-dear = Auch das gewönne es sofort: { NAME($cheaper) }.
advice-contested = Überbieten kann: { $names }, mit { $count ->
    [one] einer Art von Marker
   *[other] { $count } Arten von Markern
}, höchstens: { NAME($highest) }.
advice-others = Den höchsten Zauber kann noch schlagen: { $names }, höchstens mit: { NAME($highest) }.
advice-draws = { $effect ->
    [chest] Die Truhe lässt dich drei Plättchen ziehen und eines behalten.
   *[runestone] Der Runenstein lässt dich drei Mixturen ziehen und eine behalten.
}
advice-brewed = Mixturen: { $before } → { $after } Punkte.
advice-recipe = { $card }, { $tier ->
    [1] erste Stufe
   *[2] volles Rezept
} ({ $points } Punkte): fehlende Symbole { $before } → { $after }.
advice-card = { $card }: { $full ->
    [0] sofort gebraut
    [one] es fehlt ein Symbol
   *[other] es fehlen { $full } Symbole
}, { $points } Punkte.
advice-card-tiers = { $card }: { $full ->
    [0] sofort gebraut
    [one] es fehlt ein Symbol
   *[other] es fehlen { $full } Symbole
}, { $points } Punkte; erste Stufe: { $first ->
    [0] sofort gebraut
    [one] es fehlt ein Symbol
   *[other] es fehlen { $first } Symbole
}, { $first_points } Punkte.
advice-goal = Das erringt das Ziel „{ $goal }“: { $points } Punkte.
advice-moonlight = Mondlichtziele: { $before } → { $after } Punkte.
advice-leftover = Jeder Marker, der am Ende übrig ist, zählt { $each } Punkte; du hast { $tokens }: { $points } Punkte.
advice-shadow = Endete die Dämmerung jetzt, brächte dein höchster übriger Marker ({ NAME($token) }) als Nummer { $place } von allen: { NAME($shadow) }.
advice-space = Feld { $space } der Waldgeist-Tafel ({ NAME($token) }); schlimmstenfalls bleibt dafür: { NAME($tile) }, { $points }.
advice-place = Feld { $space } der Waldgeist-Tafel ({ NAME($token) }); dort { $tiles ->
    [one] liegt ein Plättchen
   *[other] liegen { $tiles } Plättchen
}.
advice-fallen = { $who ->
    [you] Von der Waldgeist-Tafel fällt dein Marker: { NAME($token) }.
   *[other] Von der Waldgeist-Tafel fällt ein Marker von { $name }: { NAME($token) }.
}
advice-ends = { $round ->
    [twilight] Damit endet die Dämmerung.
   *[moonlight] Damit endet das Mondlicht.
}
advice-hands = Als Nächstes beginnt { $name }, auf einem beliebigen Plättchen.
advice-leaves = { $name } gewinnt { NAME($tile, form: "definite") }: { advice-kinds } { $before } → { $after }.
advice-leaves-bare = { $name } gewinnt { NAME($tile, form: "definite") }.
advice-category = { $category }: { $before } → { $after } Punkte.
advice-used = Wer die Fähigkeit nutzt, gibt { $points } Punkte auf.
advice-unused = Die ungenutzte Fähigkeit ist { $points } Punkte wert.
advice-replaced = Zurück kommt: { NAME($token) }; an der Stelle bleibt: { NAME($lower) }.
advice-claim = Das bringt: { NAME($token) }.
advice-corner = Das Plättchen ist isoliert.
