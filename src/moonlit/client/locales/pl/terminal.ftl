### Terminal: etykiety ekranów, klawisze i pytania.

## Ekran tytułowy i menu

terminal-game-nocturne = Nokturn
terminal-unofficial = Nieoficjalny stół stworzony przez miłośników. Wszystkie słowa i rysunki są nasze.

## Ustawienia

terminal-on = włączone
terminal-off = wyłączone

## Przygotowanie rozgrywki

terminal-setup = Przygotuj stół
terminal-seats = Miejsca
terminal-persona = Osobowość botów
terminal-mode = Tryb
terminal-edition = Wydanie
terminal-scenario = Scenariusz
terminal-no-scenario = bez scenariusza
terminal-name-of-seat = Imię dla miejsca { $seat }
terminal-begin = Zacznij rozgrywkę

## Stół

terminal-forest = Las
terminal-sprite-tiles = Płytki Leśnych Duchów
terminal-sprite-empty = puste
terminal-goals = Cele
terminal-goal-open = do zdobycia
terminal-goal-face-down = zakryty
terminal-concoctions = Mikstury
terminal-your-symbols = Twoje symbole
terminal-ability-ready = zdolność gotowa
terminal-ability-used = zdolność wykorzystana
terminal-passed = pas
terminal-face-down = zakryty żeton, { $name } (wcześniej: { NAME($token) })
terminal-empty-cell = puste pole
terminal-projection = Prognoza
terminal-mirrors-assumed = Lustra policzone jak najlepiej
terminal-log = Dziennik
terminal-pass-the-screen = Następną decyzję podejmuje { $name }. Oddaj ekran i naciśnij Enter.

## Wybór ruchu

terminal-choose-cell = Dokąd?
terminal-number-out-of-range = Wpisz liczbę od 1 do { $count }.
terminal-not-understood = „{ $text }” to ani numer, ani ruch; wpisz ?, aby zobaczyć pomoc.
terminal-undone = Cofnięto.

## Klawisze

terminal-keys = Klawisze

## Wyjście i powrót

terminal-quit-question = Odejść od stołu? Rozgrywka jest zapisana i można ją wznowić.
terminal-not-saved = Nie udało się zapisać rozgrywki: { $reason }.
terminal-other-program = Inny program kontynuował tę partię w { $path }; to, co jest grane tutaj, zapisuje się w { $kept }.
terminal-waiting = Dzisiejsze zasady prowadzą tę partię gdzie indziej, więc nie może toczyć się dalej tak jak dotąd. Oto, co o niej opowiedziano:
terminal-waiting-over = Ta partia jest skończona, a dzisiejsze zasady poprowadziłyby ją gdzie indziej. Oto, co o niej opowiedziano:
terminal-waiting-question = Może potoczyć się dalej od miejsca, w którym stanęła, według dzisiejszych zasad, jako ćwiczenie, które do niczego się nie liczy. { $path } zostaje bez zmian, a dalszy ciąg dostanie własny plik obok.
terminal-waiting-leave = Zostaw wszystko tak, jak jest
terminal-waiting-go-on = Graj dalej jako ćwiczenie
terminal-waiting-keys-ask = N zostawia wszystko tak, jak jest; T gra dalej jako ćwiczenie; ↑ i ↓ przewijają dziennik.
terminal-waiting-keys-leave = Q kończy; ↑ i ↓ przewijają dziennik.
terminal-practice = Ta partia jest ćwiczeniem: podejmuje partię rozgrywaną według innych zasad i do niczego się nie liczy.

## Koniec

terminal-over = Noc się skończyła
terminal-achievements-earned = Zdobyte osiągnięcia
terminal-no-achievements = Tym razem bez osiągnięć.
terminal-achievement-new = nowe
terminal-scenario-met = Scenariusz { $number } ukończony!
terminal-scenario-failed = Scenariusz { $number } jeszcze nieukończony.
terminal-scenario-points = Punkty: { $total } z { $needed }

