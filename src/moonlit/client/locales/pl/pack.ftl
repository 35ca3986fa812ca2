### Co może być nie tak z pakietem: części wiersza, który zaczyna się od pliku i rekordu.

## Rekordy: nazwa tabeli, potem nazwa albo numer

pack-row = { NAME($table) } { $name }
pack-row-unnamed = { NAME($table) } w rekordzie { $number }
pack-task = { $row }, zadanie { $task }
pack-row-tile = płytka
pack-row-starter = mikstura początkowa
pack-row-concoction = mikstura
pack-row-twilight = cel zmierzchu
pack-row-moonlight = cel blasku księżyca
pack-row-character = postać
pack-row-card = karta
pack-row-scenario = scenariusz
pack-row-achievement = osiągnięcie
pack-row-variant = wariant
pack-row-size = rozmiar dla liczby graczy
pack-row-slot = pole na płytkę
pack-row-layout = układ
pack-row-rank = ranga
pack-row-difference = różnica
pack-row-ruling = rozstrzygnięcie
pack-row-switch = przełącznik
pack-row-basic = karta podstawowa
pack-row-base = karta gry podstawowej
pack-row-nocturne = karta Pieśni nocy
pack-row-heirloom = Pamiątka
pack-row-spirit = Duch
pack-row-zombie = Zombie
pack-row-other = inna karta
pack-row-boon = Łaska
pack-row-hex = Urok
pack-row-state = Stan
pack-row-kingdom = Królestwo
pack-row-entity = sojusznik lub boss
pack-row-heroes = bohater
pack-row-upgrades = karta ulepszenia
pack-row-wyrms = karta zębaczy
pack-row-scraps = skrawek
pack-row-endings = zakończenie
pack-row-keyword = hasło
pack-row-rule = reguła

## Pliki

pack-file-missing = brakuje tego pliku
pack-unknown-file = nieznany plik; znane są { $known }
pack-unreadable = nie da się odczytać: { $reason }
pack-too-large = jest za duży, ma więcej niż { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
}
pack-not-text = to nie jest tekst w UTF-8
pack-too-deep = jest zbyt głęboko zagnieżdżony
pack-not-toml = to nie TOML: { $problem }
pack-not-toml-at = to nie TOML: { $problem } (kolumna { $column })
pack-toml-equals = po kluczu brakuje „=”
pack-toml-header = nagłówek tabeli nie jest domknięty nawiasami
pack-toml-line_end = coś stoi tam, gdzie wiersz powinien się skończyć
pack-toml-statement = to ani klucz, ani nagłówek tabeli
pack-toml-key = klucz nie może się tak zaczynać
pack-toml-value = to nie jest wartość; teksty pisze się w cudzysłowie
pack-toml-date = nie ma takiej daty ani godziny
pack-toml-escape = ukośnik wsteczny w tekście trzeba podwoić
pack-toml-string = tekst nie jest domknięty cudzysłowem
pack-toml-list = lista nie jest domknięta znakiem ]
pack-toml-table = tabela w klamrach nie jest domknięta
pack-toml-character = stoi tu znak sterujący
pack-toml-twice = to jest zdefiniowane po raz drugi
pack-toml-number = liczba jest za długa
pack-toml-other = nie da się tego odczytać

## Tabele i pola

