### Wiersz poleceń: teksty pomocy, raporty i to, co może być nie tak z danymi.

## Program

command-description = Moonlit: jeden stół do nocnych gier, w twoim terminalu.
command-usage-hint = `moonlit POLECENIE --help` objaśnia jedno polecenie. Każde polecenie przyjmuje --language { $languages }.
command-usage = użycie
command-commands = polecenia
command-options = opcje
command-arguments = argumenty
command-game-nocturne = Nokturn
command-game-dominion = Dominion
command-game-wonder_book = Księga Cudów
command-engine-compiled = skompilowany
command-engine-pure = czysty
command-engine-mixed = mieszany

## Opcje wspólne kilku poleceniom

command-option-language = język wypowiedzi; domyślnie język systemu
command-option-help = wypisz tę pomoc i zakończ
command-option-seed = liczba całkowita, dzięki której przebieg można powtórzyć
command-option-workers = ile procesów; domyślnie tyle, ile rdzeni
command-option-resume = plik na ukończone rozdania; z tym samym plikiem przebieg rusza od miejsca, w którym stanął
command-option-ray = graj na klastrze Ray: tym, który wskazuje RAY_ADDRESS, albo własnym na tym komputerze
command-option-json = wypisz raport jako JSON
command-option-game = gra; domyślnie nocturne
command-option-file = zapis rozgrywki
command-option-pack = folder z własnym pakietem
command-option-edition = której instrukcji słuchać tam, gdzie się różnią
command-option-switch = jedno własne rozstrzygnięcie; można podać kilka razy; wymienia je `moonlit editions`
command-option-mode = według których zasad; domyślnie podstawowych
command-option-variant = gra z wariantem; można podać kilka razy
command-option-scenario = gra scenariusza
command-option-characters = postać dla każdego miejsca spośród redd, sage, abigail i flint
command-option-no-concoctions = gra rodzinna bez mikstur
command-option-kingdom = dziesięć kart Królestwa: polecany zestaw, losowe albo własna lista
command-option-number = które losowe Królestwo; ten sam numer daje te same karty
command-option-sets = z których zestawów losuje się Królestwo
command-option-wish = karta, która ma być w losowym Królestwie; można podać kilka razy
command-option-ban = karta, której nie może być w losowym Królestwie; można podać kilka razy
command-option-druid = trzy Łaski obok Druida
command-option-campaign = ciąg dalszy kampanii zapisanej na tym komputerze; wynik zostaje zapisany
command-option-chapter = który rozdział, od ch1 do ch6
command-option-heroes = postacie w grze: bull, brawn, honey, laser; w pojedynkę dwie
command-option-difficulty = ile żetonów przeznaczenia leży odkrytych na początku: sześć, pięć albo cztery
command-option-upgrade = którą stronę karty ulepszenia ma postać; można podać kilka razy
command-option-keyword = co zostawił wcześniejszy rozdział; można podać kilka razy
command-option-gentle = o tyle więcej żetonów przeznaczenia na początku, łącznie najwyżej siedem

## play

command-play = zagraj w tym terminalu
command-play-text = Usiądź do stołu. Bez opcji zapytamy, jak chcesz grać.
command-play-seats = kto gdzie siedzi: `you` i `name:Anna` to osoby przy tej klawiaturze, pozostali to boty; `scout+collector` nadaje botowi osobowość (collector, brewer, hoarder, spoiler); w grze Dominion `strategy:FILE` gra według pliku ze strategią
command-play-seed = tajny klucz rozgrywki, 64 cyfry szesnastkowe, aby zagrać z tym samym rozdaniem
command-play-plain = zwykłe wiersze tekstu, dla potoków i czytników ekranu
command-play-save = gdzie przechować rozgrywkę
command-play-resume = kontynuuj przechowaną rozgrywkę
command-play-go-on = z --resume: partia, którą dzisiejsze zasady prowadzą gdzie indziej, toczy się dalej od miejsca, w którym stanęła, jako ćwiczenie, we własnym pliku

## simulate

