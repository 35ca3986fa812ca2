### Księga Cudów: zdania o decyzjach, ruchach i zdarzeniach, stół w tekście, pomoc.
### Nazwy bohaterów, obszarów i kart oraz teksty opowieści pochodzą z pakietu i stoją w zdaniach w mianowniku.

## Drobne słowa

wonder_book-game = Księga Cudów
wonder_book-tagline = Opowieść w sześciu rozdziałach, grana wspólnie przeciw zębaczom; od jednej do czterech osób.
wonder_book-hearts = { $count ->
    [one] { $count } serce
    [few] { $count } serca
   *[many] { $count } serc
}
wonder_book-sparks = { $count ->
    [one] { $count } iskra
    [few] { $count } iskry
   *[many] { $count } iskier
}
wonder_book-wyrms = { $count ->
    [one] { $count } zębacz
    [few] { $count } zębacze
   *[many] { $count } zębaczy
}
wonder_book-fate-tokens = { $count ->
    [one] { $count } żeton przeznaczenia
    [few] { $count } żetony przeznaczenia
   *[many] { $count } żetonów przeznaczenia
}
wonder_book-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
wonder_book-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
wonder_book-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
wonder_book-chapter = Rozdział { $numeral }: { $title }
wonder_book-chapter-short = Rozdział { $numeral }
wonder_book-cost-sparks = { $count ->
    [0] bez kosztu
    [one] { $count } iskra
    [few] { $count } iskry
   *[many] { $count } iskier
}
wonder_book-passive = działa zawsze
wonder_book-difficulty-easier = łatwiejszy
wonder_book-difficulty-normal = zwykły
wonder_book-difficulty-hard = trudny
wonder_book-difficulty-easier-text = Na początku leży odkrytych sześć żetonów przeznaczenia.
wonder_book-difficulty-normal-text = Na początku leży odkrytych pięć żetonów przeznaczenia.
wonder_book-difficulty-hard-text = Na początku leżą odkryte cztery żetony przeznaczenia.
wonder_book-phase-story = opowieść
wonder_book-phase-player = faza graczy
wonder_book-phase-enemy = faza wrogów
wonder_book-band = { $band ->
    [gold] złoto
    [silver] srebro
   *[ink] atrament
}

## Zdarzenia

