### Das Terminal: Beschriftungen der Bildschirme, Tasten und Fragen.

## Titel und Menü

terminal-game-nocturne = Nocturne
terminal-unofficial = Ein inoffizieller Tisch von Liebhabern. Alle Worte und Zeichnungen sind von uns.

## Einstellungen

terminal-on = an
terminal-off = aus

## Eine Partie vorbereiten

terminal-setup = Den Tisch decken
terminal-seats = Plätze
terminal-persona = Persönlichkeit der Bots
terminal-mode = Spielart
terminal-edition = Ausgabe
terminal-scenario = Szenario
terminal-no-scenario = ohne Szenario
terminal-name-of-seat = Name für Platz { $seat }
terminal-begin = Partie beginnen

## Der Tisch

terminal-forest = Wald
terminal-sprite-tiles = Plättchen des Waldgeists
terminal-sprite-empty = leer
terminal-goals = Ziele
terminal-goal-open = offen
terminal-goal-face-down = verdeckt
terminal-concoctions = Mixturen
terminal-your-symbols = Deine Symbole
terminal-ability-ready = Fähigkeit ungenutzt
terminal-ability-used = Fähigkeit genutzt
terminal-passed = gepasst
terminal-face-down = verdeckter Marker von { $name } (zuvor: { NAME($token) })
terminal-empty-cell = leeres Feld
terminal-projection = Hochrechnung
terminal-mirrors-assumed = Spiegel: beste Nutzung gezählt
terminal-log = Verlauf
terminal-pass-the-screen = Als Nächstes entscheidet { $name }. Gib den Bildschirm weiter und drücke Enter.

## Einen Zug wählen

terminal-choose-cell = Wohin?
terminal-number-out-of-range = Gib eine Zahl von 1 bis { $count } ein.
terminal-not-understood = „{ $text }“ ist weder eine Nummer noch ein Zug; mit ? gibt es Hilfe.
terminal-undone = Zurückgenommen.

## Tasten

terminal-keys = Tasten

## Gehen und wiederkommen

terminal-quit-question = Die Partie verlassen? Sie ist gespeichert und lässt sich fortsetzen.
terminal-not-saved = Die Partie ließ sich nicht speichern: { $reason }.
terminal-other-program = Ein anderes Programm hat diese Partie in { $path } fortgesetzt; was hier gespielt wird, steht in { $kept }.
terminal-waiting = Die Regeln von heute führen diese Partie woandershin, deshalb kann sie nicht weitergehen, wie sie war. Das wurde von ihr erzählt:
terminal-waiting-over = Diese Partie ist vorbei, und die Regeln von heute würden sie woandershin führen. Das wurde von ihr erzählt:
terminal-waiting-question = Von dort, wo sie stand, kann sie nach den Regeln von heute weitergehen, als Übung, die für nichts zählt. { $path } bleibt, wie es ist; was folgt, bekommt daneben eine eigene Datei.
terminal-waiting-leave = Alles lassen, wie es ist
terminal-waiting-go-on = Als Übung weiterspielen
terminal-waiting-keys-ask = N lässt alles, wie es ist; J spielt als Übung weiter; ↑ und ↓ blättern im Verlauf.
terminal-waiting-keys-leave = Q beendet; ↑ und ↓ blättern im Verlauf.
terminal-practice = Diese Partie ist Übung: Sie setzt eine Partie mit anderen Regeln fort und zählt für nichts.

## Das Ende

terminal-over = Die Nacht ist vorbei
terminal-achievements-earned = Gemeisterte Herausforderungen
terminal-no-achievements = Diesmal keine Herausforderung gemeistert.
terminal-achievement-new = neu
terminal-scenario-met = Szenario { $number } gemeistert!
terminal-scenario-failed = Szenario { $number } noch nicht gemeistert.
terminal-scenario-points = Punkte: { $total } von { $needed }

## Hilfe

terminal-help-close = Esc schließt.

## Der Tisch in kurzen Worten