command-simulate = niech boty zagrają wiele razy i niech powstanie raport
command-simulate-text = Boty grają same na wszystkich rdzeniach. Każde rozdanie jest grane raz dla każdego obrotu miejsc: ten sam worek, te same karty, cele i pierwsze miejsce. Ctrl-C kończy wcześniej i podaje to, co już rozegrano.
command-simulate-matches = ile rozgrywek; domyślnie 100
command-simulate-pairs = ile rozdań, każde grane z każdym botem na każdym miejscu; zamiast --matches
command-simulate-times = podaj też, jak długo boty myślały; te liczby zmieniają się z przebiegu na przebieg
command-simulate-luck = podaj też przewagę bez udziału szczęścia; każde dobieranie zajmuje trochę czasu
command-simulate-bots = boty oddzielone przecinkami; jeden gra solo; w grze Dominion także `strategy:FILE` i nazwy dołączonych strategii
command-simulate-players = ilu gra; jedyny bot zajmuje wtedy wszystkie miejsca
command-simulate-records = nowy folder na zapisy wszystkich rozgrywek
command-simulate-done = { $game }: { $count ->
    [one] { $count } rozgrywka
    [few] { $count } rozgrywki
   *[many] { $count } rozgrywek
}, ziarno { $seed }.
command-simulate-stopped = Zatrzymano wcześniej; zamówiono { $asked }.
command-simulate-wins = wygrane
command-simulate-shared = wygrane wspólne
command-simulate-share = udział wygranych, 95 %
command-simulate-score = średnie punkty, 95 %
command-simulate-margin = średnia przewaga, 95 %
command-simulate-corrected = średnia przewaga bez szczęścia, 95 %
command-simulate-ties = { $count ->
    [0] Żadne zwycięstwo nie było wspólne.
    [one] { $count } zwycięstwo było wspólne.
    [few] { $count } zwycięstwa były wspólne.
   *[many] { $count } zwycięstw było wspólnych.
}
command-simulate-end = { $round }: koniec z pustym lasem { $forest_empty ->
    [one] { $forest_empty } raz
   *[many] { $forest_empty } razy
}, po spasowaniu wszystkich { $all_passed ->
    [one] { $all_passed } raz
   *[many] { $all_passed } razy
}.
command-simulate-rank = { $rank }: { $count }
command-simulate-outcomes = pary z 0 · ½ · 1 · 1½ · 2 wygranymi
command-simulate-claimed = zdobyte płytki spośród wyłożonych
command-simulate-claimed-all = Razem boty zdobyły { $share } % wyłożonych płytek.
command-simulate-rounds = rundy
command-simulate-chapters = Rozdziały wygrane: { $won }, przegrane: { $lost }. Z wygranych: złoto { $gold }, srebro { $silver }, atrament { $ink }.
command-simulate-turns = średnia liczba tur
command-simulate-cards = karty posiadane na koniec
command-simulate-match-ends = Koniec przez ostatnią Prowincję { $provinces ->
    [one] { $provinces } raz
   *[many] { $provinces } razy
}, przez puste stosy { $piles ->
    [one] { $piles } raz
   *[many] { $piles } razy
}.
command-simulate-thinking = czas namysłu w ms, 50 · 95 · 99 %
command-simulate-intervals = Przedziały mają pewność 95 % i liczą rozdania, nie rozgrywki (tutaj { $deals }): dla udziału wygranych przedział Wilsona przy tylu niezależnych rozgrywkach, ilu warte są rozdania; dla punktów i przewagi zwykły przedział normalny po rozdaniach.

## ladder i compare