wonder_book-event-title = „{ $title }”
wonder_book-event-album = Obrazek do albumu.
wonder_book-event-pop-up = Rozkłada się część książki.
wonder_book-event-card-placed = Nowe w obszarze { $area }: { $title }.
wonder_book-event-card-placed-hidden = { $area }: leży tu coś zakrytego.
wonder_book-event-interacted-hidden = { $who } odwraca to, co leżało zakryte: { $title }.
wonder_book-event-rule-began = Od teraz obowiązuje: { $title }.
wonder_book-event-card-finished = Zrobione: { $title }.
wonder_book-event-card-removed = Znika: { $title }.
wonder_book-event-option-taken = Wybór: { $option }.
wonder_book-event-goal-set = Nowy cel: { $title }. { $text }
wonder_book-event-goal-reached = Cel osiągnięty: { $title }, po { $count ->
    [one] { $count } fazie graczy
   *[other] { $count } fazach graczy
}{ $par ->
    [yes] {" "}i w wyznaczonym czasie
   *[no] {""}
}.
wonder_book-event-round-began = Runda { $number }.
wonder_book-event-phase-player = Zaczyna się faza graczy.
wonder_book-event-phase-enemy = Zaczyna się faza wrogów.
wonder_book-event-turn-began = Tura: { $who }.
wonder_book-event-moved = { $who } przechodzi: { $from } → { $to }.
wonder_book-event-spark-collected = { $who } zbiera iskrę ({ $area }).
wonder_book-event-sparks-gained = { $who } zyskuje: { wonder_book-sparks } (teraz { $now }).
wonder_book-event-sparks-spent = { $who } oddaje: { wonder_book-sparks } (zostaje { $now }).
wonder_book-event-sparks-placed = { $area }: nowe: { wonder_book-sparks }.
wonder_book-event-sparks-removed = { $area }: do puli: { wonder_book-sparks }.
wonder_book-event-hearts-gained = { $who } odzyskuje: { wonder_book-hearts } (teraz { $now }).
wonder_book-event-hearts-lost = { $who } traci: { wonder_book-hearts } (zostaje { $now }).
wonder_book-event-spoke = { $who }: „{ $text }”
wonder_book-event-fell = { $who } pada i traci przytomność.
wonder_book-event-stood-up = { $who } wstaje.
wonder_book-event-left-board = { $who } opuszcza planszę.
wonder_book-event-came-to-board = { $who } jest teraz w obszarze { $area }.
wonder_book-event-skill-used = { $who } używa umiejętności { $thing }.
wonder_book-event-special-used = { $who }: { $thing }.
wonder_book-event-attacked = { $who } atakuje.
wonder_book-event-interacted = { $who } zajmuje się kartą { $title }.
wonder_book-event-thing-passed = { $from } przekazuje kartę { $thing }. Teraz ma ją { $to }.
wonder_book-event-thing-gained = { $who } dostaje kartę { $thing }.
wonder_book-event-thing-lost = { $who } oddaje kartę { $thing }.
wonder_book-event-asked-for = { $who } prosi o kartę { $thing }; odpowiada { $to }.
wonder_book-event-rolled = { $who } { $again ->
    [yes] rzuca ponownie pustymi
   *[no] rzuca
}: sukcesy { $count }, puste { $blanks }.
wonder_book-event-rolled-nobody = Na kościach: sukcesy { $count }, puste { $blanks }.
wonder_book-event-wyrm-spawned = { $area }: pojawia się zębacz.
wonder_book-event-spawn-without-wyrm = { $count ->
    [one] W puli nie ma już zębacza na ten symbol pojawienia.
    [few] W puli nie ma już zębaczy na { $count } symbole pojawienia.
   *[many] W puli nie ma już zębaczy na { $count } symboli pojawienia.
}
wonder_book-event-spawn-ignored = { $count ->
    [one] Jeden symbol pojawienia zostaje pominięty.
    [few] { $count } symbole pojawienia zostają pominięte.
   *[many] { $count } symboli pojawienia zostaje pominiętych.
}
wonder_book-event-wyrm-stunned = { $area }: zębacz leży ogłuszony.
wonder_book-event-wyrm-defeated = { $area }: zębacz pokonany.
wonder_book-event-wyrm-returned = { $area }: zębacz wraca do puli.
wonder_book-event-wyrm-stood-up = { $area }: zębacz wstaje.
wonder_book-event-wyrm-stirred = { $area }: zębacz się porusza, ale jeszcze nie wstaje.
wonder_book-event-wyrm-moved = Zębacz idzie: { $from } → { $to }.
wonder_book-event-wyrm-attacked = { $area }: zębacz atakuje. Cel: { $who }.
wonder_book-event-wyrm-waited = { $area }: zębacz nie ma nic do zrobienia.
wonder_book-event-wyrm-card-shown = Karta zębaczy „{ $title }”: { $symbols } { $text }
wonder_book-event-wyrm-cards-shuffled = Odrzucone karty zębaczy potasowane: nowa talia, { wonder_book-cards }.
wonder_book-event-wyrm-card-added = Do talii zębaczy dochodzi karta { $title }.
wonder_book-event-wyrm-card-hidden = Do talii zębaczy dochodzi karta, której nikt nie widział.
wonder_book-event-wyrm-card-removed = Z talii zębaczy znika karta { $title }.
wonder_book-event-wyrm-card-seen = Na talii zębaczy, miejsce { $number }: { $title }.
wonder_book-event-wyrm-card-tucked = Karta zębaczy trafia pod talię.
wonder_book-event-scraps-shuffled = Odrzucone skrawki potasowane: nowa talia, { wonder_book-cards }.
wonder_book-event-fate-gained = Odkryte: { wonder_book-fate-tokens } (teraz { $now }).
wonder_book-event-fate-lost = Zakryte: { wonder_book-fate-tokens } (zostaje { $now }).
wonder_book-event-keyword-written = Na karcie kampanii zapisano: { $keyword }.
wonder_book-event-keyword-erased = Z karty kampanii wymazano: { $keyword }.
wonder_book-event-effort-made = { $title }: zrobione { $now } z { $need }.
wonder_book-event-upgrade-gained = { $who } uczy się: { $thing }.
wonder_book-event-border-opened = Droga { $from } – { $to } jest teraz otwarta.
wonder_book-event-border-blocked = Droga { $from } – { $to } jest teraz zamknięta.
wonder_book-event-vortex-opened = Otwiera się mroczny wir: { $area }.
wonder_book-event-vortex-closed = Mroczny wir zamyka się: { $area }.
wonder_book-event-light-on = { $area }: jest teraz światło.
wonder_book-event-light-out = { $area }: światło gaśnie.
wonder_book-event-ally-came = { $who } dołącza do was: { $area }.
wonder_book-event-ally-went = { $who } odchodzi.
wonder_book-event-boss-came = { $who } pojawia się: { $area }, { wonder_book-hearts }.
wonder_book-event-boss-hurt = { $who } traci: { wonder_book-hearts } (zostaje { $now }).
wonder_book-event-boss-moved = { $who } idzie: { $from } → { $to }.
wonder_book-event-boss-attacked = { $who } atakuje. Cel: { $to }.
wonder_book-event-boss-fell = { $who } pokonany!
wonder_book-event-boss-went = { $who } znika.
wonder_book-event-boss-waited = { $who } nie ma nikogo w zasięgu.
wonder_book-event-token-placed = { $area }: leży teraz żeton.
wonder_book-event-chapter-won = Rozdział wygrany, odkryte: { wonder_book-fate-tokens }. Wynik: { $band }!
wonder_book-event-chapter-lost = Ostatni żeton przeznaczenia jest zakryty: rozdział przegrany.
wonder_book-event-ending-reached = Koniec: { $title }.
wonder_book-event-swapped = { $from } i { $to } zamieniają się miejscami.
wonder_book-event-extra-action-granted = { $who } może wykonać dodatkową akcję.
wonder_book-event-damage-redirected = { $to } przyjmuje cios zamiast postaci { $from }.
wonder_book-event-unknown = Dzieje się coś jeszcze ({ $event }).

## Stół w tekście

