### Das Terminal: Beschriftungen der Bildschirme, Tasten und Fragen.

## Titel und Menü

terminal-title = Moonlit
terminal-subtitle = Ein Tisch für Spiele der Nacht
terminal-game-nocturne = Nocturne
terminal-menu-play = Neue Partie
terminal-menu-resume = Partie fortsetzen
terminal-menu-replay = Aufzeichnung ansehen
terminal-menu-progress = Fortschritt
terminal-menu-editions = Ausgaben und Schalter
terminal-menu-help = Hilfe
terminal-menu-settings = Einstellungen
terminal-menu-quit = Beenden
terminal-press-any-key = Weiter mit einer beliebigen Taste.
terminal-too-small = Dieses Fenster ist zu klein: Nötig sind mindestens { $columns } Spalten und { $rows } Zeilen.
terminal-unofficial = Ein inoffizieller Tisch von Liebhabern. Alle Worte und Zeichnungen sind von uns.

## Einstellungen

terminal-language = Sprache
terminal-theme = Farben
terminal-theme-dark = dunkel
terminal-theme-light = hell
terminal-theme-plain = keine
terminal-speed = Tempo
terminal-speed-off = ohne Animation
terminal-ascii = Einfache Buchstaben statt Symbole
terminal-hints = Tipps
terminal-on = an
terminal-off = aus

## Eine Partie vorbereiten

terminal-setup = Den Tisch decken
terminal-choose-seats = Wer sitzt wo?
terminal-choose-players = Wie viele Personen?
terminal-choose-mode = Welches Spiel?
terminal-choose-edition = Welche Anleitung?
terminal-choose-variants = Welche Varianten?
terminal-choose-scenario = Welches Szenario?
terminal-choose-characters = Welche Charaktere?
terminal-choose-switches = Einzelne Regelfragen
terminal-choose-visitor = Wer war zuletzt in einem Wald?
terminal-seats = Plätze
terminal-players = Personen
terminal-mode = Spielart
terminal-edition = Ausgabe
terminal-variants = Varianten
terminal-scenario = Szenario
terminal-characters = Charaktere
terminal-switches = Schalter
terminal-no-variants = ohne Varianten
terminal-no-scenario = ohne Szenario
terminal-random-characters = wie die Ausgabe sie verteilt
terminal-name-of-seat = Name für Platz { $seat }
terminal-person = Mensch
terminal-bot = Bot
terminal-begin = Partie beginnen
terminal-back = Zurück
terminal-default = Voreinstellung
terminal-changed = geändert
terminal-setup-summary = { $players ->
    [1] Allein
   *[other] { $players } Personen
}, { $mode }, { $edition }.

## Der Tisch