command-measuring-running = Rozgrywanie
command-ladder = niech każdy bot zagra z każdym i dostanie ocenę
command-ladder-text = Rozgrywa wszystkie zestawienia botów na lustrzanych rozdaniach, wypisuje oceny i tabelę krzyżową, a na życzenie zapisuje je jako JSON i jako obrazek. Ctrl-C kończy wcześniej i podaje to, co już rozegrano.
command-ladder-bots = boty oddzielone przecinkami; domyślnie te, które odpowiadają od razu
command-ladder-pairs = ile rozdań na każde zestawienie, każde grane z każdym botem na każdym miejscu; domyślnie 50
command-ladder-seats = ile botów gra naraz; domyślnie 2
command-ladder-figures = plik na liczby, jako JSON
command-ladder-svg = plik na obrazek, jako SVG
command-ladder-title = { $game }: ranking botów, przy stole po { $seats }
command-ladder-cross = wiersz przed kolumną, 95 %
command-ladder-rating-elo = ocena w Elo, 95 %
command-ladder-rating-skill = ocena (OpenSkill), 95 %
command-ladder-note = Udziały dotyczą rozgrywek; ich przedziały to przedziały Wilsona przy tylu niezależnych rozgrywkach, ilu warte są rozdania (jest ich { $deals }).
command-ladder-note-elo = Oceny według Bradleya i Terry’ego; { $bot } ma 0, a 400 więcej to dziesięć wygranych na jedną przegraną.
command-ladder-note-skill = Oceny według Wenga i Lina (Plackett–Luce), rozgrywka po rozgrywce; { $bot } ma 0.
command-compare = sprawdź, czy nowy bot jest lepszy od starego
command-compare-text = Rozgrywa lustrzane pary, aż rozstrzygnie test sekwencyjny: czy nowy bot jest lepszy o --elo1, czy najwyżej o --elo0? Ctrl-C kończy wcześniej i podaje to, co już rozegrano.
command-compare-new = bot, który jest sprawdzany
command-compare-old = bot, którego ma pokonać
command-compare-elo0 = tyle Elo to jeszcze nie lepszy; domyślnie 0
command-compare-elo1 = tyle Elo to już lepszy; domyślnie 20
command-compare-alpha = jak często może przejść bot, który nie jest lepszy; domyślnie 0,05
command-compare-beta = jak często może odpaść lepszy bot; domyślnie 0,05
command-compare-most = po ilu parach przestać; domyślnie 2000
command-compare-better = Lepszy: { $new } wygrywa z { $old }, rozstrzygnięto po { $pairs ->
    [one] { $pairs } lustrzanej parze
   *[other] { $pairs } lustrzanych parach
}.
command-compare-not-better = Nie lepszy: { $new } przeciw { $old }, rozstrzygnięto po { $pairs ->
    [one] { $pairs } lustrzanej parze
   *[other] { $pairs } lustrzanych parach
}.
command-compare-undecided = Nierozstrzygnięte: { $new } przeciw { $old }, dotąd { $pairs ->
    [one] { $pairs } lustrzana para
    [few] { $pairs } lustrzane pary
   *[many] { $pairs } lustrzanych par
}.
command-compare-share = Udział wygranych nowego bota, 95 %: { $share } (przedział Wilsona przy tylu niezależnych rozgrywkach, ilu warte są pary)
command-compare-elo = Różnica w Elo, 95 %: { $elo }
command-compare-outcomes = Pary z 0 · ½ · 1 · 1½ · 2 wygranymi nowego bota: { $outcomes }
command-compare-ratio = Logarytm ilorazu wiarygodności { $ratio }, między { $lower } a { $upper }; { $elo0 } przeciw { $elo1 } Elo; ziarno { $seed }. Liczby z końca testu trochę pochlebiają zwycięzcy.
command-not-both = Podaj { $one } albo { $other }, nie oba naraz.
command-bots-twice = Każdego bota można wymienić tylko raz: { $bots }.
command-few-bots = Nie da się wybrać po { $seats } z { $count ->
    [one] { $count } bota
   *[other] { $count } botów
}; --seats to od 2 do liczby botów, najwyżej { $most }.
command-bad-decimal = { $option } wymaga liczby od { $least } do { $most }, a „{ $text }” nią nie jest.
command-bad-elo = --elo1 musi być większe niż --elo0.
command-no-ray = Do klastra potrzebny jest pakiet { $package }; zainstaluj moonlit z dodatkiem [{ $extra }].
command-no-deals = { $path } nie zawiera naszych rozdań; wskaż przez --resume inny plik.
command-other-plan = { $path } należy do innego przebiegu; różni się { NAME($what) }: było { $kept }, a teraz jest { $asked }. Wskaż inny plik albo powtórz dawne polecenie.
command-fact-game = gra
command-fact-rules = wersja zasad
command-fact-pack = pakiet
command-fact-seats = liczba miejsc
command-fact-bots = lista botów
command-fact-seed = ziarno
command-fact-config = wybór zasad

## replay

command-replay = opowiedz zapisaną rozgrywkę, ruch po ruchu
command-replay-text = Czyta zapis, rozgrywa go na nowo i opowiada wszystko, co się stało, łącznie z tajemnicami.
command-replay-setup = Przygotowanie
command-replay-action = { $version }. { $text }
command-replay-sheet = Arkusz punktów
command-replay-unfinished = Zapis kończy się przed końcem rozgrywki.
command-replay-secrets = Ta rozgrywka jeszcze trwa: poniżej widać wszystkie jej tajemnice, także cudze.

