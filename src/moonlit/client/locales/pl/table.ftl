### To, co mówi każda gra i każdy klient: błędy, miejsca, cofanie, zapisy, boty.
### NAME($thing, form: "…") wstawia komunikat, który wskazuje fakt; formy są sprawą języka.

## Wyliczenia i drobne słowa

list-and = { $start } i { $end }
list-or = { $start } lub { $end }
list-more = { $start }, { $end }
language-en = angielski
language-pl = polski
language-de = niemiecki
answer-yes = tak
answer-no = nie

## Miejsca i gracze

seat-name = miejsce { $seat }
player-you = ty
player-opponent = Przeciwnik
player-person = ktoś przy tym ekranie
player-default = Lis { $number }
players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
seat-to-act = { $who ->
    [you] Twoja kolej.
   *[other] Teraz działa { $name }.
}
seat-thinking = { $name } rozmyśla…
seat-kept-by = Miejsce { $seat }: { $player }.
seat-winner = { $who ->
    [you] Wygrywasz, masz { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }!
   *[other] { $name } wygrywa i ma { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }!
}
seat-winners = Wspólne zwycięstwo: { $names }, po { $total ->
    [one] { $total } punkcie
    [few] { $total } punkty
   *[many] { $total } punktów
}.
result-places = Kolejność: { $places }.
result-place = { $place }. { $name } ({ $total })

## Boty

bot-kit = Lisek
bot-kit-text = Młody lis: widzi tylko własne punkty i często myli się o kilka; odpowiada od razu.
bot-scout = Zwiadowca
bot-scout-text = Wie, ile płytka może być dla niego warta później, ale nie ile jest warta dla ciebie, i czasem się myli; odpowiada od razu.
bot-mystic = Mistyk
bot-mystic-text = Waży też to, czego ty potrzebujesz, i koszt żetonu, z drobnymi potknięciami; odpowiada od razu.
bot-adept = Adept
bot-adept-text = Ocenia, dokąd prowadzi każdy ruch, siecią wyuczoną na rozgrywkach z samą sobą, i prawie się nie myli; odpowiada od razu.
bot-elder = Nestor
bot-elder-text = W mgnieniu oka rozgrywa w myślach setki wariantów i nigdy nie myli się celowo.
bot-nightfox = Nocny Lis
bot-nightfox-text = Najsilniejszy bot w tym domu: rozgrywa w myślach tysiące wariantów, około sekundy na ruch.
bot-adaptive = Kompan
bot-adaptive-text = Dba o wyrównaną grę: im wyżej ceni swoją przewagę w tej rozgrywce, tym częściej myli się celowo; gdy przegrywa, gra tak dobrze jak Adept. Odpowiada od razu i nie pamięta innych rozgrywek.
bot-with-persona = { $bot } ({ $persona })
persona-plain = żadna
persona-plain-text = Boty grają bez szczególnych upodobań.
persona-collector = Kolekcjoner
persona-collector-text = Ceni pióra i jaja wyżej, niż są warte.
persona-brewer = Warzyciel
persona-brewer-text = Ceni symbole potrzebne do mikstur wyżej, niż są warte.
persona-hoarder = Chomik
persona-hoarder-text = Niechętnie wydaje żetony i trzyma je do końca rundy.
persona-spoiler = Psotnik
persona-spoiler-text = Lubi zabierać to, czego potrzebuje ktoś inny.
persona-ruthless = Bezlitosny
persona-ruthless-text = Liczy tylko przewagę, nie własne punkty, i woli skończyć rundę wcześniej niż się nią dzielić. Ma znaczenie od Adepta wzwyż.
bot-random = Ćma
bot-random-text = Bot losowy: każdy dozwolony ruch jest dla niego tak samo dobry.
bot-greedy = Sowa
bot-greedy-text = Bot zachłanny: bierze to, co od razu warte jest najwięcej, i nie wybiega myślą naprzód.
bot-militia = Borsuk
bot-label = { $bot } · { $level }

## Cofanie i wersje

undo-offer = Cofnij swój ostatni ruch
undo-done = { $who ->
    [you] Cofasz swój ostatni ruch.
   *[other] { $name } cofa swój ostatni ruch.
}
undo-limit = Cofać można tylko do ostatniej odkrytej karty, płytki lub kości, nie dalej.
version-now = { $count ->
    [one] Po { $count } ruchu.
    [few] Po { $count } ruchach.
   *[many] Po { $count } ruchach.
}
version-rules = Wersja zasad: { $version }.

## Zapisy

record-saved = Rozgrywka jest zapisana w pliku { $path }.
record-loaded = Rozgrywka z pliku { $path } wraca na stół, { $count ->
    [one] po { $count } ruchu
    [few] po { $count } ruchach
   *[many] po { $count } ruchach
}.
record-whole = Zapis jest cały: odtworzony prowadzi dokładnie do podanego końca.
record-secret = Dopóki rozgrywka trwa, jej zapis kryje wszystkie tajemnice; pokaż go dopiero po niej.
record-commitment = Los jest przesądzony od początku. Odcisk klucza: { $commitment }
record-key = Rozgrywka skończona, więc jej klucz jest jawny: { $key }

