### Pytania Dominiona przy rysowanym stole: co odpowiadają przyciski i co z tego wynika.

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
   *[other] odrzucasz trzy karty; następną turę zaczynasz z +3 $
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