terminal-symbol = { $symbol ->
    [S] S
    [F] F
    [M] P
    [H] K
   *[E] E
}
terminal-tile = { $type ->
    [skull] Schädel
    [feather] Feder
    [mushroom] { $kind ->
        [tripti] Tripti
       *[duode] Duo
    }
    [herb] { $kind ->
        [wild] Joker
       *[other] Kraut { $kind }
    }
    [egg] Ei
    [chest] Truhe
   *[mirror] Spiegel
}
terminal-tile-runestone = Rune { $symbol }
terminal-type = { $type ->
    [skull] Schädel
    [feather] Federn
    [mushroom] Pilze
    [herb] Kräuter
    [egg] Eier
    [chest] Truhen
    [runestone] Runen
   *[mirror] Spiegel
}
terminal-category-short = { $category ->
    [skulls] Schädel
    [feathers] Federn
    [mushrooms] Pilze
    [herbs] Kräuter
    [eggs] Eier
    [chests] Truhen
    [concoctions] Mixturen
    [twilight] Dämmerung
    [moonlight] Mondlicht
    [leftover] Übrige Zauber
    [ability] Fähigkeit
   *[precious] Edle Steine
}
terminal-pile = { $pile ->
    [forest] Wald { $count }
    [stack] Stapel { $count }
   *[deck] Mixturen { $count }
}
terminal-cards = { $count ->
    [one] { $count } Mixtur
   *[other] { $count } Mixturen
}
terminal-goals-claimed = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
terminal-needs = fehlt { $symbols }
terminal-sprites-short = Waldgeist
terminal-no-goals = Im Familienspiel gibt es keine Ziele.
terminal-no-concoctions = In dieser Partie gibt es keine Mixturen.
terminal-reconstructed-mark = * unsere Rekonstruktion, h sagt mehr
terminal-choices = Wähle
terminal-cast-button = ⏎ { $token } auf { $cell } wirken
terminal-pass-button = p Passen
terminal-hurry = Leertaste überspringt die Pause, b ändert ihre Länge.
terminal-pace = Bots warten { $seconds } Sekunden.
terminal-nothing-to-do = Damit lässt sich jetzt nichts tun; h erklärt es.
terminal-possible = Das ist möglich: { $action }.
terminal-tab-seats = Plätze
terminal-tab-goals = Ziele
terminal-tab-concoctions = Mixturen
terminal-tab-projection = Punkte
terminal-tab-log = Log
terminal-keys-long = ⏎ wählen · 1–9 0 * Zauber · p passen · u zurück · ? warum nicht · h Hilfe · i Tipp · [ ] Tafeln · l Sprache · F1 Tasten · q Ende
terminal-keys-short = ⏎ wählen · 1–9* Zauber · p passen · u zurück · ? warum · h Hilfe · F1 · q
terminal-hint = Tipp
terminal-hint-more = Noch einmal i, und du erfährst mehr.
terminal-plain-hint-more = Gib noch einmal „hint“ ein, und du erfährst mehr.
terminal-hint-thinking = Ich schaue voraus …
terminal-hint-alone = Tipps gibt es für eine Person unter Bots; hier spielen mehrere.
terminal-hint-not-now = Einen Tipp gibt es, wenn du dich entscheiden musst.
terminal-no-hints = Für dieses Spiel gibt es noch keine Tipps.
terminal-curtain-undo = Bevor du weitergibst: u nimmt deinen letzten Zug zurück.
terminal-quit-keys = Enter beendet, Esc spielt weiter.
terminal-end-keys = t zeigt den Tisch, Enter beendet.

## Die Tasten des Tischs, eine nach der anderen