pack-unknown-table = nieznana tabela "{ $table }"; znane są { $known }
pack-table-missing = brakuje tabeli "{ $table }"
pack-table-shape = tabelę "{ $table }" trzeba zapisać jako { $header }
pack-unknown-field = nieznane pole "{ $field }"; znane są { $known }
pack-field-missing = brakuje pola "{ $field }"
pack-field-needed = brakuje pola "{ $field }", potrzebnego przy { $by } = { $value }
pack-field-needless = pole "{ $field }" trzeba pominąć przy { $by } = { $value }
pack-not-whole = pole { $field } musi być liczbą całkowitą, a jest: { $found }
pack-out-of-bounds = pole { $field } musi mieć wartość od { $least } do { $most }, a jest: { $found }
pack-not-a-choice = pole { $field } musi mieć jedną z wartości { $known }, a jest: { $found }
pack-bad-form = pole { $field } musi zawierać { $form }, a jest: { $found }
pack-not-yes-or-no = pole { $field } musi mieć wartość true albo false, a jest: { $found }
pack-not-a-setting = pole { $field } musi być tekstem albo wartością true lub false, a jest: { $found }
pack-not-a-list = pole { $field } musi być listą, a jest: { $found }
pack-not-a-table = pole { $field } musi być tabelą w klamrach, a jest: { $found }
pack-wrong-length = pole { $field } musi mieć { $wanted ->
    [one] { $wanted } pozycję
    [few] { $wanted } pozycje
   *[many] { $wanted } pozycji
}, a ma { $found }
pack-too-short = pole { $field } musi mieć co najmniej { $least ->
    [one] { $least } pozycję
    [few] { $least } pozycje
   *[many] { $least } pozycji
}, a ma { $found }
pack-length-out-of-bounds = pole { $field } musi mieć od { $least } do { $most } pozycji, a ma { $found }
pack-found-list = lista
pack-found-table = tabela
pack-found-giant = zbyt duża liczba
pack-form-text = niepusty tekst
pack-form-id = litery i cyfry bez spacji
pack-form-symbols = najwyżej dwa z symboli S F M H E
pack-form-recipe = od jednego do dziewięciu symboli spośród S F M H E
pack-form-clause = oznaczenie klauzuli, na przykład N-VAR-2
pack-form-grid_row = od jednego do siedmiu znaków # i .
pack-form-difference = E- i liczbę
pack-form-ruling = O- i liczbę

## Rekordy względem siebie

pack-used-twice = ta sama wartość pola { $field } stoi już w wierszu { $line }
pack-rows-missing = dalej brakuje rekordów: { $field } { $missing }
pack-row-too-many = o jeden rekord za dużo; { $field } kończy się na { $last }
pack-row-out-of-order = rekordy muszą stać po kolei: tu należy { $field } { $wanted }
pack-grade-of-nothing = grades wymienia "{ $field }", a takiego pola nie ma w tej tabeli
pack-grade-not-weakest = grade musi mieć wartość "{ $grade }", najsłabszą z grades
pack-source-without-book = source musi wymieniać EN, DE lub PL tam, gdzie coś jest wydrukowane
pack-source-without-us = source musi wymieniać "ours" tam, gdzie coś pochodzi od nas
pack-no-such-note = w editions.toml nie ma { $note }

## Płytki i mikstury

pack-tiles-of-type = { $wanted ->
    [one] potrzebna jest { $wanted } płytka
    [few] potrzebne są { $wanted } płytki
   *[many] potrzeba { $wanted } płytek
} typu { $type }, a jest ich { $found }
pack-tiles-of-kind = { $wanted ->
    [one] potrzebna jest { $wanted } płytka
    [few] potrzebne są { $wanted } płytki
   *[many] potrzeba { $wanted } płytek
} typu { $type } rodzaju { $kind }, a jest ich { $found }
pack-chest-points = points musi wynosić { $points }, jak w scoring.toml
pack-kind-needless = pole kind trzeba pominąć przy typie { $type }, a jest: { $found }
pack-kind-unknown = pole kind musi mieć jedną z wartości { $known } przy typie { $type }, a jest: { $found }
pack-rune-symbol = pole symbols musi mieć wartość "{ $symbol }" przy rodzaju { $kind }, a jest: { $found }
pack-points-per-recipe = points musi mieć po jednej pozycji na każdy przepis
pack-recipe-not-contained = przepis { $first } musi zawierać się w { $full }
pack-tiers-not-rising = points musi rosnąć od pierwszego stopnia do pełnego przepisu

## Cele, karty solo, scenariusze, warunki

