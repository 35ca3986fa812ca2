### Wszystko wokół narysowanego stołu: arkusz punktów, powtórka, pomoc, lekcja, postępy.

## Arkusz punktów

webaround-score-title = Arkusz punktów
webaround-score-caption = Punkty wszystkich według kategorii
webaround-score-category = Kategoria
webaround-score-total = Razem
webaround-score-best = Najwięcej:
webaround-score-winner = zwycięstwo
webaround-score-margin = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} przewagi. Drugie miejsce: { $who ->
    [you] ty
   *[other] { $name }
}
webaround-score-bot = bot
webaround-score-kept = zachowana
webaround-score-copied = lustrzany kamień jako { $tile }
webaround-score-skip = Pokaż wszystko
webaround-score-table = Z powrotem do stołu
webaround-score-rematch = Rewanż
webaround-score-join = Dołącz do rewanżu
webaround-score-replay = Powtórka
webaround-score-story = { $count ->
    [one] Cała opowieść ({ $count } strona)
    [few] Cała opowieść ({ $count } strony)
   *[many] Cała opowieść ({ $count } stron)
}
webaround-score-share = Udostępnij
webaround-share-told = Ten odnośnik zawiera całą partię. Kto go otworzy, zobaczy karty wszystkich.
webaround-score-fresh = { $count ->
    [one] { $count } nowy wpis na twoim torze
    [few] { $count } nowe wpisy na twoim torze
   *[many] { $count } nowych wpisów na twoim torze
}
webaround-score-played = { $hours ->
    [0] { $minutes ->
        [0] Czas gry: niecała minuta
        [one] Czas gry: 1 minuta
        [few] Czas gry: { $minutes } minuty
       *[many] Czas gry: { $minutes } minut
    }
   *[other] Czas gry: { $hours } godz. { $minutes } min
}
webaround-apart-title = Szczęście i gra, osobno
webaround-apart-told = W punktach przewagi. Analiza sprawdza, ile przyniósł dobór kart, a ile kosztowały decyzje.
webaround-apart-find = Sprawdź
webaround-apart-finding = { $total ->
    [0] Analiza się zaczyna.
   *[other] Rozważany od nowa ruch { $done } z { $total }.
}
webaround-curve-title = Punkty, gdyby partia skończyła się w tym miejscu
webaround-curve-told = Po jednej linii na osobę: ile punktów byłoby na koniec, gdyby partia skończyła się w tym miejscu. To samo mówi tabela poniżej.
webaround-curve-table = Jako tabela
webaround-curve-phase = Po
webaround-curve-row = { $kind ->
    [turn] Tura { $number }
   *[other] Faza { $number }
}
webaround-curve-turns = tury { $first }–{ $last }
webaround-round-twilight = Zmierzch
webaround-round-moonlight = Blask księżyca
webaround-swings-title = Największe zwroty
webaround-swing-phase = { $kind ->
    [turn] Tura { $number }
   *[other] Faza { $number }
}
webaround-swing-look = Zobacz ten moment
webaround-swing-branch = Graj dalej sprzed tej chwili

## Lekcja: zdania mają najwyżej dwadzieścia słów

