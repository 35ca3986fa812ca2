### Podpowiedzi: gdzie spojrzeć, co zrobić, dlaczego i co jeszcze można.

## Wskazówka

advice-nudge-cast = { $region ->
    [top-left] Spójrz na lewy górny róg lasu.
    [top-centre] Spójrz na górę lasu.
    [top-right] Spójrz na prawy górny róg lasu.
    [middle-left] Spójrz na lewą stronę lasu.
    [middle-centre] Spójrz na środek lasu.
    [middle-right] Spójrz na prawą stronę lasu.
    [bottom-left] Spójrz na lewy dolny róg lasu.
    [bottom-centre] Spójrz na dół lasu.
   *[bottom-right] Spójrz na prawy dolny róg lasu.
}
advice-nudge = { $verb ->
    [pass] Może najlepiej się tu wstrzymać.
    [decline] Nie trzeba tu niczego robić.
    [leave] Nie trzeba tu niczego robić.
    [retrieve] Plansza Leśnych Duchów to nie wszystko.
    [dedicate] Warto pomyśleć o planszy Leśnych Duchów.
    [brew] Porównaj receptury ze swoimi symbolami.
    [copy] Porównaj, co dałaby kopia.
    [claim] Porównaj żetony cienia.
    [replace] Może wystarczy niższy żeton.
   *[other] Porównaj, co dałyby płytki.
}
advice-idea = { $idea ->
    [set] Pomyśl o zestawach w swojej kolekcji.
    [eggs] Policz jaja.
    [denial] Pomyśl, co zbierają inni.
    [safe] Coś da się zdobyć od razu.
    [price] Uważaj na cenę: najniższy żeton, który wystarczy.
    [dear] Uważaj na cenę: najniższy żeton, który wystarczy.
    [contested] Spodziewaj się odpowiedzi.
    [others] Ktoś inny może jeszcze odpowiedzieć.
    [recipe] Pomyśl o swoich miksturach.
    [brewed] Pomyśl o swoich miksturach.
    [card] Pomyśl o swoich miksturach.
    [goal] Jakiś cel jest w zasięgu.
    [moonlight] Pomyśl o celach blasku księżyca.
    [leftover] Pozostałe żetony też się liczą.
    [shadow] Pozostałe żetony mogą dać żeton cienia.
    [space] Pomyśl o płytkach Leśnych Duchów.
    [place] Pomyśl o płytkach Leśnych Duchów.
    [fallen] Pełna plansza Leśnych Duchów traci żeton.
    [draws] Niektóre płytki pozwalają dobierać.
    [ends] Pomyśl, jak skończy się runda.
    [hands] Pomyśl, kto zacznie następny.
    [leaves] Pomyśl, co oddaje pas.
    [used] Pomyśl o swojej zdolności.
    [unused] Pomyśl o swojej zdolności.
   *[other] Przejrzyj swoje punkty, kategoria po kategorii.
}

## Rada i jej liczby

advice-best = Rada: { $action }.
advice-row = { $place }. { $action }. { $figures }
advice-figures = Szansa wygranej { $win }%, przewaga { $lead } (± { $error }).
advice-figures-alone = Szansa na { $target } punktów: { $win }%, spodziewany wynik { $score } (± { $error }).
advice-close = Mała różnica: następny ruch jest niewiele gorszy.
advice-clear = To wyraźnie lepsze niż następny ruch.
advice-only = Nic innego nie pozostaje.
advice-passing = { $verb ->
    [pass] Jeśli spasujesz: { $figures }
    [retrieve] Jeśli cofniesz żeton: { $figures }
   *[other] Jeśli zrezygnujesz: { $figures }
}
advice-threat = { $after ->
    [pass] Jeśli spasujesz, { $name } może { $action }: { $points } do kolekcji.
   *[best] Potem { $name } może { $action }: { $points } do kolekcji.
}
advice-threat-bare = { $after ->
    [pass] Jeśli spasujesz, { $name } może { $action }.
   *[best] Potem { $name } może { $action }.
}
advice-threat-cast = rzucić { NAME($token, form: "accusative") } na { $cell } ({ NAME($tile) })
advice-points = { $count ->
    [one] { $signed } punkt
    [few] { $signed } punkty
   *[many] { $signed } punktów
}

## Powody

