### Wiersz poleceń: opisy, raporty i to, co może być nie tak z danymi.

## Program

command-description = Moonlit: jeden stół dla nocnych gier, w twoim terminalu.
command-usage-hint = Zobacz `moonlit --help` albo `moonlit COMMAND --help` dla jednego polecenia.
command-option-language = język: { $languages }
command-option-json = wypisz raport jako JSON
command-option-version = wypisz wersję i silnik, po czym zakończ
command-option-help = wypisz tę pomoc i zakończ
command-version = moonlit { $version }, engine: { $engine }, zasady Nokturnu: { $rules }, pakiet: { $pack }
command-engine-compiled = skompilowany
command-engine-pure = czysty Python
command-engine-mixed = mieszany
command-file = plik
command-folder = folder
command-number = liczba
command-done = Gotowe.
command-interrupted = Przerwano.
command-usage = użycie
command-commands = polecenia
command-options = opcje
command-arguments = argumenty

## play

command-play = zagraj w tym terminalu
command-play-text = Usiądź do stołu. Bez opcji padną pytania, jak chcesz grać.
command-play-players = liczba graczy, od 1 do 4
command-play-seat = kto siedzi na miejscu: „me”, imię albo bot ({ $bots })
command-play-mode = basic, advanced albo family
command-play-edition = czyja instrukcja: { $editions }
command-play-switch = jedno własne rozstrzygnięcie, jako NAZWA=WARTOŚĆ
command-play-variant = graj z wariantem: { $variants }
command-play-scenario = graj scenariusz, od 1 do { $count }
command-play-character = postać dla każdego miejsca: { $characters }
command-play-no-concoctions = gra rodzinna bez mikstur
command-play-visitor = miejsce osoby, która ostatnio była w lesie
command-play-pack = folder z własnym pakietem
command-play-key = tajny klucz rozgrywki, 64 cyfry szesnastkowe, aby powtórzyć to samo rozdanie
command-play-record = gdzie zapisać rozgrywkę
command-play-resume = wznów zapisaną rozgrywkę
command-play-plain = zwykłe wiersze tekstu, dla potoków i czytników ekranu
command-play-name = twoje imię
command-play-undo = pozwól na cofanie
command-play-needs-terminal = To wymaga terminala; w potoku użyj --plain.

## simulate

command-simulate = niech boty rozegrają wiele gier i niech powstanie raport
command-simulate-text = Boty grają same; raport mówi, kto jak często wygrywa i z jakim wynikiem.
command-simulate-matches = ile rozgrywek
command-simulate-bots = bot na każde miejsce: { $bots }
command-simulate-seed = liczba, dzięki której przebieg można powtórzyć
command-simulate-workers = ile procesów
command-simulate-out = folder na zapisy
command-simulate-check = sprawdzaj po drodze każde położenie, co jest powolne
command-simulate-progress = { $done } z { $all ->
    [one] { $all } rozgrywki
   *[many] { $all } rozgrywek
}, tempo na sekundę: { $rate }
command-simulate-report = { $count ->
    [one] { $count } rozgrywka
    [few] { $count } rozgrywki
   *[many] { $count } rozgrywek
} w { $seconds } s.
command-simulate-seat = Miejsce { $seat }, { $bot }: wygrane { $wins } %, średnio { $mean } pkt, od { $least } do { $most }.
command-simulate-actions = Średnia liczba ruchów w rozgrywce: { $mean }.
command-simulate-margin = Odsetki wygranych są dokładne do około { $margin } punktu procentowego.
command-simulate-failed = Rozgrywka { $number } się nie powiodła: { $reason }
command-simulate-seat-column = miejsce
command-simulate-bot-column = bot
command-simulate-wins-column = wygrane
command-simulate-mean-column = średnio punktów
command-simulate-range-column = zakres

## replay

command-replay = opowiedz zapisaną rozgrywkę ruch po ruchu
command-replay-text = Czyta zapis, odtwarza go i opowiada, co się działo.
command-replay-file = zapis
command-replay-seat = patrz oczami tego miejsca
command-replay-from = zacznij po tym ruchu
command-replay-to = skończ po tym ruchu
command-replay-step = czekaj na Enter po każdym ruchu
command-replay-action = { $version }. { $text }
command-replay-end = Tu rozgrywka się kończy.
command-replay-unfinished = Zapis kończy się przed końcem rozgrywki.

## verify

command-verify = sprawdź, czy zapis jest cały, niezmieniony i zgodny z zasadami
command-verify-text = Odtwarza zapis i porównuje jego koniec z tym, co podaje. Można wskazać kilka plików.
command-verify-ok = { $path }: cały i prawdziwy, { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}.
command-verify-bad = { $path }: { $reason }
command-verify-summary = Całe i prawdziwe zapisy: { $good } z { $all }.

## bench

