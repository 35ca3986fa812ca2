### The drawn table of Wonder Book.

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