## try

command-try = rozegraj listę akcji od położenia ułożonego ręcznie
command-try-text = Czyta plik (TOML albo JSON) z polami config, position, script i seed, rozgrywa akcje i po każdym kroku podaje, co się stało i jak stoi stół, wraz z tajemnicami. Jak zapisać położenie, mówi docs/concepts/positions.md.
command-try-game = gra
command-try-file = plik z położeniem i akcjami
command-try-position = Położenie
command-try-legal = Możliwe teraz: { $actions }

## hint

command-hint = podpowiada, co zrobić w zapisanej pozycji i dlaczego
command-hint-text = Czyta zapis i podpowiada miejscu, które ma ruch, tylko na podstawie tego, co ono widzi.
command-hint-depth = nudge (gdzie spojrzeć), move (co zrobić) albo comparison (kilka ruchów obok siebie)
command-hint-seat = miejsce, któremu pomagamy; musi mieć ruch
command-hint-iterations = ile razy przeszukiwanie patrzy w przód
command-hint-at = pozycja po tylu akcjach; inaczej ostatnia
command-hint-head = Po akcji nr { $version } decyduje { $name }.
command-hint-over = Ta rozgrywka się skończyła; --at mówi, o którą wcześniejszą pozycję chodzi, od 0 do { $most }.
command-hint-beyond = Liczba akcji w zapisie: { $most }, więc pozycji po { $version } nie ma.
command-hint-waits = Miejsce { $seat } nie ma tu ruchu; ma go miejsce { $turn }.
command-hint-no-seat = Nie ma miejsca { $seat }; ostatnie to { $most }.
command-bad-depth = Nie ma głębokości „{ $text }”; --depth przyjmuje { $known }.

## analyse

command-analyse = oceń każdą decyzję skończonej rozgrywki i oddziel szczęście od gry
command-analyse-text = Czyta zapis skończonej rozgrywki, przygląda się na nowo każdej decyzji i podaje szanse na zwycięstwo, lepsze ruchy, udział szczęścia i gry oraz punkty, które przepadły.
command-analyse-seat = opowiedz tylko o jednym miejscu; oceniana i tak jest gra wszystkich
command-analyse-iterations = ile razy spojrzeć naprzód przy każdej decyzji; bez podania tyle, by całość trwała wyraźnie krócej niż minutę
command-analyse-positions = nowy folder na punkty zwrotne, od których można grać dalej przez `moonlit play --resume`
command-analyse-no-seat = Nie ma miejsca { $seat }; ostatnie to { $most }.

## puzzle and puzzles

command-puzzle = codziennie jedna pozycja z wyraźnie najlepszym ruchem
command-puzzle-text = Pokazuje zagadkę dnia tak, jak widzi ją jej miejsce. Znajdź najlepszy ruch, a potem sprawdź go przez --answer albo zobacz przez --solution.
command-puzzle-date = zagadka innego dnia
command-puzzle-number = zagadka o tym numerze
command-puzzle-answer = ruch zapisany jak na liście, aby sprawdzić, czy jest najlepszy
command-puzzle-solution = podaj najlepszy ruch
command-puzzle-not-legal = Wśród ruchów tej zagadki nie ma „{ $text }”.
command-puzzle-beyond = Nie ma zagadki { $number }; ostatnia to { $count }.
command-puzzle-bad-date = „{ $text }” nie jest datą; zapisz ją jako 2026-12-31.
command-puzzles = szukaj zagadek w rozgrywkach botów
command-puzzles-text = Boty grają ze sobą; pozycje z jednym wyraźnie najlepszym ruchem, który potwierdza dziesięć razy dłuższe szukanie, trafiają do pliku.
command-puzzles-file = nowy plik na zagadki
command-puzzles-matches = ile rozgrywek; bez podania 10
command-puzzles-iterations = ile razy spojrzeć naprzód w każdej pozycji; bez podania 400, a do potwierdzenia dziesięć razy tyle

## verify