advice-kind = { $kind ->
    [skulls] czaszka
    [feathers] pióro
    [tripti] Tripti
    [duode] Duode
    [herbs] zioło
    [eggs] jajo
    [chests] skrzynia
   *[mirrors] lustrzany kamień
}
advice-kinds = { $kind ->
    [skulls] czaszki
    [feathers] pióra
    [tripti] Tripti
    [duode] Duode
    [herbs] zioła
    [eggs] jaja
    [chests] skrzynie
   *[mirrors] kolekcja z lustrzanymi kamieniami
}
advice-set = { $count }. { advice-kind }: punkty { $before } → { $after }.
advice-set-more = { $count }. { advice-kind }: punkty { $before } → { $after }, a z jeszcze jedną taką płytką { $further }.
advice-mirror = Lustrzany kamień użyty najlepiej: punkty kolekcji { $before } → { $after }.
advice-eggs = { $count }. jajo: punkty { $before } → { $after }; najwięcej jaj u innych: { $rival }.
advice-eggs-alone = { $count }. jajo: punkty { $before } → { $after }.
advice-denial = U gracza { $name } byłoby to: { advice-kinds } { $before } → { $after }.
advice-safe = { $why ->
    [star] Gwiazda wygrywa od razu.
    [blocked] Brak wolnego sąsiada: płytka na { $cell } od razu jest twoja.
    [passes] Wszyscy inni odpadli: płytka na { $cell } od razu jest twoja.
   *[untopped] Nikt nie może tego przebić: płytka na { $cell } od razu jest twoja.
}
advice-price = { $why ->
    [star] Żaden niższy żeton nie wygrałby od razu.
    [untopped] Najniższy twój żeton, którego nikt nie przebije: { NAME($token) }; inni mają najwyżej: { NAME($highest) }.
   *[blocked] Najniższy żeton, którego możesz tu użyć: { NAME($token) }.
}
advice-price-bare = Wystarczy { NAME($token) }: inni nie mają już żetonów.
advice-dear = Od razu wygrywa też { NAME($cheaper) }.
advice-contested = Przebić może: { $names }; różnych żetonów: { $count }, najwyższy: { NAME($highest) }.
advice-others = Najwyższe zaklęcie może jeszcze przebić: { $names }; najwyższy żeton: { NAME($highest) }.
advice-draws = { $effect ->
    [chest] Skrzynia pozwala dobrać trzy płytki i zatrzymać jedną.
   *[runestone] Runa pozwala dobrać trzy mikstury i zatrzymać jedną.
}
advice-brewed = Punkty za mikstury: { $before } → { $after }.
advice-recipe = { $card }, { $tier ->
    [1] pierwszy stopień
   *[2] pełna receptura
} (punkty: { $points }): brakujące symbole { $before } → { $after }.
advice-card = { $card }: { $full ->
    [0] gotowa od razu
    [one] brakuje { $full } symbolu
   *[other] brakuje { $full } symboli
}, punkty: { $points }.
advice-card-tiers = { $card }: { $full ->
    [0] gotowa od razu
    [one] brakuje { $full } symbolu
   *[other] brakuje { $full } symboli
}, punkty: { $points }; pierwszy stopień: { $first ->
    [0] gotowy od razu
    [one] brakuje { $first } symbolu
   *[other] brakuje { $first } symboli
}, punkty: { $first_points }.
advice-goal = To zdobywa cel „{ $goal }”, punkty: { $points }.
advice-moonlight = Punkty za cele blasku księżyca: { $before } → { $after }.
advice-leftover = Każdy żeton pozostały na koniec to { $each } pkt; masz ich { $tokens }, razem { $points } pkt.
advice-shadow = Gdyby zmierzch skończył się teraz, twój najwyższy pozostały żeton ({ NAME($token) }) dałby { NAME($shadow) } jako { $place }. ze wszystkich.
advice-space = { $space }. pole planszy Leśnych Duchów ({ NAME($token) }); w najgorszym razie zostanie { NAME($tile) }: { $points }.
advice-place = { $space }. pole planszy Leśnych Duchów ({ NAME($token) }); płytek jest tam: { $tiles }.
advice-fallen = { $who ->
    [you] Z planszy Leśnych Duchów spada twój żeton: { NAME($token) }.
   *[other] Z planszy Leśnych Duchów spada żeton ({ $name }): { NAME($token) }.
}
advice-ends = { $round ->
    [twilight] To kończy zmierzch.
   *[moonlight] To kończy blask księżyca.
}
advice-hands = Następnie zaczyna { $name }, na dowolnej płytce.
advice-leaves = { $name } zdobywa { NAME($tile, form: "accusative") }: { advice-kinds } { $before } → { $after }.
advice-leaves-bare = { $name } zdobywa { NAME($tile, form: "accusative") }.
advice-category = { $category }: punkty { $before } → { $after }.
advice-used = Użycie zdolności kosztuje { $points } pkt.
advice-unused = Nieużyta zdolność jest warta { $points } pkt.
advice-replaced = Wraca do ciebie { NAME($token) }, na miejscu zostaje { NAME($lower) }.
advice-claim = To daje: { NAME($token) }.
advice-corner = To zaklęcie na odludziu.
