### Der gezeichnete Tisch von Dominion.

## Der Tag

webdominion-phase-action = Aktion
webdominion-phase-buy = Kauf
webdominion-phase-night = Nacht
webdominion-phase-clean_up = Aufräumen
webdominion-phase-now = Phase: { $phase }

## Was gefragt ist

webdominion-status-act = Deine Aktionsphase: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
webdominion-status-act-rest = spiele eine Karte, oder weiter zum Kaufen
webdominion-status-buy = { $buys ->
    [0] Kein Kauf mehr
    [one] Kaufe eine Karte für bis zu { $coins } $
   *[other] Kaufe bis zu { $buys } Karten für { $coins } $
}
webdominion-status-buy-rest = tippe auf einen Stapel
webdominion-status-hand = { $coins } $ auf der Hand
webdominion-status-reach = { $coins } $ auf der Hand: { $card } ist in Reichweite
webdominion-status-reach-rest = erst die Geldkarten
webdominion-status-held = { $cards }: vielleicht lohnt sich eine Karte auf der Hand
webdominion-status-night = Es wird Nacht: spiele Nachtkarten
webdominion-status-night-rest = beliebig viele, oder beende den Zug
webdominion-go-on = { $to ->
    [buy] Weiter zum Kauf
    [night] Weiter zur Nacht
   *[end] Zug beenden
}
webdominion-treasures = Geld ausspielen · +{ $coins } $
webdominion-undo = Zurück
webdominion-key-space = Leer
webdominion-key-go = weiter: Geld, die nächste Phase, das Ende des Zugs
webdominion-key-treasures = alles einfache Geld spielen
webdominion-key-do = was der große Knopf sagt
webdominion-key-none = keine oder nein
webdominion-key-hand = eine Karte deiner Hand
webdominion-key-find = zu den Stapeln
webdominion-key-read = Texte auf allen Stapeln
webdominion-key-decks = wem was gehört
webdominion-key-peek = den Tisch unter einer Frage ansehen
webdominion-key-restart = zurück zum Anfang des Zugs

## Stapel und Karten

webdominion-supply = Vorrat
webdominion-costs = kostet { $cost }
webdominion-left = noch { $count }
webdominion-left-in-pile = noch { $count } im Stapel
webdominion-you-can = { $may ->
    [play] du kannst sie spielen
    [buy] du kannst sie kaufen
   *[choose] du kannst sie wählen
}
webdominion-in-reach = in Reichweite mit dem Geld auf der Hand
webdominion-chosen = gewählt
webdominion-times = { $count } × { $card }
webdominion-tonight = heute Nacht
webdominion-stays = { $card }, bleibt im Spiel
webdominion-buy = { $card } kaufen
webdominion-may-play = Du kannst { $card } jetzt ausspielen. { $text }
webdominion-may-buy = Du kannst { $card } kaufen: Kosten { $cost } $. Dir bleiben { $coins } $ und { $buys ->
    [0] kein Kauf
    [one] 1 Kauf
   *[other] { $buys } Käufe
}.
webdominion-may-choose = Du kannst hier { $card } wählen. { $question }
webdominion-leaves = danach { $coins } $ und { $buys ->
    [0] kein Kauf
    [one] 1 Kauf
   *[other] { $buys } Käufe
}
webdominion-asks-now = fragt gerade
webdominion-reader = Lupe
webdominion-reader-empty = Zeige auf eine Karte, um sie hier zu lesen.
webdominion-trash = Müll
webdominion-trash-count = Müll: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
webdominion-face-down = { $count } verdeckt
webdominion-unknown = { $count ->
    [one] und 1 Karte, die du nicht kennst
   *[other] und { $count } Karten, die du nicht kennst
}
webdominion-nothing-here = Hier liegt nichts.
webdominion-known-from-top = Was du davon weißt, von oben:
webdominion-beyond = Außer dem Vorrat
webdominion-not-for-sale = unverkäuflich
webdominion-boons = Gaben
webdominion-boons-count = Gaben: { $count } verdeckt
webdominion-hexes = Plagen
webdominion-hexes-count = Plagen: { $count } verdeckt
webdominion-fate-discards = Aufgedeckt und abgelegt:
webdominion-beside-druid = neben { $card }
webdominion-heirloom = { $card } in jedem Startdeck
webdominion-heirlooms = in jedem Startdeck

## Der Spielbereich