command-verify = sprawdź, czy zapis jest cały, niezmieniony i zgodny z zasadami
command-verify-text = Rozgrywa zapis na nowo od jego klucza i porównuje wszystko, co podaje.
command-verify-holds = Zweryfikowano: { $count ->
    [one] { $count } ruch jest dozwolony i prowadzi
    [few] wszystkie { $count } ruchy są dozwolone i prowadzą
   *[many] wszystkie ruchy ({ $count }) są dozwolone i prowadzą
} do końca, który podaje zapis.
command-verify-commitment = Klucz jest tym, który obiecano na początku: { $commitment }
command-verify-final = Odcisk końca: { $final }
command-verify-played-with = Wersja zasad { $rules }, pakiet { $pack }
command-verify-running = Rozgrywka jeszcze się nie skończyła.
command-verify-totals = Punkty według miejsc: { $totals }.

## train

command-train = uczyć sieć wartości na rozgrywkach z samą sobą
command-train-text = Boty tego domu oceniają pozycje małą siecią, osobną dla każdej liczby graczy. Tu taka sieć uczy się od zera: gra za wszystkie strony, uczy się po każdej rozgrywce i co pewien czas mierzy się z tabelami. To samo wywołanie daje tę samą sieć. Ctrl-C kończy wcześniej i zachowuje to, co gotowe.
command-train-players = dla ilu graczy; domyślnie 2
command-train-games = na ilu rozgrywkach się uczyć; domyślnie 40000
command-train-pairs = ile rozdań ma każdy pomiar, z siecią na każdym miejscu; domyślnie 50
command-train-hidden = ile ukrytych jednostek ma sieć; domyślnie 32, a 0 to zwykła suma tego, ile co jest warte
command-train-resume = plik, w którym zapisywana jest nauka; z tym samym plikiem toczy się dalej i prowadzi do tej samej sieci
command-train-net = plik na sieć z zapisem jej nauki
command-train-svg = plik na obraz jej postępów
command-train-running = Nauka
command-train-is-pure = Reguły nie są tu skompilowane, więc nauka trwa mniej więcej trzydzieści razy dłużej.
command-train-title = Jak rośnie sieć dla { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
}
command-train-played = rozegrane rozgrywki
command-train-strength-share = wygrane z tabelami, %
command-train-strength-points = średnia punktów solo
command-train-note = Każdy punkt: { $pairs ->
    [one] { $pairs } rozdanie
    [few] { $pairs } rozdania
   *[many] { $pairs } rozdań
} z siecią na każdym miejscu, bez przeszukiwania. Ziarno { $seed }.
command-train-note-net = Neurony ukryte: { $hidden }.
command-train-done = Nauka na { $count ->
    [one] { $count } rozgrywce
   *[other] { $count } rozgrywkach
} dla { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
}, ziarno { $seed }.
command-train-stopped = Przerwano wcześniej; zamówiono { $asked }.
command-train-goes-on = Powtórz wywołanie z --resume { $path }, aby kontynuować.
command-train-is-lost = Bez --resume nie da się tego kontynuować.
command-train-net-kept = Sieć jest w { $path }.
command-other-course = { $path } należy do innej nauki: { $what } miało wartość { $kept }, a teraz ma { $asked }. Podaj inny plik albo powtórz dawne wywołanie.

## bench

command-bench = zmierz, jak szybko działają zasady
command-bench-text = Rozgrywa na przemian losowe rozgrywki silnikiem, czystym silnikiem i wyrocznią, mierząc czas procesora, a także losowe partie szachów w python-chess. Potrzebuje kopii źródeł.
command-bench-quick = mniej rund
command-bench-running = Pomiar
command-bench-engine = rozgrywki na sekundę, ten silnik ({ $engine })
command-bench-pure = rozgrywki na sekundę, czysty silnik
command-bench-oracle = rozgrywki na sekundę, wyrocznia
command-bench-to-pure = ten silnik do czystego
command-bench-to-oracle = ten silnik do wyroczni
command-bench-search = iteracje przeszukiwania na sekundę, ten silnik
command-bench-pure_search = iteracje przeszukiwania na sekundę, czysty silnik
command-bench-clones = Kopie stanu na sekundę: { $rate }
command-bench-decisions = Decyzje na sekundę: { $rate }
command-bench-bots = Decyzje botów przy stole na sekundę: { $rate }
command-bench-chess = Decyzje na sekundę w python-chess: { $rate }
command-bench-is-pure = Ten silnik jest czysty, więc te liczby nie pokazują zysku z kompilacji.
command-bench-pyminion = Dominion: środowisko z pyminion (jego folder albo jego Python), jeśli tutaj go nie ma
command-bench-no-rival = Nie ma tu pakietu { $package }, więc nie ma z czym porównać; zainstaluj go albo podaj środowisko, które go ma: --{ $package }.
command-bench-money = rozgrywek na sekundę, Big Money z samym sobą
command-bench-to-rival = silnik względem { $package }
command-bench-random = losowych rozgrywek na sekundę, { $kingdom }
command-bench-turns = Tur w rozgrywce Big Money: { $ours }, według { $package } { $theirs }
command-bench-not-compiled = Zasady nie są tu skompilowane, więc zmierzono tylko czysty silnik.