webaround-learn-title = Nauka Nokturnu
webaround-learn-which = Ucz się, grając: prawdziwa partia i ktoś, kto podpowiada, co robić.
webaround-learn-minutes = { $minutes ->
    [one] Około minuty
    [few] Około { $minutes } minut
    [many] Około { $minutes } minut
   *[other] Około { $minutes } minuty
}
webaround-learn-skip = Pomiń tę część
webaround-learn-on = Dalej
webaround-learn-home = Na stronę startową
webaround-learn-first = Własna noc
webaround-learn-leave = Opuść lekcję
webaround-learn-speaker = Duszek mówi
webaround-learn-steps = Krok { $step } z { $count }
webaround-learn-loading = Sowa się budzi…
webaround-learn-press = Widzę
webaround-learn-act = Dobry wybór. Naciśnij jasny przycisk i gotowe.
webaround-learn-open-pick = Otwierasz noc. Pierwsze zaklęcie musi być twoim najniższym: weź żeton 1.
webaround-learn-open-here = Zaklęcie to oferta za płytkę, na której leży. Połóż je na tym piórze.
webaround-learn-open = Otwierasz noc swoim najniższym zaklęciem. Połóż je na dowolnej płytce.
webaround-learn-answer-pick = { $rival } rzuca { $bid } tuż obok. Odpowiedź musi być wyższa: weź żeton 4.
webaround-learn-answer-here = Odpowiedź musi stykać się bokiem z najwyższym zaklęciem. To jajo się styka: rzuć tutaj.
webaround-learn-answer = { $rival } rzuca { $bid }. Odpowiedz wyżej, na świecącej płytce, która styka się z tym zaklęciem.
webaround-learn-pass = { $rival } rzuca { $bid }. Szkoda lepszego zaklęcia? Spasuj, a płytka przypadnie komu innemu.
webaround-learn-dedicate = Twój żeton { $token } przegrał. Złóż go w ofierze: na gałęzi Duchów przyniesie ci później płytkę.
webaround-learn-star-pick = Teraz coś zdobądź! Gwiazda bije każdą liczbę i wygrywa od razu. Weź ją.
webaround-learn-star-here = Skrzynia ze skarbami, tuż obok tamtego zaklęcia. Rzuć na nią gwiazdę.
webaround-learn-star = Teraz coś zdobądź! Gwiazda bije każdą liczbę i wygrywa od razu. Rzuć ją, gdzie chcesz.
webaround-learn-chest = W skrzyni są trzy płytki, jedna zostaje z tobą. Pióra są tym cenniejsze, im jest ich więcej.
webaround-learn-runestone = Runa daje tajną miksturę. Zachowaj taką, do której zbierzesz symbole.
webaround-learn-points = Tyle punktów byłoby, gdyby noc skończyła się teraz. Patrz, jak rosną; naciśnij je.
webaround-learn-goals = Cele dają dodatkowe punkty: za obszary albo za wyczyny, których dokonasz przed innymi. Naciśnij któryś.
webaround-learn-start = Kto wygrał, zaczyna znowu, obok zdobytej płytki. Wybierz dowolne zaklęcie i świecącą płytkę.
webaround-learn-draft = Zmierzch minął. Zaklęcia na gałęzi zabierają teraz płytki Duchów, najwyższe najpierw. Weź swoją.
webaround-learn-moonlight = Blask księżyca: nowy las i trzy nowe cele, które na koniec punktują wszyscy. Naciśnij któryś.
webaround-learn-mirror = Noc minęła. Lustrzany kamień liczy się jak jeszcze jedna twoja płytka: wybierz która.
webaround-learn-done-title = Umiesz grać w Nokturn
webaround-learn-done = Rzucanie, pas, ofiara, wygrana i punkty już za tobą. Dograj tę noc do końca albo zacznij własną.
webaround-learn-play-on = Gram dalej

## Powtórka