webdominion-play-area = Im Spiel
webdominion-play-empty = Hier liegen die Karten, die du spielst
webdominion-group-stays = vom letzten Zug
webdominion-group-played = gespielt
webdominion-group-treasures = Geld
webdominion-group-night = heute Nacht
webdominion-fate-kept = bis zum Aufräumen
webdominion-fate-saved = nächster Zug
webdominion-fate-now = jetzt
webdominion-fate-state = vorerst

## Wer mitspielt

webdominion-rack = Du
webdominion-hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
webdominion-your-hand = Deine Hand
webdominion-hand-empty = Deine Hand ist leer
webdominion-counters = In diesem Zug
webdominion-actions = Aktionen
webdominion-buys = Käufe
webdominion-coins = Geld
webdominion-money = { $count } $
webdominion-turn = Zug { $number }
webdominion-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
webdominion-deck = Deck
webdominion-deck-count = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
webdominion-discard = Ablage
webdominion-discard-count = Ablagestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
webdominion-hand-of = Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
webdominion-counts = Hand { $hand }, Deck { $deck }, Ablage { $discard }
webdominion-in-hand = Hand
webdominion-in-deck = Deck
webdominion-in-discard = Ablage
webdominion-thinks = am Zug
webdominion-bot = Bot
webdominion-last-turn = blass: letzter Zug
webdominion-owned = Wem gehört was
webdominion-owned-counts = Karten: { $counts }
webdominion-owned-by = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Das Ende einer Partie

webdominion-sheet-deck = { $name }: das ganze Deck mit Namen
webdominion-sheet-end = { $kind ->
    [provinces] Die letzte Provinz ist weg.
   *[piles] { $count } Stapel sind leer: { $piles }.
}
webdominion-sheet-first = Zuerst { $card }: { $name }, Zug { $turn }
webdominion-sheet-first-short = 1. { $card }
webdominion-sheet-who = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
webdominion-sheet-place = Platz { $place }

## Das Protokoll

webdominion-log-start = Vor dem ersten Zug
webdominion-log-turn = { $who ->
    [you] Dein Zug { $number }
   *[other] { $name }, Zug { $number }
}
webdominion-many = { $card } ×{ $count }
webdominion-hand-short = { $count } auf der Hand
webdominion-tools = Zeigen
webdominion-read = Texte auf allen Stapeln
webdominion-known = { $who ->
    [you] Was man von deinen Karten weiß
   *[other] Was man von den Karten von { $name } weiß
}
webdominion-known-to-all = diese auf deiner Hand kennen alle
webdominion-on-deck = auf dem Nachziehstapel
webdominion-depth = { $depth ->
    [1] obenauf
   *[other] Platz { $depth }
}
webdominion-set-aside = zur Seite gelegt

## Vor einer Partie

webdominion-setup-title = Die zehn Karten
webdominion-setup-missing = { $count ->
    [one] Wähle unten noch eine Karte.
   *[other] Wähle unten noch { $count } Karten.
}
webdominion-setup-list = { $list ->
    [wishes] { $name } bei jeder Ziehung
   *[bans] Nie { $name }
}
webdominion-setup-list-short = { $list ->
    [wishes] Immer
   *[bans] Nie
}
webdominion-setup-bans-kept = Was ausgeschlossen ist, wird für die nächste Partie gemerkt, für jedes Set für sich.
webdominion-setup-sets = Sets
webdominion-setup-link = Link zu denselben zehn Karten

## Die Lektion: Sätze haben höchstens dreißig Wörter

