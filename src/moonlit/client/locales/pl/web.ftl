### Strona wokół każdego stołu: początek, zbiórka, partia, stół tekstowy, ustawienia.

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