webaround-replay-title = Powtórka
webaround-replay-home = Na początek
webaround-replay-reading = Czytamy zapis…
webaround-replay-bad-link = W tym odnośniku nie ma całej partii; pewnie został ucięty przy kopiowaniu. Poproś o niego jeszcze raz albo otwórz zapis z pliku.
webaround-replay-open = Otwórz zapis
webaround-replay-open-told = Zakończoną partię można obejrzeć oczami każdego, sprawdzić i grać dalej od dowolnej chwili.
webaround-replay-file = Wybierz plik
webaround-replay-drop = Możesz też upuścić plik tutaj. Udostępniony odnośnik otwiera się sam.
webaround-replay-timeline = Oś czasu
webaround-replay-setup = Las jest rozłożony.
webaround-replay-where = { $kind ->
    [turn] Ruch { $at } z { $last }, tura { $phase } z { $count }
   *[other] Ruch { $at } z { $last }, faza { $phase } z { $count }
}
webaround-replay-won = Faza { $number }: wygrywa { $name }
webaround-replay-steps = Kroki
webaround-replay-phase-back = Fazę wstecz
webaround-replay-back = Ruch wstecz
webaround-replay-play = Odtwarzaj
webaround-replay-pause = Zatrzymaj
webaround-replay-next = Ruch naprzód
webaround-replay-phase-next = Fazę naprzód
webaround-replay-turn-back = Turę wstecz
webaround-replay-turn-next = Turę naprzód
webaround-replay-keys = { $kind ->
    [turn] ← → ruch · ⇧ tura · spacja odtwarza
   *[other] ← → ruch · ⇧ faza · spacja odtwarza
}
webaround-replay-eyes = Oczami
webaround-replay-onlooker = widza
webaround-replay-tools = Narzędzia
webaround-replay-branch = Graj dalej od tej chwili
webaround-replay-score = Arkusz punktów
webaround-replay-text = Jako tekst
webaround-replay-drawn = Jako rysowany stół
webaround-branch-title = Graj dalej od tej chwili
webaround-branch-told = Powstanie partia ćwiczebna, w której { $length ->
    [one] pierwszy { $length } ruch jest taki
    [few] pierwsze { $length } ruchy są takie
   *[many] pierwszych { $length } ruchów jest takich
} jak w tym zapisie. Karty i płytki, które nadejdą, będą te same; pozostałe miejsca zajmą boty.
webaround-branch-seat = Gram jako
webaround-branch-not = Nie teraz
webaround-branch-start = Gram dalej
webaround-verify-title = Sprawdź zapis
webaround-verify-told = Serwer rozgrywa każdy ruch od nowa i porównuje klucz, zasady i zakończenie z tym, co podaje zapis.
webaround-verify-wait = Rozgrywamy od nowa…

## Analiza

