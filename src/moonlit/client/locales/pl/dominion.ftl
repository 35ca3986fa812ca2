### Dominion z dodatkiem Dominion: Pieśń nocy: zdania o decyzjach, ruchach i zdarzeniach oraz działanie kart.
### Nazwy kart, Łask, Uroków i Stanów pochodzą z pakietu i stoją w zdaniach w mianowniku.

## Drobne słowa

dominion-game = Dominion
dominion-tagline = Za dnia budujesz talię, nocą grasz dalej; od dwóch do sześciu osób.
dominion-coins = { $count } $
dominion-cost = { $count } $
dominion-cost-special = { $count }* $
dominion-counted = { $count } × { $thing }
dominion-unknown-card = nieznana karta
dominion-points = { $count ->
    [one] { $shown } punkt
    [few] { $shown } punkty
   *[many] { $shown } punktów
}
dominion-bonus-cards = +{ $count ->
    [one] { $count } Karta
    [few] { $count } Karty
   *[many] { $count } Kart
}
dominion-bonus-actions = +{ $count ->
    [one] { $count } Akcja
    [few] { $count } Akcje
   *[many] { $count } Akcji
}
dominion-bonus-buys = +{ $count ->
    [one] { $count } Zakup
    [few] { $count } Zakupy
   *[many] { $count } Zakupów
}
dominion-bonus-coins = +{ $count } $
dominion-phase-start = początek tury
dominion-phase-action = faza akcji
dominion-phase-buy = faza zakupu
dominion-phase-night = faza nocy
dominion-phase-clean_up = faza porządków
dominion-misery = Nieszczęście

## Typy

dominion-type-action = Akcja
dominion-type-treasure = Skarb
dominion-type-victory = Zwycięstwo
dominion-type-curse = Klątwa
dominion-type-attack = Atak
dominion-type-reaction = Reakcja
dominion-type-night = Noc
dominion-type-duration = Następstwo
dominion-type-fate = Los
dominion-type-doom = Fatum
dominion-type-spirit = Duch
dominion-type-heirloom = Pamiątka
dominion-type-zombie = Zombie

## Decyzje: o co chodzi i dlaczego

dominion-decision-act = { $who ->
    [you] Twoja faza akcji: zagraj Akcję (pozostało: { $count }) albo zakończ fazę.
   *[other] { $name } wybiera Akcję do zagrania.
}
dominion-decision-buy = { $who ->
    [you] Twoja faza zakupu: masz { $coins } $ i { $buys ->
        [one] { $buys } Zakup
        [few] { $buys } Zakupy
       *[many] { $buys } Zakupów
    }.
   *[other] { $name } jest w fazie zakupu.
}
dominion-decision-night = { $who ->
    [you] Twoja faza nocy: zagraj karty Nocy albo zakończ fazę.
   *[other] { $name } wybiera kartę Nocy do zagrania.
}
dominion-decision-pick = { $who ->
    [you] { $asker }: { dominion-ask-pick }.
   *[other] { $name } wybiera, co { $verb ->
        [discard] odrzucić
        [trash] wyrzucić na Śmietnisko
        [topdeck] położyć na talii
        [play] zagrać
        [set_aside] odłożyć na bok
       *[take] wziąć
    } ({ $asker }).
}
dominion-ask-pick = { $how ->
    [order] odłóż te karty na talię; wybrana jako ostatnia będzie na wierzchu
    [one] { $verb ->
        [discard] odrzuć kartę { dominion-from }
        [trash] wyrzuć kartę { dominion-from } na Śmietnisko
        [topdeck] połóż kartę { dominion-from } na swojej talii
        [play] zagraj kartę { dominion-from }
        [set_aside] odłóż na bok kartę { dominion-from }
       *[take] weź na rękę kartę { dominion-from }
    }
    [may] { $verb ->
        [discard] możesz odrzucić kartę { dominion-from }
        [trash] możesz wyrzucić kartę { dominion-from } na Śmietnisko
        [topdeck] możesz położyć kartę { dominion-from } na swojej talii
        [play] możesz zagrać kartę { dominion-from }
        [set_aside] możesz odłożyć na bok kartę { dominion-from }
       *[take] możesz wziąć na rękę kartę { dominion-from }
    }
    [exactly] { $verb ->
        [discard] odrzuć { dominion-ask-cards } { dominion-from }
        [trash] wyrzuć { dominion-ask-cards } { dominion-from } na Śmietnisko
       *[topdeck] połóż { dominion-ask-cards } { dominion-from } na swojej talii
    }
    [most] { $verb ->
        [discard] możesz odrzucić najwyżej { dominion-ask-cards } { dominion-from }
        [trash] możesz wyrzucić najwyżej { dominion-ask-cards } { dominion-from } na Śmietnisko
       *[set_aside] możesz odłożyć na bok najwyżej { dominion-ask-cards } { dominion-from }
    }
   *[any] { $verb ->
        [discard] odrzuć dowolnie wiele kart { dominion-from }
        [trash] wyrzuć dowolnie wiele kart { dominion-from } na Śmietnisko
       *[set_aside] odłóż na bok dowolnie wiele kart { dominion-from }
    }
}
dominion-ask-cards = { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
}
dominion-from = { $zone ->
    [hand] z ręki
    [discard] ze stosu kart odrzuconych
    [play] z gry
    [trash] ze Śmietniska
    [aside] spośród odłożonych
   *[looked] spośród leżących na stole
}
dominion-picked = Wybrane dotąd: { $cards }.
dominion-decision-pile = { $who ->
    [you] { $asker }: wybierz kartę, którą dodajesz.
   *[other] { $name } wybiera kartę do dodania ({ $asker }).
}
dominion-decision-boon = { $who ->
    [you] { $asker }: wybierz Łaskę, którą teraz otrzymujesz.
   *[other] { $name } wybiera Łaskę ({ $asker }).
}
dominion-decision-order = { $who ->
    [you] Dodajesz kartę { $asker }: co najpierw?
   *[other] { $name } dodaje kartę { $asker } i wybiera, co nastąpi najpierw.
}
dominion-decision-order-start = { $who ->
    [you] Zaczyna się twoja tura: co najpierw?
   *[other] { $name } wybiera, co na początku tury nastąpi najpierw.
}
dominion-decision-exchange = { $who ->
    [you] Dodajesz kartę { $about }: wymienić ją na kartę { $asker }?
   *[other] { $name } może wymienić kartę { $about } na kartę { $asker }.
}
dominion-decision-topdeck = { $who ->
    [you] { $asker }: położyć kartę { $about } na talii?
   *[other] { $name } może położyć kartę { $about } na talii ({ $asker }).
}
dominion-decision-reveal = { $who ->
    [you] Ktoś zagrywa kartę { $about }: pokazać kartę { $asker } i uniknąć skutków?
   *[other] { $name } może pokazać kartę { $asker } przeciw karcie { $about }.
}
dominion-decision-set_aside = { $who ->
    [you] { $asker }: odłożyć na bok kartę { $about }?
   *[other] { $name } może odłożyć kartę na bok ({ $asker }).
}
dominion-decision-none = Dla innych możesz tu mieć kartę { $asker }, dlatego pada pytanie. Nie masz jej i z twojej odpowiedzi nikt się tego nie dowie.
dominion-decision-play = { $who ->
    [you] { $asker }: zagrać teraz kartę { $about }?
   *[other] { $name } może zagrać kartę { $about } ({ $asker }).
}
dominion-decision-discard = { $who ->
    [you] { $asker }: odrzucić trzy karty?
   *[other] { $name } może odrzucić trzy karty ({ $asker }).
}
dominion-decision-trash = { $who ->
    [you] Wyrzucić kartę { $asker } na Śmietnisko, żeby dwa razy otrzymać { $about }?
   *[other] { $name } może wyrzucić kartę { $asker } na Śmietnisko, żeby dwa razy otrzymać { $about }.
}
dominion-decision-receive = { $who ->
    [you] { $asker }: czy też otrzymujesz { $about }?
   *[other] { $name } może też otrzymać { $about } ({ $asker }).
}
dominion-decision-receive-now = { $who ->
    [you] { $asker }: otrzymać { $about } teraz czy na początku następnej tury?
   *[other] { $name } wybiera, czy otrzymać { $about } teraz, czy w następnej turze ({ $asker }).
}
dominion-decision-over = Rozgrywka jest skończona.
dominion-why = { $why } Zasada { $clause }.
dominion-why-act = W fazie akcji każda zagrana karta Akcji zużywa jedną Akcję.
dominion-why-buy = W fazie zakupu najpierw zagrywasz Skarby; każda kupiona karta zużywa jeden Zakup, a po pierwszej nie można już zagrywać Skarbów.
dominion-why-night = W fazie nocy możesz zagrać dowolnie wiele kart Nocy; nie zużywają one Akcji.
dominion-why-order = Gdy kilka rzeczy dotyczy cię naraz, kolejność należy do ciebie.
dominion-why-asked = { $asker }: { $text }

