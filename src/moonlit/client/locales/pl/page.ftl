### Stół jako tekst, skutki ruchu, wyniki i wszystko, co wybiera się przed rozgrywką.

## Nagłówki

page-status = Teraz
page-drawn = Do wyboru
page-forest = Las
page-spells = Zaklęcia tej fazy
page-sprites = Plansza Leśnych Duchów
page-slots = Płytki Leśnych Duchów
page-seats = Gracze
page-goals = Cele
page-recipes = Mikstury
page-collections = Kolekcje
page-points = Punkty, gdyby gra skończyła się teraz
page-points-final = Punkty
page-piles = Stosy

## Nagłówki kolumn

page-row = Wiersz
page-space = Pole
page-token-head = Żeton
page-player-head = Gracz
page-tokens-head = Żetony w zasobie
page-state-head = Stan
page-character-head = Postać
page-goal-head = Cel
page-asks-head = Warunek
page-kind-head = Rodzaj
page-recipe-head = Mikstura
page-first-head = Pierwszy stopień
page-full-head = Pełny przepis
page-now-head = Liczy się teraz
page-missing-head = Czego brakuje
page-category-head = Kategoria

## Teksty w komórkach i na listach

page-nothing = brak
page-empty = puste
page-unknown = zakryte
page-you = { $name } (ty)
page-token = { $who ->
    [you] { NAME($token) } (ty)
   *[other] { NAME($token) } ({ $name })
}
page-bare-token = { NAME($token) }
page-control-token = { $who ->
    [you] twój żeton kontroli, wartość: { NAME($token) }
   *[other] żeton kontroli ({ $name }), wartość: { NAME($token) }
}
page-shadow-token = { $who ->
    [you] { NAME($token) } (ty), zakryty, niczego nie trzyma
   *[other] { NAME($token) } ({ $name }), zakryty, niczego nie trzyma
}
page-highest = najwyższe zaklęcie
page-can-cast = można rzucić zaklęcie
page-can-choose = można wybrać
page-highest-spell = Najwyższe zaklęcie: { $spell } na { $cell }.
page-spell-on = { $spell } na { $cell }
page-passed-names = Pas: { $names }.
page-passed = pas
page-decides = teraz decyduje
page-cards = { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
   *[many] { $count } mikstur
}
page-tokens-lost = { $tokens }; poza grą: { $lost }
page-ability-unused = zdolność postaci { $character } niewykorzystana
page-ability-used = zdolność postaci { $character } wykorzystana
page-goal-claimed = zdobyty ({ $name })
page-goal-open = do zdobycia
page-goal-all = dla wszystkich
page-goal-hidden = zakryty
page-leads = prowadzi
page-units = { $unit ->
    [areas] { $count ->
        [one] { $count } obszar
        [few] { $count } obszary
       *[many] { $count } obszarów
    }
    [cells] { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
    [symbols] { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    }
    [shapes] { $count ->
        [one] { $count } kształt
        [few] { $count } kształty
       *[many] { $count } kształtów
    }
   *[tokens] { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
}
page-units-of = { $unit ->
    [areas] obszary: { $count } z { $needed }
    [cells] pola: { $count } z { $needed }
    [symbols] symbole: { $count } z { $needed }
    [shapes] kształty: { $count } z { $needed }
   *[tokens] żetony: { $count } z { $needed }
}
page-stand-last_star = gwiazda już wygrała
page-stand-lowest_dedicated = ostatni żeton w szeregu
page-counted = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
}
page-tile-points = { $tile } ({ $points })
page-copies = Kopie lustrzanych kamieni
page-total-more = { $points } i więcej
page-drawn-hidden = Zakryte karty lub płytki: { $count }
page-pile-stack = Płytki w stosie: { $count }
page-pile-deck = Mikstury w talii: { $count }
page-pile-returned = Odłożone przez ciebie pod talię: { $cards }
page-pile-shadows = Żetony cienia do zdobycia: { $tokens }
page-pile-discards = Płytki odrzucone ze skrzyń: { $known ->
    [yes] { $count } ({ $tiles })
   *[no] { $count }
}
page-pile-removed = Płytki poza grą: { $tiles }
page-pile-solo = Karty solo w talii: { $count }
page-solo-card = Karta solo { $card }. { $text }

## Co przyniósłby ruch

page-foreseen-wins = { $why ->
    [star] To wygrywa od razu: gwiazda bije wszystko.
    [blocked] To wygrywa od razu: obok nie ma już wolnej płytki.
   *[untopped] To wygrywa od razu: nikt inny nie może tego przebić.
}
page-foreseen-answer = { $name } może odpowiedzieć na { $cells }: { $tokens }.
page-foreseen-tile = { $sure ->
    [yes] Zdobywasz { NAME($tile, form: "accusative") }.
   *[no] Jeśli nikt nie odpowie, zdobywasz { NAME($tile, form: "accusative") }.
}
page-foreseen-points = Twoje punkty na teraz: { $total } ({ $parts }).
page-foreseen-same = Twoje punkty na teraz się nie zmieniają.
page-foreseen-part = { $category } { $change }
page-foreseen-goal = Zdobywasz za to cel zmierzchu „{ $goal }”.
page-foreseen-effect = { $effect ->
    [chest] Ze skrzyni dobierasz potem płytki i zatrzymujesz jedną.
   *[runestone] Runa pozwala potem dobrać mikstury i zatrzymać jedną.
}
page-foreseen-corner = To zaklęcie na odludziu: potem zaczyna ktoś inny.
page-foreseen-last = Las jest wtedy pusty i runda się kończy.
page-foreseen-back = Wraca do ciebie: { $tokens }.
page-foreseen-dedicate = { $who ->
    [you] Możesz potem ofiarować { $count ->
        [1] ten żeton: { $tokens }.
       *[other] jeden z tych żetonów: { $tokens }.
    }
   *[other] { $name } może potem ofiarować { $count ->
        [1] ten żeton: { $tokens }.
       *[other] jeden z tych żetonów: { $tokens }.
    }
}
page-foreseen-winner = Nikt inny nie może odpowiedzieć: { $name } zdobywa { NAME($tile, form: "accusative") } na { $cell } ({ NAME($token) }).
page-foreseen-out = Czekasz, aż ktoś zdobędzie płytkę.
page-foreseen-next = Zacząć może { $name }, na dowolnej płytce.
page-foreseen-end = Wtedy spasowali już wszyscy i runda się kończy.
page-foreseen-space = Przy obecnym stanie planszy Leśnych Duchów żeton zajmie pole { $space }.
page-foreseen-fallen = { $who ->
    [you] Z planszy spada { NAME($token) } i wraca do ciebie.
   *[other] Z planszy spada { NAME($token) } ({ $name }) i wraca do domu.
}

## Wyniki

page-reader = ty
page-tie = Remis: { $names } ({ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}); decyduje lepsza pozycja na planszy Leśnych Duchów. Zasada { $clause }.
page-shared = Remisu nie ma już czym rozstrzygnąć, więc zwycięstwo jest wspólne. Zasada { $clause }.
page-rank-next = Do następnej rangi ({ $rank }) brakuje jeszcze { $count ->
    [one] { $count } punktu
   *[many] { $count } punktów
}.
page-scenario-points = { $who ->
    [you] Masz
   *[other] { $name } ma
} { $total } z { $needed ->
    [one] { $needed } punktu
   *[many] { $needed } punktów
} w scenariuszu { $number }.
page-task = { $done ->
    [yes] Wykonane. { $task }
   *[no] Niewykonane. { $task }
}
page-scenario = { $who ->
    [you] { $met ->
        [yes] Scenariusz { $number } masz już za sobą!
       *[no] Scenariusz { $number } jeszcze przed tobą.
    }
   *[other] { $met ->
        [yes] { $name }: scenariusz { $number } ukończony!
       *[no] { $name }: scenariusz { $number } jeszcze nieukończony.
    }
}
page-achievements = { $who ->
    [you] { $count ->
        [one] Twoje zdobyte osiągnięcie
       *[many] Twoje zdobyte osiągnięcia
    }
   *[other] { $count ->
        [one] { $name }, zdobyte osiągnięcie
       *[many] { $name }, zdobyte osiągnięcia
    }
}: { $tasks }
page-achievements-counted = { $name }, zdobyte osiągnięcia: { $count }.

## Co można wybrać przed rozgrywką

page-tagline = Wędrowna licytacja w lesie przy blasku księżyca, dla jednego do czterech lisów.
page-option-mode = Tryb
page-option-mode-text = Ile gry wchodzi do rozgrywki.
page-option-edition = Wydanie
page-option-edition-text = Której instrukcji trzymamy się tam, gdzie się różnią.
page-option-no_concoctions = { option-no_concoctions }
page-option-no_concoctions-text = { option-no_concoctions-text }
page-option-variants = Warianty
page-option-variants-text = Dowolnie wiele, także razem.
page-option-scenario = Scenariusz
page-option-scenario-text = Ustalone cele, liczba punktów i zadania do wykonania.
page-option-characters = Postacie
page-option-characters-text = Po jednej na miejsce; jeśli nikt nie wybiera, są rozdawane.
page-option-forest_visitor = Ostatnio w lesie
page-option-forest_visitor-text = Kto zaczyna według instrukcji niemieckiej.
page-no-scenario = Bez scenariusza
page-scenario-text = Postać: { $character }; co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Cele zmierzchu: { $twilight }. Cele blasku księżyca: { $moonlight }.
page-short-tile = { $type ->
    [skull] { $kind ->
        [hoofed] Kopytnik
        [ramhorn] Rogata
       *[fanged] Z kłami
    }
    [feather] Pióro
    [mushroom] { $kind ->
        [tripti] Tripti
       *[duode] Duode
    }
    [herb] { $kind ->
        [wild] Dzikie
       *[other] Zioło { $kind }
    }
    [egg] Jajo
    [chest] Skrzynia
    [runestone] { $kind ->
        [skull] Runa czaszki
        [feather] Runa pióra
        [mushroom] Runa grzyba
        [herb] Runa zioła
       *[egg] Runa jaja
    }
   *[mirror] Lustro
}
