### Analiza po rozgrywce.

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
analysis-positions = Punkty zwrotne są w { $path }; `moonlit play --resume` gra dalej od tego miejsca.

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
