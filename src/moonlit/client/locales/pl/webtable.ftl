### Rysowany stół Nocturne w przeglądarce: nazwy miejsc, stanów i przycisków.

## Miejsca

webtable-status = Co jest do zrobienia
webtable-forest = Las
webtable-rack = Twoje miejsce
webtable-your-spells = Twoje zaklęcia
webtable-no-spells = Nie masz już zaklęć.
webtable-actions = Twoja akcja
webtable-options = Co możesz wybrać
webtable-sprites = Leśne Duchy
webtable-slots = Płytki Leśnych Duchów
webtable-players = Pozostałe osoby
webtable-recipes = Twoje mikstury
webtable-log = Dziennik
webtable-skip = Przejdź do
webtable-tabs = Mikstury, cele, punkty i dziennik
webtable-pull = Pokaż albo ukryj wszystko, co twoje
webtable-tab-mine = Moje
webtable-tab-recipes = Mikstury
webtable-tab-goals = Cele
webtable-tab-points = Punkty
webtable-close = Zamknij
webtable-why = Dlaczego?
webtable-why-not = Dlaczego nie
webtable-why-yes = Można

## Runda

webtable-round = { $round ->
    [twilight] Zmierzch
    [moonlight] Blask księżyca
   *[other] Noc się skończyła
}
webtable-tiles-left = { $count ->
    [one] została { $count } płytka
    [few] zostały { $count } płytki
   *[many] zostało { $count } płytek
}

webtable-night = Wzeszedł księżyc
webtable-night-row = dostaje { $gained } w zamian za { $lost }
webtable-night-why = Zaklęcia, które zostały po zmierzchu, dają żetony cienia; w zamian odchodzą najniższe.
webtable-night-none = Wyrasta nowy las.

## Pola i żetony

webtable-highest = najwyższe zaklęcie
webtable-legal = dozwolone
webtable-not-legal = niedozwolone
webtable-chosen = wybrane
webtable-no-tile = bez płytki
webtable-spell-of = { $who ->
    [you] twój żeton { $token }
   *[other] żeton { $token } ({ $name })
}
webtable-control-of = { $kind ->
    [shadow] { $who ->
        [you] twój żeton cienia, niczego nie zajmuje, wartość { $token }
       *[other] żeton cienia ({ $name }), niczego nie zajmuje, wartość { $token }
    }
   *[own] { $who ->
        [you] twój żeton kontroli, wartość { $token }
       *[other] żeton kontroli ({ $name }), wartość { $token }
    }
}
webtable-space = { $state ->
    [empty] Miejsce { $number } na planszy Leśnych Duchów: puste
    [guest] Miejsce { $number } na planszy Leśnych Duchów: tu stanąłby twój żeton { $token }
   *[taken] Miejsce { $number } na planszy Leśnych Duchów: { $who ->
        [you] twój żeton { $token }
       *[other] żeton { $token } ({ $name })
    }
}

## Co się robi

webtable-choose = Wybierz jedną z możliwości.
webtable-choose-cast = { $token ->
    [yes] { $cell ->
        [yes] Gotowe
       *[no] Teraz wybierz płytkę
    }
   *[no] { $cell ->
        [yes] Teraz wybierz zaklęcie
       *[no] Wybierz zaklęcie i płytkę
    }
}
webtable-sending = W drodze …

## Osoby