## editions

command-editions = pokaż, gdzie instrukcje się różnią i co ustala każde wydanie
command-editions-text = Wymienia różnice między instrukcją angielską, niemiecką i polską, nasze rozstrzygnięcia ze źródłem i stopniem pewności oraz przełączniki.
command-editions-switches = Przełączniki i to, co ustala każde wydanie
command-editions-use = Jeden wybierzesz przez --switch NAZWA=WARTOŚĆ, całe wydanie przez --edition.
command-editions-switch = przełącznik
command-editions-values = wartości, nasza pierwsza
command-editions-grade = skąd wiemy
command-editions-differences = { $count ->
    [one] { $count } różnica między instrukcjami
    [few] { $count } różnice między instrukcjami
   *[many] { $count } różnic między instrukcjami
}
command-editions-rulings = { $count ->
    [one] { $count } otwarte pytanie i nasze rozstrzygnięcie
    [few] { $count } otwarte pytania i nasze rozstrzygnięcia
   *[many] { $count } otwartych pytań i nasze rozstrzygnięcia
}
command-editions-silent = milczy
command-editions-here = Gramy: { $text } [{ $grade }]
command-editions-here-switch = Gramy: { $text } [{ $grade }; przełącznik { $switch }]
command-editions-why = Dlaczego: { $text }

## clauses

command-clauses = pokaż, który test dowodzi której zasady
command-clauses-text = Liczy klauzule wszystkich specyfikacji, testy, które je wymieniają, i to, co usprawiedliwiono. Potrzebuje kopii źródeł.
command-clauses-all = razem
command-clauses-total = klauzule
command-clauses-covered = z testem
command-clauses-excused = usprawiedliwione
command-clauses-uncovered = brakujące
command-clauses-missing = { $where }: { $clause } nie ma ani testu, ani usprawiedliwienia.
command-clauses-unknown = { $where }: nie ma klauzuli { $clause }.

## pack

command-pack = sprawdź folder z własnym pakietem
command-pack-text = Czyta każdy plik pakietu i zgłasza wszystkie błędy, z plikiem i wierszem.
command-pack-task = co zrobić z pakietem
command-pack-folder = folder pakietu
command-pack-good = { $pack }: tym pakietem można grać; jego skrót to { $hash }
command-pack-wrong = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
} w { $folder }.

## story