terminal-round = { $round }
terminal-phase = Runde { $number }
terminal-forest = Wald
terminal-your-tokens = Deine Marker
terminal-tokens-of = Marker von { $name }
terminal-your-tiles = Deine Plättchen
terminal-tiles-of = Plättchen von { $name }
terminal-sprites = Waldgeist-Tafel
terminal-sprite-tiles = Plättchen des Waldgeists
terminal-sprite-space = Feld { $number }
terminal-sprite-empty = leer
terminal-goals = Ziele
terminal-twilight-goals = Dämmerungsziele
terminal-moonlight-goals = Mondlichtziele
terminal-goal-open = offen
terminal-goal-of = erreicht von { $name }
terminal-goal-face-down = verdeckt
terminal-concoctions = Mixturen
terminal-concoctions-of = { $name }: { $count ->
    [0] keine Mixturen
    [one] { $count } Mixtur
   *[other] { $count } Mixturen
}
terminal-missing-symbols = Fehlende Symbole
terminal-your-symbols = Deine Symbole
terminal-no-symbols = noch keine
terminal-character = Charakter
terminal-ability-ready = Fähigkeit ungenutzt
terminal-ability-used = Fähigkeit genutzt
terminal-no-ability = keine Fähigkeit
terminal-shadows = Schattenmarker
terminal-stack = Stapel: { $count } Plättchen
terminal-deck = Kartenstapel: { $count ->
    [one] { $count } Mixtur
   *[other] { $count } Mixturen
}
terminal-discards = Aus Truhen verworfen
terminal-removed = Aus dem Spiel
terminal-passed = gepasst
terminal-to-act = am Zug
terminal-winner = Sieg
terminal-you = du
terminal-opponent = Gegner
terminal-starter = beginnt
terminal-anchor = Anker
terminal-highest = Höchster Zauber: { NAME($token) } auf { $cell }
terminal-no-spell = Noch wurde kein Zauber gewirkt.
terminal-face-down = verdeckter Marker von { $name } (zuvor: { NAME($token) })
terminal-empty-cell = leeres Feld
terminal-no-cell = kein Feld
terminal-legal-here = Hier darfst du wirken
terminal-projection = Hochrechnung
terminal-projection-text = Was die Partie wert wäre, wenn sie jetzt endete.
terminal-projection-hidden = Geheime Mixturen der anderen sind nicht dabei.
terminal-score-so-far = { $name }: bisher { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
terminal-log = Verlauf
terminal-log-empty = Noch ist nichts geschehen.
terminal-log-more = { $count ->
    [one] { $count } frühere Zeile
   *[other] { $count } frühere Zeilen
}
terminal-solo-card = Aktive Karte
terminal-thinking = überlegt …
terminal-waiting-for = { $name } entscheidet.
terminal-your-turn = Du bist am Zug
terminal-pass-the-screen = Als Nächstes entscheidet { $name }. Gib den Bildschirm weiter und drücke Enter.

## Einen Zug wählen

terminal-choose-action = Was tust du?
terminal-choose-token = Welcher Marker?
terminal-choose-cell = Wohin?
terminal-choose-tile = Welches Plättchen?
terminal-choose-card = Welche Mixtur?
terminal-confirm = Bestätigen
terminal-cancel = Abbrechen
terminal-prompt = Nummer oder Text eines Zugs, ? für Hilfe:
terminal-number-out-of-range = Gib eine Zahl von 1 bis { $count } ein.
terminal-not-understood = „{ $text }“ ist weder eine Nummer noch ein Zug; mit ? gibt es Hilfe.
terminal-why = Warum werde ich gefragt?
terminal-why-not = Warum nicht?
terminal-hint = Tipp
terminal-hint-text = Der Bot würde wählen: { $action }.
terminal-undone = Zurückgenommen.

## Tasten

terminal-keys = Tasten
terminal-key-arrows = Pfeile
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-tab = Tab
terminal-key-space = Leertaste
terminal-keys-move = im Wald bewegen
terminal-keys-token = Marker wählen
terminal-keys-cast = wirken oder bestätigen
terminal-keys-pass = passen
terminal-keys-next = nächstes Feld
terminal-keys-undo = zurücknehmen
terminal-keys-log = ganzer Verlauf
terminal-keys-tiles = Plättchen aller
terminal-keys-goals = Ziele erklären
terminal-keys-cards = Mixturen erklären
terminal-keys-help = Hilfe
terminal-keys-why = warum werde ich gefragt?
terminal-keys-hint = Tipp
terminal-keys-save = speichern
terminal-keys-quit = beenden
terminal-keys-language = Sprache wechseln
terminal-keys-text = Textansicht
terminal-keys-close = schließen

## Gehen und wiederkommen

terminal-quit-question = Die Partie verlassen? Sie ist gespeichert und lässt sich fortsetzen.
terminal-quit-unsaved = Ohne Speichern verlassen?
terminal-resume-question = Es gibt eine unvollendete Partie vom { $date }. Weiterspielen?
terminal-resume-broken = Die unvollendete Partie ist nicht lesbar: { $reason }
terminal-discard-question = Die unvollendete Partie verwerfen?
terminal-saved = Gespeichert.
terminal-not-saved = Die Partie ließ sich nicht speichern: { $reason }
terminal-goodbye = Gute Nacht, Fuchs.
terminal-yes = Ja
terminal-no = Nein
terminal-yes-key = j
terminal-no-key = n

## Das Ende

terminal-over = Die Nacht ist vorbei
terminal-final-scores = Schlusswertung
terminal-category = Kategorie
terminal-total = Summe
terminal-place = Rang { $place }
terminal-shared-victory = Geteilter Sieg
terminal-tie-break = Den Gleichstand gewinnt, wer auf der Waldgeist-Tafel weiter vorn steht.
terminal-achievements-earned = Gemeisterte Herausforderungen
terminal-no-achievements = Diesmal keine Herausforderung gemeistert.
terminal-achievement-new = neu
terminal-achievement-known = schon deine
terminal-choose-achievement = Diese Ausgabe lässt dich eine Herausforderung markieren. Welche?
terminal-scenario-met = Szenario { $number } gemeistert!
terminal-scenario-failed = Szenario { $number } noch nicht gemeistert.
terminal-scenario-points = Punkte: { $total } von { $needed }
terminal-task-met = geschafft
terminal-task-failed = nicht geschafft
terminal-rank = Solorang: { $rank }
terminal-rank-next = Noch { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} bis zum nächsten Rang, { $rank }
terminal-play-again = Noch eine Partie
terminal-show-record = Aufzeichnung zeigen

## Fortschritt

terminal-progress = Fortschritt
terminal-progress-of = Fortschritt von { $name }
terminal-progress-scenarios = Szenarien
terminal-progress-standard = Herausforderungen
terminal-progress-variants = Varianten
terminal-progress-count = { $done } von { $all }
terminal-progress-track = Route: { $done } von { $all } Feldern
terminal-progress-list = Um welche Liste spielst du?
terminal-progress-empty = Noch nichts gemeistert; die Nacht ist jung.
terminal-progress-broken = Die Fortschrittsdatei ist nicht lesbar: { $reason }

## Nachspielen

terminal-replay = Nachspielen
terminal-replay-step = Zug { $version } von { $count }
terminal-replay-forward = vor
terminal-replay-backward = zurück
terminal-replay-first = an den Anfang
terminal-replay-last = ans Ende
terminal-replay-seat = mit den Augen von { $name }
terminal-replay-onlooker = mit den Augen des Publikums

## Hilfe

terminal-help = Hilfe
terminal-help-topics = Themen
terminal-help-tile = Dieses Plättchen
terminal-help-clause = Regel { $clause }
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
terminal-keys-long = ⏎ wählen · 1–9 0 * Zauber · p passen · u zurück · ? warum nicht · h Hilfe · [ ] Tafeln · l Sprache · F1 Tasten · q Ende
terminal-keys-short = ⏎ wählen · 1–9* Zauber · p passen · u zurück · ? warum · h Hilfe · F1 · q
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
terminal-plain-welcome = Moonlit, Zeile für Zeile. Gib eine Nummer ein, einen Zug wie „cast 4 c2“ oder ein Wort: board, log, score, why ZUG, help WORT, undo, save, quit. „back“ zeigt die Auswahl noch einmal.
terminal-plain-words = Wörter: board (Tisch), log (Verlauf), score (Punkte), why ZUG (warum nicht), help WORT (Hilfe), undo (zurück), save (sichern), quit (Ende), back (Auswahl).
terminal-plain-topics = Hilfe gibt es zu einem Feld (c2), einem Plättchen (SK01), deinen Mixturen, einem Ziel (twilight 3) und zu diesen Wörtern: { $topics }.
terminal-plain-curtain = „undo“ nimmt den letzten Zug zurück, bevor du weitergibst.
terminal-plain-setup = Enter beginnt, eine Nummer ändert ihre Zeile, „quit“ beendet.