webtable-bot = bot
webtable-away = poza stołem, gra bot
webtable-passed = pas
webtable-acting = decyduje
webtable-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
webtable-points-word = pkt
webtable-hidden-recipes = + { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
   *[many] { $count } mikstur
}
webtable-supply = Zaklęcia ({ $name })
webtable-collection = Kolekcja · { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
webtable-collection-of = Kolekcja ({ $name }): { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
webtable-no-tiles = Jeszcze bez płytek
webtable-times = { $thing }, razem { $count }
webtable-ability = { $state ->
    [ready] zdolność gotowa
   *[used] zdolność użyta
}
webtable-tag-ability = zdolność w zapasie
webtable-tag-goals = { $count ->
    [one] { $count } cel zmierzchu
    [few] { $count } cele zmierzchu
   *[many] { $count } celów zmierzchu
}
webtable-solo-deck = { $count ->
    [one] { $count } karta w talii przeciwnika
    [few] { $count } karty w talii przeciwnika
   *[many] { $count } kart w talii przeciwnika
}

## Symbole i mikstury

webtable-symbol-name = { $symbol ->
    [skull] czaszka
    [feather] pióro
    [mushroom] grzyb
    [herb] zioło
   *[egg] jajo
}
webtable-symbol = { $there ->
    [yes] { webtable-symbol-name }
   *[no] brakuje: { webtable-symbol-name }
}
webtable-brewed = uwarzone:
webtable-you-have = Masz
webtable-ours = Od nas: instrukcje tego nie podają.

## Cele

webtable-goals = { $round ->
    [twilight] Cele zmierzchu
   *[moonlight] Cele blasku księżyca
}
webtable-goals-when = { $round ->
    [twilight] każdy dla jednej osoby
   *[moonlight] dla wszystkich, na koniec
}
webtable-goal-worth = { $each ->
    [yes] { $points } za każde
   *[no] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
webtable-standing = { $kind ->
    [yesno] { $count ->
        [0] { $name } nie
       *[other] { $name } tak
    }
    [needed] { $name } { $count } z { $needed }
   *[counted] { $name } { $count }
}
webtable-standing-leads = { $standing } (prowadzi)
webtable-standings = { $kind ->
    [yesno] Kto ma to teraz: { $standings }.
    [needed] Jak daleko kto jest: { $standings }.
   *[counted] Ile kto ma teraz: { $standings }.
}
webtable-claimed = { $who ->
    [you] należy do ciebie
   *[other] zdobywa { $name }
}
webtable-goal-twilight-won_with = Pierwsza wygrana z { $number }
webtable-goal-twilight-most_areas = Najwięcej osobnych obszarów
webtable-goal-twilight-largest_area = Największy obszar
webtable-goal-twilight-areas = { $number ->
    [one] Pierwszy obszar
    [few] Pierwsze { $number } osobne obszary
   *[many] Pierwsze { $number } osobnych obszarów
}
webtable-goal-twilight-area_size = Pierwszy obszar wielkości { $number }
webtable-goal-twilight-most_in_top_row = Najwięcej pól w górnym rzędzie
webtable-goal-twilight-lowest_dedicated = Ostatnie miejsce u Leśnych Duchów
webtable-goal-twilight-symbols = { $number ->
    [one] Pierwszy symbol
    [few] Pierwsze { $number } różne symbole
   *[many] Pierwsze { $number } różnych symboli
}
webtable-goal-twilight-corner_cast = Pierwsze zaklęcie na odludziu
webtable-goal-twilight-last_star = Wygrana ostatnią gwiazdą
webtable-goal-moonlight-areas_of_size = Za każdy obszar wielkości { $size }
webtable-goal-moonlight-shapes = Za każdy twój taki kształt
webtable-goal-moonlight-largest_area = Za każde pole największego obszaru
webtable-goal-moonlight-centre_cells = Za każde twoje pole w środku
webtable-goal-moonlight-corner_cells = Za każdy twój róg
webtable-goal-moonlight-dedicated = Za każdy twój żeton u Leśnych Duchów
webtable-goal-moonlight-leftover = Za każde pozostałe zaklęcie, dodatkowo
webtable-goal-moonlight-areas = Za każdy osobny obszar

## Punkty

webtable-projection = Gdyby teraz był koniec
webtable-final = Wynik
webtable-total = Razem
webtable-unknown = nieznane
webtable-mirror-note = Lustra liczą się najlepiej, jak mogą.