command-story = sprawdź, narysuj, rozegraj i zważ własną opowieść
command-story-text = Pracuje na folderze z kampanią Księgi Cudów: check zgłasza wszystkie błędy z plikiem i wierszem, graph rysuje mapę opowieści, play otwiera partię, balance rozgrywa wiele partii, schema wypisuje JSON Schema rodzaju pliku dla edytora.
command-story-task = co zrobić z opowieścią
command-story-folder = folder opowieści; dla balance wbudowana, jeśli żadnej nie podasz; dla schema rodzaj pliku
command-story-chapter = tylko te rozdziały
command-story-svg = gdzie zapisać obrazek; inaczej zostanie wypisany
command-story-heroes = bohaterowie w grze
command-story-difficulty = poziom trudności; dla balance można podać kilka
command-story-seats = kto gdzie siedzi, gdy grasz
command-story-plain = graj w zwykłych wierszach tekstu
command-story-matches = partie na każdy rozdział, liczbę bohaterów i trudność
command-story-bot = kto prowadzi każdego bohatera; adept, jeśli nikogo nie podasz
command-story-warning = ostrzeżenie: { $told }
command-story-good = { $title }: { $chapters ->
    [one] { $chapters } rozdział
    [few] { $chapters } rozdziały
   *[many] { $chapters } rozdziałów
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}; tą opowieścią można grać; jej skrót to { $hash }
command-story-drawn = Mapa opowieści jest w { $path }.
command-story-played = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}, gra { $bot }, ziarno { $seed }.
command-story-intervals = W nawiasach: gdzie z pewnością 95 % leży prawdziwy udział. Przedziały to udziały w wygranych, od najlepszego; przegrane: karty celu, przy których przegrano najwięcej partii. Co drużyna wnosi z wcześniejszych rozdziałów, losują kości, z 6 żetonami przeznaczenia zapisanymi za każdy.
command-story-endless = { $count ->
    [one] { $count } partię przerwano
    [few] { $count } partie przerwano
   *[many] { $count } partii przerwano
} po 5000 decyzji i policzono jako przegrane: gdzieś drużynie może nie zostać nic, co pomaga, i nic, co kończy rozdział.
command-story-column-chapter = rozdział
command-story-column-heroes = bohaterowie
command-story-column-difficulty = trudność
command-story-column-won = wygrane
command-story-column-rounds = rundy
command-story-column-falls = upadki
command-story-column-bands = przedziały
command-story-column-lost = przegrane przy
command-story-teams = drużyna, { NAME($difficulty) }
command-story-easier = łatwiej
command-story-normal = zwykle
command-story-hard = trudno
command-story-map-object = obiekt na planszy
command-story-map-item = przedmiot
command-story-map-rule = zasada specjalna
command-story-map-option = opcja wyboru
command-story-map-write = zapisuje hasło
command-story-map-erase = wymazuje hasło
command-story-map-read = pyta o hasło
command-story-map-par = fazy graczy na premię
command-story-map-band = żetony przeznaczenia i przedział
command-story-map-open = otwarta granica
command-story-map-blocked = przeszkoda
command-all-teams = `moonlit story balance` gra po kolei wszystkimi drużynami; pomiń --heroes.
command-bad-story-task = Napisz `moonlit story check|graph|play FOLDER`, `moonlit story balance [FOLDER]` albo `moonlit story schema [{ $files }]`.
command-no-such-chapter = Nie ma rozdziału { $text }; są { $known }.
command-no-such-difficulty = Nie ma trudności { $text }; są { $known }.

## achievements

command-achievements = pokaż, co już osiągnięto
command-achievements-text = Pokazuje ścieżkę każdej osoby: scenariusze, osiągnięcia i warianty.
command-achievements-person = tylko ta osoba
command-achievements-file = inny plik niż własny
command-achievements-none = Nikt jeszcze niczego nie osiągnął.
command-achievements-nobody = Nie ma ścieżki osoby „{ $name }”; są ścieżki: { $known }.
command-achievements-track = { $name } ({ $shape }): pola { $done } z { $all }
command-achievements-list = { $list }: { $done } z { $all }
command-achievements-next = Następny scenariusz: { $number }
command-achievements-scenarios = Scenariusze
command-achievements-achievements = Zwykłe osiągnięcia
command-achievements-variants = Warianty
command-achievements-star = gwiazda
command-achievements-moon = księżyc
command-achievements-leaf = liść
command-achievements-flame = płomień

## Co może być nie tak z danymi

