### Nokturn: nazwy rzeczy, zdania o decyzjach, ruchach i zdarzeniach oraz pomoc.
### Formy używane po polsku: "accusative" (biernik), "genitive" (dopełniacz), "instrumental" (narzędnik).

## Rundy, tryby, wydania

round-twilight = Zmierzch
    .genitive = zmierzchu
round-moonlight = Blask księżyca
    .genitive = blasku księżyca
round-over = Noc się skończyła
mode-basic = Gra podstawowa
mode-basic-text = Postacie dają tylko swój symbol, bez zdolności.
mode-advanced = Gra zaawansowana
mode-advanced-text = Każda postać ma zdolność, której można użyć raz.
mode-family = Gra rodzinna
mode-family-text = Bez celów, planszy Leśnych Duchów i żetonów cienia; łagodna na pierwszą noc.
mode-solo = Gra solo
mode-solo-text = Ty i talia kart, która poluje na te same płytki.
option-no_concoctions = Bez mikstur
option-no_concoctions-text = Runy i mikstury zostają w pudełku.
edition-best = Najlepsza wykładnia
edition-best-text = Nasze rozstrzygnięcia tam, gdzie instrukcje się różnią.
edition-en = Instrukcja angielska
edition-en-text = Tak gra się według wydania angielskiego.
edition-de = Instrukcja niemiecka
edition-de-text = Tak gra się według wydania niemieckiego.
edition-pl = Instrukcja polska
edition-pl-text = Tak gra się według wydania polskiego.
level-easy = łatwy
level-medium = średni
level-hard = trudny

## Skąd znamy liczbę albo tekst

grade-printed = wydrukowane w instrukcji
grade-inferred = wywnioskowane z instrukcji
grade-public = znalezione na publicznej stronie
grade-reconstructed = nasza rekonstrukcja
grade-original = nasz własny pomysł
grade-short-printed = druk
grade-short-inferred = wniosek
grade-short-public = publiczne
grade-short-reconstructed = rekonstrukcja
grade-short-original = nasze
evidence-whole = { $grade }.
evidence-parts = { $grade }: { $parts }.
evidence-marked = { $text }*
evidence-legend = * nasza rekonstrukcja
evidence-confidence = Nasza pewność: { $level }.
confidence-low = znikoma
confidence-low-medium = niewielka
confidence-medium = umiarkowana
confidence-medium-high = spora
confidence-high = bardzo duża
part-type = typ
part-kind = rodzaj
part-points = punkty
part-symbols = symbole
part-recipe = przepis
part-rule = warunek
part-number = liczba
part-timing = moment przyznania
part-size = wielkość
part-shape = kształt
part-symbol = symbol
part-ability = zdolność
part-direction = kierunek
part-power = reguła mocy
part-dedicates = znak ofiary
part-start = zaklęcie początkowe
part-id = nazwa
part-at = próg
part-numbers = wartości zaklęć
part-stars = gwiazdy
part-rows = wiersze
part-columns = kolumny
part-slots = pola na płytki
part-spaces = pola na żetony
part-row = wiersz
part-column = kolumna
part-players = liczba graczy
part-second = drugi taki żeton
part-outlines = kształty lasów

## Punkty i symbole

points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
symbol-skull = czaszka
symbol-feather = pióro
symbol-mushroom = grzyb
symbol-herb = zioło
symbol-egg = jajo
symbols-skull = { $count ->
    [one] { $count } czaszka
    [few] { $count } czaszki
   *[many] { $count } czaszek
}
symbols-feather = { $count ->
    [one] { $count } pióro
    [few] { $count } pióra
   *[many] { $count } piór
}
symbols-mushroom = { $count ->
    [one] { $count } grzyb
    [few] { $count } grzyby
   *[many] { $count } grzybów
}
symbols-herb = { $count ->
    [one] { $count } zioło
    [few] { $count } zioła
   *[many] { $count } ziół
}
symbols-egg = { $count ->
    [one] { $count } jajo
    [few] { $count } jaja
   *[many] { $count } jaj
}

## Płytki

type-skull = czaszka
type-feather = pióro ognistego ptaka
type-mushroom = grzyb
type-herb = zioło
type-egg = tajemnicze jajo
type-chest = przeklęta skrzynia
type-runestone = starożytna runa
type-mirror = lustrzany kamień
tile-skull-hoofed = czaszka kopytnika
    .accusative = czaszkę kopytnika
tile-skull-ramhorn = rogata czaszka
    .accusative = rogatą czaszkę
tile-skull-fanged = czaszka z kłami
    .accusative = czaszkę z kłami
tile-feather = pióro ognistego ptaka
tile-mushroom-tripti = grzyb Tripti Fungilus
    .accusative = grzyba Tripti Fungilus
tile-mushroom-duode = grzyb Duode Dax
    .accusative = grzyba Duode Dax
tile-herb-A = zioło A
tile-herb-B = zioło B
tile-herb-C = zioło C
tile-herb-D = zioło D
tile-herb-E = zioło E
tile-herb-wild = dzikie zioło
tile-egg = tajemnicze jajo
tile-chest = przeklęta skrzynia
    .accusative = przeklętą skrzynię
tile-runestone-skull = runa czaszki
    .accusative = runę czaszki
tile-runestone-feather = runa pióra
    .accusative = runę pióra
tile-runestone-mushroom = runa grzyba
    .accusative = runę grzyba
tile-runestone-herb = runa zioła
    .accusative = runę zioła
tile-runestone-egg = runa jaja
    .accusative = runę jaja
tile-mirror = lustrzany kamień
tile-hidden = zakryta płytka
    .accusative = zakrytą płytkę
tile-symbols = symbole: { $symbols }
tile-no-symbols = bez symboli
tile-enchanted = zaczarowana płytka
tile-told = { $tile }: { $details }. { $evidence }
counted-skull = { $count ->
    [one] { $count } czaszkę
    [few] { $count } czaszki
   *[many] { $count } czaszek
}
    .none = żadnej czaszki
counted-feather = { $count ->
    [one] { $count } pióro ognistego ptaka
    [few] { $count } pióra ognistego ptaka
   *[many] { $count } piór ognistego ptaka
}
    .none = żadnego pióra ognistego ptaka
counted-mushroom = { $count ->
    [one] { $count } grzyba
    [few] { $count } grzyby
   *[many] { $count } grzybów
}
    .none = żadnego grzyba
counted-herb = { $count ->
    [one] { $count } zioło
    [few] { $count } zioła
   *[many] { $count } ziół
}
    .none = żadnego zioła
counted-egg = { $count ->
    [one] { $count } tajemnicze jajo
    [few] { $count } tajemnicze jaja
   *[many] { $count } tajemniczych jaj
}
    .none = żadnego tajemniczego jaja
counted-chest = { $count ->
    [one] { $count } przeklętą skrzynię
    [few] { $count } przeklęte skrzynie
   *[many] { $count } przeklętych skrzyń
}
    .none = żadnej przeklętej skrzyni
counted-runestone = { $count ->
    [one] { $count } runę
    [few] { $count } runy
   *[many] { $count } run
}
    .none = żadnej runy
counted-mirror = { $count ->
    [one] { $count } lustrzany kamień
    [few] { $count } lustrzane kamienie
   *[many] { $count } lustrzanych kamieni
}
    .none = żadnego lustrzanego kamienia

## Żetony zaklęć

token-1 = 1
token-2 = 2
token-3 = 3
token-4 = 4
token-5 = 5
token-6 = 6
token-7 = 7
token-star = gwiazda
    .accusative = gwiazdę
    .genitive = gwiazdy
    .instrumental = gwiazdą
token-shadow5 = cień 5
    .genitive = cienia 5
    .instrumental = cieniem 5
token-shadow6 = cień 6
    .genitive = cienia 6
    .instrumental = cieniem 6