pack-goal-timing = timing musi mieć wartość "{ $timing }" przy regule { $rule }
pack-grid-uneven = { $field } musi mieć wiersze równej długości
pack-grid-empty = { $field } musi mieć co najmniej jeden znak #
pack-solo-cards = { $wanted ->
    [one] potrzebna jest { $wanted } karta solo
    [few] potrzebne są { $wanted } karty solo
   *[many] potrzeba { $wanted } kart solo
}, a jest ich { $found }
pack-goals-repeated = { $field } musi wymieniać trzy różne cele
pack-no-such-goal = w goals.toml nie ma celu { $round } { $goal }
pack-no-such-character = w characters.toml nie ma postaci { $character }
pack-condition-needs = "{ $what }" wymaga pola "{ $field }"
pack-condition-field = "{ $what }" nie zna pola "{ $field }"
pack-condition-bound = "{ $what }" wymaga dokładnie jednego z pól at_least i at_most
pack-no-such-kind = nie ma płytek typu { $type } rodzaju "{ $kind }"
pack-switch-alone = "switch" i "value" muszą stać razem
pack-no-such-value = przełącznik { $switch } nie ma wartości { $found }

## Żetony, lasy, punkty

pack-token-count = { $wanted ->
    [one] potrzebny jest { $wanted } żeton
    [few] potrzebne są { $wanted } żetony
   *[many] potrzeba { $wanted } żetonów
} razem z gwiazdą, a jest ich { $found }
pack-numbers-falling = numbers musi stać w porządku rosnącym
pack-numbers-not-rising = liczby w numbers muszą być różne i rosnąć
pack-numbers-not-of-two = numbers może zawierać tylko żetony, które są też przy dwóch graczach
pack-forest-size = rows razy columns musi dawać { $wanted }, a daje { $found }
pack-slot-count = slots musi wynosić { $wanted }, tyle jest używanych rekordów [[slot]]
pack-slot-order = pola na płytki muszą stać w kolejności czytania, każde na swoim miejscu
pack-layout-count = potrzebny jest jeden układ dla { $players ->
    [one] { $players } gracza
   *[many] { $players } graczy
}, a jest ich { $found }
pack-grid-cells = grid musi mieć { $wanted ->
    [one] { $wanted } pole
    [few] { $wanted } pola
   *[many] { $wanted } pól
}, a ma { $found }
pack-corners-repeated = corners musi wymieniać cztery różne pola
pack-corner-outside = narożnik { $corner } nie jest polem siatki
pack-points-falling = points nie może maleć z pozycji na pozycję
pack-points-rising = points nie może rosnąć z pozycji na pozycję
pack-rank-count = { $wanted ->
    [one] potrzebna jest { $wanted } ranga
    [few] potrzebne są { $wanted } rangi
   *[many] potrzeba { $wanted } rang
}, a jest ich { $found }
pack-rank-order = at musi być większe niż { $before }, próg poprzedniej rangi

## Przełączniki

pack-switch-values = values musi zawierać { $wanted }, a zawiera { $found }
pack-preset-value = { $field } musi mieć jedną z wartości { $known }
pack-switch-unexplained = tego przełącznika nie wymienia żadna różnica ani rozstrzygnięcie

## Karty i Królestwa

pack-entry-repeated = { $field } wymienia "{ $name }" więcej niż raz
pack-no-such-id = { $field } wymienia "{ $name }", a takiego id nie ma w { $known }
pack-type-missing = w tej tabeli types musi wymieniać "{ $type }"
pack-heirloom-unnamed = tej Pamiątki nie wymienia żadna karta
pack-druid-absent = pole druid trzeba pominąć, gdy wśród kart nie ma karty druid
pack-back-copies = copies musi mieć wartość { $wanted }, jak na drugiej stronie
pack-box-count = w pudełku { $wanted ->
    [one] musi być { $wanted } karta
    [few] muszą być { $wanted } karty
    [many] musi być { $wanted } kart
   *[other] musi być { $wanted } karty
}, a z rekordów wychodzi { $found }