terminal-keyname-arrows = ← ↑ ↓ →
terminal-keydoes-arrows = über den Wald oder durch eine Liste gehen
terminal-keyname-enter = Enter
terminal-keydoes-enter = Feld, Zauber oder Zeile einer Liste wählen
terminal-keyname-digits = 1…9 0 *
terminal-keydoes-digits = ein Zauber (0: Schatten 10, *: Stern) oder eine Zeile
terminal-keyname-pass = p
terminal-keydoes-pass = passen
terminal-keyname-undo = u
terminal-keydoes-undo = zurücknehmen, wenn nichts aufgedeckt wurde
terminal-keyname-why = ?
terminal-keydoes-why = warum das unter dem Zeiger nicht geht
terminal-keyname-help = h
terminal-keydoes-help = Hilfe zu dem unter dem Zeiger
terminal-keyname-hint = i
terminal-keydoes-hint = ein Tipp; noch einmal gefragt, sagt er mehr
terminal-keyname-panels = [ ] F2…F6
terminal-keydoes-panels = Plätze, Ziele, Mixturen, Punkte, Verlauf
terminal-keyname-tab = Tab
terminal-keydoes-tab = zum nächsten Teil des Tischs
terminal-keyname-space = Leertaste
terminal-keydoes-space = Pause eines Bots überspringen
terminal-keyname-pace = b
terminal-keydoes-pace = Länge der Pause ändern
terminal-keyname-escape = Esc
terminal-keydoes-escape = Zauber und Feld loslassen
terminal-keyname-language = l
terminal-keydoes-language = nächste Sprache
terminal-keyname-quit = q
terminal-keydoes-quit = beenden; die Partie ist gesichert

## Der erste Bildschirm

terminal-seat = Platz { $seat }
terminal-nobody = niemand
terminal-pause = Pause der Bots
terminal-seconds = { $seconds } Sekunden
terminal-name-hint = Jemand an dieser Tastatur; n vergibt einen Namen.
terminal-setup-keys = ↑ ↓ Zeile · ← → ändern · n Name · l Sprache · Enter Start · q Ende

## Der Zeilenmodus

terminal-forest-note = (+ hier darfst du wirken)
terminal-cell-down = { $cell } (verdeckt, { $spell })
terminal-cell-spell = { $tile } ({ $highest ->
    [yes] höchster Zauber, { $spell }
   *[no] { $spell }
})
terminal-cast-somewhere = { $token } wirken: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
terminal-tokens = Marker
terminal-tiles = Plättchen
terminal-sprite-line = Waldgeist-Tafel, { $count } Felder: { $tokens }
terminal-plain-welcome = Moonlit, Zeile für Zeile. Gib eine Nummer ein, einen Zug wie „cast 4 c2“ oder ein Wort: board, log, score, why ZUG, hint, help WORT, undo, save, quit. „back“ zeigt die Auswahl noch einmal.
terminal-plain-words = Wörter: board (Tisch), log (Verlauf), score (Punkte), why ZUG (warum nicht), hint (Tipp), help WORT (Hilfe), undo (zurück), save (sichern), quit (Ende), back (Auswahl).
terminal-plain-topics = Hilfe gibt es zu einem Feld (c2), einem Plättchen (SK01), deinen Mixturen, einem Ziel (twilight 3 oder sein Name) und zu diesen Wörtern: { $topics }. Ein Teil des Namens genügt.
terminal-help-several = „{ $text }“ kann { $names } heißen; gib mehr vom Namen ein.
terminal-plain-curtain = „undo“ nimmt den letzten Zug zurück, bevor du weitergibst.
terminal-plain-setup = Enter beginnt, eine Nummer ändert ihre Zeile, „quit“ beendet.
terminal-back-to-forest = Esc: zurück zum Wald

## Dominion