## Dlaczego pliku nie da się odczytać albo zapisać

reason-ENOENT = nie ma takiego pliku ani folderu
reason-ENOTDIR = zamiast folderu jest tam plik
reason-EISDIR = to folder, a nie plik
reason-EACCES = brakuje uprawnień
reason-EPERM = system na to nie pozwala
reason-EROFS = dysk jest chroniony przed zapisem
reason-ENOSPC = dysk jest pełny
reason-EDQUOT = twój przydział miejsca na dysku się wyczerpał
reason-EEXIST = już istnieje
reason-storage-locked = inny program właśnie zapisuje do bazy danych
reason-storage-read-only = baza danych jest zabezpieczona przed zapisem
reason-storage-damaged = baza danych jest uszkodzona; przywróć ją z kopii
reason-ENAMETOOLONG = nazwa jest za długa
reason-ELOOP = dowiązanie prowadzi do samego siebie
reason-EIO = dysk nie odpowiada poprawnie
reason-other = system odmawia ({ $code })

## Odmowy, każda w jednym zdaniu

error-clause = { $sentence } Zasada { $clause }.
error-unknown = Odmowa ({ $code }); nic się nie zmieniło.
error-unknown-facts = Odmowa ({ $code }; { $facts }); nic się nie zmieniło.
error-not-an-action = { $version ->
    [0] „{ $text }” to nie ruch; podaj miejsce, czasownik i to, czego dotyczy, na przykład „0 cast 4 c2”.
   *[other] Ruchu { $version } z tego zapisu nie da się odczytać („{ $text }”); przywróć plik z kopii.
}
error-not-a-seat = „{ $text }” to nie miejsce; ruch zaczyna się od numeru miejsca, a pierwsze ma numer 0.
error-unknown-game = Nie ma tu gry „{ $game }”; są: { $known }.
error-unknown-bot = Nie ma bota „{ $bot }”; są: { $known }.
error-unknown-persona = Ten bot nie ma osobowości „{ $persona }”; są: { $known }.
error-unknown-language = Nie znamy jeszcze języka „{ $language }”; znamy: { $known }.
error-unknown-option = Nie ma opcji „{ $option }”; są: { $known }.
error-unknown-value = „{ $value }” nie pasuje do { $option }; możliwe: { $known }.
error-out-of-range = { $option } musi być liczbą całkowitą od { $low } do { $high }, a nie „{ $value }”.
error-pack-too-large = Ten pakiet jest za duży na ten stół: „{ $part }” wynosi { $found }, a może najwyżej { $most }.
error-not-yes-or-no = { $option } może mieć tylko wartość true albo false.
error-not-a-list = { $option } musi być listą.
error-not-a-table = { $option } musi być tabelą nazw i wartości.
error-named-twice = { $option } wymienia coś dwa razy; każda nazwa może wystąpić tylko raz.
error-not-your-turn = Teraz decyduje { $turn }, a nie { $seat }.
error-match-over = Rozgrywka jest skończona; nie ma już ruchów.
error-stale-version = To odpowiedź na położenie { $found ->
    [one] po { $found } ruchu
    [few] po { $found } ruchach
   *[many] po { $found } ruchach
}, a było ich już { $now }; spójrz na stół i wybierz jeszcze raz.
error-nothing-to-undo = Nie ma jeszcze czego cofać.
error-undo-of-others = Ostatni ruch należał do kogoś innego; cofnąć można tylko własny.
error-undo-past-reveal = Od tamtej pory odkryto coś zakrytego, więc tego ruchu nie da się już cofnąć.
error-not-a-record = Ten plik nie jest zapisem rozgrywki; wybierz plik utworzony przez Moonlit.
error-truncated-record = Ten zapis się urywa albo nie jest poprawnym plikiem JSON; pewnie obcięło go kopiowanie.
error-altered-record = Pieczęć zapisu nie zgadza się z treścią; ktoś zmienił go ręcznie.
error-future-format = Zapis ma format { $found }, a my czytamy najwyżej { $known }; otworzy go nowszy Moonlit.
error-other-rules = Zapis powstał według wersji zasad { $found }, a tu jest wersja { $known }; odtwórz go w Moonlit z tamtego czasu.
error-other-pack = Zapis powstał z innym pakietem (jego skrót zaczyna się od { $found }); wskaż folder tamtego pakietu.
error-other-key = Klucz w zapisie nie jest tym, który obiecano na początku, więc losowaniu nie można ufać.
error-not-a-key = Klucz w zapisie nie jest kluczem: musi mieć 64 cyfry szesnastkowe.
error-refused-action = Ruch { $version } z zapisu, „{ $text }”, nie mógł się zdarzyć: { $reason }
error-other-end = { $version ->
    [one] Zapis da się odtworzyć ({ $version } ruch)
    [few] Zapis da się odtworzyć ({ $version } ruchy)
   *[many] Zapis da się odtworzyć ({ $version } ruchów)
}, ale prowadzi do innego końca, niż podaje.
error-save-waits = Dzisiejsze zasady prowadzą tę partię gdzie indziej, więc nie może toczyć się dalej tak jak dotąd; `moonlit play --resume { $path } --go-on` gra dalej od miejsca, w którym stanęła, jako ćwiczenie, i nie zmienia tego pliku.
error-save-over = Ta partia jest skończona, a dzisiejsze zasady poprowadziłyby ją gdzie indziej; w terminalu `moonlit play --resume { $path }` pokaże, co o niej opowiedziano.
error-other-game = To zapis gry „{ $found }”, a tu jest „{ $known }”.
error-unreadable-record = Zapisu { $path } nie da się otworzyć; sprawdź, czy plik istnieje i wolno go czytać.
error-record-exists = Plik { $path } już istnieje; wybierz inną nazwę dla zapisu.
error-no-end = Ten zapis nie podaje, jak się skończył, więc nie ma z czym go porównać.
error-unreadable-tracks = Pliku z postępami { $path } nie da się odczytać; usuń go z drogi albo przywróć z kopii.
error-broken-record = Zapis { $path } jest uszkodzony; można grać dalej z poprzedniej wersji: { $before }.
error-broken-tracks = Plik postępów { $path } jest uszkodzony; obok leży poprzednia wersja { $before }, którą można wstawić na jego miejsce.
error-unwritable-tracks = Zdobyczy nie udało się zapisać w pliku { $path }; sprawdź, czy wolno w nim pisać.
error-too-many-people = Na ścieżkach nie ma już miejsca dla kogoś o imieniu „{ $text }”; są na nich: { $known }.
error-unknown-list = Nie ma listy „{ $list }”; są: { $known }.
error-too-many-seats = { $seats ->
    [one] Podano { $seats } miejsce
    [few] Podano { $seats } miejsca
   *[many] Podano { $seats } miejsc
}, a w tej rozgrywce jest ich { $players }.
error-no-checkout = To wymaga kopii źródeł: nie ma tu { $needed }.
error-bad-test = Testu { $path } nie da się odczytać: { $reason }.
error-bad-excuses = Listy wyjątków { $path } nie da się odczytać: { $reason }.
error-no-chess = Do porównania potrzebny jest pakiet { $package }; zainstaluj moonlit z dodatkiem [{ $extra }].
error-no-pyminion = W { $path } nie ma pakietu { $package }; podaj folder środowiska, które go ma, albo jego Pythona.
error-not-a-course = { $path } nie jest zapisem nauki albo został ucięty; podaj inny plik.
error-bench-stopped = Pomiar się urwał: { $reason }.
error-unreadable-trial = Nie da się otworzyć pliku { $path }; sprawdź, czy tam jest i czy wolno go czytać.
error-not-a-trial = { $path } nie jest poprawnym plikiem TOML (gdy nazwa kończy się na .toml) ani JSON.
error-unknown-part = W pliku { $path } jest część „{ $part }”, której nikt nie zna; znane: { $known }.
error-bad-part = { $path }: config musi być tabelą, script listą akcji, seed liczbą całkowitą; { $part } jest czymś innym.
error-trial-part = { $path }, { $part }: { $reason }
error-trial-step = { $path }, krok { $step } („{ $text }”): { $reason }
error-unknown-seats = Obok { $path } nie zapisano, kto gdzie siedział; podaj wszystkich graczy ({ $seats }) w --seats.