wonder_book-page-nothing = nic
wonder_book-page-status = Jak jest teraz
wonder_book-page-board = Plansza
wonder_book-page-objects = Karty na planszy
wonder_book-page-heroes = Bohaterowie
wonder_book-page-others = Sprzymierzeńcy i przeciwnicy
wonder_book-page-rules = Obowiązujące zasady specjalne
wonder_book-page-next = Co wrogowie zrobiliby teraz
wonder_book-page-piles = Stosy
wonder_book-page-campaign = Karta kampanii
wonder_book-page-opening = Przed rozdziałem
wonder_book-page-abilities = Co potrafią bohaterowie
wonder_book-page-head-area = Obszar
wonder_book-page-head-open = Otwarte drogi
wonder_book-page-head-blocked = Zamknięte drogi
wonder_book-page-head-here = Tutaj
wonder_book-page-head-hero = Postać
wonder_book-page-head-where = Gdzie
wonder_book-page-head-hearts = Serca
wonder_book-page-head-sparks = Iskry
wonder_book-page-head-things = Przedmioty i skrawki
wonder_book-page-head-skills = Umiejętności
wonder_book-page-head-state = Teraz
wonder_book-page-round = Runda { $round }, { $phase }.
wonder_book-page-fate = Odkryte żetony przeznaczenia: { $up } z 10.
wonder_book-page-hourglass = Klepsydra: od końca rundy { $from } każda faza wrogów kończy się zakryciem żetonu przeznaczenia.
wonder_book-page-hourglass-runs = Klepsydra się przesypuje: na koniec każdej fazy wrogów zakrywa się żeton przeznaczenia.
wonder_book-page-goal-text = Cel: { $title }. { $text }
wonder_book-page-par = Wyznaczony czas: { $count ->
    [one] { $count } faza graczy
    [few] { $count } fazy graczy
   *[many] { $count } faz graczy
}; to faza numer { $now }. Nagroda za zdążenie na czas: { wonder_book-page-reward }.
wonder_book-page-par-missed = Wyznaczony czas minął ({ $count ->
    [one] { $count } faza graczy
    [few] { $count } fazy graczy
   *[many] { $count } faz graczy
}).
wonder_book-page-reward = żetony przeznaczenia
wonder_book-page-goal-progress = Zrobione: { $now } z { $need }.
wonder_book-page-enemy = Faza wrogów: { $parts }.
wonder_book-page-enemy-spawn = { wonder_book-wyrms } (mroczny wir { $letters })
wonder_book-page-enemy-activate = { $count ->
    [one] jedna akcja każdego zębacza
    [few] { $count } akcje każdego zębacza
   *[many] { $count } akcji każdego zębacza
}
wonder_book-page-enemy-cards = { $count ->
    [one] jedna karta zębaczy
    [few] { $count } karty zębaczy
   *[many] { $count } kart zębaczy
} (mroczny wir { $letters })
wonder_book-page-no-goal = Nie ma jeszcze celu: trwa opowieść.
wonder_book-page-vortex = mroczny wir { $letter }
wonder_book-page-vortex-asleep = mroczny wir { $letter }, nieczynny
wonder_book-page-light = światło
wonder_book-page-token = żeton
wonder_book-page-object-progress = { $title } ({ $now } z { $need })
wonder_book-page-object-more = { $title }, pod spodem { wonder_book-cards }
wonder_book-page-hidden = coś zakrytego
wonder_book-page-unconscious = bez przytomności
wonder_book-page-left = poza planszą
wonder_book-page-done = po turze
wonder_book-page-acting = w turze, jeszcze { wonder_book-actions }
wonder_book-page-waiting = przed turą
wonder_book-page-ready = w gotowości
wonder_book-page-rerolled = ponowny rzut wykorzystany
wonder_book-page-skill = { $title } ({ $cost }): { $text }
wonder_book-page-attack = Atak „{ $title }”: { $text }
wonder_book-page-hearts = { $hearts } z { $most }
wonder_book-page-played-by = { $hero } ({ $name })
wonder_book-page-foe = { $state ->
    [stunned] Ogłuszony zębacz ({ $area })
    [pinned] Przyszpilony zębacz ({ $area })
   *[standing] Zębacz ({ $area })
}
wonder_book-page-next-stand_up = wstaje
wonder_book-page-next-attack = atakuje; cel: { $names }
wonder_book-page-next-move = idzie: { $names }
wonder_book-page-next-wait = nie ma nic do zrobienia
wonder_book-page-next-any = Gdzie jest wybór, wybieracie wy.
wonder_book-page-wyrm-deck = Talia zębaczy: { wonder_book-cards }. Odrzucone: { $discards }.
wonder_book-page-wyrm-top = Na wierzchu talii zębaczy: { $titles }.
wonder_book-page-scrap-deck = Talia skrawków: { wonder_book-cards }. Odrzucone: { $discards }.
wonder_book-page-pool = Pula: { $wyrms } i { $sparks }.
wonder_book-page-album = Obrazki w albumie: { $count }.
wonder_book-page-rule = { $title }: { $text }
wonder_book-lasting-ignore_spawn = W następnej fazie wrogów jeden symbol pojawienia zostaje pominięty.
wonder_book-lasting-mercy = W pierwszej fazie wrogów jeden symbol pojawienia zostaje pominięty.
wonder_book-lasting-wyrm_skips = Niektóre zębacze na razie się powstrzymują.
wonder_book-lasting-dice_add = Następny rzut w tej turze ma więcej kości.
wonder_book-lasting-action_cost = Ciernie trzymają: dla niektórych pierwszy ruch kosztuje dwie akcje.
wonder_book-lasting-attack_into_adjacent = W tej fazie zębacze atakują także w sąsiednich obszarach.
wonder_book-lasting-damage_add = W tej fazie pierwszy atak każdego zębacza zabiera o jedno serce więcej temu, kto ma co najmniej trzy.

## Wyniki

wonder_book-result-won = Wspólnie wygrywacie rozdział, odkryte: { wonder_book-fate-tokens }.
wonder_book-result-band = Wynik: { $band }.
wonder_book-result-lost = Rozdział przegrany; książka czeka na kolejną próbę.
wonder_book-sequel-next = Dalej: { $chapter }
wonder_book-sequel-again = Jeszcze raz ten rozdział
wonder_book-result-rounds = To trwało: { wonder_book-rounds }.
wonder_book-result-keywords = Hasła, które przechodzą dalej: { $keywords }.
wonder_book-result-upgrades = { $who } zachowuje: { $skills }.
wonder_book-result-ending = { $title }
wonder_book-result-total = Łączny wynik na karcie kampanii: { $total }.
wonder_book-category-fate = Żetony przeznaczenia
wonder_book-category-fate-text = Żetony przeznaczenia odkryte na koniec wygranego rozdziału; należą do wszystkich.