webaround-analysis-waiting = { $count ->
    [0] Zaraz się zacznie.
    [one] Przed nią jest jeszcze jedna analiza.
    [few] Przed nią są jeszcze { $count } analizy.
   *[many] Przed nią jest jeszcze { $count } analiz.
}
webaround-analysis-running = Każda decyzja jest rozważana od nowa.
webaround-analysis-done = Ruch { $done } z { $total }
webaround-analysis-told = To trwa około minuty. W tym czasie możesz obejrzeć powtórkę; wynik zostanie zachowany.
webaround-analysis-again = Spróbuj ponownie
webaround-analysis-curve-told = Linia dla każdego gracza: jego szansa na zwycięstwo, ruch po ruchu. Tabela poniżej mówi to samo.
webaround-analysis-action = Ruch { $number }
webaround-analysis-better = Lepiej: { $best }
webaround-analysis-chance = Szansa na zwycięstwo { $before } % → { $after } %
webaround-analysis-lost = oddane punkty: { $points }
webaround-analysis-options = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
webaround-analysis-play = Zagraj stąd
webaround-analysis-ledger = Szczęście i gra
webaround-analysis-categories = Punkty według kategorii
webaround-analysis-scored = zdobyte
webaround-analysis-obtainable = możliwe
webaround-analysis-points = Przebieg punktów
webaround-analysis-points-told = Linia dla każdego gracza: jego punkty w przebiegu rozgrywki. Tabela poniżej mówi to samo.
webaround-analysis-holds = { $stage }: co kto potem miał
webaround-analysis-stage = Która część rozgrywki
webaround-analysis-held = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
webaround-analysis-stage-points = { $count ->
    [one] { $shown } punkt
    [few] { $shown } punkty
   *[many] { $shown } punktów
}
webaround-analysis-decisions = Decyzje
webaround-analysis-who = Czyje
webaround-analysis-grade = Ocena
webaround-analysis-any = Wszystkie decyzje
webaround-analysis-found = { $count ->
    [0] Brak decyzji
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
webaround-analysis-all = Pokaż wszystkie decyzje ({ $count })
webaround-analysis-figures = Co znaczą te liczby

## Zagadka

webaround-puzzle-title = Zagadka dnia
webaround-puzzle-other = Zagadka { $number }
webaround-puzzle-loading = Pozycja jest rozkładana…
webaround-puzzle-place = { $number } z { $count }: co jest najlepsze?
webaround-puzzle-grade = { $grade ->
    [easy] łatwa
   *[medium] średnia
    [hard] trudna
}
webaround-puzzle-grade-told = { $grade ->
    [easy] Łatwa: znajdują ją najprostsze boty.
   *[medium] Średnia: znajdują ją wprawne boty.
    [hard] Trudna: znajduje ją dopiero długie szukanie.
}
webaround-puzzle-of = Zagadki: { $game }
webaround-puzzle-compared = Co obiecują ruchy
webaround-puzzle-right = Rozwiązana
webaround-puzzle-wrong = Jeszcze nie
webaround-puzzle-solution = Rozwiązanie
webaround-puzzle-chosen = Twój wybór: { $action }.
webaround-puzzle-again = Spróbuj ponownie
webaround-puzzle-reveal = Pokaż rozwiązanie
webaround-puzzle-another = Inna zagadka
webaround-puzzle-today = Zagadka dnia
webaround-puzzle-streak = { $count ->
    [one] Rozwiązana dzisiaj
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
webaround-puzzle-days = { $count ->
    [one] Rozwiązano { $count } zagadkę dnia
    [few] Rozwiązano { $count } zagadki dnia
   *[many] Rozwiązano { $count } zagadek dnia
}

## Pomoc

webaround-help-back = Wstecz
webaround-help-clauses = Punkty zasad
webaround-help-english = po angielsku, jak w naszej specyfikacji
webaround-help-no-clause = Nie ma takiego punktu.
webaround-help-unknown = O tym nie ma pomocy.
webaround-help-ours = nasze
webaround-help-more = Zobacz też
webaround-help-you = ty
webaround-help-leads = prowadzi
webaround-help-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
webaround-help-editions = Jak gra każde wydanie
webaround-help-here = U nas
webaround-help-why = Dlaczego
webaround-edition-best = nasza lektura
webaround-edition-en = angielskie
webaround-edition-de = niemieckie
webaround-edition-pl = polskie
webaround-table-feathers = Pióra i punkty
webaround-table-tripti = Tripti Fungilus i punkty
webaround-table-duode = Duode Dax i punkty
webaround-table-herbs = Różne litery i premia
webaround-table-eggs = Miejsce i punkty za każde jajo
webaround-table-solo-eggs = Jaja i punkty za każde
webaround-table-ranks = Rangi solo i potrzebne punkty
webaround-table-standing = Jak kto stoi

## Zasady

webaround-rules-title = Zasady
webaround-rules-search = Szukaj
webaround-rules-found = { $count ->
    [0] W słowniku nic nie znaleziono.
    [one] Znaleziono { $count } hasło.
    [few] Znaleziono { $count } hasła.
   *[many] Znaleziono { $count } haseł.
}
webaround-rules-nothing = Nic nie znaleziono. Spróbuj krótszego słowa.
webaround-rules-chapters = Rozdziały
webaround-chapter-topics = Jak się gra
webaround-chapter-heroes = Bohaterowie
webaround-chapter-types = Typy kart
webaround-chapter-deck = Karty
webaround-chapter-boons = Łaski
webaround-chapter-hexes = Uroki
webaround-chapter-states = Stany
webaround-chapter-kingdoms = Polecane Królestwa
webaround-chapter-scoring = Punktacja
webaround-chapter-tiles = Płytki
webaround-chapter-goals-twilight = Cele zmierzchu
webaround-chapter-goals-moonlight = Cele blasku księżyca
webaround-chapter-characters = Postacie
webaround-chapter-cards = Mikstury
webaround-chapter-tokens = Żetony zaklęć
webaround-chapter-solo = Karty solo
webaround-chapter-variants = Warianty
webaround-chapter-switches = Gdzie wydania się różnią

## Postępy

webaround-progress-title = Postępy
webaround-progress-loading = Czytamy tory…
webaround-progress-sum = Razem
webaround-progress-of = z { $count } zdobytych
webaround-progress-device = Zapisane tylko na tym urządzeniu. Partie ćwiczebne się nie liczą.
webaround-progress-whose = Czyje
webaround-progress-everybody = Wszystkich
webaround-progress-nameless = ktoś bez imienia
webaround-progress-next = Zacznij scenariusz { $number }
webaround-progress-all = Wszystkie scenariusze ukończone. Co za noc!
webaround-progress-scenarios = Scenariusze
webaround-progress-scenarios-told = Ustalone cele, punkty do zdobycia i zadania, wszystko w jednej partii; wygrać nie trzeba. Najlepiej po kolei.
webaround-progress-points = Zdobądź co najmniej { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
webaround-progress-start = Zacznij
webaround-progress-again = Zagraj znowu
webaround-progress-start-named = Zacznij: { $name }
webaround-progress-achievements = Osiągnięcia
webaround-progress-achievements-told = Za partie bez scenariusza i wariantów, w grze podstawowej lub zaawansowanej.
webaround-progress-variants = Rozegrane warianty
webaround-progress-solo = Rangi solo
webaround-progress-best = Najlepsza noc w pojedynkę: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
webaround-progress-no-solo = Jeszcze żadnej nocy w pojedynkę.
webaround-progress-reached = zdobyta
webaround-progress-solo-start = Zagraj w pojedynkę

## Partia dnia

webaround-day-number = Dzień { $number }. Te same dziesięć kart, to samo rozdanie i ten sam przeciwnik dla wszystkich tutaj.
webaround-day-against = Przeciwnik: { $rival }.
webaround-day-play = Zagraj w dzisiejszym Królestwie
webaround-day-play-past = Zagraj w tym Królestwie
webaround-day-counts = Na tym urządzeniu liczy się twoja pierwsza partia, bez podpowiedzi. Potem możesz grać dalej dla wprawy.
webaround-day-continue = Graj dalej
webaround-day-running = Ta partia się liczy.
webaround-day-again = Zagraj jeszcze raz dla wprawy
webaround-day-today = Do dzisiejszego Królestwa
webaround-day-won = Wygrana, tury: { $turns }
webaround-day-lost = Przegrana, tury: { $turns }
webaround-day-undone = Z cofnięciem ruchu
webaround-day-moons-told = Księżyc za każdą turę, razem { $turns }
webaround-day-legend = Księżyc za każdą turę: im pełniejszy, tym droższą kartę przyniosła.
webaround-day-share = Kopiuj wynik
webaround-day-share-title = Moonlit · Królestwo dnia { $number }
webaround-day-cards = Dziesięć kart
webaround-day-bots = Jak poradziły sobie boty
webaround-day-bots-told = Każda kropka to partia z twojego miejsca: o ile punktów więcej albo mniej niż przeciwnik. Pełne kropki to wygrane. Dwa najmocniejsze myślą tu krócej niż przy stole.
webaround-day-playing = Rozegrane partie: { $done } z { $total }
webaround-day-leads-told = Przewaga lub strata punktów w partiach każdego poziomu; tabela poniżej mówi to samo
webaround-day-table = Jako tabela
webaround-day-level = Bot
webaround-day-wins = Przewaga
webaround-day-wins-of = { $wins } z { $count }
webaround-day-middle = Mediana przewagi
webaround-day-days = Wszystkie dni
webaround-day-open = do zagrania
webaround-day-begun = w toku
webaround-day-points = { $own } : { $best }
webaround-day-all = Wszystkie dni: { $count }
