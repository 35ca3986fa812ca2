### Terminal: etykiety ekranów, klawisze i pytania.

## Ekran tytułowy i menu

terminal-title = Moonlit
terminal-subtitle = Jeden stół dla nocnych gier
terminal-game-nocturne = Nokturn
terminal-menu-play = Nowa rozgrywka
terminal-menu-resume = Wznów rozgrywkę
terminal-menu-replay = Obejrzyj zapis
terminal-menu-progress = Postępy
terminal-menu-editions = Wydania i przełączniki
terminal-menu-help = Pomoc
terminal-menu-settings = Ustawienia
terminal-menu-quit = Wyjście
terminal-press-any-key = Naciśnij dowolny klawisz, aby iść dalej.
terminal-too-small = To okno jest za małe: potrzeba co najmniej { $columns } kolumn i { $rows } wierszy.
terminal-unofficial = Nieoficjalny stół stworzony przez miłośników. Wszystkie słowa i rysunki są nasze.

## Ustawienia

terminal-language = Język
terminal-theme = Kolory
terminal-theme-dark = ciemne
terminal-theme-light = jasne
terminal-theme-plain = żadne
terminal-speed = Szybkość
terminal-speed-off = bez animacji
terminal-ascii = Zwykłe litery zamiast symboli
terminal-hints = Podpowiedzi
terminal-on = włączone
terminal-off = wyłączone

## Przygotowanie rozgrywki

terminal-setup = Przygotuj stół
terminal-choose-seats = Kto gdzie siada?
terminal-choose-players = Ilu graczy?
terminal-choose-mode = Jaka gra?
terminal-choose-edition = Która instrukcja?
terminal-choose-variants = Jakie warianty?
terminal-choose-scenario = Który scenariusz?
terminal-choose-characters = Jakie postacie?
terminal-choose-switches = Pojedyncze rozstrzygnięcia
terminal-choose-visitor = Kto ostatnio był w lesie?
terminal-seats = Miejsca
terminal-players = Gracze
terminal-mode = Tryb
terminal-edition = Wydanie
terminal-variants = Warianty
terminal-scenario = Scenariusz
terminal-characters = Postacie
terminal-switches = Przełączniki
terminal-no-variants = bez wariantów
terminal-no-scenario = bez scenariusza
terminal-random-characters = jak rozdaje wydanie
terminal-name-of-seat = Imię dla miejsca { $seat }
terminal-person = Człowiek
terminal-bot = Bot
terminal-begin = Zacznij rozgrywkę
terminal-back = Wróć
terminal-default = domyślnie
terminal-changed = zmienione
terminal-setup-summary = { $players ->
    [1] W pojedynkę
   *[many] { $players } graczy
}, { $mode }, { $edition }.

## Stół