## Co można wybrać przed partią

wonder_book-option-chapter = Rozdział
wonder_book-option-chapter-text = Kampania prowadzi przez rozdziały po kolei. Pojedynczy rozdział zaczyna się tak, jakby poprzednie były wygrane: z sześcioma żetonami przeznaczenia w każdym, z pierwszą odpowiedzią w każdym wyborze i pierwszą stroną każdej karty ulepszenia.
wonder_book-option-heroes = Postacie
wonder_book-option-heroes-text = Po jednej postaci na miejsce; w pojedynkę grasz dwiema. Jeśli żadnej nie wskażesz, grają pierwsze postacie opowieści.
wonder_book-option-difficulty = Poziom trudności
wonder_book-option-difficulty-text = Ile żetonów przeznaczenia leży odkrytych na początku.

## Pomoc

wonder_book-evidence = Pewność: { $rest }.
wonder_book-topic-turn = tura
wonder_book-topic-move = ruch
wonder_book-topic-spark = iskra
wonder_book-topic-skill = umiejętność
wonder_book-topic-attack = atak
wonder_book-topic-interact = oddziaływanie
wonder_book-topic-give = dawanie i branie
wonder_book-topic-special = akcja specjalna
wonder_book-topic-reroll = ponowny rzut
wonder_book-topic-wyrm = zębacz
wonder_book-topic-enemy = faza wrogów
wonder_book-topic-unconscious = utrata przytomności
wonder_book-topic-fate = przeznaczenie
wonder_book-topic-goal = cel
wonder_book-topic-hourglass = klepsydra
wonder_book-topic-choice = wybór i hasło
wonder_book-topic-item = przedmiot
wonder_book-topic-scrap = skrawek
wonder_book-topic-rule = zasada specjalna
wonder_book-topic-upgrade = ulepszenie
wonder_book-topic-solo = gra w pojedynkę
wonder_book-topic-end = koniec rozdziału
wonder_book-topic-campaign = kampania
wonder_book-topic-hero = postać
wonder_book-topic-boss = przeciwnik z sercami i sprzymierzeniec
wonder_book-topic-dark = światło i ciemność
wonder_book-help-turn = W fazie graczy każda postać ma jedną turę, w dowolnej kolejności, i najwyżej trzy akcje. Można skończyć wcześniej; pozostałe akcje przepadają. Akcja dodatkowa jest poza tą liczbą i może być dowolna.
wonder_book-help-move = Jedna akcja prowadzi przez jedną otwartą granicę. Zamknięte granice zatrzymują wszystkich, także zębacze, a nikt nikogo nie przytrzymuje.
wonder_book-help-spark = Zbierając, bierze się dokładnie jedną iskrę z własnego obszaru. Iskrami płaci się za umiejętności, niektóre karty i akcje specjalne; potem wracają do puli. Nie można ich przekazywać.
wonder_book-help-skill = Użycie umiejętności to akcja; najpierw płaci się jej iskry. Umiejętności działające zawsze nie potrzebują akcji.
wonder_book-help-attack = Rzuć kośćmi ataku postaci; każdy sukces to jedno obrażenie. Pierwsze ogłusza zębacza, drugie go pokonuje. Reszta może trafić innego zębacza w zasięgu, ale dopiero gdy pierwszy jest pokonany.
wonder_book-help-interact = W obszarze karty na planszy akcja pozwala się nią zająć. Niektóre karty chcą iskry, dwóch postaci, rzutu albo wielu sukcesów w kilku próbach; to, co zrobione, zostaje.
wonder_book-help-give = Jedna akcja przekazuje jeden przedmiot lub skrawek postaci w tym samym lub sąsiednim obszarze albo bierze jeden za zgodą właściciela. Kto leży bez przytomności, nie bierze w tym udziału.
wonder_book-help-special = Niektóre karty dają własną akcję; ich tekst mówi, komu i za co.
wonder_book-help-reroll = Raz na turę, po własnym rzucie, postać może oddać serce (nie ostatnie) i rzucić ponownie wszystkimi pustymi kośćmi. Sukcesy zostają.
wonder_book-help-wyrm = Zębacz wytrzymuje dwa obrażenia: pierwsze ogłusza, drugie pokonuje. Jedną akcją robi jedno: jeśli leży, wstaje; jeśli stoi, atakuje postać w swoim obszarze; jeśli nikogo tam nie ma, idzie ku najbliższej przytomnej. Remisy rozstrzygacie wy.
wonder_book-help-enemy = Karta celu mówi, co się dzieje; zwykle odsłania się kartę zębaczy: przy wirze pojawiają się nowe, potem każdy zębacz na planszy wykonuje swoje akcje, jeden po drugim, w wybranej przez was kolejności. Symbole w srebrnej ramce liczą się tylko przy trzech lub czterech osobach.
wonder_book-help-unconscious = Postać bez serc pada i nikt jej nie rusza. Na początku następnej fazy graczy każda taka kosztuje żeton przeznaczenia, a potem wszystkie wstają z pełnymi sercami.
wonder_book-help-fate = Dziesięć żetonów pokazuje, jak dobrze idzie. Gdy zakryje się ostatni, rozdział jest od razu przegrany; odkryte na koniec są waszym wynikiem.
wonder_book-help-goal = Karta celu leży na wierzchu, aż cel zostanie osiągnięty; do tego czasu faza graczy i faza wrogów następują na przemian. Jeśli zdążycie w wyznaczonym czasie, odkrywacie żetony przeznaczenia.
wonder_book-help-hourglass = Od podanej rundy na koniec każdej fazy wrogów zakrywa się jeden żeton przeznaczenia.
wonder_book-help-choice = Przy wyborze najpierw czyta się wszystko, potem decydujecie razem. Hasło to coś, co książka pamięta; później otwiera i zamyka drogi.
wonder_book-help-item = Przedmiot leży przed jedną postacią i tylko ona może go użyć. Po rozdziale się go oddaje.
wonder_book-help-scrap = Skrawek to przedmiot na jeden raz. Pusta talia powstaje na nowo z odrzuconych. Skrawki nie przechodzą do następnego rozdziału.
wonder_book-help-rule = Zasada specjalna obowiązuje, aż zostanie usunięta, i może zmienić wszystko.
wonder_book-help-upgrade = Karta ulepszenia ma dwie strony; każda postać od razu bierze jedną i zachowuje ją na stałe, obok pierwszej umiejętności.
wonder_book-help-solo = W pojedynkę grasz dwiema postaciami jak dwiema osobami: osobne karty, serca, iskry i tury. Srebrne symbole się nie liczą.
wonder_book-help-end = Dotarcie do ostatniej karty to wygrana: osiem lub więcej żetonów to złoto, od pięciu do siedmiu srebro, mniej atrament. Złoto i srebro dają coś na dobry początek następnego rozdziału.
wonder_book-help-campaign = Sześć rozdziałów po kolei. Hasła, ulepszenia, wyniki i fioletowe karty zębaczy przechodzą dalej; przedmioty, skrawki, iskry i serca nie. Przegrany rozdział gra się od nowa, jakby go nie było.
wonder_book-help-hero = Każdy gra jedną postacią: serca, jeden atak, jedna umiejętność i ponowny rzut.
wonder_book-help-boss = Niektórzy przeciwnicy i przyjaciele mają własne serca. Przeciwnika z sercami nie można ogłuszyć, chyba że jego karta mówi inaczej; działa przed kartą zębaczy.
wonder_book-help-dark = W ciemności ataki, umiejętności i skrawki sięgają tylko własnego obszaru, chyba że tam, gdzie mają działać, jest światło.
wonder_book-switch-ambush = Karta Zasadzka
wonder_book-switch-ambush-fate = liczy się przy co najmniej pięciu odkrytych żetonach przeznaczenia
wonder_book-switch-ambush-pool = liczy się, gdy w puli jest więcej zębaczy niż na planszy
wonder_book-switch-reroll = Ponowne rzuty
wonder_book-switch-reroll-any_own_roll = po każdym własnym rzucie
wonder_book-switch-reroll-strict = tylko po atakach, umiejętnościach i akcjach specjalnych
wonder_book-switch-mid_phase_goal = Cel osiągnięty w środku fazy
wonder_book-switch-mid_phase_goal-go_on = faza trwa dalej pod nowym celem
wonder_book-switch-mid_phase_goal-new_phase = zaczyna się nowa faza graczy
wonder_book-switch-split_damage = Obrażenia jednego ataku
wonder_book-switch-split_damage-false = dostaje jeden zębacz, aż zostanie pokonany
wonder_book-switch-split_damage-true = można dowolnie dzielić
wonder_book-switch-unconscious_items = Przedmioty a utrata przytomności
wonder_book-switch-unconscious_items-false = bez przytomności nic się nie daje ani nie bierze
wonder_book-switch-unconscious_items-true = także wtedy można dawać i brać
wonder_book-switch-silver = Srebrne symbole i pula
wonder_book-switch-silver-players = według liczby osób
wonder_book-switch-silver-heroes = według liczby postaci