## Strategie

pack-condition-ends = warunek kończy się za wcześnie; mogłoby nastąpić { $wanted }
pack-condition-word = „{ $found }” tu nie pasuje; w tym miejscu może stać { $wanted }
pack-condition-too-long = warunek jest dłuższy niż { $most } znaków
pack-condition-alternatives = warunek ma ponad { $most } możliwości
pack-condition-number = { $found } to więcej niż { $most }
pack-unknown-word = nieznane słowo „{ $found }”; znane są { $known }
pack-unknown-card = nieznana karta „{ $found }”
pack-too-many-rules = reguł jest więcej niż { $most }

## Opowieści: źródło

pack-not-yaml = to nie YAML: nie da się tego odczytać
pack-not-yaml-at = to nie YAML: nie da się odczytać od kolumny { $column }; poszukaj nawiasu, cudzysłowu albo wcięcia, które nie pasuje
pack-yaml-alias = kotwice i aliasy (& oraz *) nie są czytane; wypisz to w całości
pack-yaml-key-twice = klucz "{ $field }" stoi tu po raz drugi, pierwszy raz w wierszu { $line }
pack-yaml-key-shape = klucz musi być jednym słowem
pack-yaml-bare-word = YAML bierze samo { $found } za prawdę lub fałsz; napisz true albo false lub użyj cudzysłowu
pack-yaml-tag = znaczniki takie jak { $found } nie są czytane
pack-form-border = dwa obszary z łącznikiem, na przykład T1-T2
pack-form-piece = nazwę z małych liter, cyfr i łączników, na przykład lamp-lit
pack-form-colour = kolor, na przykład #16302a
pack-not-a-coordinate = pole { $field } musi być liczbą, a jest: { $found }

## Opowieści: słowa i wartości

pack-noun-card = karta
pack-noun-keyword = hasło
pack-noun-counter = licznik
pack-noun-stack = stos
pack-noun-set = zbiór obszarów
pack-noun-token = żeton
pack-noun-ally = sojusznik
pack-noun-boss = boss
pack-noun-entity = sojusznik lub boss
pack-noun-wyrm = karta zębaczy
pack-noun-board = plansza
pack-noun-area = obszar
pack-noun-ending = zakończenie
pack-noun-chapter = rozdział
pack-noun-vortex = wir
pack-noun-hero = bohater
pack-noun-tag = etykieta
pack-noun-option = opcja
pack-noun-band = przedział
pack-noun-vars = liczba z vars
pack-noun-texts = lista z texts
pack-no-argument = "{ $word }" nie przyjmuje niczego; napisz { $word }: true
pack-not-one-word = co to jest, musi mówić dokładnie jedno słowo, a jest: { $found }
pack-not-a-text = pole { $field } musi być tekstem w językach { $known }, a jest: { $found }
pack-translation-missing = pole { $field } nie ma tekstu w języku { $language }
pack-screen-too-long = tekst w języku { $language } nie mieści się na ekranie: liczba znaków to { $found }, a może być najwyżej { $most }
pack-not-a-comparison = brakuje porównania; potrzebne jest jedno z { $known }
pack-not-a-number = pole { $field } musi być liczbą całkowitą, nazwą z $ albo jednym z { $known }, a jest: { $found }
pack-not-a-selector = o kogo lub o jakie miejsce chodzi? Jest: { $found }; możliwe są { $known }
pack-unknown-id = nie ma czegoś takiego ({ $noun }): "{ $found }"; znane są { $known }
pack-never-used = nigdzie nieużywane ({ $noun }): "{ $name }"
pack-exactly-one = musi być dokładnie jedno z pól { $fields }

## Opowieści: karty i drogi

