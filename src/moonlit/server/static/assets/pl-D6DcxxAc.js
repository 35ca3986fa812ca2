var e=Object.assign({"../../../src/moonlit/client/locales/pl/analysis.ftl":`### Analiza po rozgrywce.

analysis-title = Analiza
analysis-note = Każdą decyzję oceniono według tego, co gracz mógł wtedy wiedzieć (iteracje: { $iterations }, ziarno { $seed }). Szanse na zwycięstwo i szczęście liczono przy odkrytych kartach wszystkich.
analysis-running = Analiza
analysis-curve = Szansa na zwycięstwo
analysis-curve-alone = Szansa na 80 punktów
analysis-curve-marks = | początek blasku księżyca, ^ punkty zwrotne
analysis-where = ruch { $version }
analysis-twilight = Zmierzch
analysis-moonlight = Blask księżyca
analysis-turns = Punkty zwrotne
analysis-turn = { $name }, { $flaw }
analysis-turn-none = Żadna decyzja nie przesądziła o tej rozgrywce.
analysis-stages = Tura po turze
analysis-strokes = Uśmiechy losu
analysis-stroke = { $where }, { $what }: { $luck } dla: { $name }
analysis-chance-moonlight = rozdanie w blasku księżyca
analysis-chance-chest = przeklęta skrzynia ({ $name })
analysis-chance-runestone = runa ({ $name })
analysis-chance-opponent = karta przeciwnika
analysis-seat = { $name }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}
analysis-won = Wygrana różnicą { $count }
analysis-lost = Przegrana różnicą { $count }
analysis-level = Na końcu po równo
analysis-above = { $count } powyżej 80
analysis-below = { $count } poniżej 80
analysis-ahead = { $points } powyżej średniej pozostałych
analysis-behind = { $points } poniżej średniej pozostałych
analysis-ledger = { $result }: szczęście { $luck }, gra { $play }, rozdanie { $start }, ukryte karty { $hidden }.
analysis-ledger-play = Gra: własne wybory { $own }, wybory innych { $others }; z tego { $later } wyszło na jaw dopiero przy następnej decyzji.
analysis-part-start = rozdanie
analysis-part-luck = szczęście
analysis-part-play = gra
analysis-part-hidden = ukryte karty
analysis-part-grades = oceny
analysis-part-accuracy = trafność
analysis-means-start = Co obiecywało pierwsze rozdanie, zanim ktokolwiek coś wybrał, przy odkrytych kartach.
analysis-means-luck = Co przyniosły przeklęte skrzynie, runy i rozdanie w blasku księżyca, odjąwszy to, czego można było się spodziewać; w grze jednoosobowej także karty przeciwnika.
analysis-means-play = Co straciły wybory wobec najlepszego, własne i cudze, tak jak pokazuje to następna decyzja.
analysis-means-hidden = O ile lepsze lub gorsze okazały się wybory przez karty, których nie można było wtedy widzieć.
analysis-means-grades = Według oddanej szansy na zwycięstwo: poniżej 2 setnych dobrze, od 2 niedbale, od 5 niedokładność, od 10 błąd, powyżej 20 gruby błąd.
analysis-means-accuracy = Jaka część punktów, o które szła gra, została: 100 %, jeśli żadna decyzja nic nie oddała, 0 %, jeśli były jak na ślepo. Decyzje, w których wszystko jest prawie jednakowe, nic nie ważą.
analysis-accuracy = Trafność { $accuracy } % w { $count ->
    [one] { $count } decyzji
   *[other] { $count } decyzjach
}.
analysis-count-good = { $count ->
    [one] { $count } dobra
    [few] { $count } dobre
   *[many] { $count } dobrych
}
analysis-count-slack = { $count ->
    [one] { $count } niedbała
    [few] { $count } niedbałe
   *[many] { $count } niedbałych
}
analysis-count-inaccuracy = { $count ->
    [one] { $count } niedokładność
    [few] { $count } niedokładności
   *[many] { $count } niedokładności
}
analysis-count-mistake = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
analysis-count-blunder = { $count ->
    [one] { $count } gruby błąd
    [few] { $count } grube błędy
   *[many] { $count } grubych błędów
}
analysis-grade-good = dobrze
analysis-grade-slack = niedbale
analysis-grade-inaccuracy = niedokładność
analysis-grade-mistake = błąd
analysis-grade-blunder = gruby błąd
analysis-flaws = Co można było zrobić lepiej
analysis-flaw = { $where }, { $grade }: { $action }. Lepiej: { $best } ({ $before } % → { $after } %, punkty: { $points }).
analysis-left = Te same płytki i dobrane karty pozwalały na { $total } pkt przy innych kopiach lub innych zachowanych kartach: { $parts }.
analysis-left-none = Te same płytki i dobrane karty nie dawały więcej punktów.
analysis-symbols = { $count ->
    [0] Każdy symbol trafił do przepisu.
    [one] { $count } symbol nie trafił do żadnego przepisu.
    [few] { $count } symbole nie trafiły do żadnego przepisu.
   *[many] { $count } symboli nie trafiło do żadnego przepisu.
}
analysis-tokens = { $count ->
    [one] { $count } płytka zdobyta żetonem
    [few] { $count } płytki zdobyte żetonami
   *[many] { $count } płytek zdobytych żetonami
}, punktów na żeton: { $each }.
analysis-overpaid = Ruch { $version }: { NAME($token) } na { $cell } wygrywa od razu; wystarczyłoby { NAME($enough) }.
analysis-positions = Punkty zwrotne są w { $path }; \`moonlit play --resume\` gra dalej od tego miejsca.

analysis-puzzle-title = Zagadka { $number } z { $count }: który ruch jest wyraźnie najlepszy?
analysis-puzzle-right = Dobrze: to najlepszy ruch.
analysis-puzzle-wrong = Jest coś lepszego.
analysis-puzzle-told = Ocena długiego przeszukiwania: jeden ruch wyprzedza wszystkie inne o co najmniej cztery punkty.
analysis-puzzle-best = Najlepiej: { $action }. Przewaga nad resztą w punktach: { $points }.
analysis-puzzles-found = { $count ->
    [0] Nie znaleziono zagadek
    [one] Znaleziono { $count } zagadkę
    [few] Znaleziono { $count } zagadki
   *[many] Znaleziono { $count } zagadek
}; patrz { $path }.
`,"../../../src/moonlit/client/locales/pl/web.ftl":`### Strona wokół każdego stołu: początek, zbiórka, partia, stół tekstowy, ustawienia.

## Wszędzie

web-close = Zamknij
web-copy = Kopiuj
web-copied = Skopiowano
web-yes = tak
web-no = nie
web-you = ty
web-you-name = Ty
web-waiting = Już rozkładamy …
web-your-turn = Twoja kolej
web-onlooker = Widz
web-nickname = Twoje imię przy stole
web-nickname-none = Lis
web-ours = nasze
web-ours-told = Instrukcje nic tu nie podają; to uzupełnienie jest nasze.
web-problem-title = Nie udało się
web-problem-page = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; twoja partia jest bezpieczna.
web-problem-offline = Nie można połączyć się z serwerem. Spróbuj za chwilę.
web-problem-server = Serwer odpowiedział błędem { $status }.
web-missing-title = Tu nic nie ma
web-missing-back = Na stronę początkową
web-title-start = Początek
web-title-missing = Nic tu nie ma
web-title-new = Nowa partia
web-title-match = Stół
web-title-settings = Ustawienia
web-title-about = O Moonlit
web-title-rules = Zasady
web-title-replay = Powtórka
web-title-puzzle = Zagadka dnia
web-title-progress = Postępy
web-title-learn = Nauka gry
web-title-campaign = Kampania
web-title-day = Królestwo dnia

## Początek

web-start-claim = Stół do nocnych gier, z przyjaciółmi albo z botami
web-start-play = Graj
web-start-ways = Co możesz zrobić
web-start-continue = Graj dalej
web-start-gather = Wróć do swojego stołu
web-start-new = Nowa partia
web-start-join = Dołącz z linku
web-start-replay = Obejrzyj powtórkę
web-start-learn = Naucz się grać
web-start-campaign = Kampania
web-start-day = Królestwo dnia
web-start-puzzle = Zagadka dnia
web-start-rules = Zasady
web-start-progress = Postępy
web-start-settings = Ustawienia
web-start-about = O nas
web-start-fans = Zrobione przez fanów; bez związku z wydawcami gier.
web-quick-title = W co gramy?
web-quick-told = { $bots ->
    [one] Ty i jeden bot
    [few] Ty i { $bots } boty
   *[many] Ty i { $bots } botów
}
web-quick-start = Zagraj: { $game }
web-quick-bots = Boty
web-quick-level = Jak silne?
web-quick-more = Inne możliwości, przyjaciele, wszystkie opcje
web-join-link = Link, który ktoś ci przysłał
web-join-strange = To nie jest link do partii. Taki link ma postać …/match/ i nazwa.
web-join-go = Do stołu

## Nowa partia

web-new-game = Gra
web-new-roll = Losuj
web-new-picked = wybrane: { $count }
web-new-picked-of = { $count } z { $most }
web-new-unpick = Usuń z wybranych: { $name }
web-new-filter = Filtr: { $name }
web-new-filter-short = Nazwa, typ, tekst …
web-new-seats = Kto gra?
web-new-players = Gracze
web-new-seat = Miejsce { $number }
web-new-who = Kto siada na miejscu { $number }?
web-new-me = Ja
web-new-here = Ktoś jeszcze przy tym urządzeniu
web-new-bot = Bot: { $name }
web-new-persona = Upodobanie
web-new-persona-none = brak
web-new-open = Wolne dla osoby z linkiem
web-new-open-told = Dostaniesz link i kod QR z zaproszeniem. Nikt nie potrzebuje konta.
web-new-options = Jak gramy?
web-new-by-edition = tak jak w wydaniu
web-new-choose-each = Wybierz dla każdego miejsca zamiast losować
web-new-rulings = { $count ->
    [one] { $count } pojedyncze rozstrzygnięcie
    [few] { $count } pojedyncze rozstrzygnięcia
   *[many] { $count } pojedynczych rozstrzygnięć
}
web-new-rulings-told = Gdzie instrukcje różnią się albo milczą, każdą sprawę można rozstrzygnąć osobno.
web-new-begin = Zaczynamy
web-new-gather = Otwórz stół i zaproś innych
web-table-settings = Ustawienia stołu dla wszystkich
web-table-settings-told = Te ustawienia widzą wszyscy gracze.
web-table-onlookers = Widzowie mogą patrzeć
web-table-onlookers-told = Kto ma link, widzi to, co leży odkryte, nigdy tajemnice.
web-table-undo = Cofanie
web-table-undo-told = Własne nieodkryte kroki od razu, wszystko inne za zgodą pozostałych.
web-table-points = Bieżące punkty
web-table-points-told = Widać, ile kto miałby teraz punktów.
web-table-chat = Czat
web-table-chat-told = Krótkie wiadomości między wszystkimi przy stole.
web-table-hints = Pomoc przy stole
web-table-hints-told = Kto ma ruch, może poprosić o podpowiedź. Wszyscy widzą, kto z niej skorzystał i ile razy.
web-table-pace = Tempo botów
web-table-pace-is = { $seconds ->
    [0] natychmiast
   *[other] { $seconds } s na krok
}
web-table-stand-in = Zastępstwo za tych, którzy odejdą
web-table-stand-in-told = Gra, dopóki dana osoba nie wróci.

## Zbiórka

web-gather-title = Zbiórka
web-gather-who = Kto już jest
web-gather-open = { $open ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $open } miejsca są jeszcze wolne.
   *[many] { $open } miejsc jest jeszcze wolnych.
}
web-gather-full = Wszystkie miejsca są zajęte.
web-gather-begin = Zaczynamy
web-gather-fill = Poczekaj na kogoś albo oddaj wolne miejsca botom.
web-gather-wait = Gospodarz zacznie, gdy wszystkie miejsca będą zajęte.
web-gather-join = Usiądź
web-gather-learn = Nie znasz tej gry? Poznaj ją w kilka minut; stół zostanie na twojej stronie startowej.
web-gather-no-account = Bez konta i bez hasła: wystarczy imię.
web-gather-to-bot = Niech gra bot
web-gather-to-open = Zwolnij miejsce
web-gather-invite = Zaproszenie
web-gather-invite-told = Wyślij ten link albo pokaż kod do zeskanowania. Urządzenia muszą widzieć ten serwer.
web-gather-alone = Ten serwer odpowiada tylko na tym komputerze. Uruchom go z --lan, żeby wpuścić innych.
web-home-alone = Na razie ten stół otwiera się tylko na tym komputerze.
web-home-open = Wpuść sieć domową
web-home-title = Otworzyć na sieć domową?
web-home-told = Każde urządzenie w twojej sieci może wtedy otworzyć { $address } i patrzeć albo zająć wolne miejsce. Tak zostaje, aż ten serwer zostanie zatrzymany. Na internet nic się nie otwiera; zapora może jeszcze raz zapytać.
web-home-yes = Otwórz
web-home-no = Nie teraz
web-gather-link = Link z zaproszeniem
web-gather-qr = Kod QR linku z zaproszeniem
web-gather-private = Twoje miejsce na innym urządzeniu
web-gather-private-told = Ten prywatny link to samo twoje miejsce. Otwórz go na innym swoim urządzeniu i zachowaj dla siebie: kto go ma, gra za ciebie i widzi twoje tajemnice.
web-gather-private-of = Prywatny link do miejsca: { $name }
web-gather-private-qr = Kod QR: { $name }
web-seat-person = Lis
web-seat-bot = Bot
web-seat-open = Wolne miejsce
web-seat-waiting = czeka na kogoś
web-seat-ready = bot, gotowy
web-seat-here = przy stole
web-seat-elsewhere = brak połączenia
web-seat-away = poza stołem; gra bot
web-seat-covered = brak połączenia; na razie gra bot

## Partia

web-match-loading = Rozkładamy grę …
web-match-lost = Połączenie zostało przerwane. Próbujemy dalej; nic, co zostało potwierdzone, nie przepadło.
web-match-again = Połączenie wróciło.
web-match-no-table = Nie udało się wczytać rysowanego stołu. Wczytaj stronę ponownie albo użyj stołu tekstowego.
web-match-practice = Ćwiczenie
web-tools = Narzędzia
web-tool-undo = Cofnij
web-tool-restart = Zacznij turę od nowa
web-tool-text = Stół tekstowy
web-tool-drawn = Stół rysowany
web-tool-log = Co się działo
web-tool-chat = Czat
web-tool-chat-new = { $unread ->
    [one] Czat, jedna nowa wiadomość
    [few] Czat, { $unread } nowe wiadomości
   *[many] Czat, { $unread } nowych wiadomości
}
web-tool-to-light = Jasny motyw
web-tool-to-dark = Ciemny motyw
web-tool-menu = Menu
web-drawer = Dziennik, czat i ludzie
web-drawer-log = Dziennik
web-drawer-chat = Czat
web-drawer-people = Ludzie
web-waiting-told = Ta partia zaczęła się według innych zasad. Potoczy się dalej według dzisiejszych, jako ćwiczebna, gdy zgodzą się wszyscy ({ $agreed } z { $people }).
web-waiting-agree = Grajmy dalej według dzisiejszych zasad
web-waiting-next = Do stołu, przy którym toczy się dalej
web-log-more = Więcej o: { $line }
web-log-earlier = Pokaż, co było wcześniej
web-log-look = Obejrzyj tę pozycję
web-log-back = Cofnij aż tutaj
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-text = Napisz coś
web-chat-send = Wyślij
web-chat-mute = Wycisz czat
web-chat-unmute = Włącz czat z powrotem
web-chat-muted = Czat tej partii jest wyciszony.
web-chat-said = { $name } mówi: { $text }
web-people-give = Oddaj miejsce botowi na stałe
web-people-cover = Niech na razie gra bot
web-people-missing = { $name } od dłuższego czasu nie ma połączenia.
web-people-hints = podpowiedzi: { $count }
web-people-onlookers = { $count ->
    [one] Jeden widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
web-news-left = { $name } opuszcza stół; dalej gra bot.
web-news-covered = { $name } nie ma połączenia; na razie gra bot.
web-news-back = { $name } wraca do stołu.
web-news-unasked = Zrobione za ciebie: { $label }
web-news-hint = { $name } prosi o podpowiedź.
web-news-rematch = Rewanż jest gotowy.
web-rematch-told = Rewanż jest gotowy. Grasz dalej? Jeśli nie, twoje miejsce zajmie bot.
web-rematch-decline = Nie, dziękuję
web-undo-title = Cofnąć?
web-undo-told = { $count ->
    [one] { $name } chce cofnąć ostatni ruch.
    [few] { $name } chce cofnąć ostatnie { $count } ruchy.
   *[many] { $name } chce cofnąć ostatnich { $count } ruchów.
}
web-undo-practice = To, co wydarzyło się potem, już widać. Jeśli wrócisz, ta partia będzie odtąd ćwiczeniem i do niczego się nie liczy.
web-undo-practice-yes = Wróć, ćwicząc
web-undo-practice-no = Zostaw
web-undo-whom = Pytanie do: { $name }.
web-undo-yes = Zgoda
web-undo-no = Nie
web-undo-waiting = Poproszono o cofnięcie. Czekamy na: { $names }.
web-undo-withdraw = Wycofaj prośbę
web-recap-title = Pod twoją nieobecność
web-recap-seen = Wiem już
web-recap-more = { $count ->
    [one] jeden wcześniejszy ruch
    [few] { $count } wcześniejsze ruchy
   *[many] { $count } wcześniejszych ruchów
}
web-curtain-pass = Teraz: { $name }. Podaj urządzenie dalej
web-curtain-told = Nic nie będzie widać, dopóki nie spojrzy właściwa osoba.
web-curtain-show = To ja, { $name }: pokaż stół
web-curtain-back = Wróć do wspólnego stołu
web-curtain-peek = Pokaż to, co może widzieć tylko { $name }
web-curtain-hide = Ukryj z powrotem
web-curtain-turn = Następna osoba: { $name }.
web-curtain-hand = Podaj urządzenie ({ $name })
web-moment-told = Oglądasz wcześniejszą pozycję.
web-moment-back = Wróć do teraźniejszości
web-away-mine = Za ciebie gra bot.
web-away-back = Wracam na miejsce
web-leave = Odejdź od stołu
web-leave-told = Bot zagra za ciebie, dopóki nie wrócisz. Partia zostanie na stronie początkowej.
web-leave-yes = Odchodzę
web-menu-rules = Zasady
web-menu-position = Link do tej pozycji
web-menu-position-told = Każdy zobaczy z niej tyle, ile mu wolno.
web-menu-onlook = Link dla widzów
web-menu-onlook-told = Widzowie widzą to, co leży odkryte.

## Podpowiedzi

web-hint-title = Podpowiedź
web-hint-nudge = Naprowadzenie
web-hint-move = Najlepszy ruch
web-hint-comparison = Porównanie ruchów
web-hint-to-nudge = Naprowadź mnie
web-hint-to-move = Pokaż ruch
web-hint-to-comparison = Porównaj ruchy
web-hint-do = Zagraj to
web-hint-close = Odłóż latarnię
web-hint-thinking = Ruchy są właśnie ważone …
web-hint-advised = polecane
web-hint-rank = { $rank }.

## Uczciwe losowanie

web-fair-title = Uczciwe losowanie
web-fair-told = Cały przypadek w tej partii pochodzi z jednego tajnego klucza. Jego odcisk ustalono przed pierwszym ruchem, więc nikt, nawet gospodarz, nie zmieni rozdania. Klucz ujawniamy po partii i wtedy każdy może wszystko sprawdzić.
web-fair-commitment = Odcisk klucza
web-fair-key = Klucz
web-fair-later = ujawniony po partii
web-fair-verify = Sprawdź całą partię
web-fair-good = Sprawdzono: rozdanie było ustalone od początku, a każdy ruch był dozwolony.
web-fair-bad = Ten zapis nie pasuje do partii.

## Po partii

web-over-title = Koniec partii
web-over-total = Razem
web-over-rematch = Rewanż
web-over-next = Do rewanżu
web-over-table = Spójrz na stół
web-over-back = Wróć do punktów
web-over-replay = Powtórka
web-over-record = Pobierz zapis
web-over-day = Twój wynik dnia
web-over-share = Udostępnij partię
web-over-share-told = W tym linku jest cała partia; żaden serwer nie musi jej trzymać.

## Stół tekstowy

web-text-skip = Przejdź do
web-text-actions = Co możesz zrobić
web-text-other = Inne ruchy
web-text-filter = { $count ->
    [one] Szukaj w { $count } ruchu
    [few] Szukaj w { $count } ruchach
   *[many] Szukaj w { $count } ruchach
}
web-text-found = { $count ->
    [one] Znaleziono jeden ruch.
    [few] Znaleziono { $count } ruchy.
   *[many] Znaleziono { $count } ruchów.
}
web-text-none = Żaden ruch nie pasuje.
web-text-type = Albo wpisz ruch
web-text-do = Zrób to
web-text-pending = Czekamy na serwer …
web-text-help = Pomoc: { $name }
web-text-help-column = Pomoc
web-text-last = Co działo się ostatnio
web-text-nothing = nic
web-text-story = Opowieść
web-text-read = Przeczytane ostatnio: { $title }
web-text-earlier = { $count ->
    [one] Co przeczytano wcześniej ({ $count } strona)
    [few] Co przeczytano wcześniej ({ $count } strony)
   *[many] Co przeczytano wcześniej ({ $count } stron)
}

## Ustawienia i klawisze

web-settings-language = Język
web-settings-theme = Motyw
web-settings-theme-system = jak w urządzeniu
web-settings-theme-dark = ciemny
web-settings-theme-light = jasny
web-settings-speed = Tempo stołu
web-settings-speed-is = { $speed ->
    [0] nic się nie rusza
    [1] zwykłe
   *[other] { $speed } razy szybciej
}
web-settings-sound = Dźwięk i powiadomienia
web-settings-sound-on = Dźwięki
web-settings-volume = Głośność
web-settings-ambience = Wiatr i świerszcze
web-settings-notify = Powiadom, gdy jest moja kolej, a strona jest schowana
web-settings-notify-no = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-settings-table = Przy stole
web-settings-confirm = Potwierdzaj, zanim się liczy
web-settings-confirm-told = Dotknięcie płytki, karty lub stosu tylko ją wybiera; robi to dopiero duży przycisk.
web-settings-dim = Przygaś to, co niedozwolone
web-settings-dim-told = Jasne jest tylko to, czego możesz użyć.
web-settings-bigger = Większe płytki
web-settings-bigger-told = Las zajmuje więcej miejsca, reszta się ścieśnia.
web-settings-patterns = Wzory dla miejsc
web-settings-patterns-told = Oprócz koloru i kształtu każdy żeton ma też wzór.
web-settings-text = Stół tekstowy
web-settings-text-told = Nagłówki, tabele i listy zamiast obrazu; dla czytników ekranu i klawiatury.
web-settings-unasked = Co dzieje się samo
web-settings-unasked-is = { $wish ->
    [never] Nic
    [forced] To, co jest jedynym wyborem
   *[obvious] To oraz wszystko, na czym nic się nie traci, jak zwykłe Skarby
}
web-settings-unasked-told = Za każdym razem jest to powiedziane i nie powtarza się tam, dokąd wracasz.
web-keys-title = Klawisze
web-keys-told = Działają przy stole, chyba że właśnie piszesz.
web-keys-change = Zmień
web-keys-press = Naciśnij klawisz …
web-keys-reset = Klawisze jak na początku
web-keys-set = { $key }: { $name }
web-keys-space = Spacja
web-keys-fixed = { $key } jest potrzebny wszędzie i pozostaje bez zmian.
web-keys-taken = { $key } robi już coś innego.
web-keys-fixed-arrows = Strzałki
web-keys-fixed-enter = Enter
web-keys-fixed-spells = 1–9 *
web-keys-fixed-escape = Esc
web-keys-does-arrows = ruch wewnątrz grupy
web-keys-does-enter = wybór
web-keys-does-spells = zaklęcie o tej wartości, * to gwiazda
web-keys-does-escape = anuluj albo zamknij
web-key-pass = pas
web-key-undo = cofnij
web-key-why = dlaczego nie?
web-key-hint = podpowiedź
web-key-last = powiedz ostatnie zdarzenia
web-key-log = dziennik
web-key-chat = czat
web-key-text = stół tekstowy albo rysowany
web-key-help = te klawisze

## O nas

web-about-what-title = Co to jest
web-about-what = Moonlit to stół do nocnych gier: Nokturn wydawnictwa Flatout Games, wędrująca licytacja lisów w lesie pełnym księżycowego światła; Dominion Donalda X. Vaccarino z dodatkiem Pieśń nocy, wyścig talii za dnia i nocą; oraz Księga Cudów Martino Chiacchiery i Michele Piccoliniego, opowieść, którą drużyna bohaterów przeżywa razem.
web-about-fans-title = Zrobione przez fanów
web-about-fans = Moonlit robią fani. Nie ma on związku z wydawcami ani autorami gier, nie jest przez nich wspierany ani polecany. Jeśli gra ci się podoba, kup ją: nic nie zastąpi płytek na prawdziwym stole.
web-about-ours-title = Nasze i cudze
web-about-ours = Wszystkie obrazy, dźwięki i zdania są tu nasze. Nazwy, liczby i zasady to fakty o grze. Gdzie instrukcje nic nie podają, uzupełniliśmy je rozsądnie, a takie miejsca mają znak „nasze”.
web-about-fair-title = Uczciwe
web-about-fair = Serwer wysyła tylko to, co dane miejsce może wiedzieć. Każdą partię można potem sprawdzić: odcisk jej klucza widać od początku.
web-about-private-title = Prywatne
web-about-private = Bez kont, bez ciasteczek, bez zliczania, bez wczytywania czegokolwiek z zewnątrz. Ta przeglądarka pamięta twoje ustawienia, miejsca i postępy; serwer przechowuje partie.
web-about-free-title = Wolne
web-about-free = Program jest wolnym oprogramowaniem na licencji MIT. Kroje pisma to Fraunces i Atkinson Hyperlegible Next, oba na licencji SIL Open Font License.
web-about-licences = Licencje wszystkich części
`,"../../../src/moonlit/client/locales/pl/webaround.ftl":`### Wszystko wokół narysowanego stołu: arkusz punktów, powtórka, pomoc, lekcja, postępy.

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
`,"../../../src/moonlit/client/locales/pl/webcampaign.ftl":`### Półka z kampaniami i karta kampanii, słowami strony.

webcampaign-go = Co dalej
webcampaign-running = Rozdział jest rozpoczęty.
webcampaign-continue = Do stołu
webcampaign-looking = Przyglądasz się. Kto gra, otwiera tę kampanię prywatnym odnośnikiem albo siedzi w jej ostatnim rozdziale.
webcampaign-goal = Dalej od ostatniego celu
webcampaign-goal-told = Rozdział toczy się dalej od chwili, gdy pojawił się ostatni cel, w tym samym gronie. Karta to odnotuje.
webcampaign-open = Otwórz rozdział { $chapter }
webcampaign-anew = Zacznij rozdział { $chapter } od nowa
webcampaign-all-won = Wszystkie rozdziały są wygrane. Zagrajcie któryś jeszcze raz albo wróćcie do któregoś po inne zakończenie.
webcampaign-gentle = Tryb łagodny
webcampaign-gentle-told = Za każdą porażkę rozdział zaczyna się z jednym żetonem losu więcej, najwyżej z siedmioma.
webcampaign-file = Kampania jako plik
webcampaign-link = Prywatny odnośnik
webcampaign-link-told = Tym prywatnym odnośnikiem grasz dalej na innym urządzeniu. Kto go ma, może otwierać rozdziały.
webcampaign-loading = Karta się wczytuje…
webcampaign-yours = Twoje kampanie
webcampaign-told = Rozdział po rozdziale w jednej grupie: hasła, ulepszenia i wyniki przechodzą dalej, a gracze i postacie mogą się między rozdziałami zmieniać.
webcampaign-begin = Zacznij kampanię
webcampaign-take-in = Graj dalej z pliku, także z terminala
webcampaign-sheet = Karta kampanii
webcampaign-total = razem { $total }
webcampaign-chapter = Rozdział { $numeral }:
webcampaign-next = następny
webcampaign-hidden = jeszcze nieczytany
webcampaign-replay = Zagraj jeszcze raz
webcampaign-again = Dla zabawy, bez zapisywania
webcampaign-back = Wróć do niego
webcampaign-back-told = Po powrocie wyniki od tego rozdziału przepadają, gdy tylko się on skończy.
webcampaign-keywords = Hasła
webcampaign-no-keywords = Jeszcze żadnych.
webcampaign-upgrades = Ulepszenia
webcampaign-no-upgrades = Jeszcze żadnych.
webcampaign-meanings = Co dają
webcampaign-endings = Zakończenia: odnalezione { $found } z { $all }
webcampaign-blank = jeszcze nieodnalezione
webcampaign-album = Album
webcampaign-no-album = Jeszcze bez obrazków.
webcampaign-players = Kto gra
webcampaign-nameless = Miejsce { $place }
webcampaign-bot = Bot
webcampaign-kind-me = Przy tym urządzeniu
webcampaign-kind-open = Kto przyjdzie
webcampaign-name = Imię
webcampaign-hero = Postać
webcampaign-without = Bez tej osoby
webcampaign-add-me = Ktoś przy tym urządzeniu
webcampaign-add-open = Wolne miejsce
webcampaign-add-bot = Bot
webcampaign-sides-told = Kto przejmuje postać, wybiera na nowo po jednej stronie każdej jej karty ulepszenia.
webcampaign-side = Strona karty: { $hero }
webcampaign-start = Otwórz stronicę
webcampaign-later = Jeszcze nie
webcampaign-choose-first = Najpierw wybierz stronę każdej karty powyżej.
webcampaign-to-sheet = Karta kampanii
webcampaign-gently = { $count ->
    [one] { $count } żeton losu więcej
    [few] { $count } żetony losu więcej
   *[other] { $count } żetonów losu więcej
}
webcampaign-rewinds = { $count ->
    [one] { $count } powrót do celu
    [few] { $count } powroty do celu
   *[other] { $count } powrotów do celu
}
webcampaign-tries = { $count ->
    [one] dotąd { $count } porażka
    [few] dotąd { $count } porażki
   *[other] dotąd { $count } porażek
}
`,"../../../src/moonlit/client/locales/pl/webdominion.ftl":`### Rysowany stół Dominiona.

## Dzień

webdominion-phase-action = Akcja
webdominion-phase-buy = Zakup
webdominion-phase-night = Noc
webdominion-phase-clean_up = Porządki
webdominion-phase-now = Faza: { $phase }

## O co chodzi

webdominion-status-act = Twoja faza Akcji: { $actions ->
    [one] 1 Akcja
    [few] { $actions } Akcje
   *[many] { $actions } Akcji
}
webdominion-status-act-rest = zagraj kartę albo przejdź do zakupów
webdominion-status-buy = { $buys ->
    [0] Nie masz już Zakupów
    [one] Kup kartę za najwyżej { $coins } $
    [few] Kup do { $buys } kart za { $coins } $
   *[many] Kup do { $buys } kart za { $coins } $
}
webdominion-status-buy-rest = dotknij stosu
webdominion-status-hand = { $coins } $ na ręce
webdominion-status-reach = { $coins } $ na ręce: { $card } w zasięgu
webdominion-status-reach-rest = najpierw Skarby
webdominion-status-held = { $cards }: może warto zatrzymać kartę na ręce
webdominion-status-night = Zapada noc: zagraj karty Nocy
webdominion-status-night-rest = dowolnie wiele, albo zakończ turę
webdominion-go-on = { $to ->
    [buy] Przejdź do zakupów
    [night] Przejdź do Nocy
   *[end] Zakończ turę
}
webdominion-treasures = Zagraj Skarby · +{ $coins } $
webdominion-undo = Cofnij
webdominion-key-space = Spacja
webdominion-key-go = dalej: Skarby, następna faza, koniec tury
webdominion-key-treasures = zagraj wszystkie zwykłe Skarby
webdominion-key-do = to, co mówi duży przycisk
webdominion-key-none = żadna albo nie
webdominion-key-hand = karta z twojej ręki
webdominion-key-find = do stosów
webdominion-key-read = teksty na wszystkich stosach
webdominion-key-decks = kto co ma
webdominion-key-peek = zobacz stół pod pytaniem
webdominion-key-restart = na początek tury

## Stosy i karty

webdominion-supply = Zasoby
webdominion-costs = kosztuje { $cost }
webdominion-left = zostało { $count }
webdominion-left-in-pile = w stosie zostało { $count }
webdominion-you-can = { $may ->
    [play] możesz ją zagrać
    [buy] możesz ją kupić
   *[choose] możesz ją wybrać
}
webdominion-in-reach = w zasięgu Skarbów z ręki
webdominion-chosen = wybrana
webdominion-times = { $count } × { $card }
webdominion-tonight = tej nocy
webdominion-stays = { $card }, zostaje w grze
webdominion-buy = Kup: { $card }
webdominion-may-play = Możesz teraz zagrać kartę { $card }. { $text }
webdominion-may-buy = Możesz kupić kartę { $card }: kosztuje { $cost } $. Zostanie ci { $coins } $ i { $buys ->
    [0] żaden Zakup
    [one] 1 Zakup
    [few] { $buys } Zakupy
   *[many] { $buys } Zakupów
}.
webdominion-may-choose = Możesz tu wybrać kartę { $card }. { $question }
webdominion-leaves = zostanie ci { $coins } $ i { $buys ->
    [0] żadnego Zakupu
    [one] 1 Zakup
    [few] { $buys } Zakupy
   *[many] { $buys } Zakupów
}
webdominion-asks-now = pyta teraz
webdominion-reader = Lupa
webdominion-reader-empty = Wskaż kartę, żeby ją tu przeczytać.
webdominion-trash = Śmietnisko
webdominion-trash-count = Śmietnisko: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
webdominion-face-down = zakryte: { $count }
webdominion-unknown = { $count ->
    [one] i 1 karta, której nie znasz
    [few] i { $count } karty, których nie znasz
   *[many] i { $count } kart, których nie znasz
}
webdominion-nothing-here = Nic tu nie leży.
webdominion-known-from-top = Co o niej wiesz, od wierzchu:
webdominion-beyond = Poza Zasobami
webdominion-not-for-sale = nie na sprzedaż
webdominion-boons = Łaski
webdominion-boons-count = Łaski: { $count } zakrytych
webdominion-hexes = Uroki
webdominion-hexes-count = Uroki: { $count } zakrytych
webdominion-fate-discards = Odkryte i odłożone:
webdominion-beside-druid = obok karty { $card }
webdominion-heirloom = { $card } w każdej talii początkowej
webdominion-heirlooms = w każdej talii początkowej

## Obszar gry

webdominion-play-area = W grze
webdominion-play-empty = Tu kładziesz karty, które zagrywasz
webdominion-group-stays = z poprzedniej tury
webdominion-group-played = zagrane
webdominion-group-treasures = Skarby
webdominion-group-night = tej nocy
webdominion-fate-kept = do porządków
webdominion-fate-saved = następna tura
webdominion-fate-now = teraz
webdominion-fate-state = na razie

## Gracze

webdominion-rack = Ty
webdominion-hand = Twoja ręka: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
webdominion-your-hand = Twoja ręka
webdominion-hand-empty = Masz pustą rękę
webdominion-counters = W tej turze
webdominion-actions = Akcje
webdominion-buys = Zakupy
webdominion-coins = Monety
webdominion-money = { $count } $
webdominion-turn = tura { $number }
webdominion-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
webdominion-deck = Talia
webdominion-deck-count = Talia: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
webdominion-discard = Odrzucone
webdominion-discard-count = Stos kart odrzuconych: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
webdominion-hand-of = Ręka: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
webdominion-counts = Ręka { $hand }, talia { $deck }, odrzucone { $discard }
webdominion-in-hand = ręka
webdominion-in-deck = talia
webdominion-in-discard = odrzucone
webdominion-thinks = na ruchu
webdominion-bot = bot
webdominion-last-turn = wyblakłe: poprzednia tura
webdominion-owned = Kto co ma
webdominion-owned-counts = karty: { $counts }
webdominion-owned-by = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}

## Koniec partii

webdominion-sheet-deck = { $name }: cała talia z nazwami kart
webdominion-sheet-end = { $kind ->
    [provinces] Nie ma już ani jednej Prowincji.
   *[piles] { $count ->
        [one] Pusty jest { $count } stos: { $piles }.
        [few] Puste są { $count } stosy: { $piles }.
       *[many] Pustych jest { $count } stosów: { $piles }.
    }
}
webdominion-sheet-first = Pierwsza karta „{ $card }”: { $name }, tura { $turn }
webdominion-sheet-first-short = 1. { $card }
webdominion-sheet-who = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
webdominion-sheet-place = { $place }. miejsce

## Dziennik

webdominion-log-start = Przed pierwszą turą
webdominion-log-turn = { $who ->
    [you] Twoja tura { $number }
   *[other] { $name }, tura { $number }
}
webdominion-many = { $card } ×{ $count }
webdominion-hand-short = na ręce: { $count }
webdominion-tools = Pokaż
webdominion-read = Teksty na wszystkich stosach
webdominion-known = { $who ->
    [you] Co wiadomo o twoich kartach
   *[other] Co wiadomo o kartach gracza { $name }
}
webdominion-known-to-all = te na twojej ręce znają wszyscy
webdominion-on-deck = na talii
webdominion-depth = { $depth ->
    [1] na wierzchu
   *[other] miejsce { $depth }
}
webdominion-set-aside = odłożone na bok

## Przed partią

webdominion-setup-title = Dziesięć kart
webdominion-setup-missing = { $count ->
    [one] Wybierz poniżej jeszcze jedną kartę.
    [few] Wybierz poniżej jeszcze { $count } karty.
   *[many] Wybierz poniżej jeszcze { $count } kart.
}
webdominion-setup-list = { $list ->
    [wishes] { $name } w każdym losowaniu
   *[bans] Nigdy { $name }
}
webdominion-setup-list-short = { $list ->
    [wishes] Zostaw
   *[bans] Wyklucz
}
webdominion-setup-bans-kept = Wykluczone karty są pamiętane na następną partię, osobno dla każdego zestawu.
webdominion-setup-sets = Zestawy
webdominion-setup-link = Link do tych samych dziesięciu kart

## Lekcja: zdania mają najwyżej trzydzieści słów

webdominion-learn-title = Nauka Dominiona
webdominion-learn-speaker = Lis mówi
webdominion-learn-hand = Te pięć kart to twoja ręka, dobrana z własnej małej talii. Co turę zagrywasz je, kupujesz kartę i dobierasz pięć nowych.
webdominion-learn-treasures = Miedziaki to pieniądze. Duży przycisk zagrywa wszystkie twoje Skarby naraz.
webdominion-learn-treasures-again = Następna tura. Najpierw pieniądze, jak przedtem: jedno naciśnięcie zagrywa wszystkie.
webdominion-learn-buy-village = Masz monety: { $coins }, i jeden zakup. Wioska pozwala zagrać w turze więcej kart: kup Błogosławioną wioskę.
webdominion-learn-boon = Przynosi ona Łaskę, dar księżyca. Przyjmij ją teraz: to, co daje, od razu jest twoje.
webdominion-learn-end = To wszystko w tej turze. Zakończ ją: zagrane i kupione karty trafią na stos kart odrzuconych, a później wtasujesz je do talii.
webdominion-learn-end-again = Nie ma już nic do zrobienia. Zakończ turę.
webdominion-learn-buy-night = Masz monety: { $coins }. Karty z księżycem są na Noc: kup Miasto duchów. Trafi prosto do twojej ręki.
webdominion-learn-night = W Nocy zagrywasz dowolnie wiele kart Nocy. Zagraj Miasto duchów: następną turę zaczniesz z kartą więcej.
webdominion-learn-together = Wioska i Kuźnia, dobrana para! W turze wolno zagrać jedną Akcję, ale wioska daje dwie dodatkowe. Najpierw więc wioska.
webdominion-learn-village = W turze wolno zagrać jedną Akcję. Wioska zużywa jedną, oddaje dwie i dobiera kartę: zawsze się opłaca.
webdominion-learn-village-again = Najpierw wioska, ilekroć masz ją na ręce: nigdy nie zabiera ci Akcji.
webdominion-learn-buy-smithy = Masz monety: { $coins }. Kuźnia dobiera trzy karty: więcej pieniędzy w ręce, droższe zakupy. Kup ją.
webdominion-learn-smithy = Zagraj Kuźnię: dobierze trzy karty, a wszystkie pieniądze wśród nich liczą się w tej turze.
webdominion-learn-attack = Atak! Milicja Borsuka zostawia ci trzy karty. Wskaż dwie najmniej przydatne; Posiadłości na razie nic nie dają.
webdominion-learn-attack-done = Te dwie. Naciśnij przycisk i gotowe.
webdominion-learn-buy-moat = Ataki się powtórzą. Fosa w ręce chroni przed nimi, a kosztuje tylko 2: kup jedną.
webdominion-learn-moat = Znowu Atak, ale teraz masz Fosę. Pokaż ją, a nic ci się nie stanie; Fosa zostaje w ręce.
webdominion-learn-no-moat = Fosy nie masz teraz na ręce. Pytanie pada mimo to, żeby nikt się tego nie dowiedział: odpowiedz „nie”.
webdominion-learn-buy-hex = Masz monety: { $coins }! Przeklęta wioska uzupełnia rękę do sześciu kart. Jej cena: jeden Urok przy otrzymaniu.
webdominion-learn-hexed = To był Urok, pech w świetle księżyca: położył Miedziak na twojej talii. Niektóre karty rzucają Uroki na wszystkich innych.
webdominion-learn-buy-gold = Masz monety: { $coins }. Złoto daje trzy za każdym razem, gdy je dobierzesz.
webdominion-learn-buy-silver = Masz monety: { $coins }. Srebrnik daje dwie, dwa razy tyle co Miedziak.
webdominion-learn-points = Na końcu liczą się tylko punkty: Posiadłości, Księstwa i Prowincje. W ręce dają niewiele, więc najpierw rozbuduj talię.
webdominion-learn-late = Wiele tur później. Borsuk ma cztery punkty przewagi, a została jedna Prowincja. Gdy zniknie, partia kończy się z tą turą.
webdominion-learn-late-treasures = Co za ręka! Zagraj wszystkie Skarby.
webdominion-learn-late-buying = Akcje zagrane. Przejdź do fazy Zakupów.
webdominion-learn-late-smithy = A teraz Kuźnia: trzy karty więcej.
webdominion-learn-late-village = Wioska i Kuźnia na jednej ręce. Najpierw wioska: daje dwie Akcje.
webdominion-learn-province = Masz monety: { $coins }! Ostatnia Prowincja kosztuje 8 i jest warta sześć punktów. Jest twoja.
webdominion-learn-last = Prowincji już nie ma; partię skończyłyby też trzy puste stosy. Zakończ turę, a wszystkie karty zostaną policzone.
webdominion-learn-half-title = Znasz swoje karty
webdominion-learn-half = Zakupy, wioski i kuźnie, Atak i Fosa, Noc, Łaska i Urok: wszystko już za tobą. Zobacz teraz, jak się wygrywa.
webdominion-learn-next = Ostatnia noc
webdominion-learn-done-title = Umiesz grać w Dominiona
webdominion-learn-done = Twoja talia urosła i wygrała. Teraz wybieraj karty po swojemu: w pierwszym Królestwie latarnia odpowie, gdy spytasz, co robić.
webdominion-learn-first = Moje pierwsze Królestwo
`,"../../../src/moonlit/client/locales/pl/webquestion.ftl":`### Pytania Dominiona przy rysowanym stole: co odpowiadają przyciski i co z tego wynika.

## Wyliczenia

webquestion-counted = { $count } × { $name }
webquestion-list-and = { $start } i { $end }
webquestion-list-more = { $start }, { $end }
webquestion-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

## Duży przycisk i to, co obok

webquestion-do = { $verb ->
    [discard] Odrzuć: { $cards }
    [trash] Na Śmietnisko: { $cards }
    [topdeck] Na talię: { $cards }
    [play] Zagraj: { $cards }
    [set_aside] Odłóż na bok: { $cards }
    [take] Weź: { $cards }
    [receive] Otrzymaj: { $cards }
   *[gain] Dodaj: { $cards }
}
webquestion-put-back = { $count ->
    [one] Odłóż { $count } kartę na talię
    [few] Odłóż { $count } karty w tej kolejności
   *[many] Odłóż { $count } kart w tej kolejności
}
webquestion-part = { $verb ->
    [discard] odrzuć { $count }
    [trash] wyrzuć { $count }
   *[topdeck] odłóż { $count } na talię
}
webquestion-choose = { $how ->
    [exactly] { $count ->
        [one] Wybierz kartę
        [few] Wybierz { $count } karty
       *[many] Wybierz { $count } kart
    }
    [any] Wybierz karty
   *[most] { $count ->
        [one] Wybierz kartę
        [few] Wybierz najwyżej { $count } karty
       *[many] Wybierz najwyżej { $count } kart
    }
}
webquestion-choose-one = Wybierz jedno
webquestion-choose-order = Dotknij tej, którą dobierzesz najpierw
webquestion-count = wybrane: { $count } z { $most }
webquestion-told = już powiedziane: { $count }
webquestion-tag = { $verb ->
    [discard] do odrzucenia
    [trash] na Śmietnisko
    [topdeck] na talię
    [play] do zagrania
   *[gain] do dodania
}
webquestion-as-shown = Jak leżą
webquestion-as-they-come = Po kolei

## Taca

webquestion-tray = Pytanie
webquestion-peek = Obejrzyj stół
webquestion-back = Wróć do pytania
webquestion-find = Znajdź stos
webquestion-found = { $count ->
    [one] pasuje { $count } stos
    [few] pasują { $count } stosy
   *[many] pasuje { $count } stosów
}
webquestion-lane = { $verb ->
    [discard] do odrzucenia
    [trash] na Śmietnisko
   *[topdeck] z powrotem na talię
}
webquestion-title-lanes = { $count ->
    [one] { $asker }: co z tą kartą?
    [few] { $asker }: co z tymi { $count } kartami?
   *[many] { $asker }: co z tymi { $count } kartami?
}
webquestion-title-order = { $asker }: w jakiej kolejności je dobierzesz?
webquestion-note-lanes = Dotknięcie przekłada kartę; przeciąganie i cyfry ustalają kolejność tych, które wracają. Numer 1 dobierzesz najpierw.
webquestion-note-order = Dotykaj kart w kolejności, w jakiej je dobierzesz; można też przeciągać albo wpisać cyfrę. Numer 1 dobierzesz najpierw.
webquestion-note-effects = Gdy kilka rzeczy dzieje się naraz, kolejność należy do ciebie.
webquestion-state-chosen = wybrane
webquestion-state-told = już powiedziane
webquestion-state-barred = nie można wybrać
webquestion-state-place = { $place } z { $count }, { $lane }
webquestion-thing = { $name }, { $state }

## Tak albo nie, i co z tego wynika

webquestion-yes-word = Tak
webquestion-no-word = Nie
webquestion-yes = dzieje się to
webquestion-no = nic się nie dzieje
webquestion-always = zawsze odpowiadaj tak samo w tej rozgrywce
webquestion-standing = Odpowiedzi za ciebie w tej rozgrywce
webquestion-standing-one = { $answer ->
    [yes] { $name }: zawsze tak
   *[no] { $name }: zawsze nie
}
webquestion-standing-back = Pytaj mnie znowu: { $name }
webquestion-standing-told = Odpowiedź za ciebie: { $label }
webquestion-yes-moat = ten Atak cię omija; { $asker } zostaje na ręce
webquestion-no-moat = { $about } cię dotyka: { $text }
webquestion-yes-changeling = { $about } wraca na swój stos; { $asker } trafia na twoje karty odrzucone (zostało: { $left })
webquestion-no-changeling = karta { $about } jest twoja i zostaje tam, gdzie leży
webquestion-yes-tracker = karta { $about } leży na wierzchu talii: dobierzesz ją jako następną
webquestion-no-tracker = { $about } zostaje tam, dokąd trafiła
webquestion-yes-secret_cave = { $hand ->
    [1] odrzucasz ostatnią kartę, a że to nie trzy, nic z tego nie wynika
    [2] odrzucasz obie karty, a że to nie trzy, nic z tego nie wynika
   *[other] odrzucasz trzy karty; następną turę zaczynasz z +3\xA0$
}
webquestion-no-secret_cave = karty zostają na ręce
webquestion-yes-skys_gift = { $hand ->
    [1] odrzucasz ostatnią kartę, a że to nie trzy, niczego nie dodajesz
    [2] odrzucasz obie karty, a że to nie trzy, niczego nie dodajesz
   *[other] odrzucasz trzy karty i dodajesz kartę { $gold }
}
webquestion-no-skys_gift = karty zostają na ręce
webquestion-yes-pixie = { $asker } trafia na Śmietnisko; dwa razy otrzymujesz { $about }: { $text }
webquestion-no-pixie = { $asker } zostaje w grze; { $about } nic nie robi
webquestion-yes-blessed_village = otrzymujesz ją od razu: { $text }
webquestion-no-blessed_village = czeka przed tobą do początku następnej tury
webquestion-yes-library = { $about } leży z boku, a ty dobierasz za nią inną kartę
webquestion-no-library = { $about } zostaje na ręce
webquestion-yes-vassal = karta { $about } zostaje od razu zagrana; nie zużywa Akcji
webquestion-no-vassal = { $about } zostaje wśród kart odrzuconych
webquestion-yes-faithful_hound = { $asker } czeka z boku i pod koniec tej tury wraca na rękę
webquestion-no-faithful_hound = { $asker } zostaje wśród kart odrzuconych
webquestion-yes-sacred_grove = ty też otrzymujesz { $about }: { $text }
webquestion-no-sacred_grove = nic ci się nie przydarza
`,"../../../src/moonlit/client/locales/pl/webtable.ftl":`### Rysowany stół Nocturne w przeglądarce: nazwy miejsc, stanów i przycisków.

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
`,"../../../src/moonlit/client/locales/pl/webwonder.ftl":`### The drawn table of Wonder Book.

## Places

webwonder-board = Księga
webwonder-areas = Obszary
webwonder-figures = Co stoi na planszy
webwonder-now = O co chodzi teraz
webwonder-goal = Cel
webwonder-fate = Przeznaczenie
webwonder-enemy = Faza wrogów
webwonder-rules = Zasady specjalne
webwonder-campaign = Karta kampanii
webwonder-tabs = Twoje akcje, bohaterowie, cel i dziennik
webwonder-tab-now = Teraz
webwonder-tab-heroes = Drużyna
webwonder-tab-goal = Cel
webwonder-tab-log = Dziennik

## The board

webwonder-tap = Dotknij podświetlonego obszaru, by tam pójść, a otoczonego zębacza, by go zaatakować.
webwonder-open-to = Otwarte przejścia: { $areas }
webwonder-blocked-to = Zablokowane: { $areas }
webwonder-wyrm = { $state ->
    [stunned] Ogłuszony zębacz
    [pinned] Przygwożdżony zębacz
   *[standing] Zębacz
}
webwonder-spark = Iskra
webwonder-face-down = Coś zakrytego
webwonder-done-of = { $name } ({ $now } z { $need })
webwonder-gets-up = wstaje

## Heroes

webwonder-hearts = serca: { $hearts } z { $most }
webwonder-sparks = { $count ->
    [one] { $count } iskra
    [few] { $count } iskry
   *[other] { $count } iskier
}
webwonder-at = obszar: { $area }
webwonder-nowhere = poza planszą
webwonder-state-acting = działa
webwonder-state-done = po turze
webwonder-state-waiting = przed turą
webwonder-state-ready = w gotowości
webwonder-state-down = bez przytomności
webwonder-state-left = poza planszą
webwonder-bitten = { $count ->
    [one] zaatakuje { $count } zębacz
    [few] zaatakują { $count } zębacze
   *[other] zaatakuje { $count } zębaczy
}
webwonder-maybe-bitten = { $count ->
    [one] może { $count } zębacz
    [few] może { $count } zębacze
   *[other] może { $count } zębaczy
}

## Actions

webwonder-deed-move = Ruch
webwonder-deed-attack = Atak
webwonder-deed-collect = Zbierz iskrę
webwonder-deed-interact = Zajmij się kartą
webwonder-deed-skill = Umiejętność
webwonder-deed-special = Karty
webwonder-deed-give = Daj lub poproś
webwonder-deed-pass = Zakończ turę
webwonder-none-move = brak otwartego przejścia
webwonder-none-attack = nic w zasięgu
webwonder-none-collect = tu żadnej nie ma
webwonder-none-interact = tu nie ma karty
webwonder-none-skill = za mało iskier
webwonder-none-special = teraz niemożliwe
webwonder-none-give = nie ma czego przekazać
webwonder-none-pass = nie teraz
webwonder-many-move = { $count ->
    [one] { $count } droga
    [few] { $count } drogi
   *[other] { $count } dróg
}
webwonder-many-collect = z tego obszaru
webwonder-many-interact = karty tutaj: { $count }
webwonder-many-skill = umiejętności: { $count }
webwonder-many-special = możliwości: { $count }
webwonder-many-give = możliwości: { $count }
webwonder-in-reach = w zasięgu: { $count }
webwonder-actions-left = { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[other] zostało { $count } akcji
}
webwonder-which = Które z tych?
webwonder-back = Wróć
webwonder-for-group = Dla całej drużyny: decyduje kto chce, liczy się pierwsza odpowiedź.
webwonder-choose = Wybierz jedno.
webwonder-same = To samo dla wszystkich następnych
webwonder-reroll = Raz na turę, za jedno serce. Przynajmniej jeden sukces więcej w { $chance } % rzutów.
webwonder-dice = { $successes ->
    [one] { $successes } sukces
    [few] { $successes } sukcesy
   *[other] { $successes } sukcesów
}, { $blanks ->
    [one] { $blanks } pusta kość
    [few] { $blanks } puste kości
   *[other] { $blanks } pustych kości
}

## Goal, fate, enemies

webwonder-no-goal = Jeszcze bez celu
webwonder-of = { $now } z { $need }
webwonder-phase = Faza graczy
webwonder-in-time = Faza graczy { $now }: w terminie do { $need }
webwonder-late = Czas na nagrodę minął
webwonder-clock = Od końca rundy { $round } każda runda kosztuje przeznaczenie: { $fate }.
webwonder-face-up = { $count } z { $all } odkrytych
webwonder-band-ink = atrament
webwonder-band-silver = srebro
webwonder-band-gold = złoto
webwonder-spawn = { $count ->
    [one] Wychodzi { $count } zębacz: { $where }
    [few] Wychodzą { $count } zębacze: { $where }
   *[other] Wychodzi { $count } zębaczy: { $where }
}
webwonder-wyrm-cards = { $count ->
    [one] Odkrywa się { $count } kartę zębaczy
    [few] Odkrywa się { $count } karty zębaczy
   *[other] Odkrywa się { $count } kart zębaczy
}
webwonder-activate = { $count ->
    [one] Każdy zębacz działa raz
    [2] Każdy zębacz działa dwa razy
   *[other] Każdy zębacz działa { $count } razy
}
webwonder-pile-cards = karty
webwonder-pile-pool = w puli
webwonder-pile-scraps = skrawki
webwonder-pile-spark-pool = iskry

## The reader

webwonder-story = Opowieść
webwonder-choice = Wybór
webwonder-page = strona { $now } z { $count }
webwonder-page-back = Wstecz
webwonder-page-on = Czytaj dalej
webwonder-skip = Pomiń
webwonder-to-table = Do stołu
webwonder-aloud = Czytaj na głos
webwonder-again = Przeczytaj opowieść jeszcze raz
webwonder-key-hero = postać
`});export{e as default};