command-bench = zmierz, jak szybko działają zasady
command-bench-text = Rozgrywa ustalone zadania i porównuje je z wzorcami na tym samym komputerze.
command-bench-quick = krótki przebieg
command-bench-running = Pomiar: { $name }…
command-bench-result = { $name }: { $rate } na sekundę.
command-bench-name-column = zadanie
command-bench-rate-column = na sekundę
command-bench-ratio-column = stosunek
command-bench-engine = Silnik: { $engine }.
command-bench-noise = Rozrzut między przebiegami: { $percent } %.

## editions

command-editions = pokaż, czym różnią się instrukcje i co ustawia każde wydanie
command-editions-text = Wylicza różnice między instrukcją angielską, niemiecką i polską, nasze rozstrzygnięcia oraz przełączniki.
command-editions-only = tylko te pozycje: E-15, O-9 albo nazwa przełącznika
command-editions-differences = Różnice między instrukcjami
command-editions-rulings = Otwarte pytania i nasze rozstrzygnięcia
command-editions-switches = Przełączniki
command-editions-row = { $id }, { $topic }
command-editions-book = { $book }: { $text }
command-editions-silent = milczy
command-editions-default = Gramy tak: { $text }
command-editions-note = Pozycje pochodzą ze specyfikacji, która jest napisana po angielsku.
command-editions-switch = przełącznik
command-editions-value = wartość
command-editions-unknown = Nie ma pozycji ani przełącznika „{ $name }”.

## clauses

command-clauses = pokaż, który test dowodzi której zasady
command-clauses-text = Liczy zasady specyfikacji, testy, które je wymieniają, i wyjątki.
command-clauses-covered = { $count ->
    [one] { $count } zasada ma test.
    [few] { $count } zasady mają test.
   *[many] { $count } zasad ma test.
}
command-clauses-uncovered = { $count ->
    [0] Nie ma zasady bez testu.
    [one] { $count } zasada nie ma testu: { $clauses }.
    [few] { $count } zasady nie mają testu: { $clauses }.
   *[many] { $count } zasad nie ma testu: { $clauses }.
}
command-clauses-unknown = { $count ->
    [0] Żaden test nie wymienia nieznanej zasady.
    [one] Testy wymieniają { $count } nieznaną zasadę: { $clauses }.
    [few] Testy wymieniają { $count } nieznane zasady: { $clauses }.
   *[many] Testy wymieniają { $count } nieznanych zasad: { $clauses }.
}
command-clauses-excused = { $count ->
    [0] Wyjątków nie ma.
    [one] { $count } zasada jest wyjątkiem.
    [few] { $count } zasady są wyjątkami.
   *[many] { $count } zasad to wyjątki.
}
command-clauses-needs-checkout = To wymaga kopii źródeł: specyfikacja i testy nie są instalowane.
command-clauses-row = { $clause }: { $tests }

## pack-check

command-pack-check = sprawdź własny folder z pakietem
command-pack-check-text = Czyta każdy plik pakietu i zgłasza wszystko, co jest nie tak, z plikiem i wierszem.
command-pack-check-ok = { $path }: pakietem „{ $title }” można grać; jego skrót zaczyna się od { $hash }.
command-pack-check-bad = { $path }: { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}.
command-pack-check-line = { $place }: { $message }

## achievements

command-achievements = pokaż, co już osiągnięto
command-achievements-text = Wylicza scenariusze, osiągnięcia i warianty wraz z dorobkiem każdej osoby.
command-achievements-person = tylko ta osoba
command-achievements-file = inny plik z postępami
command-achievements-count = { $name }: { $done } z { $all }.
command-achievements-none = Nikt jeszcze niczego nie osiągnął.
command-achievements-scenario = { $mark } { $title }: { $text }
command-achievements-reset = zapomnij wszystko o tej osobie
command-achievements-reset-done = Zapomniano wszystko, co dotyczy osoby { $name }.

## version

command-version-help = wypisz wersję

## Co może być nie tak z danymi

command-bad-number = { $option } musi być liczbą całkowitą, a nie „{ $text }”.
command-bad-range = { $option } musi mieścić się między { $low } a { $high }, a jest { $value }.
command-bad-choice = { $option } nie zna wartości „{ $text }”; możliwe: { $known }.
command-bad-pair = { $option } ma mieć postać NAZWA=WARTOŚĆ, a nie „{ $text }”.
command-bad-command = Nie ma polecenia „{ $text }”; są: { $known }.
command-bad-option = Nie ma tu opcji „{ $text }”.
command-missing-argument = Brakuje argumentu { $argument }.
command-too-many-arguments = „{ $text }” to o jeden argument za dużo.
command-bad-seats = { $given ->
    [one] Podano { $given } miejsce
    [few] Podano { $given } miejsca
   *[many] Podano { $given } miejsc
}, a liczba grających to { $wanted }.
command-file-missing = Nie ma pliku { $path }.
command-file-unreadable = Pliku { $path } nie da się odczytać: { $reason }
command-file-unwritable = Pliku { $path } nie da się zapisać: { $reason }
command-file-exists = Plik { $path } już istnieje; wybierz inną nazwę.
command-not-text = { $path } nie jest tekstem UTF-8.
command-error = moonlit: { $sentence }
