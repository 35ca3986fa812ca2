### Rysowany stół Dominiona.

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
