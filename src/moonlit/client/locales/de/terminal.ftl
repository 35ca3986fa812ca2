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
terminal-tie-break = Den Gleichstand entscheidet die Position auf der Waldgeist-Tafel.
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