command-bad-language = Nie mówimy jeszcze w języku „{ $text }”; --language przyjmuje { $known }.
command-bad-command = Nie ma polecenia „{ $text }”; są { $known }.
command-bad-option = Nie ma opcji „{ $text }”; wymienia je `{ $command } --help`.
command-too-many-arguments = „{ $text }” to o jedno słowo za dużo; `{ $command } --help` mówi, czego oczekujemy.
command-missing-argument = Brakuje { $argument }; `{ $command } --help` mówi, czego oczekujemy.
command-missing-value = { $option } wymaga wartości.
command-needless-value = { $option } nie przyjmuje wartości.
command-bad-number = { $option } musi być liczbą całkowitą nie mniejszą niż { $least }, a nie „{ $text }”.
command-bad-scenario = --scenario przyjmuje liczbę całkowitą od 1 do { $most }, a nie „{ $text }”; bez scenariusza gra się bez tej opcji.
command-bad-pair = { $option } musi mieć postać NAZWA=WARTOŚĆ, a nie „{ $text }”.
command-no-such-side = Nie ma karty ulepszenia, z której można wybrać „{ $text }”; do wyboru są: { $known }.
command-choose-side = Ta postać ma kartę ulepszenia, której stronę wybiera nowy gracz ({ $hero }): dodaj --upgrade i jedną z nich: { $known }.
command-other-option = { NAME($game) } nie ma opcji { $option }.
command-no-luck = { NAME($game) }: szczęścia nie da się tu jeszcze zważyć; pomiń --luck.
command-train-without-net = { NAME($game) } nie ma sieci, którą można by uczyć; ma ją tylko { NAME($known) }.
command-bad-key = --seed musi tu mieć { $length } cyfr szesnastkowych.
command-bad-seat = „{ $text }” nie może tu usiąść; miejsce to { $known }.
command-bad-seats = Podano { $given ->
    [one] { $given } miejsce
    [few] { $given } miejsca
   *[many] { $given } miejsc
}, a rozgrywka ma { $wanted }.
command-resume-decides = Kontynuowana rozgrywka jest taka, jaka była; pomiń { $option } albo --resume.
command-go-on-with-what = --go-on należy do --resume; podaj też rozgrywkę.
command-folder-not-empty = { $path } już coś zawiera; podaj nowy lub pusty folder.
command-file-exists = { $path } już istnieje; wybierz inną nazwę.
command-file-unwritable = Nie da się zapisać { $path }: { NAME($reason) }.
command-file-trouble = Nie da się użyć { $path }: { $reason }.
command-bad-pack = Tego pakietu nie można użyć: { $first }{ $count ->
    [0] {""}
    [one] { " " }i jeszcze { $count } błąd
    [few] { " " }i jeszcze { $count } błędy
   *[many] { " " }i jeszcze { $count } błędów
}; wszystko wymienia `moonlit pack check`.
command-bad-story = W tę opowieść nie da się zagrać: { $first }{ $count ->
    [0] {""}
    [one] { " " }i jeszcze { $count } błąd
    [few] { " " }i jeszcze { $count } błędy
   *[many] { " " }i jeszcze { $count } błędów
}; wszystko wymienia `moonlit story check FOLDER`.
command-bad-strategy = Tej strategii nie można użyć: { $first }{ $count ->
    [0] {""}
    [one] { " " }i jeszcze { $count } błąd
    [few] { " " }i jeszcze { $count } błędy
   *[many] { " " }i jeszcze { $count } błędów
}.
command-bad-pack-task = Napisz `moonlit pack check FOLDER`.
command-worker-died = Proces roboczy zakończył się bez odpowiedzi, może z braku pamięci; spróbuj mniejszej liczby --workers.

command-broken = Moonlit sam popełnił błąd ({ $error }) i na tym poprzestał. Prosimy o zgłoszenie; z MOONLIT_DEBUG=1 powie, gdzie.

command-serve = stół w przeglądarce, dla ciebie i znajomych
command-serve-text = Otwiera stół w przeglądarce. Partie są zapisywane i przetrwają ponowne uruchomienie.
command-serve-port = port, na którym słucha; bez niego pierwszy wolny od 8008
command-serve-lan = wpuść wszystkich w twojej sieci, nie tylko ten komputer
command-serve-open = otwórz stronę w przeglądarce
command-serve-demo = niech same boty grają przy stole także bez widzów
command-serve-data = katalog, w którym trzymane są partie
command-serve-prune = zapomnij partię nieskończoną, do której od tylu dni nikt nie zajrzał; bez tego żadna nie jest zapominana
command-serve-address = adres, pod którym znajomi znajdą ten serwer, jeśli jest inny
command-serve-name = dalsza nazwa hosta, na którą serwer odpowiada
command-serve-here = Stół jest otwarty: { $link }
command-serve-home = Znajomi w twojej sieci otwierają: { $link }
command-serve-stop = Ctrl+C zamyka stół; trwające partie zostają zapisane.
command-port-taken = Port { $port } jest zajęty; podaj inny przez --port.
command-bad-days = --prune musi być całkowitą liczbą dni od 1 do { $most }, a nie „{ $text }”.
command-bad-port = --port musi być liczbą całkowitą do { $most }, a nie „{ $text }”.