token-shadow7 = cień 7
    .genitive = cienia 7
    .instrumental = cieniem 7
token-shadow8 = cień 8
    .genitive = cienia 8
    .instrumental = cieniem 8
token-shadow9 = cień 9
    .genitive = cienia 9
    .instrumental = cieniem 9
token-shadow10 = cień 10
    .genitive = cienia 10
    .instrumental = cieniem 10
token-hidden = zakryty żeton
    .genitive = zakrytego żetonu
    .instrumental = zakrytym żetonem

## Mikstury

concoction-unnamed = Mikstura { $card }
concoction-hidden = tajna mikstura
concoction-S1 = Odwar z kości i żaru
concoction-S2 = Tonik piórokapelusza
concoction-S3 = Herbatka z rozpalonej koniczyny
concoction-S4 = Rosół na pół tchu
concoction-S5 = Kleik z grobogrzyba
concoction-S6 = Napar z kościoziela
concoction-S7 = Grzaniec z pustego żółtka
concoction-S8 = Syrop mchowej poświaty
concoction-S9 = Budyń z zarodników i skorupek
concoction-S10 = Kordiał z gniazdolistka
concoction-1 = Maść trzech tropów
concoction-2 = Okład z kurhanu
concoction-3 = Piwniczna gorycz
concoction-4 = Latarniana pianka
concoction-5 = Nektar bez świtu
concoction-6 = Wino z żarowego relikwiarza
concoction-7 = Eliksir Wielkiej Polany
concoction-8 = Panaceum z głębokiej nory
concoction-9 = Olejek z ogrodu kości
concoction-10 = Balsam z kolebki feniksa
concoction-11 = Inkaust z przypalonego szpiku
concoction-12 = Nagrobna smoła
concoction-13 = Nacieranie szepczącą kością
concoction-14 = Skamieniały kogel-mogel
concoction-15 = Dym popielnego skrzydła
concoction-16 = Proszek migotliwego lotu
concoction-17 = Musująca mięta bez słońca
concoction-18 = Likier ognistego lęgu
concoction-19 = Pleśń pamięci
concoction-20 = Pokost zarodnikowego blasku
concoction-21 = Nalewka jasnej myśli
concoction-22 = Beza z purchawki
concoction-23 = Wywar z cierniowego szpiku
concoction-24 = Ziółka jasnej gorączki
concoction-25 = Konfitura z poszycia
concoction-26 = Masło z nakrapianego liścia
concoction-27 = Kreda ze skorupiego grobu
concoction-28 = Lukier z popielnego żółtka
concoction-29 = Wróżba rosistego kapelusza
concoction-30 = Miód z łąkowej grzędy
concoction-31 = Sól lodowej kotwicy
concoction-32 = Duch czystej lotki
concoction-33 = Zaczyn wszechgrzyba
concoction-34 = Ziele dziewięciu nocy
concoction-35 = Niewykluty sen
concoction-one-tier = { $name } ({ $card }): { $full } to { $full_points ->
    [one] { $full_points } punkt
    [few] { $full_points } punkty
   *[many] { $full_points } punktów
}. { $evidence }
concoction-two-tiers = { $name } ({ $card }): { $first } to { $first_points ->
    [one] { $first_points } punkt
    [few] { $first_points } punkty
   *[many] { $first_points } punktów
}, a { $full } to { $full_points ->
    [one] { $full_points } punkt
    [few] { $full_points } punkty
   *[many] { $full_points } punktów
}. { $evidence }
missing-nothing = Twoje symbole wystarczą na pełny przepis, jeśli nie potrzebuje ich inna karta.
missing-full = Brakujące symbole do pełnego przepisu: { $full }.
missing-first = Brakujące symbole do pierwszego stopnia: { $first }; do pełnego przepisu: { $full }.
missing-first-done = Pierwszy stopień jest w zasięgu; brakujące symbole do pełnego przepisu: { $full }.

## Postacie

character-redd = Redd Płomienny
    .genitive = Redda Płomiennego
character-sage = Mędrzec Mglistołapy
    .genitive = Mędrca Mglistołapego
character-abigail = Abigail Najeżona Kita
    .genitive = Abigail Najeżonej Kity
character-flint = Flint Wąsacz
    .genitive = Flinta Wąsacza
ability-replace_winner = Po zdobyciu leśnej płytki zaklęciem o wartości najwyżej { $number } połóż w jego miejsce niższe ze swojego zapasu, a zwycięskie weź z powrotem.
ability-dedicate_loser = Po wygranej fazie ofiaruj Leśnym Duchom jeden z własnych przegranych żetonów tej fazy.
ability-exchange_tile = Po zdobyciu leśnej płytki wymień ją na płytkę z planszy Leśnych Duchów; działa tylko ta, która ci zostaje.
ability-keep_cards = Gdy runa każe ci dobrać mikstury, zatrzymaj { $number } z nich.
ability-once = Tylko raz w całej grze; niewykorzystana jest warta { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
character-told = { $name }, symbol: { $symbol }. { $ability } { $once } { $evidence }

## Cele: nazwy według numerów, objaśnienia według warunku z pakietu

goal-twilight-1 = Iskra trójki
goal-twilight-2 = Iskra czwórki
goal-twilight-3 = Iskra piątki
goal-twilight-4 = Rozproszone nory
goal-twilight-5 = Najszersza nora
goal-twilight-6 = Trzy nory
goal-twilight-7 = Nora na troje
goal-twilight-8 = Korony drzew
goal-twilight-9 = Koniec kolejki
goal-twilight-10 = Cztery zapachy
goal-twilight-11 = Samotna płytka
goal-twilight-12 = Ostatnia gwiazda
goal-moonlight-1 = Samotne łapy
goal-moonlight-2 = Łapy w parze
goal-moonlight-3 = Łowy we troje
goal-moonlight-4 = Zakręt ścieżki
goal-moonlight-5 = Prosty trop
goal-moonlight-6 = Wielka nora
goal-moonlight-7 = Serce lasu
goal-moonlight-8 = Cztery narożniki
goal-moonlight-9 = Dary dla Duchów
goal-moonlight-10 = Wstrzymany oddech
goal-moonlight-11 = Wiele nor
goal-moonlight-12 = Kamienie w strumieniu
goal-twilight-won_with = Jako pierwsza osoba zdobądź płytkę zaklęciem o wartości { $number }, w lesie albo z planszy Leśnych Duchów.
goal-twilight-most_areas = Miej najwięcej osobnych obszarów kontroli, gdy kończy się zmierzch.
goal-twilight-largest_area = Miej największy obszar kontroli, gdy kończy się zmierzch.
goal-twilight-areas = Jako pierwsza osoba miej naraz { $number ->
    [one] { $number } obszar kontroli.
    [few] { $number } osobne obszary kontroli.
   *[many] { $number } osobnych obszarów kontroli.
}
goal-twilight-area_size = Jako pierwsza osoba miej obszar kontroli liczący co najmniej { $number ->
    [one] { $number } pole.
    [few] { $number } pola.
   *[many] { $number } pól.
}
goal-twilight-most_in_top_row = Zajmuj najwięcej pól w górnym rzędzie lasu, gdy kończy się zmierzch.
goal-twilight-lowest_dedicated = Miej ostatni żeton w szeregu na planszy Leśnych Duchów, gdy kończy się zmierzch.
goal-twilight-symbols = Jako pierwsza osoba zbierz { $number ->
    [one] { $number } symbol; symbol postaci też się liczy.
    [few] { $number } różne symbole; symbol postaci też się liczy.
   *[many] { $number } różnych symboli; symbol postaci też się liczy.
}
goal-twilight-corner_cast = Jako pierwsza osoba zdobądź płytkę zaklęciem na odludziu.
goal-twilight-last_star = Zdobądź płytkę ostatnią gwiazdą, gdy wszystkie inne już coś zdobyły.
goal-worth = Wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
goal-timing-immediate = Zdobywa się go natychmiast.
goal-timing-end = Przyznaje się go na koniec zmierzchu.
goal-moonlight-areas_of_size = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy twój obszar kontroli, który liczy dokładnie { $size ->
    [one] { $size } pole
    [few] { $size } pola
   *[many] { $size } pól
}.
goal-moonlight-shapes = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $shape ->
    [xo-xx] każdy zakręt z trzech pól
    [xxx] każdą prostą linię z trzech pól
    [xo-ox] każde dwa pola stykające się rogami
   *[other] każdy pokazany kształt
} pod twoją kontrolą; wolno obracać i odbijać, a każde pole liczy się raz.
goal-moonlight-largest_area = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każde pole twojego największego obszaru kontroli.
goal-moonlight-centre_cells = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy twój żeton kontroli z dala od brzegu lasu.
goal-moonlight-corner_cells = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy twój żeton kontroli w rogu lasu.
goal-moonlight-dedicated = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy twój żeton na planszy Leśnych Duchów na koniec gry.
goal-moonlight-leftover = { $points ->
    [one] { $points } dodatkowy punkt
    [few] { $points } dodatkowe punkty
   *[many] { $points } dodatkowych punktów
} za każdy żeton, który zostanie ci na koniec gry.
goal-moonlight-areas = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy twój obszar kontroli, dowolnej wielkości.
goal-told = { $name }: { $text } { $evidence }
goal-hidden = Cel blasku księżyca, zakryty do końca zmierzchu.