webdominion-learn-title = Dominion lernen
webdominion-learn-speaker = Der Fuchs sagt
webdominion-learn-hand = Diese fünf Karten sind deine Hand, gezogen aus einem kleinen eigenen Deck. In jedem Zug spielst du sie, kaufst eine Karte und ziehst fünf neue.
webdominion-learn-treasures = Kupfer ist Geld. Der große Knopf spielt alle deine Geldkarten auf einmal aus.
webdominion-learn-treasures-again = Dein nächster Zug. Zuerst das Geld, wie vorhin: Ein Druck spielt alles aus.
webdominion-learn-buy-village = Du hast { $coins } Geld und einen Kauf. Mit einem Dorf darfst du mehr Karten ausspielen: Kaufe das Selige Dorf.
webdominion-learn-boon = Es bringt eine Gabe, ein Geschenk des Mondes. Nimm sie jetzt: Was sie gibt, gehört dir sofort.
webdominion-learn-end = Das war es für diesen Zug. Beende ihn: Gespieltes und Gekauftes kommt auf deinen Ablagestapel und wird später in dein Deck gemischt.
webdominion-learn-end-again = Mehr ist nicht zu tun. Beende deinen Zug.
webdominion-learn-buy-night = { $coins } Geld. Karten mit Mond sind für die Nacht: Kaufe eine Geisterstadt. Sie kommt gleich auf deine Hand.
webdominion-learn-night = In der Nacht spielst du beliebig viele Nachtkarten. Spiele die Geisterstadt: Dein nächster Zug beginnt mit einer Karte mehr.
webdominion-learn-together = Ein Dorf und eine Schmiede, das passt! Du darfst eine Aktion ausspielen, und ein Dorf gibt zwei dazu. Also zuerst das Dorf.
webdominion-learn-village = In jedem Zug darfst du eine Aktion ausspielen. Ein Dorf kostet eine, gibt zwei zurück und zieht eine Karte: immer gut.
webdominion-learn-village-again = Zuerst ein Dorf, sooft du eines hast: Es kostet dich nie deine Aktion.
webdominion-learn-buy-smithy = { $coins } Geld. Die Schmiede zieht drei Karten: mehr Geld auf der Hand, teurere Karten zum Kaufen. Nimm sie.
webdominion-learn-smithy = Spiele die Schmiede: Sie zieht drei Karten, und alles Geld darunter zählt in diesem Zug.
webdominion-learn-attack = Ein Angriff! Die Miliz des Dachses lässt dir drei Karten. Drücke die zwei, die am wenigsten helfen; Anwesen nützen noch nichts.
webdominion-learn-attack-done = Diese zwei. Drücke den Knopf, dann ist es getan.
webdominion-learn-buy-moat = Angriffe kommen wieder. Ein Burggraben auf der Hand hält sie ab und kostet nur 2: Kaufe einen.
webdominion-learn-moat = Wieder ein Angriff, aber jetzt hast du einen Burggraben. Zeige ihn, und dir geschieht nichts; er bleibt auf deiner Hand.
webdominion-learn-no-moat = Dein Burggraben ist nicht auf deiner Hand. Gefragt wirst du trotzdem, damit das niemand erfährt: Antworte mit Nein.
webdominion-learn-buy-hex = { $coins } Geld! Das Verfluchte Dorf füllt deine Hand auf sechs Karten auf. Sein Preis: eine Plage, einmal, wenn du es nimmst.
webdominion-learn-hexed = Das war eine Plage, Pech im Mondschein: Diese legte ein Kupfer auf dein Deck. Manche Karten schicken Plagen an alle anderen.
webdominion-learn-buy-gold = { $coins } Geld: Ein Gold bringt drei, sooft du es ziehst.
webdominion-learn-buy-silver = { $coins } Geld: Ein Silber bringt zwei, doppelt so viel wie ein Kupfer.
webdominion-learn-points = Am Ende zählen nur Punkte: Anwesen, Herzogtümer und Provinzen. Auf der Hand nützen sie wenig, also baue erst dein Deck auf.
webdominion-learn-late = Viele Züge später. Der Dachs liegt vier Punkte vorn, und eine Provinz ist übrig. Ist sie weg, endet die Partie mit diesem Zug.
webdominion-learn-late-treasures = Was für eine Hand! Spiele alle Geldkarten aus.
webdominion-learn-late-buying = Die Aktionen sind ausgespielt. Weiter zum Kaufen.
webdominion-learn-late-smithy = Und nun die Schmiede: drei Karten mehr.
webdominion-learn-late-village = Dorf und Schmiede auf einer Hand. Zuerst das Dorf: Es gibt zwei Aktionen.
webdominion-learn-province = { $coins } Geld! Die letzte Provinz kostet 8 und ist sechs Punkte wert. Sie gehört dir.
webdominion-learn-last = Die Provinzen sind weg; auch drei leere Stapel würden es beenden. Beende deinen Zug, und alle Karten werden gezählt.
webdominion-learn-half-title = Du kennst deine Karten
webdominion-learn-half = Kaufen, Dörfer und Schmieden, Angriff und Burggraben, die Nacht, eine Gabe und eine Plage: Alles ist dir begegnet. Nun sieh, wie man gewinnt.
webdominion-learn-next = Die letzte Nacht
webdominion-learn-done-title = Du kannst Dominion spielen
webdominion-learn-done = Dein Deck ist gewachsen, und es hat gewonnen. Nun wähle selbst: In deinem ersten Königreich antwortet die Laterne, sooft du fragst.
webdominion-learn-first = Mein erstes Königreich