## Programy z zewnątrz

bot-program = Gość
bot-strategy = Strateg
program-last-words = Ostatni wiersz na jego stderr: „{ $text }”.
program-stand-in = Do końca tej rozgrywki zastępuje go { NAME($bot) }.
program-replaced = { $bot } zawiódł w { $count ->
    [one] { $count } rozgrywce
   *[other] { $count } rozgrywkach
} z { $all }. W rozgrywce { $match }: { $lapse }
reason-ENOEXEC = ten komputer nie umie uruchomić takiego pliku; skrypt potrzebuje pierwszego wiersza, na przykład #!/usr/bin/env python3
error-bad-program = „{ $text }” nie wskazuje programu; podaj polecenie, które go uruchamia, na przykład „program:python3 first_legal.py”.
error-missing-program = Nie ma programu „{ $program }”; sprawdź ścieżkę i to, czy wolno go uruchomić.
error-program-beside-record = Przy tym stole siedział program („{ $program }”), a uruchamiamy go tylko wtedy, gdy wskażesz go w poleceniu; podaj wszystkich graczy w --seats.
error-program-not-started = Programu „{ $program }” nie udało się uruchomić: { $reason }.
error-program-not-ready = Program „{ $program }” miał najpierw powiedzieć „ready”, a powiedział „{ $text }”.
error-program-ended = Program „{ $program }” zakończył się w trakcie rozgrywki ze statusem { $status }.
error-program-silent = Program „{ $program }” milczał przez { $seconds } s.
error-program-not-legal = Program „{ $program }” powiedział „{ $text }”, a to nie jest żaden z jego dozwolonych ruchów.
error-program-flooded = Program „{ $program }” powiedział więcej niż jeden wiersz, o który go proszono; zaczął od „{ $text }”.