## Decyzje: o co chodzi

wonder_book-decision-over = Rozdział się skończył.
wonder_book-decision-other = Pytanie do: { $name }. { $question }
wonder_book-ask-next_turn = Czyja tura jest następna?
wonder_book-ask-turn = { $who }: jeszcze { wonder_book-actions }. Co teraz?
wonder_book-ask-extra = { $who } może wykonać dodatkową akcję. Jaką?
wonder_book-ask-trade = { $asker }: co przechodzi z rąk do rąk?
wonder_book-ask-effect-person = { $asker }: wybierz postać.
wonder_book-ask-effect-foe = { $asker }: wybierz zębacza.
wonder_book-ask-effect-area = { $asker }: wybierz obszar.
wonder_book-ask-effect-option = { $asker }: wybierz jedno.
wonder_book-ask-effect-thing = { $asker }: wybierz kartę.
wonder_book-ask-effect-yes = { $asker }: czy tak zrobić?
wonder_book-ask-effect-side = { $who }: którą stronę karty ulepszenia zachowujesz?
wonder_book-ask-effect-special = { $asker }: czego używasz?
wonder_book-ask-effect-card = { $asker }: wybierz kartę zębaczy.
wonder_book-ask-reroll = { $who }: sukcesy { $successes }, puste { $blanks }. Oddać serce i rzucić pustymi ponownie?
wonder_book-ask-hit = { $who }: który zębacz dostaje obrażenia?
wonder_book-ask-leftover = { $who }: część obrażeń została. Kto je dostaje?
wonder_book-ask-order = Który zębacz działa następny?
wonder_book-ask-victim = Atakuje { $foe }: kogo?
wonder_book-ask-way = Rusza się { $foe }: którędy?
wonder_book-ask-consent = { $who }: czy ktoś inny może wziąć od ciebie kartę { $thing }?
wonder_book-ask-choice = Zdecydujcie razem: { $asker }
wonder_book-ask-upgrade = { $who }: którą stronę karty ulepszenia zachowujesz?
wonder_book-ask-step_in = { $who }: przyjąć cios, żeby oszczędzić postać { $for }?
wonder_book-ask-walk = { $who }: dokąd?
wonder_book-ask-take_along = { $who }: kto idzie razem?
wonder_book-ask-heal = { $asker }: kto odzyskuje serce?
wonder_book-ask-discard = { $asker }: którą kartę oddać?
wonder_book-ask-give_spark = { $who }: dać iskrę?
wonder_book-ask-put_back = { $asker }: która karta wraca teraz na wierzch? Ostatnia będzie na samej górze.
wonder_book-ask-bury = { $asker }: która karta trafia pod talię?
wonder_book-ask-use = { $who }: użyć teraz czegoś?
wonder_book-ask-optional = { $asker }: czy tak zrobić?
wonder_book-ask-push = { $asker }: dokąd odepchnąć zębacza?
wonder_book-ask-take_back = { $asker }: który skrawek bierzesz z odrzuconych?
wonder_book-ask-remove_spark = { $asker }: skąd znika iskra?

