### Półka z kampaniami i karta kampanii, słowami strony.

webcampaign-go = Co dalej
webcampaign-running = Rozdział jest rozpoczęty.
webcampaign-continue = Do stołu
webcampaign-looking = Przyglądasz się. Kto gra, otwiera tę kampanię prywatnym odnośnikiem albo siedzi w jej ostatnim rozdziale.
webcampaign-goal = Dalej od ostatniego celu
webcampaign-goal-told = Rozdział toczy się dalej od chwili, gdy pojawił się ostatni cel, w tym samym gronie. Karta to odnotuje.
webcampaign-open = Otwórz rozdział { $chapter }
webcampaign-anew = Zacznij rozdział { $chapter } od nowa
webcampaign-all-won = Wszystkie rozdziały są wygrane. Zagrajcie któryś jeszcze raz albo wróćcie do któregoś po inne zakończenie.
webcampaign-gentle = Tryb łagodny
webcampaign-gentle-told = Za każdą porażkę rozdział zaczyna się z jednym żetonem losu więcej, najwyżej z siedmioma.
webcampaign-file = Kampania jako plik
webcampaign-link = Prywatny odnośnik
webcampaign-link-told = Tym prywatnym odnośnikiem grasz dalej na innym urządzeniu. Kto go ma, może otwierać rozdziały.
webcampaign-loading = Karta się wczytuje…
webcampaign-yours = Twoje kampanie
webcampaign-told = Rozdział po rozdziale w jednej grupie: hasła, ulepszenia i wyniki przechodzą dalej, a gracze i postacie mogą się między rozdziałami zmieniać.
webcampaign-begin = Zacznij kampanię
webcampaign-take-in = Graj dalej z pliku, także z terminala
webcampaign-sheet = Karta kampanii
webcampaign-total = razem { $total }
webcampaign-chapter = Rozdział { $numeral }:
webcampaign-next = następny
webcampaign-hidden = jeszcze nieczytany
webcampaign-replay = Zagraj jeszcze raz
webcampaign-again = Dla zabawy, bez zapisywania
webcampaign-back = Wróć do niego
webcampaign-back-told = Po powrocie wyniki od tego rozdziału przepadają, gdy tylko się on skończy.
webcampaign-keywords = Hasła
webcampaign-no-keywords = Jeszcze żadnych.
webcampaign-upgrades = Ulepszenia
webcampaign-no-upgrades = Jeszcze żadnych.
webcampaign-meanings = Co dają
webcampaign-endings = Zakończenia: odnalezione { $found } z { $all }
webcampaign-blank = jeszcze nieodnalezione
webcampaign-album = Album
webcampaign-no-album = Jeszcze bez obrazków.
webcampaign-players = Kto gra
webcampaign-nameless = Miejsce { $place }
webcampaign-bot = Bot
webcampaign-kind-me = Przy tym urządzeniu
webcampaign-kind-open = Kto przyjdzie
webcampaign-name = Imię
webcampaign-hero = Postać
webcampaign-without = Bez tej osoby
webcampaign-add-me = Ktoś przy tym urządzeniu
webcampaign-add-open = Wolne miejsce
webcampaign-add-bot = Bot
webcampaign-sides-told = Kto przejmuje postać, wybiera na nowo po jednej stronie każdej jej karty ulepszenia.
webcampaign-side = Strona karty: { $hero }
webcampaign-start = Otwórz stronicę
webcampaign-later = Jeszcze nie
webcampaign-choose-first = Najpierw wybierz stronę każdej karty powyżej.
webcampaign-to-sheet = Karta kampanii
webcampaign-gently = { $count ->
    [one] { $count } żeton losu więcej
    [few] { $count } żetony losu więcej
   *[other] { $count } żetonów losu więcej
}
webcampaign-rewinds = { $count ->
    [one] { $count } powrót do celu
    [few] { $count } powroty do celu
   *[other] { $count } powrotów do celu
}
webcampaign-tries = { $count ->
    [one] dotąd { $count } porażka
    [few] dotąd { $count } porażki
   *[other] dotąd { $count } porażek
}