## Warianty

variant-twisted_trees = Poplątane drzewa
variant-twisted_trees-text = Oba lasy mają powykrzywiany zarys; same zarysy są naszą rekonstrukcją.
variant-two_up = O dwa wyżej
variant-two_up-text = Każda odpowiedź musi być wyższa o co najmniej { $number }; gwiazda zawsze wystarcza.
variant-all_set_to_brew = Kociołki w gotowości
variant-all_set_to_brew-text = Bez run; każda osoba zaczyna, mając dodatkowo { $number ->
    [one] { $number } miksturę
    [few] { $number } mikstury
   *[many] { $number } mikstur
}.
variant-chasing_chests = Łowy na skrzynie
variant-chasing_chests-text = Zdobytą skrzynię można wymienić na inną płytkę z lasu lub z planszy Leśnych Duchów.
variant-precious_stones = Cenne kamienie
variant-precious_stones-text = Lustrzany kamień, który niczego nie kopiuje, jest wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
variant-told = { $name }: { $text } { $evidence }

## Punktacja: etykiety oraz te same słowa po „punkty za …”

category-skulls = Czaszki
category-feathers = Pióra
category-mushrooms = Grzyby
category-herbs = Zioła
category-eggs = Jaja
category-chests = Skrzynie
category-concoctions = Mikstury
category-twilight = Cele zmierzchu
category-moonlight = Cele blasku księżyca
category-leftover = Pozostałe zaklęcia
category-ability = Niewykorzystana zdolność
category-precious = Cenne kamienie
category-total = Razem
category-skulls-from = czaszki
category-feathers-from = pióra
category-mushrooms-from = grzyby
category-herbs-from = zioła
category-eggs-from = jaja
category-chests-from = skrzynie
category-concoctions-from = mikstury
category-twilight-from = cele zmierzchu
category-moonlight-from = cele blasku księżyca
category-leftover-from = pozostałe zaklęcia
category-ability-from = niewykorzystaną zdolność
category-precious-from = cenne kamienie
rank-none = Jeszcze bez rangi
rank-kindled = Iskierka
rank-rising = Wschodzący blask
rank-skilled = Wprawna łapa
rank-adept = Adept
rank-mystic = Mistyk
rank-luminous = Świetlisty
rank-grandmaster = Arcymistrz
rank-unnamed = Ranga { $rank }
rank-reached = Twoja ranga solo: { $rank }.
rank-names-ours = Nazwy rang są nasze; progi są wydrukowane w instrukcji.

## Warunki scenariuszy i osiągnięć

