### Co ma do powiedzenia stół w sieci: miejsca, czat, cofanie za zgodą, zapisy.

server-undone = { $who ->
    [you] Cofasz ruchy: { $count ->
        [0] partia jest znów na początku
        [one] zostaje { $count } ruch
        [few] zostają { $count } ruchy
       *[many] zostaje { $count } ruchów
    }.
   *[other] Cofnięcie ruchów ({ $name }): { $count ->
        [0] partia jest znów na początku
        [one] zostaje { $count } ruch
        [few] zostają { $count } ruchy
       *[many] zostaje { $count } ruchów
    }.
}
server-stood-in = { $who ->
    [you] (Bot zagrał to za ciebie.)
   *[other] (Bot zagrał to w zastępstwie: { $name }.)
}
server-verified-key = Klucz pasuje do odcisku pokazanego na początku: { $commitment }
server-verified-actions = { $count ->
    [one] Odtworzono { $count } ruch
    [few] Odtworzono { $count } ruchy
   *[many] Odtworzono { $count } ruchów
} z tymi samymi kośćmi.
server-verified-unfinished = Ta partia nie została dograna do końca.

## Odmowy

error-id-reused = Identyfikator „{ $id }” służył już do czegoś innego; nic się nie zmieniło.
error-foreign-seat = Ten ruch należy do gracza { $seat }, a to nie twoje miejsce.
error-unknown-version = Nie ma wersji { $found }; najnowsza to { $now }.
error-unknown-match = Nie ma tu partii „{ $match }”; sprawdź odnośnik.
error-match-of-other-rules = Ta partia zaczęła się według innych zasad niż te w tym Moonlit. To, co o niej opowiedziano, zostaje. Potoczy się dalej według dzisiejszych zasad, gdy zgodzą się wszyscy przy stole, albo według własnych w Moonlit, w którym się zaczęła.
error-match-goes-on = Ta partia toczy się według zasad, z którymi się zaczęła.
error-cannot-go-on = Dzisiejsze zasady nie mogą podjąć tej partii z miejsca, w którym stoi. Nic nie przepadło: otworzy ją Moonlit, w którym się zaczęła.
error-bad-start = Z pozycji w tym zapisie żadna partia nie może się dalej potoczyć.
error-record-goes-on = Ten zapis zaczyna się od pozycji z innych zasad, więc nie można go tu przejąć; opowie go „moonlit replay”.
error-unknown-token = Ten prywatny odnośnik nie otwiera żadnego miejsca w tej partii.
error-unknown-lesson = Nie ma lekcji „{ $lesson }”; znane: { $known }.
error-not-the-host = Może to zrobić tylko osoba, która założyła partię.
error-no-onlookers = Ten stół nie przyjmuje widzów; zajmij miejsce albo użyj swojego prywatnego odnośnika.
error-onlookers-only-look = Jesteś widzem; działać mogą tylko ci, którzy tu siedzą.
error-no-free-seat = Wszystkie miejsca są zajęte.
error-seat-taken = Miejsce { $place } jest zajęte.
error-bot-keeps-seat = Miejsce { $place } zajmuje bot i tak zostanie do końca partii; kto by tam usiadł, zobaczyłby jego rękę.
error-undo-stops-at-cover = Bez nieobecnej osoby nie można cofnąć niczego sprzed chwili, w której zastąpił ją bot; poczekajcie na nią.
error-not-missing = Bot może zagrać na miejscu { $place } dopiero wtedy, gdy nikt się z niego nie łączy od minuty.
error-no-such-seat = Przy tym stole nie ma miejsca { $place }.
error-seats-still-open = Niektóre miejsca są jeszcze wolne; poczekaj na znajomych albo oddaj miejsca botom.
error-match-begun = Partia już się zaczęła.
error-match-not-begun = Partia jeszcze się nie zaczęła.
error-match-not-over = Partia wciąż trwa; jej zapis jest tajny aż do końca.
error-no-undo-here = Przy tym stole nie można nic cofać; tak ustalono przy jego zakładaniu.
error-no-hints-here = Przy tym stole nie ma podpowiedzi; tak ustalono przy jego zakładaniu.
error-no-hints-for-game = Do tej gry nie ma jeszcze podpowiedzi.
error-no-analysis-of-game = Rozgrywek w tę grę jeszcze się nie analizuje.
error-no-puzzles-of-game = Do tej gry nie ma jeszcze zagadek.
error-no-hint-now = Podpowiedź można dostać tylko wtedy, gdy decyzja należy do ciebie.
error-hint-failed = Tym razem nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
error-too-many-hints = Teraz myśli tylu naraz, że nie ma podpowiedzi. Spróbuj ponownie za kilka sekund.
error-analysis-failed = Analiza się nie udała. Spróbuj jeszcze raz.
error-too-many-analyses = W kolejce czeka już tyle analiz: { $most }. Spróbuj za kilka minut.
error-unknown-puzzle = Nie ma zagadki { $number }; ostatnia ma numer { $count }.
error-unknown-day = Na dzień „{ $day }” nic nie ma; dni są od { $first } do { $last }.
error-no-days-of-game = W grze „{ $game }” nie ma partii dnia.
error-unknown-campaign = Nie ma tu kampanii „{ $campaign }”; sprawdź odnośnik.
error-no-campaigns-of-game = W grze „{ $game }” nie ma kampanii.
error-too-many-campaigns = Dla twojego adresu przechowuje się już tyle kampanii, że nie można zacząć następnej.
error-not-of-campaign = Tę kampanię mogą zmieniać tylko jej uczestnicy: otwórz ją prywatnym odnośnikiem jednej z tych osób.
error-campaign-changed = W międzyczasie ktoś inny zmienił tę kampanię; nic nie zostało zrobione. Obejrzyj ją jeszcze raz.
error-campaign-goes-on = Ta partia należy do kampanii; następny rozdział otwiera się z jej karty.
error-no-goal-to-go-back-to = Nie ma celu, do którego można wrócić: od ostatniego celu można grać dalej tylko w rozdziale dopiero co przegranym.
error-no-choice-here = „{ $text }” nie należy tu do możliwych wyborów.
error-nothing-asked = Nikt już o to nie pyta.
error-undo-declined = Ta prośba została właśnie odrzucona; graj dalej i poproś znowu najwcześniej za pół minuty.
error-no-chat-here = Przy tym stole nie ma czatu.
error-nothing-said = Ta wiadomość jest pusta.
error-too-much-chat = To dużo naraz; odczekaj kilka sekund, zanim znów napiszesz.
error-too-much-chat-here = Wszyscy piszą tu naraz tak dużo, że stół nie nadąża; odczekaj kilka sekund.
error-hello-first = Strona nie powiedziała, o którą partię chodzi; wczytaj ją ponownie.
error-bad-message = Tej wiadomości nie da się odczytać ({ $reason }); nic się nie zmieniło. Wczytaj stronę ponownie.
error-too-long = To jest za długie; najwyżej { $most } bajtów.
error-too-many-requests = To było dużo próśb w krótkim czasie; odczekaj minutę.
error-too-busy = Ten serwer ma teraz tyle do zrobienia, że to musi zaczekać. Spróbuj ponownie za kilka sekund.
error-too-many-matches = Dla twojego adresu przechowuje się już tyle partii, że nie można założyć następnej. Kto prowadzi ten serwer, może usunąć stare (moonlit serve --prune).
error-too-many-actions = Liczba ruchów w tym zapisie: { $found }; żadna partia nie trwa tu dłużej niż { $most }.
error-match-too-long = Ta partia ma już { $most } ruchów i cofnięć, a więcej stół nie przechowuje; nie może toczyć się dalej.
error-not-at-this-computer = Otworzyć serwer na sieć domową może tylko osoba przy komputerze, na którym on działa.
error-home-is-elsewhere = Ten komputer ma teraz w sieci domowej inny adres; sprawdź go jeszcze raz.
error-home-is-closed = Ten komputer nie pozwala serwerowi odpowiadać w sieci domowej; uruchom go ponownie z --lan.
error-foreign-page = Ta prośba pochodzi z innej strony; otwórz sam stół.
error-unknown-address = Pod tym adresem nic nie ma.
error-unknown-method = Pod tym adresem nie można pytać w ten sposób.
error-unknown-host = Ten serwer nie nosi nazwy, którą go wywołano; otwórz go pod jego własnym adresem.
error-storage-failed = Stół nie mógł tego zapisać, więc to się nie stało ({ $reason }). Spróbuj jeszcze raz.
error-storage-unusable = Nie można otworzyć partii w { $path }: { $reason }.
error-future-matches = Te partie zapisał nowszy Moonlit (format { $found }, a ten czyta najwyżej { $known }); otwórz je tamtym.
error-match-damaged = Zapis tej partii jest uszkodzony, więc nie można jej otworzyć; innych partii to nie dotyczy.
error-actions-damaged = Zapis ruchów tej partii jest uszkodzony, więc nie można grać w nią dalej. To, co o niej opowiedziano, zostaje, a innych partii to nie dotyczy.
error-data-in-use = Folder { $path } należy do serwera, który już działa: { $server }. Otwórz go, zakończ albo wybierz inny folder opcją --data.