terminal-dominion-welcome = Moonlit, Zeile für Zeile. Gib eine Nummer ein, einen Zug wie „buy silver“ oder „play den of sin“ (auch mit deutschen Namen) oder ein Wort: board, log, score, why ZUG, help WORT, auto, undo, save, quit. „back“ zeigt die Auswahl noch einmal.
terminal-dominion-words = Wörter: board (Tisch), log (Verlauf), score (Punkte), why ZUG (warum nicht), help WORT (Hilfe), auto (Geld von selbst oder nicht), undo (zurück), save (sichern), quit (Ende), back (Auswahl).
terminal-dominion-topics = Hilfe gibt es zu jeder Karte, jeder Gabe, jeder Plage, jedem Zustand und zu diesen Wörtern: { $topics }. Ein Teil des Namens genügt.
terminal-dominion-turn = { $name }, Zug { $number }
terminal-dominion-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
terminal-dominion-buys = { $count ->
    [one] { $count } Kauf
   *[other] { $count } Käufe
}
terminal-dominion-empty-piles = leere Stapel: { $count } von { $limit }
terminal-dominion-supply-note = (+ kannst du jetzt haben, $ deine Münzen würden reichen)
terminal-dominion-rulings = Regeln dazu (auf Englisch)
terminal-dominion-back = Esc: zurück zur Entscheidung
terminal-dominion-reader = Hier steht die Karte unter dem Zeiger.
terminal-dominion-keys-long = ⏎ wählen · 1–9 Karte · t Geld · e Phase beenden · u zurück · ? warum nicht · h Hilfe · F1 alle Tasten · q Ende
terminal-dominion-keys-short = ⏎ wählen · 1–9 · t Geld · e Phase beenden · u zurück · ? warum · h · F1 · q
terminal-tab-beside = Daneben
terminal-auto-on = Einfaches Geld und Züge ohne Wahl geschehen von selbst.
terminal-auto-off = Nichts geschieht mehr von selbst.
terminal-keyname-dominion-arrows = ← ↑ ↓ →
terminal-keydoes-dominion-arrows = über die Karten oder durch eine Liste
terminal-keyname-dominion-enter = Enter
terminal-keydoes-dominion-enter = die Karte unter dem Zeiger spielen, kaufen oder nehmen; eine Zeile wählen
terminal-keyname-dominion-digits = 1…9
terminal-keydoes-dominion-digits = eine Handkarte oder eine Zeile nach ihrer Nummer
terminal-keyname-treasures = t
terminal-keydoes-treasures = alles einfache Geld spielen
terminal-keyname-end = e
terminal-keydoes-end = die Phase beenden; nichts mehr wählen
terminal-keyname-automatic = a
terminal-keydoes-automatic = einfaches Geld und Züge ohne Wahl von selbst oder nicht
terminal-keyname-dominion-panels = [ ] F2…F4
terminal-keydoes-dominion-panels = wer mitspielt, was neben dem Vorrat liegt, Log
terminal-keyname-dominion-escape = Esc
terminal-keydoes-dominion-escape = zurück zur Entscheidung
terminal-kingdom = Königreich
terminal-kingdom-random = zufällig, nach Nummer
terminal-kingdom-own = zehn eigene Karten
terminal-kingdom-own-cards = Zehn Karten, mit Kommas dazwischen
terminal-kingdom-own-text = n fragt nach zehn Karten; ihre Namen in jeder unserer Sprachen genügen. Zeile für Zeile: die Nummer dieser Zeile, dann die Karten.
terminal-number = Nummer
terminal-sets = Sets
terminal-sets-both = Basisspiel und Nocturne
terminal-sets-base = nur das Basisspiel
terminal-sets-nocturne = nur Nocturne
terminal-details = Regeln im Einzelnen
terminal-details-off = wie empfohlen
terminal-details-on = hier gewählt

## Wonder Book