condition-total = { $bound ->
    [least] Zdobądź łącznie co najmniej { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
   *[most] Zdobądź łącznie najwyżej { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
}
condition-points = { $bound ->
    [least] Zdobądź co najmniej { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } za { $from }.
    [none] Nie zdobywaj ani jednego punktu za { $from }.
   *[most] Zdobądź najwyżej { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } za { $from }.
}
condition-tiles = { $bound ->
    [least] Zbierz co najmniej { NAME($tiles, $count) }.
    [none] Nie zbieraj { NAME($tiles, form: "none") }.
   *[most] Zbierz najwyżej { NAME($tiles, $count) }.
}
condition-tiles-of-kind = { $bound ->
    [least] Zbierz co najmniej { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    } tego rodzaju: { NAME($tile) }.
    [none] Nie zbieraj żadnej płytki tego rodzaju: { NAME($tile) }.
   *[most] Zbierz najwyżej { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    } tego rodzaju: { NAME($tile) }.
}
condition-kinds = { $bound ->
    [least] Zbierz co najmniej { $count ->
        [one] { $count } rodzaj
        [few] { $count } różne rodzaje
       *[many] { $count } różnych rodzajów
    } tego typu: { NAME($type) }.
    [none] Nie zbieraj niczego tego typu: { NAME($type) }.
   *[most] Zbierz najwyżej { $count ->
        [one] { $count } rodzaj
        [few] { $count } różne rodzaje
       *[many] { $count } różnych rodzajów
    } tego typu: { NAME($type) }.
}
condition-types-with = { $bound ->
    [least] Zbierz co najmniej { $tiles ->
        [one] { $tiles } płytkę
        [few] { $tiles } płytki
       *[many] { $tiles } płytek
    } { $count ->
        [one] jednego typu.
       *[many] każdego z { $count } typów.
    }
    [none] Nie zbieraj żadnego typu { $tiles ->
        [one] choćby { $tiles } raz.
       *[many] { $tiles } razy ani więcej.
    }
   *[most] { $tiles ->
        [1] Zbierz płytki
       *[many] Miej { $tiles } lub więcej płytek
    } najwyżej { $count ->
        [one] { $count } typu.
       *[many] { $count } typów.
    }
}
condition-types-copied = { $bound ->
    [least] Skopiuj lustrzanymi kamieniami co najmniej { $count ->
        [one] { $count } typ płytek.
        [few] { $count } różne typy płytek.
       *[many] { $count } różnych typów płytek.
    }
    [none] Nie kopiuj niczego lustrzanymi kamieniami.
   *[most] Skopiuj lustrzanymi kamieniami najwyżej { $count ->
        [one] { $count } typ płytek.
        [few] { $count } różne typy płytek.
       *[many] { $count } różnych typów płytek.
    }
}
condition-enchanted-tiles = { $bound ->
    [least] Zbierz co najmniej { $count ->
        [one] { $count } zaczarowaną płytkę (z dwoma symbolami).
        [few] { $count } zaczarowane płytki (z dwoma symbolami).
       *[many] { $count } zaczarowanych płytek (z dwoma symbolami).
    }
    [none] Nie zbieraj żadnej zaczarowanej płytki (z dwoma symbolami).
   *[most] Zbierz najwyżej { $count ->
        [one] { $count } zaczarowaną płytkę (z dwoma symbolami).
        [few] { $count } zaczarowane płytki (z dwoma symbolami).
       *[many] { $count } zaczarowanych płytek (z dwoma symbolami).
    }
}
condition-concoctions-completed = { $bound ->
    [least] Uwarz według pełnego przepisu co najmniej { $count ->
        [one] { $count } miksturę.
        [few] { $count } mikstury.
       *[many] { $count } mikstur.
    }
    [none] Nie warz żadnej mikstury według pełnego przepisu.
   *[most] Uwarz według pełnego przepisu najwyżej { $count ->
        [one] { $count } miksturę.
        [few] { $count } mikstury.
       *[many] { $count } mikstur.
    }
}
condition-twilight-goals = { $bound ->
    [least] Zdobądź co najmniej { $count ->
        [one] { $count } cel zmierzchu.
        [few] { $count } cele zmierzchu.
       *[many] { $count } celów zmierzchu.
    }
    [none] Nie zdobywaj żadnego celu zmierzchu.
   *[most] Zdobądź najwyżej { $count ->
        [one] { $count } cel zmierzchu.
        [few] { $count } cele zmierzchu.
       *[many] { $count } celów zmierzchu.
    }
}
condition-shadow-tokens = { $bound ->
    [least] Otrzymaj co najmniej { $count ->
        [one] { $count } żeton cienia.
        [few] { $count } żetony cienia.
       *[many] { $count } żetonów cienia.
    }
    [none] Obejdź się bez żetonów cienia.
   *[most] Otrzymaj najwyżej { $count ->
        [one] { $count } żeton cienia.
        [few] { $count } żetony cienia.
       *[many] { $count } żetonów cienia.
    }
}
condition-sprite-tiles = { $bound ->
    [least] Weź na koniec { NAME($round, form: "genitive") } z planszy Leśnych Duchów co najmniej { $count ->
        [one] { $count } płytkę.
        [few] { $count } płytki.
       *[many] { $count } płytek.
    }
    [none] Nie bierz na koniec { NAME($round, form: "genitive") } żadnej płytki z planszy Leśnych Duchów.
   *[most] Weź na koniec { NAME($round, form: "genitive") } z planszy Leśnych Duchów najwyżej { $count ->
        [one] { $count } płytkę.
        [few] { $count } płytki.
       *[many] { $count } płytek.
    }
}
condition-corner-casts = { $bound ->
    [least] Podczas { NAME($round, form: "genitive") } zdobądź zaklęciem na odludziu co najmniej { $count ->
        [one] { $count } płytkę.
        [few] { $count } płytki.
       *[many] { $count } płytek.
    }
    [none] Podczas { NAME($round, form: "genitive") } nie zdobywaj niczego zaklęciem na odludziu.
   *[most] Podczas { NAME($round, form: "genitive") } zdobądź zaklęciem na odludziu najwyżej { $count ->
        [one] { $count } płytkę.
        [few] { $count } płytki.
       *[many] { $count } płytek.
    }
}
condition-rounds-on-last-space = { $bound ->
    [least] Zajmij ostatnie pole planszy Leśnych Duchów na koniec { $count ->
        [one] co najmniej { $count } rundy.
       *[many] { $count } rund.
    }
    [none] Nigdy nie zajmuj ostatniego pola planszy Leśnych Duchów na koniec rundy.
   *[most] Zajmij ostatnie pole planszy Leśnych Duchów na koniec najwyżej { $count ->
        [one] { $count } rundy.
       *[many] { $count } rund.
    }
}
condition-rounds-on-all-spaces = { $bound ->
    [least] Zajmij wszystkie pola planszy Leśnych Duchów na koniec { $count ->
        [one] co najmniej { $count } rundy.
       *[many] { $count } rund.
    }
    [none] Nigdy nie zajmuj wszystkich pól planszy Leśnych Duchów na koniec rundy.
   *[most] Zajmij wszystkie pola planszy Leśnych Duchów na koniec najwyżej { $count ->
        [one] { $count } rundy.
       *[many] { $count } rund.
    }
}
condition-when = { $condition } (Dotyczy tylko ustawienia „{ $switch }”: „{ $value }”.)
scenario-title = Scenariusz { $number }
scenario-told = { $title }, poziom { $level }, postać: { $character }. Cele zmierzchu: { $twilight }. Cele blasku księżyca: { $moonlight }. Zdobądź łącznie co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $tasks } { $evidence }
scenario-task = Zadanie { $number }: { $text }
scenario-met = Scenariusz ukończony!
scenario-failed = Tym razem scenariusz pozostaje nieukończony.
track-scenarios = Scenariusze
track-achievements = Zwykłe osiągnięcia
track-variants = Warianty
achievement-1 = Pierwsze tropy
achievement-2 = Pewny krok
achievement-3 = Czujny nos
achievement-4 = Srebrne futro
achievement-5 = Okrągła setka
achievement-6 = Legenda nocy
achievement-7 = Bulgoczący kociołek
achievement-8 = Pewna chochla
achievement-9 = Wywar stulecia
achievement-10 = Kolekcja kości
achievement-11 = Płaszcz z piór
achievement-12 = Czarci krąg
achievement-13 = Bujny ogród
achievement-14 = Pełne gniazdo
achievement-15 = Kamienny krąg
achievement-16 = Przeklęte szczęście
achievement-17 = Gabinet luster
achievement-18 = Trzy życzenia zmierzchu
achievement-19 = Sierp księżyca
achievement-20 = Kwadra księżyca
achievement-21 = Pełnia księżyca
achievement-22 = W łasce Leśnych Duchów
achievement-23 = Słabostka
achievement-24 = Obsesja
achievement-25 = Wszystkiego po trochu
achievement-named = { $name } – { $text }
achievement-told = { $name } – { $text } { $evidence }

## Decyzje: o co chodzi i dlaczego

decision-start = { $who ->
    [you] { $first ->
        [yes] Otwierasz rundę: rzuć swoje najniższe zaklęcie na dowolną płytkę albo spasuj.
       *[no] { $anchor ->
            [none] Zaczynasz: rzuć dowolne zaklęcie na dowolną płytkę albo spasuj.
           *[cell] Zaczynasz: rzuć dowolne zaklęcie na płytkę obok { $anchor } albo spasuj.
        }
    }
   *[other] { $name } wybiera zaklęcie początkowe.
}
decision-answer = { $who ->
    [you] Przebij { NAME($token, form: "accusative") } na { $cell }: rzuć wyższe zaklęcie na wolną płytkę obok albo spasuj.
   *[other] { $name } może przebić { NAME($token, form: "accusative") } na { $cell } albo spasować.
}
decision-dedicate = { $who ->
    [you] Przegrany żeton: { NAME($token) }. Ofiarujesz go Leśnym Duchom czy bierzesz z powrotem?
   *[other] { $name } może ofiarować { NAME($token, form: "accusative") } Leśnym Duchom.
}
decision-chest = { $who ->
    [you] Skrzynia się otwiera: zatrzymaj jedną z tych płytek.
   *[other] { $name } wybiera płytkę ze skrzyni.
}
decision-runestone = { $who ->
    [you] Runa szepcze o miksturach: wybierz, co zatrzymujesz.
   *[other] { $name } wybiera miksturę.
}
decision-draft = { $who ->
    [you] Leśne Duchy odwdzięczają się za { NAME($token, form: "accusative") }: weź jedną płytkę z ich planszy.
   *[other] { $name } bierze płytkę z planszy Leśnych Duchów za { NAME($token, form: "accusative") }.
}
decision-mirror = { $who ->
    [you] Którą płytkę ma skopiować twój lustrzany kamień?
   *[other] { $name } wybiera, co skopiuje lustrzany kamień.
}
decision-redd = { $who ->
    [you] { NAME($character) } pyta: położyć niższe zaklęcie w miejsce { NAME($token, form: "genitive") }?
   *[other] { $name } może położyć niższe zaklęcie w miejsce { NAME($token, form: "genitive") } ({ NAME($character) }).
}
decision-sage = { $who ->
    [you] { NAME($character) } pyta: ofiarować Leśnym Duchom jeden z twoich przegranych żetonów?
   *[other] { $name } może ofiarować przegrany żeton ({ NAME($character) }).
}
decision-abigail = { $who ->
    [you] { NAME($character) } pyta: wymienić { NAME($tile, form: "accusative") } na płytkę z planszy Leśnych Duchów?
   *[other] { $name } może wymienić { NAME($tile, form: "accusative") } na płytkę z planszy Leśnych Duchów ({ NAME($character) }).
}
decision-swap = { $who ->
    [you] Wymieniasz { NAME($tile, form: "accusative") } na odkrytą płytkę czy otwierasz?
   *[other] { $name } może wymienić { NAME($tile, form: "accusative") } na odkrytą płytkę.
}
decision-shadow = { $who ->
    [you] Za pozostały żeton ({ NAME($token) }) należy ci się żeton cienia: wybierz jeden.
   *[other] { $name } wybiera żeton cienia za pozostały żeton ({ NAME($token) }).
}
decision-secret = { $who ->
    [you] Wybierz w tajemnicy, który przegrany żeton ofiarujesz, albo weź wszystkie z powrotem.
   *[other] { $name } wybiera w tajemnicy, co ofiarować.
}
decision-over = Rozgrywka jest skończona.
why-told = { $why } Zasada { $clause }.
why-start = { $how ->
    [won] Ostatnia płytka jest twoja.
    [opens] Rzucasz pierwsze zaklęcie tej rundy.
   *[handed] Rozpoczęcie przeszło na ciebie.
}
why-answer = Nadal bierzesz udział w fazie i masz zaklęcie, które przebija najwyższe.
why-dedicate = Przegrane żetony twojego koloru rozpatruje się od najwyższego; w każdej fazie możesz ofiarować jeden.
why-chest = Masz przeklętą skrzynię: jedna z dobranych płytek zostaje u ciebie, inne wypadają z gry.
why-runestone = Masz starożytną runę: co wybierzesz, zatrzymujesz w tajemnicy, reszta idzie na spód talii.
why-draft = Runda się skończyła: każdy żeton na planszy Leśnych Duchów, od lewej, bierze jedną z jej płytek.
why-mirror = Ostatnia runda się skończyła: każdy twój lustrzany kamień może liczyć się jako jeszcze jedna taka płytka, ale bez symboli.
why-redd = Wygrywasz dość niskim zaklęciem, masz niższe, a zdolność jest niewykorzystana. Można jej użyć raz w grze.
why-sage = Wygrywasz fazę, masz w niej własne przegrane żetony, a zdolność jest niewykorzystana. Można jej użyć raz w grze.
why-abigail = Zdobywasz leśną płytkę, na planszy Leśnych Duchów są płytki, a zdolność jest niewykorzystana. Można jej użyć raz w grze.
why-swap = Trwają Łowy na skrzynie: zdobytą skrzynię można wymienić zamiast otwierać.
why-shadow = Żetony pozostałe po zmierzchu dają żetony cienia, a przy tym stole właściciele wybierają je dowolnie.
why-secret = Przy tym stole wszyscy przegrani wybierają jednocześnie; wybory odkrywa się razem.

## Ruchy jako etykiety

action-cast = Rzuć { NAME($token, form: "accusative") } na { $cell } ({ NAME($tile) })
action-pass-start = Oddaj rozpoczęcie
action-pass = Pasuj
action-dedicate = Ofiaruj { NAME($token, form: "accusative") }
action-retrieve = Weź { NAME($token, form: "accusative") } z powrotem
action-keep = Zatrzymaj { NAME($tile, form: "accusative") } ({ $details })
action-brew-one = Zatrzymaj: { $card }
action-brew-two = Zatrzymaj: { $card } oraz { $other } (wykorzystuje zdolność)
action-take = Weź { NAME($tile, form: "accusative") } ({ $details })
action-copy = Skopiuj { NAME($tile, form: "accusative") } ({ $details })
action-leave = Niech lustrzany kamień niczego nie kopiuje
action-replace = Połóż w to miejsce { NAME($token, form: "accusative") }
action-exchange = Wymień na { NAME($tile, form: "accusative") } ({ $details })
action-swap = Zamień na { NAME($tile, form: "accusative") } ({ $details })
action-claim = Weź { NAME($token, form: "accusative") }
action-decline = Zrezygnuj
action-decline-redd = Zostaw zwycięskie zaklęcie na miejscu
action-decline-sage = Nie ofiaruj niczego
action-decline-abigail = Zatrzymaj zdobytą płytkę
action-decline-swap = Otwórz skrzynię
action-decline-secret = Weź wszystkie żetony z powrotem
action-unknown = { $text }

## Zdarzenia jako zdania dziennika

event-round-began = { $who ->
    [you] { event-round-began-how } Zaczynasz.
   *[other] { event-round-began-how } Zaczyna { $name }.
}
event-round-began-how = { $round ->
    [round-twilight] Zapada zmierzch.
   *[round-moonlight] Las zalewa blask księżyca.
}
event-spell-cast = { $who ->
    [you] Rzucasz { NAME($token, form: "accusative") } na { $cell }.
   *[other] { $name } rzuca { NAME($token, form: "accusative") } na { $cell }.
}
event-passed = { $who ->
    [you] { $why ->
        [forced] Nie masz dość wysokiego żetonu i pasujesz.
       *[choice] Pasujesz.
    }
   *[other] { $why ->
        [forced] { $name } nie ma dość wysokiego żetonu i pasuje.
       *[choice] { $name } pasuje.
    }
}
event-start-skipped = { $who ->
    [you] Obok twojej ostatniej zdobyczy nie ma już płytki, więc oddajesz rozpoczęcie.
   *[other] Obok ostatniej zdobyczy nie ma już płytki, więc { $name } oddaje rozpoczęcie.
}
event-tile-won = { $who ->
    [you] Zdobywasz { NAME($tile, form: "accusative") } na { $cell }: { event-tile-won-why }.
   *[other] { $name } zdobywa { NAME($tile, form: "accusative") } na { $cell }: { event-tile-won-why }.
}
event-tile-won-why = { $why ->
    [blocked] obok zaklęcia nie ma już wolnej płytki
    [untopped] nikt nie może przebić zaklęcia
    [star] gwiazda wygrywa od razu
   *[passes] wszyscy inni spasowali
}
event-token-returned = { $who ->
    [you] Odzyskujesz { NAME($token, form: "accusative") }.
   *[other] { $name } odzyskuje { NAME($token, form: "accusative") }.
}
event-dedicated = { $who ->
    [you] Ofiarujesz { NAME($token, form: "accusative") } Leśnym Duchom, pole { $space }.
   *[other] { $name } ofiaruje { NAME($token, form: "accusative") } Leśnym Duchom, pole { $space }.
}
event-fell-off = { $who ->
    [you] Odzyskujesz { NAME($token, form: "accusative") }: żeton spada z planszy Leśnych Duchów.
   *[other] { $name } odzyskuje { NAME($token, form: "accusative") }: żeton spada z planszy Leśnych Duchów.
}
event-chose-dedication = { $who ->
    [you] { $choice ->
        [none] Twój wybór: niczego nie ofiarujesz.
       *[token] Twój wybór: ofiarujesz { NAME($token, form: "accusative") }.
    }
   *[other] { $choice ->
        [hidden] { $name } dokonuje tajnego wyboru.
        [none] { $name } niczego nie ofiaruje.
       *[token] { $name } wybiera na ofiarę { NAME($token, form: "accusative") }.
    }
}
event-drew-concoctions = { $who ->
    [you] { $known ->
        [yes] Dobierasz mikstury: { $cards }.
       *[no] Dobierasz { $count ->
            [one] { $count } miksturę
            [few] { $count } mikstury
           *[many] { $count } mikstur
        }.
    }
   *[other] { $known ->
        [yes] { $name } dobiera mikstury: { $cards }.
       *[no] { $name } dobiera { $count ->
            [one] { $count } miksturę
            [few] { $count } mikstury
           *[many] { $count } mikstur
        }.
    }
}
event-kept-concoctions = { $who ->
    [you] { $known ->
        [yes] Zatrzymujesz: { $cards }.
       *[no] Zatrzymujesz { $count ->
            [one] { $count } miksturę
            [few] { $count } mikstury
           *[many] { $count } mikstur
        }.
    }
   *[other] { $known ->
        [yes] { $name } zatrzymuje: { $cards }.
       *[no] { $name } zatrzymuje w tajemnicy { $count ->
            [one] { $count } miksturę
            [few] { $count } mikstury
           *[many] { $count } mikstur
        }.
    }
}
event-chest-opened = { $who ->
    [you] { $known ->
        [yes] Otwierasz skrzynię, a w niej: { $tiles }.
       *[no] Otwierasz skrzynię, a w niej { $count ->
            [one] { $count } płytka
            [few] { $count } płytki
           *[many] { $count } płytek
        }.
    }
   *[other] { $known ->
        [yes] { $name } otwiera skrzynię, a w niej: { $tiles }.
       *[no] { $name } otwiera skrzynię, a w niej { $count ->
            [one] { $count } płytka
            [few] { $count } płytki
           *[many] { $count } płytek
        }.
    }
}
event-tile-kept = { $who ->
    [you] Zatrzymujesz { NAME($tile, form: "accusative") }.
   *[other] { $name } zatrzymuje { NAME($tile, form: "accusative") }.
}
event-tile-discarded = { $who ->
    [you] Odrzucasz { NAME($tile, form: "accusative") }.
   *[other] { $name } odrzuca { NAME($tile, form: "accusative") }.
}
event-goal-claimed = { $who ->
    [you] Zdobywasz cel zmierzchu „{ $goal }”!
   *[other] { $name } zdobywa cel zmierzchu „{ $goal }”.
}
event-goal-removed = Nikt nie zdobywa celu zmierzchu „{ $goal }”; wypada z gry.
event-round-ended = { $why ->
    [forest-empty] Koniec { NAME($round, form: "genitive") }: las jest pusty.
   *[all-passed] Koniec { NAME($round, form: "genitive") }: wszyscy spasowali.
}
event-sprite-tile-taken = { $who ->
    [you] Za { NAME($token, form: "accusative") } bierzesz { NAME($tile, form: "accusative") } z planszy Leśnych Duchów.
   *[other] Za { NAME($token, form: "accusative") } { $name } bierze { NAME($tile, form: "accusative") } z planszy Leśnych Duchów.
}
event-shadow-awarded = { $who ->
    [you] Otrzymujesz { NAME($token, form: "accusative") }.
   *[other] { $name } otrzymuje { NAME($token, form: "accusative") }.
}
event-token-lost = { $who ->
    [you] W zamian oddajesz { NAME($token, form: "accusative") }; żeton wypada z gry.
   *[other] W zamian { $name } oddaje { NAME($token, form: "accusative") }; żeton wypada z gry.
}
event-goals-revealed = Odkryto cele blasku księżyca: { $goals }.
event-tile-removed = Nikt tego nie wziął, więc wypada z gry: { NAME($tile) }.
event-mirror-assigned = { $who ->
    [you] { $copies ->
        [yes] Twój lustrzany kamień kopiuje { NAME($tile, form: "accusative") }.
       *[no] Twój lustrzany kamień niczego nie kopiuje.
    }
   *[other] { $copies ->
        [yes] { $name } kopiuje lustrzanym kamieniem { NAME($tile, form: "accusative") }.
       *[no] { $name } niczego nie kopiuje lustrzanym kamieniem.
    }
}
event-ability-used = { $who ->
    [you] Wykorzystujesz zdolność { NAME($character, form: "genitive") }.
   *[other] { $name } wykorzystuje zdolność { NAME($character, form: "genitive") }.
}
event-token-replaced = { $who ->
    [you] Kładziesz { NAME($token, form: "accusative") } na { $cell } w miejsce zwycięskiego zaklęcia.
   *[other] { $name } kładzie { NAME($token, form: "accusative") } na { $cell } w miejsce zwycięskiego zaklęcia.
}
event-tile-exchanged = { $who ->
    [you] Wymieniasz { NAME($given, form: "accusative") } na { NAME($taken, form: "accusative") }.
   *[other] { $name } wymienia { NAME($given, form: "accusative") } na { NAME($taken, form: "accusative") }.
}
event-card-flipped = Karta solo { $card } ({ $grade }): { $text }
event-scored = { $who ->
    [you] Twój wynik: { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
   *[other] { $name } ma { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }.
}
event-tiles-reshuffled = Stosu nie wystarcza: { $count ->
    [one] { $count } płytka spoza gry wraca do niego po potasowaniu.
    [few] { $count } płytki spoza gry wracają do niego po potasowaniu.
   *[many] { $count } płytek spoza gry wraca do niego po potasowaniu.
}
event-unknown = Zdarzyło się coś jeszcze: { $event }.

## Karty solo

direction-N = w górę
direction-E = w prawo
direction-S = w dół
direction-W = w lewo
solo-power-any_higher = odpowiada najbliższym wyższym zaklęciem
solo-power-at_least = odpowiada zaklęciem od { $number } wzwyż
solo-power-at_most = odpowiada zaklęciem najwyżej { $number }
solo-card = Przeciwnik patrzy najpierw { NAME($direction) }, { $power }, zaczyna od { $start }, a gdy przegra, { $dedicates ->
    [yes] składa ofiarę.
   *[no] bierze żetony z powrotem.
}
solo-card-told = Karta solo { $card }. { $text } { $evidence }

## Odmowy Nokturnu

error-not-a-cell = „{ $text }” to nie pole; pole to litera kolumny i numer wiersza, na przykład c2.
error-not-a-token = „{ $text }” to nie zaklęcie; zaklęcia to 1 do 7, star oraz shadow5 do shadow10.
error-not-a-tile = W tym pakiecie nie ma płytki „{ $text }”.
error-not-a-card = W tym pakiecie nie ma mikstury „{ $text }”.
error-not-a-field = „{ $text }” nie jest częścią opisu położenia; są nimi na przykład forest, spells i supply.
error-bad-field = „{ $text }” nie da się odczytać jako część opisu położenia.
error-not-a-position = Położenie to tekst albo lista jego wierszy.
error-nothing-to-start-on = W lesie bez płytek nie ma od czego zacząć; wpisz płytki w „forest”.
error-field-twice = „{ $text }” powtarza to, co już powiedziano, albo dwie rzeczy mają się rozstrzygnąć naraz.
error-too-much-in-field = „{ $text }” zawiera coś częściej, niż występuje w tej partii.
error-outside-forest = „{ $text }” leży poza lasem tej partii.
error-bad-sprite-board = „{ $text }” to nie plansza Leśnych Duchów: najwyżej { $most } własnych żetonów, od najwyższego do najniższego.
error-not-three-goals = „{ $text }” musi wymieniać trzy różne cele księżycowe albo żadnego.
error-nothing-decided = Opis położenia nie mówi, co się teraz rozstrzyga: start, answer, end czy score.
error-not-whole = Żadna partia nie może tak wyglądać: czegoś brakuje albo jest czegoś za dużo.
error-not-on-offer = „{ $text }” nie jest tu do wyboru; wybierz jeden z podanych ruchów.
error-other-decision = Teraz rozstrzyga się coś innego: { $decision }.
error-no-such-cell = W lesie nie ma pola { $cell }.
error-no-tile = Na polu { $cell } nie ma już płytki.
error-tile-not-open = Na polu { $cell } leży już zaklęcie; wybierz wolną płytkę.
error-token-not-held = Nie masz takiego żetonu: { $token }; masz: { $held }.
error-not-lowest = Pierwsze zaklęcie rundy musi być twoim najniższym: { $lowest }, a nie { $token }.
error-not-beside-anchor = Zaczyna się obok właśnie zdobytego pola: { $cell } nie styka się z { $anchor }.
error-tile-not-adjacent = Odpowiedź musi stykać się z najwyższym zaklęciem: { $cell } nie leży obok { $highest }.
error-not-higher = Odpowiedź musi być wyższa: { $token } nie jest wyższe niż { $highest }.
error-not-two-higher = W tym wariancie odpowiedź musi być wyższa co najmniej o dwa: najwyższe zaklęcie to { $highest }, więc { $token } nie wystarczy.
error-unknown-switch = Nie ma przełącznika „{ $switch }”; są: { $known }.
error-only-in-family = { $option } istnieje tylko w grze rodzinnej; wybierz tryb family albo z tego zrezygnuj.
error-no-family-solo = Gra rodzinna wymaga co najmniej dwojga graczy; w pojedynkę wybierz tryb basic lub advanced.
error-scenario-is-advanced = Scenariusz { $scenario } to gra zaawansowana; wybierz tryb advanced.
error-nothing-to-brew = Wariant „Kociołki w gotowości” potrzebuje mikstur; zrezygnuj z jednego z nich.
error-one-character-each = Podaj po jednej postaci dla każdego miejsca ({ $players ->
    [one] { $players } gracz
   *[many] { $players } graczy
}) albo żadnej.
error-scenario-character = W pojedynkę w tym scenariuszu gra { $character }; podaj tę postać albo żadnej.
decision-name-start = rozpoczęcie fazy
decision-name-answer = odpowiedź na najwyższe zaklęcie
decision-name-dedicate = ofiara dla Leśnych Duchów
decision-name-chest = płytka ze skrzyni
decision-name-runestone = mikstura
decision-name-draft = płytka z planszy Leśnych Duchów
decision-name-mirror = co skopiuje lustrzany kamień
decision-name-redd = czy zastąpić zwycięskie zaklęcie
decision-name-sage = czy ofiarować przegrany żeton zwycięzcy
decision-name-abigail = czy wymienić zdobytą płytkę
decision-name-swap = czy zamienić skrzynię
decision-name-shadow = który żeton cienia wziąć
decision-name-secret = tajna ofiara
decision-name-over = nic, bo rozgrywka jest skończona

## Przełączniki i ich wartości

switch-told = { $name }: { $value }
switch-first_starter = Kto zaczyna grę
switch-first_starter-random = los
switch-first_starter-forest_visitor = kto ostatnio był w lesie
switch-dedication_order = Składanie ofiar
switch-dedication_order-descending = kolejno, od najwyższego przegranego żetonu
switch-dedication_order-simultaneous = wszyscy naraz, w tajemnicy
switch-corner_requires_anchor = Zaklęcie na odludziu musi następować po zdobyczy obok
switch-corner_requires_anchor-false = nie
switch-corner_requires_anchor-true = tak
switch-tw12_unused_star = „Ostatnia gwiazda”, gdy któraś gwiazda zostanie nieużyta
switch-tw12_unused_star-discard = nie dostaje jej nikt
switch-tw12_unused_star-last_star = dostaje ją ostatnia osoba, która zdobyła coś gwiazdą
switch-endgoals_before_sprite = Cele końca zmierzchu przed planszą Leśnych Duchów
switch-endgoals_before_sprite-true = tak
switch-endgoals_before_sprite-false = nie
switch-shadow_pick = Żetony cienia
switch-shadow_pick-highest = zawsze najwyższy z pozostałych
switch-shadow_pick-free = do dowolnego wyboru
switch-shape_cell_reuse = Pola w celach kształtów
switch-shape_cell_reuse-per_card = mogą służyć kilku kartom
switch-shape_cell_reuse-one_card_total = służą tylko jednej karcie
switch-mirror_scope = Lustrzane kamienie kopiują
switch-mirror_scope-own = twoje płytki
switch-mirror_scope-any = płytki wszystkich
switch-mirror_effect_tiles = Lustrzane kamienie mogą kopiować runy i skrzynie
switch-mirror_effect_tiles-false = nie
switch-mirror_effect_tiles-true = tak, razem z dobieraniem
switch-feather_overflow = Więcej piór, niż obejmuje tabela
switch-feather_overflow-new_set = zaczyna nowy zestaw
switch-feather_overflow-capped = nic nie dodaje
switch-chest_discards_public = Płytki odrzucone ze skrzyń
switch-chest_discards_public-true = widzą wszyscy
switch-chest_discards_public-false = pozostają zakryte
switch-start_pass_is_pass = Oddanie rozpoczęcia wyklucza z fazy
switch-start_pass_is_pass-true = tak
switch-start_pass_is_pass-false = nie
switch-chest_chain = Płytka zatrzymana ze skrzyni działa
switch-chest_chain-true = tak
switch-chest_chain-false = nie
switch-leftover_tiles = Płytki pozostałe po zmierzchu
switch-leftover_tiles-remove = wypadają z gry
switch-leftover_tiles-keep = zostają na blask księżyca
switch-solo_corner_needs_anchor = Przeciwnik solo rzuca na odludziu tylko obok swojej ostatniej zdobyczy
switch-solo_corner_needs_anchor-true = tak
switch-solo_corner_needs_anchor-false = nie
switch-scen16 = Scenariusz 16, ostatnie pole
switch-scen16-either = w dowolnej rundzie
switch-scen16-both = w obu rundach
switch-achievements_per_game = Osiągnięcia w jednej rozgrywce
switch-achievements_per_game-unlimited = wszystkie zdobyte
switch-achievements_per_game-one = jedno na osobę
switch-character_choice = Postacie, których nikt nie wybrał
switch-character_choice-either = przydziela los
switch-character_choice-chosen = idą w kolejności miejsc
switch-area_separation = Grupy stykające się rogami
switch-area_separation-not_adjacent = to osobne obszary
switch-area_separation-diagonal_joins = to jeden obszar dla celu „Wiele nor”
switch-solo_opponent_symbols = Symbole przeciwnika solo dla celu „Cztery zapachy”
switch-solo_opponent_symbols-tiles_only = tylko z jego płytek
switch-solo_opponent_symbols-none = żadne
switch-solo_equal_token = Przeciwnik solo, mając równe żetony, rzuca
switch-solo_equal_token-own_first = najpierw własny
switch-solo_equal_token-shadow_first = najpierw cień
switch-chest_swap_timing = Zamiana w Łowach na skrzynie
switch-chest_swap_timing-after_clearing = po zebraniu przegranych żetonów
switch-chest_swap_timing-immediately = od razu
switch-flint_all_set = { character-flint }: niewykorzystana zdolność w wariancie „Kociołki w gotowości”
switch-flint_all_set-no_bonus = nic nie jest warta
switch-flint_all_set-bonus = jest warta swoje punkty

## Pomoc: tytuły i teksty; numery zasad pochodzą ze specyfikacji

topic-skull = Czaszki
help-skull = Każda czaszka jest warta tyle, ile na niej wydrukowano. Są czaszki kopytników, rogate i z kłami.
topic-feather = Pióra ognistego ptaka
help-feather = Im więcej piór, tym cenniejsze każde z nich: { $feathers } punktów za jedno, dwa, trzy i tak dalej. Nadwyżka ponad tabelę zaczyna nowy zestaw, chyba że wydanie ją ucina.
topic-mushroom = Grzyby
help-mushroom = Dwa gatunki, każdy liczony zestawami. Tripti Fungilus: { $tripti } punktów za jeden, dwa i trzy. Duode Dax: { $duode } punktów za jeden i dwa. Nowy zestaw zaczyna się dopiero po pełnym.
topic-herb = Zioła
help-herb = Każde zioło daje wydrukowane punkty, a zestawy różnych liter premię: { $herbs } punktów za trzy, cztery i pięć. Dzikie zioło zastępuje dowolną literę. Najlepszy podział znajdujemy za ciebie.
topic-egg = Tajemnicze jaja
help-egg = Kto ma najwięcej jaj, dostaje za każde najwięcej: według miejsca { $eggs } punktów. W pojedynkę liczy się własna liczba: { $solo_eggs } punktów za sztukę przy jednym, dwóch, trzech i tak dalej.
topic-chest = Przeklęte skrzynie
help-chest = Kto ją dostaje, dobiera trzy płytki ze stosu i zatrzymuje jedną, która też działa. Sama skrzynia to na koniec { $chest ->
    [one] { $chest } punkt
    [few] { $chest } punkty
   *[many] { $chest } punktów
}.
topic-runestone = Starożytne runy
help-runestone = Kto ją dostaje, dobiera trzy mikstury, jedną zatrzymuje w tajemnicy, a pozostałe odkłada na spód talii. Symbol runy liczy się do mikstur.
topic-mirror = Lustrzane kamienie
help-mirror = Na sam koniec każdy lustrzany kamień może liczyć się jako jeszcze jedna płytka, którą masz, ale bez jej symboli. Nie musi.
topic-round = Runda
help-round = Rozgrywka ma dwie rundy: zmierzch i blask księżyca. Runda kończy się, gdy las jest pusty albo wszyscy spasowali rozpoczęcie.
topic-phase = Faza
help-phase = Jedna licytacja: zaklęcie początkowe, odpowiedzi i na koniec jedna zdobyta płytka. Kto ją zdobył, zaczyna następną.
topic-starter = Rozpoczynający
help-starter = Osoba, która rzuca pierwsze zaklęcie fazy, czyli zwycięzca poprzedniej. Może oddać tę rolę; następna osoba zaczyna wtedy gdziekolwiek.
topic-lowest = Najpierw najniższe
help-lowest = Pierwsze zaklęcie każdej rundy musi być najniższym, jakie ma rzucający. Później zaczyna się dowolnym.
topic-anchor = Kotwica
help-anchor = Pole, które rozpoczynający właśnie zdobył. Następne zaklęcie początkowe musi się z nim stykać; jeśli nie ma obok płytki, rozpoczęcie przechodzi dalej i kolejna osoba zaczyna gdziekolwiek.
topic-adjacent = Sąsiedztwo
help-adjacent = Wspólny bok: u góry, u dołu, z lewej lub z prawej. Rogi się nie liczą.
topic-cast = Rzucanie zaklęć
help-cast = Odpowiedź kładzie się na wolnej płytce obok najwyższego zaklęcia i musi być od niego wyższa. Żetony leżą tam do końca fazy.
topic-pass = Pasowanie
help-pass = Kto spasuje, czeka, aż ktoś zdobędzie płytkę. Gdy spasują wszyscy inni, wygrywa najwyższe zaklęcie. Bez wyższego żetonu pas następuje sam.
topic-star = Gwiazda
help-star = Gwiazda przebija każdą liczbę, także żetony cienia, i wygrywa od razu. Każdy ma jedną.
topic-instant = Natychmiastowa wygrana
help-instant = Zaklęcie wygrywa od razu, gdy obok nie ma wolnej płytki albo nikt, kto jeszcze nie spasował, nie ma wyższego.
topic-corner = Zaklęcie na odludziu
help-corner = Zaklęcie początkowe na płytce bez żadnego sąsiada zdobywa ją od razu, niezależnie od wartości. Potem zaczyna ktoś inny, gdziekolwiek. Polska instrukcja mówi o „ujarzmionym zaklęciu”.
topic-control = Żeton kontroli
help-control = Zwycięski żeton twojego koloru zostaje zakryty na polu i trzyma je do końca rundy. Żeton cienia niczego nie trzyma.
topic-area = Obszar kontroli
help-area = Grupa twoich żetonów kontroli stykających się bokami. Pojedynczy żeton to obszar z jednego pola.
topic-dedicate = Składanie ofiary
help-dedicate = Po przegranej fazie jeden z twoich przegranych żetonów może trafić na planszę Leśnych Duchów zamiast wrócić do ciebie. Żeton cienia nigdy.
topic-sprites = Plansza Leśnych Duchów
help-sprites = Ofiarowane żetony stoją w szeregu od najwyższego; równe ustawiają się za tymi, które już tam są. Z pełnej planszy spada ostatni i wraca do domu. Na koniec rundy każdy żeton, od lewej, bierze płytkę.
topic-position = Pozycja
help-position = Remis wygrywa ten, czyj żeton stoi dalej w lewo na planszy Leśnych Duchów. Żeton jest lepszy niż jego brak.
topic-twilight = Cele zmierzchu
help-twilight = Trzy cele, każdy tylko dla jednej osoby: pierwszej, której się uda, albo najlepszej na koniec zmierzchu. Każdy daje { $twilight_goal ->
    [one] { $twilight_goal } punkt
    [few] { $twilight_goal } punkty
   *[many] { $twilight_goal } punktów
}.
topic-moonlight = Cele blasku księżyca
help-moonlight = Trzy cele, za które na koniec punktują wszyscy; podczas zmierzchu leżą zakryte.
topic-shadow = Żetony cienia
help-shadow = Każdy żeton pozostały po zmierzchu daje jeden żeton cienia, najwyższy za najwyższy, a twój najniższy żeton wypada za niego z gry. Cienie licytują i wygrywają jak inne, ale nie trzymają pola i nie można ich ofiarować.
topic-leftover = Pozostałe zaklęcia
help-leftover = Każdy żeton, który zostanie ci po blasku księżyca, daje { $leftover ->
    [one] { $leftover } punkt
    [few] { $leftover } punkty
   *[many] { $leftover } punktów
}.
topic-concoction = Mikstury
help-concoction = Tajne karty, punktowane symbolami z twoich płytek i postaci. Każdego symbolu używa się raz, a najlepszy podział znajdujemy za ciebie. Pełny przepis zastępuje punkty pierwszego stopnia. Nazwy i większość wymaganych symboli są nasze.
topic-symbol = Symbole
help-symbol = Czaszka, pióro, grzyb, zioło i jajo. Skrzynie i lustrzane kamienie nie mają żadnego.
topic-enchanted = Zaczarowane płytki
help-enchanted = Płytki z dwoma symbolami. W zestawie każda to wciąż jedna płytka.
topic-ability = Zdolności
help-ability = W grze zaawansowanej każda postać umie jedną rzecz, raz na grę. Niewykorzystana daje na koniec { $unused_ability ->
    [one] { $unused_ability } punkt
    [few] { $unused_ability } punkty
   *[many] { $unused_ability } punktów
}.
topic-family = Gra rodzinna
help-family = Bez celów, planszy Leśnych Duchów, żetonów cienia i najniższych zaklęć; przegrane żetony zawsze wracają.
topic-solo = Przeciwnik solo
help-solo = Do każdego ruchu odkrywa kartę: jak wysoko pójdzie, w którą stronę i czy złoży ofiarę. Sam nie punktuje, ale co weźmie, to przepadło.
topic-scenario = Scenariusze
help-scenario = Ustalone cele, ustalona zdolność, liczba punktów i od jednego do trzech zadań, wszystko w jednej rozgrywce. Wygrywać nie trzeba.
topic-evidence = Skąd to wiemy
help-evidence = Nie każda liczba jest wydrukowana w instrukcji. Przy każdej podajemy, czy jest wydrukowana, wywnioskowana, znaleziona publicznie, zrekonstruowana przez nas czy nasza własna, żeby prawdziwa mogła zająć jej miejsce.
help-unknown = Nie ma pomocy na temat „{ $topic }”; są: { $known }.