## Pomoc

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
terminal-keys-long = ⏎ wybór · 1–9 0 * zaklęcie · p pas · u cofnij · ? czemu nie · h pomoc · i podpowiedź · [ ] panele · l język · F1 klawisze · q koniec
terminal-keys-short = ⏎ wybór · 1–9* zaklęcie · p pas · u cofnij · ? czemu · h pomoc · F1 · q
terminal-hint = Podpowiedź
terminal-hint-more = Naciśnij i jeszcze raz, a dowiesz się więcej.
terminal-plain-hint-more = Wpisz „hint” jeszcze raz, a dowiesz się więcej.
terminal-hint-thinking = Patrzę w przód …
terminal-hint-alone = Podpowiedzi są dla jednej osoby wśród botów; tu gra ich kilka.
terminal-hint-not-now = Podpowiedź jest wtedy, gdy decyzja należy do ciebie.
terminal-no-hints = Do tej gry nie ma jeszcze podpowiedzi.
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
terminal-keyname-hint = i
terminal-keydoes-hint = podpowiedź; zapytana jeszcze raz, mówi więcej
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
terminal-cell-down = { $cell } (zakryty żeton, { $spell })
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
terminal-plain-welcome = Moonlit, wiersz po wierszu. Wpisz numer, ruch taki jak „cast 4 c2” albo słowo: board, log, score, why RUCH, hint, help SŁOWO, undo, save, quit. „back” pokazuje wybór jeszcze raz.
terminal-plain-words = Słowa: board (stół), log (dziennik), score (punkty), why RUCH (czemu nie), hint (podpowiedź), help SŁOWO (pomoc), undo (cofnij), save (zapisz), quit (koniec), back (wróć).
terminal-plain-topics = Pomoc jest do pola (c2), płytki (SK01), twoich mikstur, celu (twilight 3 albo jego nazwa) i do tych słów: { $topics }. Wystarczy część nazwy.
terminal-help-several = „{ $text }” może znaczyć: { $names }; wpisz więcej z nazwy.
terminal-plain-curtain = „undo” cofa ostatni ruch, zanim oddasz ekran.
terminal-plain-setup = Enter zaczyna, numer zmienia swój wiersz, „quit” kończy.
terminal-back-to-forest = Esc: powrót do lasu

## Dominion

terminal-dominion-welcome = Moonlit, wiersz po wierszu. Wpisz numer, ruch taki jak „buy silver” albo „play den of sin” (nazwy mogą być polskie) lub słowo: board, log, score, why RUCH, help SŁOWO, auto, undo, save, quit. „back” pokazuje wybór jeszcze raz.
terminal-dominion-words = Słowa: board (stół), log (dziennik), score (punkty), why RUCH (czemu nie), help SŁOWO (pomoc), auto (Skarby same albo nie), undo (cofnij), save (zapisz), quit (koniec), back (wróć).
terminal-dominion-topics = Pomoc jest do każdej karty, Łaski, Uroku i Stanu oraz do tych słów: { $topics }. Wystarczy część nazwy.
terminal-dominion-turn = { $name }, tura { $number }
terminal-dominion-actions = { $count ->
    [one] { $count } Akcja
    [few] { $count } Akcje
   *[many] { $count } Akcji
}
terminal-dominion-buys = { $count ->
    [one] { $count } Zakup
    [few] { $count } Zakupy
   *[many] { $count } Zakupów
}
terminal-dominion-empty-piles = puste stosy: { $count } z { $limit }
terminal-dominion-supply-note = (+ możesz ją teraz mieć, $ wystarczyłoby ci monet)
terminal-dominion-rulings = Rozstrzygnięcia (po angielsku)
terminal-dominion-back = Esc: powrót do decyzji
terminal-dominion-reader = Tu widać kartę pod kursorem.
terminal-dominion-keys-long = ⏎ wybór · 1–9 karta · t Skarby · e koniec fazy · u cofnij · ? czemu nie · h pomoc · a samo · F1 klawisze · q koniec
terminal-dominion-keys-short = ⏎ wybór · 1–9 · t Skarby · e koniec fazy · u cofnij · ? czemu · h · F1 · q
terminal-tab-beside = Obok
terminal-auto-on = Zwykłe Skarby i wybory bez wyboru zagrywają się same.
terminal-auto-off = Nic już nie dzieje się samo.
terminal-keyname-dominion-arrows = ← ↑ ↓ →
terminal-keydoes-dominion-arrows = ruch po kartach albo po liście
terminal-keyname-dominion-enter = Enter
terminal-keydoes-dominion-enter = zagraj, kup albo dodaj kartę pod kursorem; wybierz wiersz listy
terminal-keyname-dominion-digits = 1…9
terminal-keydoes-dominion-digits = karta z ręki albo wiersz listy według numeru
terminal-keyname-treasures = t
terminal-keydoes-treasures = zagraj wszystkie zwykłe Skarby
terminal-keyname-end = e
terminal-keydoes-end = zakończ fazę; nie wybieraj więcej
terminal-keyname-automatic = a
terminal-keydoes-automatic = zwykłe Skarby i wybory bez wyboru same albo nie
terminal-keyname-dominion-panels = [ ] F2…F4
terminal-keydoes-dominion-panels = gracze, to, co leży obok Zasobów, dziennik
terminal-keyname-dominion-escape = Esc
terminal-keydoes-dominion-escape = powrót do decyzji
terminal-kingdom = Królestwo
terminal-kingdom-random = losowe, według numeru
terminal-kingdom-own = dziesięć własnych kart
terminal-kingdom-own-cards = Dziesięć kart, między nimi przecinki
terminal-kingdom-own-text = n pyta o dziesięć kart; nazwy mogą być w każdym z naszych języków. Wiersz po wierszu: numer tego wiersza, potem karty.
terminal-number = Numer
terminal-sets = Zestawy
terminal-sets-both = podstawowy i Nokturn
terminal-sets-base = tylko podstawowy
terminal-sets-nocturne = tylko Nokturn
terminal-details = Szczegóły zasad
terminal-details-off = jak zalecane
terminal-details-on = wybrane tutaj