## Dlaczego o to chodzi

wonder_book-why = { $why } Zasada { $clause }.
wonder_book-why-asker = { $why } { $asker }: { $text } Zasada { $clause }.
wonder_book-why-next_turn = W fazie graczy każda postać ma jedną turę; kolejność wybieracie wy.
wonder_book-why-turn = Tura to najwyżej trzy akcje w dowolnej kolejności; co zostanie, przepada.
wonder_book-why-extra = Akcja dodatkowa nie liczy się do tury i może być dowolna.
wonder_book-why-trade = Karta pozwala, żeby coś przeszło z rąk do rąk.
wonder_book-why-effect = Wybory w tekście należą do was.
wonder_book-why-reroll = Raz na turę za serce, ale nie ostatnie, można ponownie rzucić wszystkimi pustymi.
wonder_book-why-hit = Obrażenia dostaje jeden zębacz, aż zostanie pokonany; cel wybiera się po rzucie.
wonder_book-why-leftover = To, czego pokonany zębacz nie potrzebował, może dostać inny w zasięgu.
wonder_book-why-order = Każdy zębacz wykonuje wszystkie akcje przed następnym; kolejność wybieracie wy.
wonder_book-why-victim = Gdy w zasięgu jest kilka postaci, wybieracie, która zostaje zaatakowana.
wonder_book-why-way = Zębacz idzie najkrótszą drogą do najbliższej postaci; remisy rozstrzygacie wy.
wonder_book-why-consent = Żeby wziąć kartę, trzeba zgody tego, kto ją ma.
wonder_book-why-choice = Wybór czyta się w całości; potem grupa decyduje razem i czyta dalej tylko swoją część.
wonder_book-why-upgrade = Karta ulepszenia ma dwie umiejętności; jedną wybiera się od razu i na stałe.
wonder_book-why-step_in = Umiejętność pozwala przyjąć na siebie atak zębacza.
wonder_book-why-walk = Tekst pozwala postaci się ruszyć.
wonder_book-why-take_along = Tekst pozwala kogoś zabrać.
wonder_book-why-heal = Serca można podzielić dowolnie.
wonder_book-why-discard = Tekst każe oddać kartę; którą, wybieracie wy.
wonder_book-why-give_spark = Tekst pozwala przekazać iskry.
wonder_book-why-put_back = Karty wracają w dowolnej kolejności.
wonder_book-why-bury = Jedna karta może trafić pod talię.
wonder_book-why-use = Tekst pozwala użyć czegoś bez akcji.
wonder_book-why-optional = Tę część tekstu można pominąć.
wonder_book-why-push = Dokąd trafi odepchnięty zębacz, wybieracie wy.
wonder_book-why-take_back = Tekst bierze skrawek z odrzuconych.
wonder_book-why-remove_spark = Gdzie jest wybór, wybieracie wy.

## Akcje

wonder_book-action-move = Idź: { $area }
wonder_book-action-collect = Zbierz iskrę
wonder_book-action-attack = Atakuj: { $title }
wonder_book-action-skill = { $title } ({ $cost })
wonder_book-action-interact = Zajmij się: { $title }
wonder_book-action-interact-hidden = Odwróć to, co leży tu zakryte
wonder_book-action-give = Przekaż kartę { $thing }; dostaje ją { $to }
wonder_book-action-take = Poproś o kartę { $thing }; ma ją { $to }
wonder_book-action-special = { $title }
wonder_book-action-scrap = Użyj skrawka { $title }
wonder_book-action-pass = { $kind ->
    [extra] Bez dodatkowej akcji
   *[turn] Zakończ turę
}
wonder_book-action-turn = Następna tura: { $who }
wonder_book-action-choose = { $title }
wonder_book-action-wyrm = { $state ->
    [stunned] Ogłuszony zębacz
    [pinned] Przyszpilony zębacz
   *[standing] Zębacz
}: { $area }
wonder_book-action-boss = { $who }
wonder_book-action-rest = Pozostałe, w dowolnej kolejności
wonder_book-action-victim = { $who }
wonder_book-action-victim-all = { $who }, i tak samo wszystkie następne
wonder_book-action-way = Tędy: { $area }
wonder_book-action-way-all = Tędy: { $area }, i tak samo wszystkie następne
wonder_book-action-hero = { $who }
wonder_book-action-area = { $area }
wonder_book-action-card = { $title }
wonder_book-action-yes = { $reason ->
    [reroll] Oddaj serce i rzuć pustymi ponownie
    [consent] Zgoda, oddaj
    [step_in] Przyjmij cios
   *[other] Tak
}
wonder_book-action-no = { $reason ->
    [reroll] Zostaw rzut
    [consent] Nie, zatrzymaj
    [step_in] Nie, niech trafi
   *[other] Nie
}
wonder_book-action-side = { $title } ({ $cost }): { $text }
wonder_book-action-none = { $reason ->
    [walk] Zostań tutaj
    [leftover] Niech reszta przepadnie
   *[other] Nic więcej
}
wonder_book-action-hand = Przekaż kartę { $thing }; dostaje ją { $to }
wonder_book-action-spark = { $from } daje iskrę; dostaje ją { $to }
wonder_book-action-use = { $title }
wonder_book-action-wyrmcard = { $title }
wonder_book-action-done = Gotowe
wonder_book-action-unknown = { $text }
wonder_book-symbols = Pojawienie { $spawn }{ $spawn_silver ->
    [0] {""}
   *[other] {" "}(+{ $spawn_silver } srebrne)
}, aktywacja { $activation }{ $activation_silver ->
    [0] {""}
   *[other] {" "}(+{ $activation_silver } srebrna)
}.
wonder_book-one-spark = iskra
wonder_book-one-wyrm = zębacz
wonder_book-wyrms-stunned = { $count ->
    [one] { $count } ogłuszony zębacz
    [few] { $count } ogłuszone zębacze
   *[many] { $count } ogłuszonych zębaczy
}
wonder_book-times = { $count } × { $text }
wonder_book-page-head-card = Karta
wonder_book-page-head-text = Tekst