terminal-round = { $round }
terminal-phase = Faza { $number }
terminal-forest = Las
terminal-your-tokens = Twoje żetony
terminal-tokens-of = Żetony: { $name }
terminal-your-tiles = Twoje płytki
terminal-tiles-of = Płytki: { $name }
terminal-sprites = Plansza Leśnych Duchów
terminal-sprite-tiles = Płytki Leśnych Duchów
terminal-sprite-space = Pole { $number }
terminal-sprite-empty = puste
terminal-goals = Cele
terminal-twilight-goals = Cele zmierzchu
terminal-moonlight-goals = Cele blasku księżyca
terminal-goal-open = do zdobycia
terminal-goal-of = ma go { $name }
terminal-goal-face-down = zakryty
terminal-concoctions = Mikstury
terminal-concoctions-of = { $name }: { $count ->
    [0] bez mikstur
    [one] { $count } mikstura
    [few] { $count } mikstury
   *[many] { $count } mikstur
}
terminal-missing-symbols = Brakujące symbole
terminal-your-symbols = Twoje symbole
terminal-no-symbols = jeszcze żadne
terminal-character = Postać
terminal-ability-ready = zdolność gotowa
terminal-ability-used = zdolność wykorzystana
terminal-no-ability = bez zdolności
terminal-shadows = Żetony cienia
terminal-stack = Stos: { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
terminal-deck = Talia: { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
   *[many] { $count } mikstur
}
terminal-discards = Odrzucone ze skrzyń
terminal-removed = Poza grą
terminal-passed = pas
terminal-to-act = na ruchu
terminal-winner = zwycięstwo
terminal-you = ty
terminal-opponent = przeciwnik
terminal-starter = zaczyna
terminal-anchor = kotwica
terminal-highest = Najwyższe zaklęcie: { NAME($token) } na { $cell }
terminal-no-spell = Nikt jeszcze nie rzucił zaklęcia.
terminal-face-down = zakryty żeton, { $name } (wcześniej: { NAME($token) })
terminal-empty-cell = puste pole
terminal-no-cell = brak pola
terminal-legal-here = Tu możesz rzucić zaklęcie
terminal-projection = Prognoza
terminal-projection-text = Ile warta byłaby gra, gdyby skończyła się teraz.
terminal-projection-hidden = Tajne mikstury innych nie są wliczone.
terminal-score-so-far = { $name }: na razie { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}
terminal-log = Dziennik
terminal-log-empty = Nic się jeszcze nie wydarzyło.
terminal-log-more = { $count ->
    [one] { $count } wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
   *[many] { $count } wcześniejszych wpisów
}
terminal-solo-card = Aktywna karta
terminal-thinking = rozmyśla…
terminal-waiting-for = Decyduje { $name }.
terminal-your-turn = Twoja kolej
terminal-pass-the-screen = Następną decyzję podejmuje { $name }. Oddaj ekran i naciśnij Enter.

## Wybór ruchu

terminal-choose-action = Co robisz?
terminal-choose-token = Który żeton?
terminal-choose-cell = Dokąd?
terminal-choose-tile = Która płytka?
terminal-choose-card = Która mikstura?
terminal-confirm = Potwierdź
terminal-cancel = Anuluj
terminal-prompt = Numer albo tekst ruchu, ? to pomoc:
terminal-number-out-of-range = Wpisz liczbę od 1 do { $count }.
terminal-not-understood = „{ $text }” to ani numer, ani ruch; wpisz ?, aby zobaczyć pomoc.
terminal-why = Skąd to pytanie?
terminal-why-not = Dlaczego nie?
terminal-hint = Podpowiedź
terminal-hint-text = Wybór bota: { $action }.
terminal-undone = Cofnięto.

## Klawisze

terminal-keys = Klawisze
terminal-key-arrows = Strzałki
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-tab = Tab
terminal-key-space = Spacja
terminal-keys-move = ruch po lesie
terminal-keys-token = wybór żetonu
terminal-keys-cast = rzut lub potwierdzenie
terminal-keys-pass = pas
terminal-keys-next = następne pole
terminal-keys-undo = cofnij
terminal-keys-log = cały dziennik
terminal-keys-tiles = płytki wszystkich
terminal-keys-goals = objaśnij cele
terminal-keys-cards = objaśnij mikstury
terminal-keys-help = pomoc
terminal-keys-why = skąd to pytanie?
terminal-keys-hint = podpowiedź
terminal-keys-save = zapisz
terminal-keys-quit = wyjdź
terminal-keys-language = zmień język
terminal-keys-text = widok tekstowy
terminal-keys-close = zamknij

## Wyjście i powrót

terminal-quit-question = Odejść od stołu? Rozgrywka jest zapisana i można ją wznowić.
terminal-quit-unsaved = Wyjść bez zapisywania?
terminal-resume-question = Jest niedokończona rozgrywka: { $date }. Wznowić ją?
terminal-resume-broken = Niedokończonej rozgrywki nie da się odczytać: { $reason }
terminal-discard-question = Porzucić niedokończoną rozgrywkę?
terminal-saved = Zapisano.
terminal-not-saved = Nie udało się zapisać rozgrywki: { $reason }
terminal-goodbye = Dobrej nocy, lisie.
terminal-yes = Tak
terminal-no = Nie
terminal-yes-key = t
terminal-no-key = n

## Koniec

terminal-over = Noc się skończyła
terminal-final-scores = Wynik końcowy
terminal-category = Kategoria
terminal-total = Razem
terminal-place = Miejsce { $place }
terminal-shared-victory = Wspólne zwycięstwo
terminal-tie-break = Remis rozstrzyga pozycja na planszy Leśnych Duchów.
terminal-achievements-earned = Zdobyte osiągnięcia
terminal-no-achievements = Tym razem bez osiągnięć.
terminal-achievement-new = nowe
terminal-achievement-known = już twoje
terminal-choose-achievement = To wydanie pozwala zaznaczyć jedno osiągnięcie. Które?
terminal-scenario-met = Scenariusz { $number } ukończony!
terminal-scenario-failed = Scenariusz { $number } jeszcze nieukończony.
terminal-scenario-points = Punkty: { $total } z { $needed }
terminal-task-met = wykonane
terminal-task-failed = niewykonane
terminal-rank = Ranga solo: { $rank }
terminal-rank-next = Do następnej rangi ({ $rank }) brakuje jeszcze { $count ->
    [one] { $count } punktu
   *[many] { $count } punktów
}
terminal-play-again = Jeszcze jedna rozgrywka
terminal-show-record = Pokaż zapis

## Postępy

terminal-progress = Postępy
terminal-progress-of = Postępy: { $name }
terminal-progress-scenarios = Scenariusze
terminal-progress-standard = Zwykłe osiągnięcia
terminal-progress-variants = Warianty
terminal-progress-count = { $done } z { $all }
terminal-progress-track = Ścieżka: pola { $done } z { $all }
terminal-progress-list = O którą listę grasz?
terminal-progress-empty = Jeszcze nic; noc jest młoda.
terminal-progress-broken = Pliku z postępami nie da się odczytać: { $reason }

## Odtwarzanie

terminal-replay = Odtwarzanie
terminal-replay-step = Ruch { $version } z { $count }
terminal-replay-forward = dalej
terminal-replay-backward = wstecz
terminal-replay-first = na początek
terminal-replay-last = na koniec
terminal-replay-seat = patrzy { $name }
terminal-replay-onlooker = patrzy widz

## Pomoc

terminal-help = Pomoc
terminal-help-topics = Tematy
terminal-help-tile = Ta płytka
terminal-help-clause = Zasada { $clause }
terminal-help-close = Esc zamyka.

## Stół w krótkich słowach

terminal-symbol = { $symbol ->
    [S] C
    [F] P
    [M] G
    [H] Z
   *[E] J
}
terminal-tile = { $type ->
    [skull] Czaszka
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
   *[mirror] Lustro
}
terminal-tile-runestone = Runa { $symbol }
terminal-type = { $type ->
    [skull] Czaszki
    [feather] Pióra
    [mushroom] Grzyby
    [herb] Zioła
    [egg] Jaja
    [chest] Skrzynie
    [runestone] Runy
   *[mirror] Lustra
}
terminal-category-short = { $category ->
    [skulls] Czaszki
    [feathers] Pióra
    [mushrooms] Grzyby
    [herbs] Zioła
    [eggs] Jaja
    [chests] Skrzynie
    [concoctions] Mikstury
    [twilight] Cele zmierzchu
    [moonlight] Cele księżyca
    [leftover] Zaklęcia
    [ability] Zdolność
   *[precious] Cenne kamienie
}
terminal-pile = { $pile ->
    [forest] las { $count }
    [stack] stos { $count }
   *[deck] mikstury { $count }
}
terminal-cards = { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
   *[many] { $count } mikstur
}
terminal-goals-claimed = { $count ->
    [one] { $count } cel
    [few] { $count } cele
   *[many] { $count } celów
}
terminal-needs = brak { $symbols }
terminal-sprites-short = Duchy
terminal-no-goals = W grze rodzinnej nie ma celów.
terminal-no-concoctions = W tej rozgrywce nie ma mikstur.
terminal-reconstructed-mark = * nasza rekonstrukcja, więcej pod h
terminal-choices = Wybierz
terminal-cast-button = ⏎ Rzuć { $token } na { $cell }
terminal-pass-button = p Pasuj
terminal-hurry = Spacja pomija przerwę, b zmienia jej długość.
terminal-pace = Przerwa botów w sekundach: { $seconds }.
terminal-nothing-to-do = Z tym nic teraz nie zrobisz; h wyjaśnia, co to jest.
terminal-possible = To jest możliwe: { $action }.
terminal-tab-seats = Gracze
terminal-tab-goals = Cele
terminal-tab-concoctions = Mikstury
terminal-tab-projection = Punkty
terminal-tab-log = Log
terminal-keys-long = ⏎ wybór · 1–9 0 * zaklęcie · p pas · u cofnij · ? czemu nie · h pomoc · [ ] panele · l język · F1 klawisze · q koniec
terminal-keys-short = ⏎ wybór · 1–9* zaklęcie · p pas · u cofnij · ? czemu · h pomoc · F1 · q
terminal-curtain-undo = Zanim oddasz ekran: u cofa ostatni ruch.
terminal-quit-keys = Enter kończy, Esc wraca do gry.
terminal-end-keys = t pokazuje stół, Enter kończy.

## Klawisze stołu po kolei

terminal-keyname-arrows = ← ↑ ↓ →
terminal-keydoes-arrows = ruch po lesie albo po liście
terminal-keyname-enter = Enter
terminal-keydoes-enter = wybór pola, zaklęcia, wiersza listy
terminal-keyname-digits = 1…9 0 *
terminal-keydoes-digits = zaklęcie (0: cień 10, *: gwiazda) albo wiersz listy
terminal-keyname-pass = p
terminal-keydoes-pass = pas
terminal-keyname-undo = u
terminal-keydoes-undo = cofnięcie, jeśli nic nie odkryto
terminal-keyname-why = ?
terminal-keydoes-why = dlaczego tego pod kursorem nie można wybrać
terminal-keyname-help = h
terminal-keydoes-help = pomoc do tego, co pod kursorem
terminal-keyname-panels = [ ] F2…F6
terminal-keydoes-panels = gracze, cele, mikstury, punkty, dziennik
terminal-keyname-tab = Tab
terminal-keydoes-tab = następna część stołu
terminal-keyname-space = Spacja
terminal-keydoes-space = pominięcie przerwy bota
terminal-keyname-pace = b
terminal-keydoes-pace = długość przerwy botów
terminal-keyname-escape = Esc
terminal-keydoes-escape = odłożenie zaklęcia i pola
terminal-keyname-language = l
terminal-keydoes-language = następny język
terminal-keyname-quit = q
terminal-keydoes-quit = koniec; rozgrywka jest zapisana

## Pierwszy ekran

terminal-seat = Miejsce { $seat }
terminal-nobody = nikt
terminal-pause = Przerwa botów
terminal-seconds = sekundy: { $seconds }
terminal-name-hint = Ktoś przy tej klawiaturze; n nadaje imię.
terminal-setup-keys = ↑ ↓ wiersz · ← → zmiana · n imię · l język · Enter start · q koniec

## Tryb wierszowy

terminal-forest-note = (+ tu możesz rzucić zaklęcie)
terminal-cell-down = { $cell } (zakryty, { $spell })
terminal-cell-spell = { $tile } ({ $highest ->
    [yes] najwyższe zaklęcie, { $spell }
   *[no] { $spell }
})
terminal-cast-somewhere = Rzuć: { $token }, { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
terminal-tokens = Żetony
terminal-tiles = Płytki
terminal-sprite-line = Plansza Leśnych Duchów, liczba pól { $count }: { $tokens }
terminal-plain-welcome = Moonlit, wiersz po wierszu. Wpisz numer, ruch taki jak „cast 4 c2” albo słowo: board, log, score, why RUCH, help SŁOWO, undo, save, quit. „back” pokazuje wybór jeszcze raz.
terminal-plain-words = Słowa: board (stół), log (dziennik), score (punkty), why RUCH (czemu nie), help SŁOWO (pomoc), undo (cofnij), save (zapisz), quit (koniec), back (wróć).
terminal-plain-topics = Pomoc jest do pola (c2), płytki (SK01), twoich mikstur, celu (twilight 3) i do tych słów: { $topics }.
terminal-plain-curtain = „undo” cofa ostatni ruch, zanim oddasz ekran.
terminal-plain-setup = Enter zaczyna, numer zmienia swój wiersz, „quit” kończy.
