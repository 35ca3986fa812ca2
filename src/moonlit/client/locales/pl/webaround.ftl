### Wszystko wokół narysowanego stołu: arkusz punktów, powtórka, pomoc, lekcja, postępy.

## Arkusz punktów

webaround-score-title = Arkusz punktów
webaround-score-caption = Punkty wszystkich według kategorii
webaround-score-category = Kategoria
webaround-score-total = Razem
webaround-score-best = Najwięcej:
webaround-score-winner = zwycięstwo
webaround-score-bot = bot
webaround-score-kept = zachowana
webaround-score-copied = lustrzany kamień jako { $tile }
webaround-score-skip = Pokaż wszystko
webaround-score-table = Z powrotem do stołu
webaround-score-rematch = Rewanż
webaround-score-join = Dołącz do rewanżu
webaround-score-replay = Powtórka
webaround-score-share = Udostępnij
webaround-share-done = Odnośnik skopiowany
webaround-share-copied = Odnośnik jest skopiowany. Zawiera całą partię; kto go otworzy, zobaczy karty wszystkich.
webaround-score-fresh = { $count ->
    [one] { $count } nowy wpis na twoim torze
    [few] { $count } nowe wpisy na twoim torze
   *[many] { $count } nowych wpisów na twoim torze
}
webaround-curve-title = Punkty, gdyby partia skończyła się w tym miejscu
webaround-curve-told = Po jednej linii na osobę: ile punktów byłoby na koniec, gdyby partia skończyła się w tym miejscu. To samo mówi tabela poniżej.
webaround-curve-table = Jako tabela
webaround-curve-phase = Po
webaround-curve-row = Faza { $number }
webaround-round-twilight = Zmierzch
webaround-round-moonlight = Blask księżyca
webaround-swings-title = Największe zwroty
webaround-swing-phase = Faza { $number }
webaround-swing-look = Zobacz ten moment

## Lekcja: zdania mają najwyżej dwadzieścia słów

webaround-learn-title = Nauka w pięć minut
webaround-learn-leave = Opuść lekcję
webaround-learn-speaker = Duszek mówi
webaround-learn-steps = Krok { $step } z { $count }
webaround-learn-loading = Sowa się budzi…
webaround-learn-press = Widzę
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
webaround-learn-runestone = Runa daje tajny przepis. Zachowaj taki, do którego zbierzesz symbole.
webaround-learn-points = Tyle punktów byłoby, gdyby noc skończyła się teraz. Patrz, jak rosną; naciśnij je.
webaround-learn-goals = Cele dają dodatkowe punkty: za obszary albo za wyczyny, których dokonasz przed innymi. Naciśnij któryś.
webaround-learn-start = Kto wygrał, zaczyna znowu, obok zdobytej płytki. Wybierz dowolne zaklęcie i świecącą płytkę.
webaround-learn-draft = Zmierzch minął. Zaklęcia na gałęzi zabierają teraz płytki Duchów, najwyższe najpierw. Weź swoją.
webaround-learn-moonlight = Blask księżyca: nowy las i trzy nowe cele, które na koniec punktują wszyscy. Naciśnij któryś.
webaround-learn-mirror = Noc minęła. Lustrzany kamień liczy się jak jeszcze jedna twoja płytka: wybierz która.
webaround-learn-done-title = Umiesz grać w Nokturn
webaround-learn-done = Rzucanie, pas, ofiara, wygrana i punkty już za tobą. Dograj tę noc do końca albo zacznij własną.
webaround-learn-play-on = Gram dalej
webaround-learn-new = Nowa partia