## Odmowy

error-broken-campaign = Kampanii w { $path } nie da się odczytać: wiersz { $line } nie jest zapisany tak, jak trzeba. Plik pozostał bez zmian; poprzednia wersja leży obok z końcówką .before, jeśli jakaś jest.
error-broken-campaign-field = Kampanii w { $path } nie da się odczytać: w wierszu { $line } brakuje „{ $field }” albo jest tam coś innego niż trzeba. Plik pozostał bez zmian; poprzednia wersja leży obok z końcówką .before, jeśli jakaś jest.
error-future-campaign = Kampanię w { $path } zapisał nowszy Moonlit (format { $found }, ten zna { $known }).
error-other-campaign = Kampania w { $path } należy do innej opowieści ({ $found }, nie { $known }).
error-campaign-over = Ta kampania się skończyła: w { $path } wygrane są wszystkie rozdziały. Zacznijcie nową, zagrajcie rozdział dla zabawy albo wróćcie do któregoś.
error-chapter-not-won = Tylko wygrany rozdział można zagrać jeszcze raz i tylko do wygranego można wrócić.
error-strange-campaign = Kampania w tym pliku wymienia „{ $text }”, a ta opowieść niczego takiego nie zna. Nic nie zostało przejęte.
error-side-not-open = Strony „{ $text }” nie można teraz wybrać: raz wybrana strona zostaje, chyba że postać przejmie ktoś inny.
error-side-to-choose = Najpierw trzeba wybrać stronę karty ulepszenia tej postaci: { $hero }.
error-both-sides = Z karty ulepszenia „{ $text }” można wybrać tylko jedną stronę.
error-chapter-too-large = Rozdział { $chapter } jest za duży na ten stół: „{ $part }” wynosi { $found }, a może najwyżej { $most }.
error-no-such-hero = Ulepszenie „{ $text }” należy do postaci { $hero }, której nie ma w grze.
error-not-an-earlier-chapter = Wynik można zapisać tylko dla wcześniejszego rozdziału, nie dla „{ $text }”.
error-number-not-fixed = Pewna liczba w rozdziale { $chapter } musi być ustalona przed partią, a nie jest.
error-wrong-heroes = Liczba postaci { $count } nie pasuje: tu potrzeba od { $least } do { $most }.
error-not-a-goal = „{ $text }” nie jest kartą celu tego rozdziału.
error-not-a-hero = W grze nie ma postaci „{ $text }”.
error-not-a-rule = „{ $text }” nie jest zasadą specjalną tego rozdziału.
error-not-an-area = Nie ma tu obszaru „{ $text }”.
error-not-an-item = Nie ma przedmiotu ani skrawka „{ $text }”.
error-not-an-object = „{ $text }” nie jest kartą, która leży na planszy.
error-border-blocked = Granica z obszarem { $text } jest zamknięta i nie da się jej przejść.
error-no-spark-here = W tym obszarze nie ma iskry.
error-not-adjacent = Obszar { $text } nie sąsiaduje; ruch prowadzi przez jedną otwartą granicę.
error-not-fulfilled = { $text } wymaga czegoś, czego jeszcze nie ma; mówi o tym tekst karty.
error-not-granted = Żadna karta nie daje teraz tej postaci akcji „{ $text }”.
error-not-held = Karty { $text } nie można tu dać ani wziąć.
error-not-here = { $text } nie leży na wierzchu w tym obszarze.
error-not-your-skill = Ta postać nie ma umiejętności { $text }.
error-nothing-in-reach = W zasięgu nie ma czego atakować.
error-other-hero = Trwa tura: { $hero }. Trzeba ją skończyć, zanim ruszy się inna postać.
error-passive-skill = { $text } działa zawsze i nie potrzebuje akcji.
error-too-few-actions = Zostało na to za mało akcji.
error-too-few-sparks = Koszt w iskrach: { $cost }, a postać ma ich { $sparks }.
wonder_book-error-other-decision = Teraz rozstrzyga się co innego; wybierz jedną z podanych akcji.
wonder_book-error-unconscious = { $hero } leży bez przytomności i nic nie może dać ani dostać.
wonder_book-error-too-far = { $hero } jest za daleko; trzeba być w tym samym lub sąsiednim obszarze.
wonder_book-error-in-two-places = Coś jest wymienione w dwóch miejscach, a istnieje tylko raz.
wonder_book-error-not-a-card = W tym rozdziale nie ma karty „{ $text }”.
wonder_book-error-not-a-vortex = Nie ma wiru „{ $text }”.
wonder_book-error-not-a-state = Zębacz stoi (standing), leży ogłuszony (stunned) albo przyszpilony (pinned), a nie „{ $text }”.
wonder_book-error-not-an-ally = W tym rozdziale nie ma sprzymierzeńca „{ $text }”.
wonder_book-error-not-a-boss = W tym rozdziale nie ma przeciwnika z sercami „{ $text }”.
wonder_book-error-not-a-wyrm-card = Nie ma karty zębaczy „{ $text }”.
wonder_book-error-not-a-counter = W tym rozdziale nic nie jest liczone jako „{ $text }”.
wonder_book-error-not-a-position = Takiej pozycji być nie może: jakaś liczba w niej nie pasuje.
error-no-hero-on-board = Na planszy nie ma żadnego bohatera; podaj w „heroes” obszar choć jednego.