## Ruchy

dominion-action-play = Zagraj: { $thing }
dominion-action-treasures = Zagraj wszystkie zwykłe Skarby
dominion-action-buy = Kup: { $thing } ({ $cost })
dominion-action-gain = Dodaj: { $thing } ({ $cost })
dominion-action-discard = Odrzuć: { $thing }
dominion-action-discard-three = Odrzuć trzy karty
dominion-action-trash = Wyrzuć na Śmietnisko: { $thing }
dominion-action-topdeck = Połóż na talii: { $thing }
dominion-action-set_aside = Odłóż na bok: { $thing }
dominion-action-take = Weź: { $thing }
dominion-action-exchange = Wymień: { $thing } na { $asker }
dominion-action-reveal = Pokaż: { $asker }
dominion-action-receive = Otrzymaj: { $thing }. { $text }
dominion-action-receive-now = Otrzymaj teraz: { $thing }. { $text }
dominion-action-resolve = Najpierw: { $thing }
dominion-action-resolve-again = Najpierw: { $thing } (numer { $number })
dominion-action-resolve-own = Najpierw to, co mówi sama karta { $thing }
dominion-action-end = { $phase ->
    [act] Zakończ fazę akcji
    [buy] Zakończ fazę zakupu
   *[night] Zakończ fazę nocy
}
dominion-action-done = To wszystko
dominion-action-no = { $kind ->
    [pick] Żadna
    [pile] Nie dodawaj niczego
    [order] Zostaw ją tam, gdzie jest
   *[may] Nie
}
dominion-action-no-later = Zachowaj na następną turę
dominion-action-unknown = { $text }

## Zdarzenia