## Księga Cudów

terminal-wonder-welcome = Moonlit, wiersz po wierszu. Opowieść jest czytana, gdy nadchodzi. Wpisz numer, akcję, np. „move T4” albo „attack”, lub słowo: board, log, score, why AKCJA, help SŁOWO, auto, undo, save, quit. „back” pokazuje wybór jeszcze raz.
terminal-wonder-words = Słowa: board, log (opowieść od początku), score, why AKCJA, help SŁOWO, auto (wymuszone wybory same albo nie), undo, save, quit, back.
terminal-wonder-topics = Pomoc jest o postaciach, obszarach, kartach, które już znacie, i o tych słowach: { $topics }. Wystarczy część nazwy.
terminal-wonder-round = runda { $round }, { $phase }
terminal-wonder-fate = przeznaczenie { $up }/10
terminal-wonder-hourglass = klepsydra od rundy { $round }
terminal-wonder-par = wyznaczony czas { $now }/{ $par }
terminal-wonder-back = Esc: z powrotem do decyzji
terminal-wonder-rulings = Zasady
terminal-wonder-together = Razem
terminal-wonder-turn-page = Strona { $page } z { $pages } · Enter przewraca, Esc zamyka książkę
terminal-wonder-keys-long = ⏎ wybór · 1–9 wiersz · Tab plansza · s opowieść · u cofnij · ? czemu nie · h pomoc · [ ] panele · b tempo · l język · F1 klawisze · q koniec
terminal-wonder-keys-short = ⏎ wybór · 1–9 · [ ] panele · s opowieść · u cofnij · h pomoc · F1 · q
terminal-tab-map = Plansza
terminal-tab-heroes = Postacie
terminal-tab-foes = Wrogowie
terminal-tab-rules = Zasady
terminal-keyname-wonder-arrows = ← ↑ ↓ →
terminal-keydoes-wonder-arrows = ruch po planszy albo po liście
terminal-keyname-wonder-enter = Enter
terminal-keydoes-wonder-enter = wybierz wiersz listy albo idź do obszaru pod kursorem
terminal-keyname-wonder-digits = 1…9
terminal-keydoes-wonder-digits = wiersz listy po numerze
terminal-keyname-wonder-story = s
terminal-keydoes-wonder-story = przeczytaj opowieść tego rozdziału jeszcze raz
terminal-keyname-wonder-panels = [ ] F2…F6
terminal-keydoes-wonder-panels = plansza, postacie, wrogowie, zasady, dziennik
terminal-keyname-wonder-escape = Esc
terminal-keydoes-wonder-escape = z powrotem do decyzji
terminal-wonder-hero = Postać { $number }
terminal-wonder-upgrade = Ulepszenie: { $hero }
terminal-wonder-way = Opowieść
terminal-wonder-chapter = Rozdział
terminal-wonder-difficulty = Poziom trudności
terminal-wonder-way-go_on = ciąg dalszy kampanii
terminal-wonder-way-anew = nowa kampania
terminal-wonder-way-again = rozdział jeszcze raz, dla zabawy
terminal-wonder-way-rewind = powrót do rozdziału
terminal-wonder-way-alone = pojedynczy rozdział
terminal-wonder-way-go_on-text = Zapisuje się to, co wygracie: hasła, ulepszenia, wyniki, karty zębaczy.
terminal-wonder-way-anew-text = Zaczyna się od rozdziału I; poprzednia kampania leży obok nowej, aż wynik zapisze się drugi raz.
terminal-wonder-way-again-text = Wygrany rozdział z tym, co wtedy mieliście; nic się nie zapisuje.
terminal-wonder-way-rewind-text = Kampania toczy się dalej od wygranego rozdziału; późniejsze wyniki przepadają, gdy się skończy.
terminal-wonder-way-alone-text = Wcześniejsze rozdziały liczą się jako wygrane, jak zwykle; nic się nie zapisuje.
terminal-wonder-standing = Wygrane rozdziały: { $won }, łączny wynik: { $total }. Teraz: { $chapter }.
terminal-wonder-kept = Kampania zapisana w { $path }.
terminal-wonder-not-kept = Wynik nie został zapisany; jest w zapisie partii.
terminal-wonder-next-chapter = Dalej: { $chapter }
terminal-wonder-from-goal = Wróć do ostatniego celu
terminal-wonder-from-start = Zagraj rozdział od początku
terminal-wonder-gently = Od początku, łagodniej: { $count ->
    [one] { $count } żeton przeznaczenia więcej
    [few] { $count } żetony przeznaczenia więcej
   *[many] { $count } żetonów przeznaczenia więcej
}
terminal-go-on = Co teraz? Numer prowadzi dalej, Enter kończy.