pack-card-kind = karta { $card } jest rodzaju { $found }; tutaj musi być rodzaju { $known }
pack-no-such-border = na żadnej planszy nie ma granicy { $border }
pack-border-twice = granica { $border } jest podana dwa razy
pack-no-point = { $kind }: każdy punkt linii to dwie albo trzy liczby
pack-no-such-piece = nikt nie narysował elementu "{ $found }"; na obrazku go nie będzie
pack-requires-later = requires wymienia { $chapter }, który nie poprzedza tego rozdziału
pack-no-chapter-end = żadna karta nie jest rodzaju chapter_end
pack-no-start = żadna karta nie ustawia bohaterów przez place_heroes
pack-unreachable-card = nic nie prowadzi do tej karty i nic nie wprowadza jej do gry
pack-dead-end = z tej karty żadna droga nie prowadzi do końca rozdziału
pack-idle-circle = karty { $cards } prowadzą w kółko bez decyzji i bez celu
pack-no-open-option = przy pewnych hasłach żadna opcja nie jest dostępna; jedna musi być bez warunku
pack-unreachable-area = do obszaru { $area } nie da się dojść z miejsca startu bohaterów
pack-stack-stops = nic na tej karcie nie odsłania następnej karty stosu { $stack } (next_in_stack)

## Opowieści: cele

pack-goal-counter = liczba bohaterów: { $heroes }; licznik "{ $counter }" musi dojść do { $wanted }, a to, co jest w grze, daje razem { $most }
pack-goal-card-not-laid = karta { $card } musi być ukończona, ale nic jej wcześniej nie wykłada
pack-goal-card-stays = karta { $card } musi być ukończona, ale nigdy nie znika: nie jest odrzucana i nic nie uznaje jej za ukończoną
pack-goal-deserted = pod tym celem wszyscy bohaterowie mogą opuścić planszę i nic go już nie zakończy; dodaj do celu „all_heroes: left” albo pozwól im wrócić
pack-goal-nobody-leaves = wszyscy bohaterowie muszą opuścić planszę, ale nic im na to nie pozwala
pack-goal-keyword = hasło { $keyword } musi być zapisane, ale nic w grze go nie zapisuje
pack-goal-not-created = potrzebne jest "{ $name }", ale nic wcześniej nie stawia tego na planszy
pack-too-many-heroes = to wymaga więcej niż dwojga bohaterów, a może ich być tylko dwoje

## Opowieści: hasła, liczby i kto działa

pack-keyword-not-written = hasło { $keyword } jest tu czytane, ale żadna karta nie zapisuje go w tym rozdziale ani wcześniej
pack-keyword-never-written = żadna karta nie zapisuje tego hasła
pack-keyword-never-read = nic nie czyta tego hasła
pack-too-many-dice = rzucić można od 1 do { $most } kości
pack-need-nothing = potrzebny musi być co najmniej 1 sukces
pack-spawn-over-pool = więcej zębaczy, niż kiedykolwiek jest w puli
pack-too-many-sparks = iskier jest najwyżej { $most }, a tu: { $found }
pack-spark-cost = nikt nie może tu zapłacić tylu iskier: { $cost }
pack-no-such-upgrade = nie ma karty ulepszenia { $n } dla bohatera { $hero }
pack-bands = przedziały muszą obejmować od 1 do { $most } żetonów przeznaczenia, każdą liczbę dokładnie raz
pack-sides = karta ulepszenia musi mieć dwie strony, a ma { $found }
pack-empty-wyrm-card = karta zębaczy potrzebuje symbolu, efektu albo odsłonięcia następnej karty
pack-discard-no-item = tylko przedmiot można odrzucić przez jego akcję specjalną; tu użyj remove_card
pack-modifier-choice = trwała zmiana nie może pytać o wybór zębaczy; użyj all albo it, może z uses
pack-not-fixed = pole { $field } musi być ustalone przed partią: liczba całkowita, by_heroes albo by_players
pack-nobody-acts = "{ $word }" nie oznacza tu nikogo, bo żaden bohater nie działa