dominion-event-turn-began = { $who ->
    [you] Zaczyna się twoja tura { $number }.
   *[other] { $name } zaczyna turę { $number }.
}
dominion-event-phase-began = Zapada noc.
dominion-event-played = { $who ->
    [you] Zagrywasz kartę { dominion-played-card }.
   *[other] { $name } zagrywa kartę { dominion-played-card }.
}
dominion-event-played-together = { $who ->
    [you] Zagrywasz: { dominion-played-cards }.
   *[other] { $name } zagrywa: { dominion-played-cards }.
}
dominion-played-cards = { $yields ->
    [yes] { $cards } → { $bonus }
   *[no] { $cards }
}
dominion-played-card = { $zone ->
    [again] { $card } jeszcze raz
    [trash] { $card }, która zostaje na Śmietnisku
    [discard] { $card } ze stosu kart odrzuconych
    [aside] { $card }, odłożoną na bok
   *[hand] { $card }
}
dominion-event-drew = { $who ->
    [you] Dobierasz: { $cards }.
   *[other] { $known ->
        [yes] { $name } dobiera: { $cards }.
       *[no] { $name } dobiera { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }.
    }
}
dominion-event-shuffled = { $who ->
    [you] Tasujesz; twoja talia ma { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[other] { $name } tasuje; talia ma { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
}
dominion-event-gained = { $who ->
    [you] Dodajesz kartę { dominion-gained-card }.
   *[other] { $name } dodaje kartę { dominion-gained-card }.
}
dominion-gained-card = { $zone ->
    [hand] { $card } na rękę
    [deck] { $card } na wierzch talii
   *[discard] { $card }
}
dominion-event-bought = { $who ->
    [you] Kupujesz kartę { $card } za { $cost }.
   *[other] { $name } kupuje kartę { $card } za { $cost }.
}
dominion-event-trashed = { $who ->
    [you] Wyrzucasz na Śmietnisko: { dominion-leaving-cards }.
   *[other] { $name } wyrzuca na Śmietnisko: { dominion-leaving-cards }.
}
dominion-leaving-cards = { $zone ->
    [play] { $cards } (z gry)
    [deck] { $cards } (z talii)
   *[hand] { $cards }
}
dominion-event-discarded = { $who ->
    [you] Odrzucasz: { dominion-leaving-cards }.
   *[other] { $known ->
        [yes] { $name } odrzuca: { dominion-leaving-cards }.
       *[no] { $name } odrzuca { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }.
    }
}
dominion-event-put = { $who ->
    [you] { $to ->
        [deck] Kładziesz na talii: { $cards }.
        [hand] Bierzesz na rękę: { $cards }.
        [discard] Kładziesz talię na stos kart odrzuconych: { $cards }.
       *[aside] Odkładasz na bok: { $cards }.
    }
   *[other] { $known ->
        [yes] { $to ->
            [deck] { $name } kładzie na talii: { $cards }.
            [hand] { $name } bierze na rękę: { $cards }.
            [discard] { $name } kładzie talię na stos kart odrzuconych: { $cards }.
           *[aside] { $name } odkłada na bok: { $cards }.
        }
       *[no] { $to ->
            [deck] { $name } kładzie na talii { dominion-put-count }.
            [hand] { $name } bierze na rękę { dominion-put-count }.
            [discard] { $name } kładzie talię na stos kart odrzuconych: { dominion-put-count }.
           *[aside] { $name } odkłada na bok { dominion-put-count }.
        }
    }
}
dominion-put-count = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
dominion-event-revealed = { $who ->
    [you] { $zone ->
        [hand] Pokazujesz z ręki: { $cards }.
        [deck] Pokazujesz z talii: { $cards }.
       *[discard] Pokazujesz ze stosu kart odrzuconych: { $cards }.
    }
   *[other] { $zone ->
        [hand] { $name } pokazuje z ręki: { $cards }.
        [deck] { $name } pokazuje z talii: { $cards }.
       *[discard] { $name } pokazuje ze stosu kart odrzuconych: { $cards }.
    }
}
dominion-event-looked-at = { $who ->
    [you] Oglądasz: { $cards }.
   *[other] { $name } ogląda { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z talii.
}
dominion-event-returned = { $who ->
    [you] Odkładasz kartę { $card } na jej stos.
   *[other] { $name } odkłada kartę { $card } na jej stos.
}
dominion-event-exchanged = { $who ->
    [you] Wymieniasz kartę { $card } na kartę { $other }.
   *[other] { $name } wymienia kartę { $card } na kartę { $other }.
}
dominion-event-bonus = { $who ->
    [you] Zyskujesz: { $bonus }.
   *[other] { $name } zyskuje: { $bonus }.
}
dominion-event-reacted = { $who ->
    [you] Pokazujesz kartę { $card } i { $attack } ci nie szkodzi.
   *[other] { $name } pokazuje kartę { $card } i unika skutków karty { $attack }.
}
dominion-event-boon-turned = Łaska: { $boon } ({ $text })
dominion-event-boon-received = { $who ->
    [you] Otrzymujesz Łaskę { $boon }.
   *[other] { $name } otrzymuje Łaskę { $boon }.
}
dominion-event-boon-kept = { $who ->
    [you] { $boon } leży przed tobą aż do porządków.
   *[other] { $boon } leży aż do porządków przed graczem { $name }.
}
dominion-event-boons-shuffled = Łaski zostają przetasowane.
dominion-event-hex-turned = Urok: { $hex } ({ $text })
dominion-event-hex-received = { $who ->
    [you] Otrzymujesz Urok { $hex }.
   *[other] { $name } otrzymuje Urok { $hex }.
}
dominion-event-hexes-shuffled = Uroki zostają przetasowane.
dominion-event-state-taken = { $who ->
    [you] Bierzesz Stan { $state }.
   *[other] { $name } bierze Stan { $state }.
}
dominion-event-state-returned = { $who ->
    [you] Oddajesz Stan { $state }; działa on do końca tej tury.
   *[other] { $name } oddaje Stan { $state }; działa on do końca tej tury.
}
dominion-event-turned-down = Karta { $card } leży zakryta na Śmietnisku do końca tury.
dominion-event-match-ended = { $why ->
    [provinces] Stos kart { $province } jest pusty: koniec rozgrywki.
   *[piles] Zbyt wiele stosów w Zasobach jest pustych: koniec rozgrywki.
}
dominion-event-scored = { $who ->
    [you] Masz { $points }.
   *[other] { $name } ma { $points }.
}
dominion-event-unknown = Stało się coś innego: { $event }.

## Odmowy; bez pakietu pod ręką rzecz nazywa się swoim id

error-unknown-card = Nie ma tu karty „{ $text }”.
error-not-in-supply = { $text } nie należy do Zasobów, więc nie można tej karty kupić.
error-pile-empty = Stos kart { $text } jest pusty.
error-no-buys = Nie masz już Zakupów.
error-deluded = Z powodu Omamów nie możesz w tej turze kupować Akcji, więc także karty { $text }.
error-too-expensive = { $text } kosztuje { $cost } $, a masz { $coins } $.
error-not-in-hand = Nie masz na ręce karty { $text }.
error-already-bought = Coś już zostało kupione; w tej turze nie można już zagrywać Skarbów, takich jak { $text }.
error-other-phase = Karty { $text } nie można zagrać w { $phase ->
    [act] fazie akcji
    [buy] fazie zakupu
   *[night] fazie nocy
}.
error-not-ten-cards = Królestwo ma { $wanted } kart, a nie { $count }.
error-wished-and-banned = { $text } jest jednocześnie na liście życzeń i na liście zakazów; zostaw jedno z dwojga.
error-too-many-wishes = Życzeń jest { $count }, a królestwo ma tylko dziesięć kart.
error-too-few-cards = Dla królestwa { $count ->
    [one] zostaje tylko { $count } karta
    [few] zostają tylko { $count } karty
   *[many] zostaje tylko { $count } kart
}; zakaż mniej albo użyj więcej zestawów.
error-card-twice = { $text } występuje dwa razy; każdą kartę można podać tylko raz.
error-not-three-boons = Przy Druidzie leżą trzy Łaski, a nie { $count }; podaj trzy albo żadnej, wtedy zostaną wylosowane.
error-no-druid = Podano Łaski dla Druida, ale nie ma go w tym królestwie.
error-unknown-key = „{ $key }” nie jest częścią pozycji; znane: { $known }.
error-unknown-phase = „{ $value }” nie jest fazą, od której można zacząć; możliwe: { $known }.
error-not-a-number = { $key } musi być liczbą całkowitą, najwyżej { $most }, a nie „{ $value }”.
error-not-a-name = { $key } musi zawierać nazwy, a nie „{ $value }”.
error-unknown-state = Nie ma Stanu „{ $text }”; znane: { $known }.
error-unknown-boon = Nie ma Łaski „{ $text }”.
error-unknown-hex = Nie ma Uroku „{ $text }”.
error-in-two-places = Jakaś Łaska albo jakiś Urok jest w dwóch miejscach; w zestawie liczącym { $count } każda rzecz istnieje tylko raz.
error-value-not-offered = „{ $value }” to znana wartość przełącznika { $switch }, ale przy tym stole się tak nie gra.
error-not-in-match = { $text } nie należy do tej partii.
error-no-pile = { $text } nie ma swojego stosu; nie mają go Pamiątki ani Zombie.
error-not-a-duration = { $text } to nie Następstwo, więc nie ma nic do zrobienia po wcześniejszej turze.
error-wrong-cards-under = Pod kartą { $text } leży coś niewłaściwego: pod Kryptą leżą Skarby, pod Zjawą jedna Akcja, pod innymi kartami nic.
error-state-taken = { $text } nie może leżeć także tutaj: istnieje tylko raz albo jego karta pokazuje już inną stronę.
decision-name-act = którą Akcję zagrać
decision-name-buy = co kupić
decision-name-night = którą kartę Nocy zagrać
decision-name-pick = które karty wybrać
decision-name-pile = którą kartę dodać
decision-name-may = tak czy nie
decision-name-order = co nastąpi najpierw
decision-name-boon = którą Łaskę otrzymać

## Stół tekstowy

dominion-page-status = Teraz
dominion-page-looked = Na stole
dominion-page-hand = Twoja ręka
dominion-page-supply = Zasoby
dominion-page-piles = Stosy poza Zasobami
dominion-page-play = W grze
dominion-page-aside = Odłożone na bok
dominion-page-seats = Gracze
dominion-page-known = Co wiadomo o rękach, taliach i stosach kart odrzuconych
dominion-page-fate = Łaski, Uroki i Stany
dominion-page-trash = Śmietnisko
dominion-page-points = Punkty, gdyby gra skończyła się teraz
dominion-page-points-final = Punkty
dominion-page-turn = { $who ->
    [you] Trwa twoja tura: { $phase }.
   *[other] Trwa tura gracza { $name }: { $phase }.
}
dominion-page-resources = Akcje: { $actions }, Zakupy: { $buys }, monety: { $coins }.
dominion-page-head-card = Karta
dominion-page-head-cost = Koszt
dominion-page-head-types = Typy
dominion-page-head-left = Zostało
dominion-page-head-offer = Możesz
dominion-page-head-text = Działanie
dominion-page-head-player = Gracz
dominion-page-head-turns = Tury
dominion-page-head-hand = Ręka
dominion-page-head-deck = Talia
dominion-page-head-discard = Stos kart odrzuconych
dominion-page-head-owned = Wszystkie karty
dominion-page-head-source = Za co
dominion-page-total = Razem
dominion-page-buy = kupić
dominion-page-gain = dodać
dominion-page-afford = zapłacić
dominion-page-can-play = zagrać
dominion-page-can-discard = odrzucić
dominion-page-can-trash = wyrzucić
dominion-page-can-topdeck = położyć na talii
dominion-page-empty = pusty
dominion-page-nothing = brak
dominion-page-discard = { $count }, na wierzchu: { $top }
dominion-page-of = { $who }: { $cards }
dominion-page-shown-hand = { $who }, na ręce: { $cards }
dominion-page-shown-deck = { $who }, w talii: { $cards }
dominion-page-shown-discard = { $who }, w stosie kart odrzuconych: { $cards }
dominion-page-depth = { $depth ->
    [1] na wierzchu: { $card }
   *[other] { $depth }. od góry: { $card }
}
dominion-page-under = { $who }, zakryte: { $cards }
dominion-page-boons = Zakryte Łaski: { $deck }. Odrzucone: { $discards }.
dominion-page-druid = Przy karcie { $druid }: { $boons }.
dominion-page-boon-out = Działa Łaska: { $boon }. { $text }
dominion-page-boon-taken = Odkryte dla karty { $fool }: { $boons }.
dominion-page-boon-kept = { $who } ma przed sobą do porządków: { $boon }.
dominion-page-boon-saved = { $who } otrzyma w następnej turze: { $boon }.
dominion-page-hexes = Zakryte Uroki: { $deck }. Odrzucone: { $discards }.
dominion-page-hex-out = Działa Urok: { $hex }. { $text }
dominion-page-state = { $who }: { $state }. { $text }
dominion-page-face-down = Zakryte do końca tury: { $cards }

## Wyniki

dominion-result-tie = Remis: { $names } ({ $points }); decyduje mniejsza liczba tur. Zasada { $clause }.
dominion-result-shared = Punkty i tury są równe, więc zwycięstwo jest wspólne. Zasada { $clause }.
dominion-sequel-same = To samo Królestwo, { $who ->
    [you] zaczynasz
   *[other] zaczyna { $name }
}
dominion-sequel-random = Inne losowe Królestwo
dominion-result-sheet = { $who }: { $points } w { $turns ->
    [one] { $turns } turze
   *[many] { $turns } turach
} ({ $sheet }).
dominion-result-sheet-empty = { $who }: { $points } w { $turns ->
    [one] { $turns } turze
   *[many] { $turns } turach
}.

## Co można wybrać przed rozgrywką

dominion-option-kingdom = Królestwo
dominion-option-kingdom-text = Dziesięć kart, które zmieniają się z gry na grę.
dominion-kingdom-random = Losowe
dominion-kingdom-random-text = Dziesięć kart z używanych zestawów, wylosowanych według numeru.
dominion-kingdom-own = Dziesięć do wyboru
dominion-kingdom-own-text = Każda karta, jaką chcesz.
dominion-option-cards = Dziesięć kart
dominion-option-cards-text = Dokładnie dziesięć różnych.
dominion-option-number = Numer losowania
dominion-option-number-text = Ten sam numer daje te same dziesięć kart.
dominion-option-sets = Zestawy
dominion-option-sets-text = Skąd pochodzą losowe karty.
dominion-set-base = Gra podstawowa
dominion-set-base-text = 26 kart królestwa z drugiej edycji.
dominion-set-nocturne = Dominion: Pieśń nocy
dominion-set-nocturne-text = 33 karty królestwa z dodatku.
dominion-option-wishes = Życzenia
dominion-option-wishes-text = Karty, które mają być wśród dziesięciu.
dominion-option-bans = Zakazy
dominion-option-bans-text = Karty, których ma nie być wśród dziesięciu; żadna z życzeń.
dominion-option-druid = Łaski przy Druidzie
dominion-option-druid-text = Trzy albo żadna, wtedy zostaną wylosowane; tylko z Druidem w królestwie.
dominion-option-turn_end = Koniec tury
dominion-option-turn_end-text = Czy tura kończy się wraz z ostatnią możliwą czynnością, czy dopiero na twoje słowo.
dominion-turn_end-told = Na twoje słowo
dominion-turn_end-told-text = Ostatni zakup można cofnąć, dopóki nie zakończysz tury.
dominion-turn_end-by_itself = Sama z siebie
dominion-turn_end-by_itself-text = O jedno naciśnięcie mniej; nową rękę dobiera się razem z ostatnim zakupem.
dominion-option-first_seat = Pierwszy gracz
dominion-option-first_seat-text = Kto zaczyna, jeśli się tego nie losuje.

## Przełączniki

dominion-switch-tracker = Tropiciel kładzie dodane karty na talii
dominion-switch-tracker-this_turn = do końca tury
dominion-switch-tracker-while_in_play = dopóki jest w grze
dominion-switch-crypt = Krypta bierze
dominion-switch-crypt-non_duration = Skarby, które nie są Następstwami
dominion-switch-crypt-any_treasure = każdy Skarb
dominion-switch-necromancer = Nekromanta zakrywa kartę
dominion-switch-necromancer-face_down_first = przed zagraniem
dominion-switch-necromancer-face_down_after = po zagraniu
dominion-switch-base = Gra podstawowa
dominion-switch-base-second = druga edycja
dominion-switch-base-first = pierwsza edycja
dominion-switch-when_buy = Skutki kupowania
dominion-switch-when_buy-on_gain = następują przy dodaniu karty
dominion-switch-when_buy-on_buy = następują przy zakupie karty
dominion-switch-lose_track = Przykryte karty w stosie kart odrzuconych
dominion-switch-lose_track-stop_moving_2019 = można nadal przenosić
dominion-switch-lose_track-lose_track = znikają z oczu
dominion-switch-unused_hex = Urok, gdy nikogo nie dotyczy
dominion-switch-unused_hex-turned = zostaje odkryty i odrzucony
dominion-switch-unused_hex-left = zostaje na talii
dominion-switch-hex_reshuffle = Uroki tasuje się na nowo
dominion-switch-hex_reshuffle-when_needed = gdy potrzebny jest następny
dominion-switch-hex_reshuffle-at_once = gdy tylko talia się skończy
dominion-switch-grove_answers = Odpowiedzi na Święty gaj
dominion-switch-grove_answers-in_turn = po kolei, każda od razu rozpatrzona
dominion-switch-grove_answers-all_first = najpierw wszystkie, potem rozpatrzone
dominion-switch-first_player = Pierwszy gracz
dominion-switch-first_player-random = wylosowany
dominion-switch-first_player-seat = wybrany
dominion-switch-heirloom_cap = Pamiątki w rozgrywce
dominion-switch-heirloom_cap-none = ile ich jest
dominion-switch-heirloom_cap-most = najwyżej { $count }
dominion-switch-empty_night = Faza nocy bez kart Nocy
dominion-switch-empty_night-skipped = jest pomijana
dominion-switch-empty_night-shown = odbywa się
dominion-switch-monastery_count = Klasztor liczy
dominion-switch-monastery_count-fixed = karty dodane, zanim go zagrano
dominion-switch-monastery_count-running = także dodane w tym czasie
dominion-switch-trashing = Klasztor wyrzuca
dominion-switch-trashing-together = wszystkie karty razem
dominion-switch-trashing-mixed = karty jedną po drugiej
dominion-switch-idle = Przy kartach, które tu są, niczego nie zmienia.

## Pomoc

dominion-evidence = Nazwa: { $name }. Reszta: { $rest }.
dominion-help-action = Zagrywana w fazie akcji; każda zużywa jedną Akcję.
dominion-help-treasure = Zagrywany w fazie zakupu, dla monet.
dominion-help-victory = Warte punkty na koniec, wcześniej niewiele.
dominion-help-curse = Kosztuje punkt na koniec i do niczego się nie przydaje.
dominion-help-attack = Robi coś innym graczom; zanim to nastąpi, mogą zareagować.
dominion-help-reaction = Można jej użyć z ręki także poza własnymi fazami.
dominion-help-night = Zagrywana w fazie nocy, po zakupach: dowolnie wiele, bez Akcji.
dominion-help-duration = Zostaje w grze, dopóki ma coś do zrobienia w późniejszej turze.
dominion-help-fate = Daje Łaski; z taką kartą w królestwie tasuje się Łaski i wykłada stos kart { $will_o_wisp }.
dominion-help-doom = Daje Uroki; z taką kartą w królestwie tasuje się Uroki i wykłada Stany.
dominion-help-spirit = Jedna z trzech kart spoza Zasobów; zdobywa się ją tylko dzięki innym kartom.
dominion-help-heirloom = Zastępuje w każdej talii początkowej jedną kartę { $copper }. Nie ma stosu.
dominion-help-zombie = Zaczyna na Śmietnisku, skąd może ją zagrać { $necromancer }. Nie ma stosu.
dominion-topic-turn = Tura
dominion-help-turn = Faza akcji, faza zakupu, faza nocy, porządki. Zaczynasz z jedną Akcją, jednym Zakupem i bez monet; co zostanie, przepada.
dominion-topic-gain = Dodawanie
dominion-help-gain = Dodana karta trafia na twój stos kart odrzuconych, chyba że powiedziano inaczej. Kupione karty też są dodane, wymienione nie.
dominion-topic-exchange = Wymiana
dominion-help-exchange = Karta wraca na swój stos, druga trafia na twój stos kart odrzuconych. To ani dodanie, ani wyrzucenie, i dochodzi do skutku tylko wtedy, gdy możliwe jest jedno i drugie.
dominion-topic-boon = Łaska
dominion-help-boon = Odkryj wierzchnią Łaskę i zastosuj się do niej. Łaski nie są kartami: nigdy nie są w grze i nie liczą się.
dominion-topic-hex = Urok
dominion-help-hex = Odkryj wierzchni Urok i zastosuj się do niego. „Następny Urok” jest jeden i ten sam dla wszystkich innych, w kolejności tur.
dominion-topic-state = Stan
dominion-help-state = Leży przed graczem i działa tylko tak długo, jak tam leży.
dominion-topic-end = Koniec
dominion-help-end = Rozgrywka kończy się po turze, gdy stos kart { $province } jest pusty albo puste są trzy stosy Zasobów (przy pięciu lub sześciu graczach cztery). Wygrywa największa liczba punktów, przy remisie mniejsza liczba tur.

## Działanie kart, poza premiami na ich początku

dominion-heirloom = Pamiątka: { $name }.
dominion-kept = Leży przed tobą aż do porządków.
dominion-arrives = Dodana, trafia na twoją rękę.
dominion-worth = { $points } na koniec.
dominion-text-artisan = Dodaj od razu na rękę kartę za najwyżej 5 $. Potem jedna karta z ręki idzie na wierzch talii.
dominion-text-bandit = Dodaj kartę { $gold }. Wszyscy inni pokazują dwie wierzchnie karty talii, wyrzucają na Śmietnisko jeden Skarb spośród nich inny niż { $copper }, a resztę odrzucają.
dominion-text-bureaucrat = Dodaj kartę { $silver } na wierzch talii. Wszyscy inni jawnie kładą kartę Zwycięstwa z ręki na swojej talii; kto jej nie ma, pokazuje rękę.
dominion-text-cellar = Odrzuć, ile kart chcesz, i dobierz tyle samo.
dominion-text-chapel = Na Śmietnisko mogą trafić najwyżej cztery karty z twojej ręki.
dominion-text-council_room = Wszyscy inni też dobierają po karcie.
dominion-text-gardens = Na koniec: 1 punkt za każde pełne dziesięć twoich kart.
dominion-text-harbinger = Zajrzyj do swojego stosu kart odrzuconych: jedna z nich może trafić na wierzch talii.
dominion-text-library = Dobieraj po jednej, aż masz siedem kart na ręce. Każdą dobraną Akcję możesz odłożyć na bok; na koniec odrzuć odłożone.
dominion-text-merchant = Pierwszy { $silver }, którego potem zagrasz w tej turze, daje o 1 $ więcej.
dominion-text-militia = Wszyscy inni odrzucają karty, aż zostaną im trzy.
dominion-text-mine = Możesz wyrzucić na Śmietnisko Skarb z ręki, żeby dodać na rękę inny, droższy najwyżej o 3 $.
dominion-text-moat = Gdy ktoś inny zagrywa Atak, możesz pokazać tę kartę z ręki: ten Atak cię wtedy omija.
dominion-text-moneylender = Jedna karta { $copper } z ręki może trafić na Śmietnisko; daje to +3 $.
dominion-text-poacher = Potem odrzuć po karcie za każdy pusty stos Zasobów.
dominion-text-remodel = Jedna karta z ręki trafia na Śmietnisko; dodaj kartę droższą najwyżej o 2 $.
dominion-text-sentry = Obejrzyj dwie wierzchnie karty talii. Dowolne z nich wyrzuć na Śmietnisko lub odrzuć; reszta wraca na wierzch w dowolnej kolejności.
dominion-text-throne_room = Możesz zagrać Akcję z ręki, a potem tę samą kartę jeszcze raz.
dominion-text-vassal = Wierzchnia karta twojej talii zostaje odrzucona; jeśli to Akcja, możesz ją stamtąd zagrać.
dominion-text-witch = Wszyscy inni dodają kartę { $curse }.
dominion-text-workshop = Dodaj dowolną kartę, która kosztuje nie więcej niż 4 $.
dominion-text-bard = Odkryj Łaskę i otrzymaj ją.
dominion-text-blessed_village = Gdy ją dodajesz, odkryj Łaskę i otrzymaj ją: teraz albo na początku następnej tury.
dominion-text-cemetery = Kto go dodaje, może wyrzucić na Śmietnisko najwyżej cztery karty z ręki.
dominion-text-changeling = Wyrzuć tę kartę na Śmietnisko i dodaj kolejny egzemplarz karty, którą masz w grze. W rozgrywce z tą kartą każdy, kto dodaje kartę za co najmniej 3 $, może ją wymienić na kartę { $changeling }.
dominion-text-cobbler = Następną turę zaczynasz od dodania na rękę karty za najwyżej 4 $.
dominion-text-conclave = Możesz zagrać z ręki Akcję, której nazwy brak wśród twoich kart w grze; po jej wykonaniu +1 Akcja.
dominion-text-crypt = Dowolne swoje Skarby w grze, które nie są Następstwami, połóż zakryte pod tą kartą. Na początku każdej twojej tury jeden z nich wraca na rękę, póki jakieś zostały.
dominion-text-cursed_village = Uzupełnij rękę do sześciu kart. Kto dodaje tę kartę, otrzymuje Urok.
dominion-text-den_of_sin = Następną turę zaczynasz od +2 Kart.
dominion-text-devils_workshop = Dodaj zależnie od liczby kart dodanych przez ciebie w tej turze: żadna – { $gold }; jedna – kartę za najwyżej 4 $; więcej – { $imp }.
dominion-text-druid = Otrzymaj jedną z trzech Łask leżących przy tej karcie; zostaje ona na miejscu.
dominion-text-exorcist = Jedna karta z ręki trafia na Śmietnisko; dodaj Ducha, który kosztuje mniej.
dominion-text-faithful_hound = Odrzucony, byle nie podczas porządków, może zaczekać odłożony na bok; gdy tura się kończy, wraca na rękę.
dominion-text-fool = Jeśli nie masz Stanu { $lost_in_the_woods }, weź go, odkryj trzy Łaski i otrzymaj je w wybranej kolejności.
dominion-text-ghost_town = Następną turę zaczynasz od +1 Karty i +1 Akcji.
dominion-text-guardian = Aż do twojej następnej tury omijają cię Ataki innych. Na początku następnej tury: +1 $.
dominion-text-idol = Jeśli liczba kart { $idol }, które masz w grze, jest nieparzysta, otrzymaj Łaskę; jeśli parzysta, wszyscy inni dodają kartę { $curse }.
dominion-text-leprechaun = Dodaj kartę { $gold }. Potem policz swoje karty w grze: przy dokładnie siedmiu dodaj kartę { $wish }, przy każdej innej liczbie otrzymaj Urok.
dominion-text-monastery = Za każdą kartę dodaną przez ciebie w tej turze możesz wyrzucić na Śmietnisko kartę z ręki albo kartę { $copper }, którą masz w grze.
dominion-text-necromancer = Zagraj Akcję, która leży odkryta na Śmietnisku i nie jest Następstwem. Zostaje tam, zakryta do końca tury.
dominion-text-night_watchman = Tylko ty oglądasz pięć wierzchnich kart talii: niechciane odrzuć, a reszta wraca na wierzch w wybranej przez ciebie kolejności.
dominion-text-pixie = Wierzchnia Łaska zostaje odkryta i odrzucona. Jeśli wyrzucisz teraz tę kartę na Śmietnisko, otrzymujesz tę Łaskę, a potem jeszcze raz.
dominion-text-pooka = Dowolny Skarb z ręki, byle nie { $cursed_gold }, może trafić na Śmietnisko; daje to +4 Karty.
dominion-text-raider = Każdy inny, kto ma na ręce co najmniej pięć kart, odrzuca jedną, której egzemplarz masz w grze, albo pokazuje, że takiej nie ma. Na początku następnej tury: +3 $.
dominion-text-sacred_grove = Otrzymaj Łaskę. Jeśli nie daje ona +1 $, każdy z innych też może ją otrzymać.
dominion-text-secret_cave = Jeśli zdecydujesz się odrzucić trzy karty, następną turę zaczynasz od +3 $.
dominion-text-shepherd = Pokaż i odrzuć dowolnie wiele kart Zwycięstwa; za każdą +2 Karty.
dominion-text-skulk = Wszyscy inni otrzymują następny Urok. Gdy ją dodajesz, dodaj też kartę { $gold }.
dominion-text-tormentor = Jeśli nie masz w grze nic innego, dodaj kartę { $imp }; w przeciwnym razie wszyscy inni otrzymują następny Urok.
dominion-text-tracker = Do końca tury wszystko, co dodajesz, możesz kłaść na talii. Otrzymaj Łaskę.
dominion-text-tragic_hero = Osiem lub więcej kart na ręce to teraz za dużo: wyrzuć tę kartę na Śmietnisko i dodaj dowolny Skarb.
dominion-text-vampire = Następny Urok jest dla wszystkich innych. Dodaj dowolną kartę za najwyżej 5 $, byle nie { $vampire }. Na koniec wymień tę kartę na kartę { $bat }.
dominion-text-werewolf = Zagrana w twojej fazie nocy, ta karta sprowadza na wszystkich innych następny Urok; kiedy indziej daje +3 Karty.
dominion-text-cursed_gold = Dodaj kartę { $curse }.
dominion-text-goat = Jedna karta z ręki może trafić na Śmietnisko.
dominion-text-haunted_mirror = Gdy trafia na Śmietnisko, możesz rozstać się też z jedną Akcją z ręki: odrzuć ją i dodaj kartę { $ghost }.
dominion-text-lucky_coin = Dodaj kartę { $silver }.
dominion-text-magic_lamp = Jeśli co najmniej sześć twoich kart w grze ma nazwę, jakiej nie ma tam żadna inna, wyrzuć tę kartę na Śmietnisko; jeśli się to uda, dodaj trzy karty { $wish }.
dominion-text-pasture = Na koniec: 1 punkt za każdą twoją kartę { $estate }.
dominion-text-ghost = Pokazuj karty z talii, aż trafi się Akcja; odłóż ją na bok, a inne odrzuć. Na początku następnej tury zagraj ją dwa razy.
dominion-text-imp = Możesz zagrać z ręki Akcję, której nazwy brak wśród twoich kart w grze.
dominion-text-will_o_wisp = Wierzchnia karta talii zostaje pokazana; jeśli kosztuje najwyżej 2 $, trafia na rękę, inaczej zostaje.
dominion-text-zombie_apprentice = Jedna Akcja z ręki może trafić na Śmietnisko; daje to +3 Karty i +1 Akcję.
dominion-text-zombie_mason = Wierzchnia karta twojej talii trafia na Śmietnisko; możesz dodać za nią kartę droższą najwyżej o 1 $.
dominion-text-zombie_spy = Tylko ty oglądasz wierzchnią kartę talii: odrzuć ją albo zostaw.
dominion-text-bat = Na Śmietnisko mogą trafić najwyżej dwie karty z ręki; jeśli trafiła choć jedna, wymień tę kartę na kartę { $vampire }.
dominion-text-wish = Ta karta wraca na swój stos; jeśli się to uda, dodaj na rękę dowolną kartę za najwyżej 6 $.
dominion-text-earths_gift = Jeśli zdecydujesz się odrzucić Skarb, dodaj kartę za najwyżej 4 $.
dominion-text-fields_gift = +1 Akcja, +1 $.
dominion-text-flames_gift = Jedna karta z ręki może trafić na Śmietnisko.
dominion-text-forests_gift = +1 Zakup, +1 $.
dominion-text-moons_gift = Zajrzyj do swojego stosu kart odrzuconych: jedna z nich może trafić na wierzch talii.
dominion-text-mountains_gift = Dodaj kartę { $silver }.
dominion-text-rivers_gift = Na koniec tury, po dobraniu nowej ręki: +1 Karta.
dominion-text-seas_gift = +1 Karta.
dominion-text-skys_gift = Jeśli zdecydujesz się odrzucić trzy karty, dodaj kartę { $gold }.
dominion-text-suns_gift = Tylko ty oglądasz cztery wierzchnie karty talii: niechciane odrzuć, a reszta wraca na wierzch w wybranej przez ciebie kolejności.
dominion-text-swamps_gift = Dodaj kartę { $will_o_wisp }.
dominion-text-winds_gift = +2 Karty; potem odrzucasz dwie karty z ręki.
dominion-text-bad_omens = Cała talia trafia na stos kart odrzuconych, a dwie karty { $copper } stamtąd stają się twoją talią. Jeśli tylu nie ma, weź, ile jest, i pokaż stos.
dominion-text-delusion = Weź Stan { $deluded }, jeśli nie masz ani jego, ani Stanu { $envious }.
dominion-text-envy = Weź Stan { $envious }, jeśli nie masz ani jego, ani Stanu { $deluded }.
dominion-text-famine = Trzy wierzchnie karty talii zostają pokazane: Akcje odrzucasz, pozostałe wtasowujesz do talii.
dominion-text-fear = Mając na ręce co najmniej pięć kart, odrzuć Akcję albo Skarb; jeśli nie masz żadnej takiej karty, pokaż rękę.
dominion-text-greed = Dodaj kartę { $copper }; trafia na wierzch talii.
dominion-text-haunting = Mając na ręce co najmniej cztery karty, połóż jedną z nich na talii.
dominion-text-locusts = Wyrzuć na Śmietnisko wierzchnią kartę talii. Za kartę { $copper } lub { $estate } dodaj kartę { $curse }; za każdą inną – tańszą kartę, która ma z nią wspólny typ.
dominion-text-misery = Weź Stan { $miserable }; jeśli już go masz, odwróć go na stronę { $twice_miserable }.
dominion-text-plague = Dodaj kartę { $curse }; trafia na rękę.
dominion-text-poverty = Odrzucaj karty, aż zostaną ci trzy.
dominion-text-war = Pokazuj karty z talii, aż któraś kosztuje 3 $ lub 4 $; tę wyrzuć na Śmietnisko, a inne odrzuć.
dominion-text-deluded = Na początku swojej fazy zakupu oddaj go; do końca tej tury nie możesz kupować Akcji.
dominion-text-envious = Na początku swojej fazy zakupu oddaj go; do końca tej tury { $silver } i { $gold } dają tylko po 1 $.
dominion-text-lost_in_the_woods = Każda twoja tura może zacząć się od Łaski za cenę jednej odrzuconej karty.

## Na stosie: w paru słowach, co karta robi poza premiami

dominion-digest-artisan = do 5 $ na rękę
dominion-digest-bandit = Złoto; rabuje
dominion-digest-bureaucrat = Srebrnik na talię
dominion-digest-cellar = wymiana kart
dominion-digest-chapel = wyrzuca do 4
dominion-digest-council_room = inni +1
dominion-digest-gardens = 1 za 10 kart
dominion-digest-harbinger = na talię
dominion-digest-library = dobierz do 7
dominion-digest-merchant = Srebr.+1
dominion-digest-militia = inni do 3
dominion-digest-mine = lepszy Skarb
dominion-digest-moat = chroni
dominion-digest-moneylender = Miedziak: +3 $
dominion-digest-poacher = odrzuca
dominion-digest-remodel = za kartę: +2 $
dominion-digest-sentry = sortuje
dominion-digest-throne_room = gra dwa razy
dominion-digest-vassal = gra z talii
dominion-digest-witch = Klątwy
dominion-digest-workshop = karta do 4 $
dominion-digest-bard = Łaska
dominion-digest-blessed_village = Łaska
dominion-digest-cemetery = wyrzuca do 4
dominion-digest-changeling = kopiuje
dominion-digest-cobbler = potem: do 4 $
dominion-digest-conclave = nowa Akcja
dominion-digest-crypt = chowa Skarby
dominion-digest-cursed_village = dobierz do 6
dominion-digest-den_of_sin = potem +2
dominion-digest-devils_workshop = karta za karty
dominion-digest-druid = Łaska
dominion-digest-exorcist = Duch za kartę
dominion-digest-faithful_hound = wraca
dominion-digest-fool = trzy Łaski
dominion-digest-ghost_town = potem +1 +1
dominion-digest-guardian = chroni, +1 $
dominion-digest-idol = Łaska/Klątwa
dominion-digest-leprechaun = Złoto; Urok?
dominion-digest-monastery = wyrzuca za nowe
dominion-digest-necromancer = gra ze Śmietniska
dominion-digest-night_watchman = sortuje 5
dominion-digest-pixie = Łaska ×2
dominion-digest-pooka = Skarb: +4 Karty
dominion-digest-raider = rabuje; potem 3 $
dominion-digest-sacred_grove = Łaska
dominion-digest-secret_cave = potem $
dominion-digest-shepherd = Zwyc.: +2
dominion-digest-skulk = Urok; Złoto
dominion-digest-tormentor = Diablik/Urok
dominion-digest-tracker = Łaska, talia
dominion-digest-tragic_hero = Skarb
dominion-digest-vampire = Urok, do 5 $
dominion-digest-werewolf = 3 karty lub Urok
dominion-digest-cursed_gold = Klątwa
dominion-digest-goat = wyrzuca 1
dominion-digest-haunted_mirror = Zjawa
dominion-digest-lucky_coin = Srebrnik
dominion-digest-magic_lamp = 3 Życzenia
dominion-digest-pasture = za Posiadł.
dominion-digest-ghost = gra 2 razy potem
dominion-digest-imp = nowa Akcja
dominion-digest-will_o_wisp = tania +1
dominion-digest-zombie_apprentice = Akcja: +3
dominion-digest-zombie_mason = wierzch: +1 $
dominion-digest-zombie_spy = wierzch
dominion-digest-bat = do 2; Wampir
dominion-digest-wish = karta do 6 $

dominion-bot-kit-text = Młody lis: kupuje pieniądze i Prowincje, a prawie co drugi raz to, co akurat wpadnie mu w oko; odpowiada od razu.
dominion-bot-scout-text = Wie, jak długo pieniądze są ważniejsze od punktów i kiedy liczą się małe punkty, i czasem się myli; odpowiada od razu.
dominion-bot-mystic-text = Sprawdza kilka planów na to Królestwo w grze przeciw sobie i trzyma się najlepszego, z drobnymi potknięciami; odpowiada od razu.
dominion-bot-adept-text = Trzyma się planu na to Królestwo, który najlepiej wypadł w wielu rozgrywkach między planami, i nigdy się nie myli; odpowiada od razu.
dominion-bot-elder-text = Ma dobry plan na to Królestwo i w mgnieniu oka kilkadziesiąt razy rozgrywa w myślach swoje ruchy do końca rozgrywki.
dominion-bot-nightfox-text = Najsilniejszy bot w tym domu: ma dobry plan i tysiące razy rozgrywa w myślach swoje ruchy do końca rozgrywki, do sekundy na ruch.
dominion-bot-adaptive-text = Dba o wyrównaną grę: gdy sądzi, że wygrywa, wybiera słabszy ruch, który powinien jeszcze wystarczyć; gdy przegrywa, gra najlepiej, jak umie. Odpowiada od razu i nie pamięta innych rozgrywek.
dominion-bot-greedy-text = Bot zachłanny: kupuje najdroższą kartę, jaka jest, i nie wybiega myślą naprzód.

## Analiza

dominion-analysis-turn = tura { $number }
dominion-analysis-after = tura { $number }, { $name }: decyzja { $step }
dominion-analysis-turns = tury { $first }–{ $last }
dominion-analysis-note = Każdy zakup, każdą dodaną i każdą zagraną kartę, przy których było co wybierać, oceniono według tego, co gracz mógł wtedy wiedzieć (po { $iterations } rozgrywek do końca, ziarno { $seed }). Szanse na zwycięstwo i szczęście liczono przy odkrytych kartach wszystkich.
dominion-analysis-curve-marks = | co pięć tur, ^ punkty zwrotne
dominion-analysis-asked = { $asker }: { $action }
dominion-analysis-chance-hand = ręka dobrana na koniec tury ({ $name })
dominion-analysis-chance-cards = dobrane karty ({ $name })
dominion-analysis-chance-looked = karty odkryte z talii ({ $name })
dominion-analysis-chance-boon = odkryta Łaska ({ $name })
dominion-analysis-chance-hex = odkryty Urok ({ $name })
dominion-analysis-part-start = pierwsze ręce
dominion-analysis-ledger = { $result }: szczęście { $luck }, gra { $play }, pierwsze ręce { $start }, ukryte karty { $hidden }.
dominion-analysis-means-start = Co obiecywały pierwsze ręce i kolejność miejsc, zanim ktokolwiek coś wybrał, przy odkrytych kartach wszystkich.
dominion-analysis-means-luck = Co przyszło z talii, Łask i Uroków, pomniejszone o to, na co można było liczyć: to, czego nikt nie wiedział, przetasowano wiele razy od nowa.
dominion-analysis-hands = { $count ->
    [one] { $count } ręka
    [few] { $count } ręce
   *[many] { $count } rąk
}, średnio { $money } do wydania; łącznie niewydane: { $unspent }.
dominion-analysis-actions = Akcje zagrane na jedną rękę: { $each }.
dominion-analysis-nights = Karty Nocy zagrane na jedną rękę: { $each }.
dominion-analysis-stranded = { $count ->
    [0] Żadna Akcja nie została na ręce z braku akcji.
    [one] { $count } Akcja została na ręce z braku akcji.
    [few] { $count } Akcje zostały na ręce z braku akcji.
   *[many] { $count } Akcji zostało na ręce z braku akcji.
}
dominion-analysis-dead = { $count ->
    [0] Żadnej martwej ręki.
    [one] { $count } martwa ręka.
    [few] { $count } martwe ręce.
   *[many] { $count } martwych rąk.
}
dominion-analysis-dead-hand = Tura { $number }: martwa ręka, { $coins }.
dominion-analysis-part-dead = martwa ręka
dominion-analysis-means-dead = Ręka bez Akcji i bez karty Nocy do zagrania, a pieniędzy mniej, niż kosztuje Srebro.
dominion-analysis-spent = { $dead ->
    [yes] { $coins }, martwa ręka
   *[no] { $coins }
}
dominion-analysis-bought = kupiono: { $cards }
dominion-analysis-gained = dodano: { $cards }
dominion-analysis-exchanged = wymieniono: { $cards }
dominion-analysis-returned = odłożono: { $cards }
dominion-analysis-trashed = wyrzucono: { $cards }

## Podpowiedzi

dominion-advice-nudge = { $verb ->
    [buy] Jest coś, co teraz warto kupić.
    [gain] Pomyśl, czego brakuje twojej talii.
    [play] Masz kartę do zagrania.
    [end] Może to już wszystko w tej turze.
    [treasures] Czas na Skarby.
   *[other] Pomyśl, która z twoich kart jest najmniej potrzebna.
}
dominion-advice-idea = { $idea ->
    [ends] Zobacz, jak rozgrywka może się skończyć.
    [plan] Trzymaj się tego, co w tym Królestwie popłaca.
    [points] Punkty zaczynają się liczyć.
    [money] Pomyśl, ile przyniosą twoje następne ręce.
    [terminals] Pomyśl, ile takich kart zdołasz zagrać w jednej turze.
    [unused] Nie każdą monetę trzeba wydać.
    [bonus] Zobacz, co daje od razu.
    [stranded] Nie każdą Akcję z ręki da się zagrać.
    [coins] Policz monety tej tury.
    [dead] Coś na ręce nic już w tej turze nie da.
    [thin] Mała talia też jest coś warta.
   *[other] Składa się tu kilka rzeczy.
}
dominion-advice-ends = Kończy to rozgrywkę: twoje punkty wyniosą { $own }, najlepszego rywala { $rival }.
dominion-advice-plan = Najlepszy znaleziony plan na to Królestwo przewiduje teraz: { $card }.
dominion-advice-points = Twoje punkty: { $before } → { $after }.
dominion-advice-money = Skarby w pięciu twoich kartach dadzą średnio ${ $after }; teraz to ${ $before }.
dominion-advice-terminals = Akcje w talii, które nie dają Akcji: { $count }; dodatkowe Akcje z innych kart: { $villages }.
dominion-advice-unused = Niewykorzystane zostaje ${ $coins }.
dominion-advice-bonus = Daje { $bonuses }.
dominion-advice-stranded = { $count ->
    [one] Jednej innej Akcji z ręki nie da się już wtedy zagrać.
    [few] { $count } innych Akcji z ręki nie da się już wtedy zagrać.
    [many] { $count } innych Akcji z ręki nie da się już wtedy zagrać.
   *[other] { $count } innych Akcji z ręki nie da się już wtedy zagrać.
}
dominion-advice-coins = Ze Skarbami z ręki masz w tej turze ${ $coins }.
dominion-advice-dead = { $card }: nic już w tej turze nie da.
dominion-advice-thin = { $cards ->
    [one] W talii zostaje { $cards } karta.
    [few] W talii zostają { $cards } karty.
    [many] W talii zostaje { $cards } kart.
   *[other] W talii zostaje { $cards } karty.
}

## Puzzles

dominion-puzzle-told = Ocena po wielu tysiącach rozgrywek do końca: jeden ruch wygrywa co najmniej o pięć rozgrywek na sto więcej niż każdy inny.
dominion-puzzle-best = Najlepiej: { $action }. To o { $chance } wygranej na sto rozgrywek więcej niż cokolwiek innego.