## Co da się przewidzieć

wonder_book-foreseen-attack = Kości: { $count }. Co najmniej jeden sukces w { $one } %, co najmniej dwa w { $two } % rzutów.
wonder_book-foreseen-safe = Żaden zębacz na planszy nie dosięgnie tam tej postaci dwiema akcjami.
wonder_book-foreseen-danger = Zębacze na planszy mogą tu zabrać serc: do { $once } jedną akcją każdy, do { $twice } dwiema{ $falls ->
    [yes] {" "}(więcej, niż postać zniesie)
   *[no] {""}
}; mogą dołączyć nowe.

## Podpowiedzi

wonder_book-advice-unknown = Dokąd to prowadzi, wie tylko opowieść. Zdecydujcie razem.
wonder_book-advice-nudge = { $verb ->
    [move] Zastanów się, gdzie stoisz.
    [interact] Coś w twoim obszarze prosi się o dotknięcie.
    [attack] Najpierw zęby.
    [skill] Masz na to umiejętność.
    [special] Jakaś karta pozwala teraz na coś szczególnego.
    [collect] Iskra jest w zasięgu ręki.
    [pass] Na tę turę wystarczy.
    [turn] Ważne, kto zacznie.
   *[other] Sprawdź, ile kosztuje każda odpowiedź.
}
wonder_book-advice-idea = { $idea ->
    [reaches] Ktoś powinien dotrzeć tam, gdzie jest cel.
    [nearer] Droga do celu jest dość długa i bez objazdów.
    [harm] Policz zębacze, które mogą do ciebie dotrzeć.
    [effort] Żaden sukces nie przepada.
    [test] Szanse są po twojej stronie.
    [object] Tu w ogóle nie trzeba rzucać.
    [strike] Zębacz, którego nie ma, nikogo nie ugryzie.
    [spark] Iskry płacą za to, co będzie.
    [cost] Po to są iskry.
   *[reroll] Za serce można kupić drugą szansę.
}
wonder_book-advice-figures = Cel osiągnięty w tej rundzie: { $goal } % z { $rounds } rund rozegranych w myślach; strata do najlepszego ruchu: { $behind } żetonu przeznaczenia.
wonder_book-advice-behind = Strata do najlepszej odpowiedzi: { $behind } żetonu przeznaczenia.
wonder_book-advice-reaches = Docierasz tam, gdzie jest cel: { $area }.
wonder_book-advice-nearer = Stamtąd do celu ({ $area }): { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
wonder_book-advice-harm = { $hero }, { $area }: { $wyrms ->
    [0] nie dosięgnie tu żaden zębacz z planszy
    [one] może tu dosięgnąć { $wyrms } zębacz
    [few] mogą tu dosięgnąć { $wyrms } zębacze
   *[many] może tu dosięgnąć { $wyrms } zębaczy
}; spodziewana strata w następnej fazie wrogów: { $hearts } serca.
wonder_book-advice-object = „{ $card }”: bez rzutu.
wonder_book-advice-test = „{ $card }”: { $chance } %, { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}.
wonder_book-advice-effort = „{ $card }”: { $left ->
    [one] brakuje jeszcze { $left } sukcesu
   *[other] brakuje jeszcze { $left } sukcesów
}; szansa, że ten rzut wystarczy: { $chance } %.
wonder_book-advice-strike = Szansa na trafienie { $chance } %, średnio { $damage } obrażenia; cele w zasięgu: { $targets }.
wonder_book-advice-spark = Potem na ręku: { $count ->
    [one] { $count } iskra
    [few] { $count } iskry
   *[many] { $count } iskier
}.
wonder_book-advice-cost = Koszt: { $count ->
    [one] { $count } iskra
    [few] { $count } iskry
   *[many] { $count } iskier
}; zostaje { $left }.
wonder_book-advice-reroll = Ponowny rzut pustymi kośćmi ({ $blanks }): średnio { $more } sukcesu więcej za jedno z { $hearts } serc.

## Boty

wonder_book-bot-kit-text = Widzi jedną akcję naprzód i często robi coś innego.
wonder_book-bot-scout-text = Widzi jedną akcję naprzód i łatwo się rozprasza.
wonder_book-bot-mystic-text = Widzi jedną akcję naprzód i zwykle się tego trzyma.
wonder_book-bot-adept-text = Rozważa po dwie akcje: cel, niebezpieczeństwo i czas. Czasem się potknie.
wonder_book-bot-elder-text = Rozważa po dwie akcje i się nie potyka.
wonder_book-bot-nightfox-text = Rozważa całe tury i rozgrywa w myślach rundy do końca, najwyżej sekundę.