terminal-wonder-welcome = Moonlit, Zeile für Zeile. Die Geschichte wird vorgelesen, wie sie kommt. Tippe eine Nummer, eine Aktion wie „move T4“ oder „attack“ oder ein Wort: board, log, score, why AKTION, help WORT, auto, undo, save, quit. „back“ zeigt die Auswahl noch einmal.
terminal-wonder-words = Wörter: board, log (die Geschichte von vorn), score, why AKTION, help WORT, auto (Erzwungenes von selbst oder nicht), undo, save, quit, back.
terminal-wonder-topics = Hilfe gibt es zu Figuren, Bereichen, Karten, die ihr kennt, und zu diesen Wörtern: { $topics }. Ein Teil eines Namens genügt.
terminal-wonder-round = Runde { $round }, { $phase }
terminal-wonder-fate = Schicksal { $up }/10
terminal-wonder-hourglass = Sanduhr ab Runde { $round }
terminal-wonder-par = Vorgabe { $now }/{ $par }
terminal-wonder-back = Esc: zurück zur Entscheidung
terminal-wonder-rulings = Regeln
terminal-wonder-together = Gemeinsam
terminal-wonder-turn-page = Seite { $page } von { $pages } · Enter blättert um, Esc schließt das Buch
terminal-wonder-keys-long = ⏎ wählen · 1–9 Zeile · Tab Plan · s Geschichte · u zurück · ? warum nicht · h Hilfe · [ ] Felder · b Tempo · l Sprache · F1 alle Tasten · q Ende
terminal-wonder-keys-short = ⏎ wählen · 1–9 · [ ] Felder · s Geschichte · u zurück · h Hilfe · F1 · q
terminal-tab-map = Plan
terminal-tab-heroes = Gruppe
terminal-tab-foes = Gegner
terminal-tab-rules = Regeln
terminal-keyname-wonder-arrows = ← ↑ ↓ →
terminal-keydoes-wonder-arrows = über den Plan oder durch eine Liste
terminal-keyname-wonder-enter = Enter
terminal-keydoes-wonder-enter = eine Zeile der Liste wählen oder in den Bereich unter dem Zeiger gehen
terminal-keyname-wonder-digits = 1…9
terminal-keydoes-wonder-digits = eine Zeile der Liste nach ihrer Nummer
terminal-keyname-wonder-story = s
terminal-keydoes-wonder-story = die Geschichte dieses Kapitels noch einmal lesen
terminal-keyname-wonder-panels = [ ] F2…F6
terminal-keydoes-wonder-panels = Plan, Gruppe, Gegner, Regeln, Verlauf
terminal-keyname-wonder-escape = Esc
terminal-keydoes-wonder-escape = zurück zur Entscheidung
terminal-wonder-hero = Figur { $number }
terminal-wonder-upgrade = Verbesserung: { $hero }
terminal-wonder-way = Geschichte
terminal-wonder-chapter = Kapitel
terminal-wonder-difficulty = Schwierigkeit
terminal-wonder-way-go_on = die Kampagne geht weiter
terminal-wonder-way-anew = eine neue Kampagne
terminal-wonder-way-again = ein Kapitel noch einmal, zum Spaß
terminal-wonder-way-rewind = zurück zu einem Kapitel
terminal-wonder-way-alone = ein Kapitel für sich
terminal-wonder-way-go_on-text = Was ihr gewinnt, wird aufgeschrieben: Stichwörter, Verbesserungen, Ergebnisse, Zahnlingskarten.
terminal-wonder-way-anew-text = Beginnt mit Kapitel I; die bisherige Kampagne liegt neben der neuen, bis zum zweiten Mal ein Ergebnis geschrieben wird.
terminal-wonder-way-again-text = Ein gewonnenes Kapitel mit dem, was ihr damals hattet; nichts wird aufgeschrieben.
terminal-wonder-way-rewind-text = Die Kampagne geht ab einem gewonnenen Kapitel weiter; spätere Ergebnisse verfallen, sobald es vorbei ist.
terminal-wonder-way-alone-text = Die früheren Kapitel gelten als gewonnen, wie es üblich ist; nichts wird aufgeschrieben.
terminal-wonder-standing = Gewonnene Kapitel: { $won }, zusammen { $total }. Jetzt: { $chapter }.
terminal-wonder-kept = Die Kampagne steht in { $path }.
terminal-wonder-not-kept = Das Ergebnis ist nicht aufgeschrieben; die Aufzeichnung der Partie hat es.
terminal-wonder-next-chapter = Weiter: { $chapter }
terminal-wonder-from-goal = Zurück zum letzten Ziel
terminal-wonder-from-start = Das Kapitel von vorn spielen
terminal-wonder-gently = Von vorn, sanfter: { $count ->
    [one] { $count } Schicksalsmarke mehr
   *[other] { $count } Schicksalsmarken mehr
}
terminal-go-on = Was nun? Mit einer Nummer geht es weiter, Enter beendet.
