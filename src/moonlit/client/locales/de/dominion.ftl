### Dominion mit Dominion: Nocturne: Sätze über Entscheidungen, Züge und Ereignisse, und was Karten tun.
### Namen von Karten, Gaben, Plagen und Zuständen kommen aus dem Paket und stehen unverändert im Satz.

## Kleine Wörter

dominion-game = Dominion
dominion-tagline = Bei Tag baust du ein Deck, bei Nacht spielst du weiter; zu zweit bis zu sechst.
dominion-coins = { $count } $
dominion-cost = { $count } $
dominion-cost-special = { $count }* $
dominion-counted = { $count } × { $thing }
dominion-unknown-card = unbekannte Karte
dominion-points = { $count ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
dominion-bonus-cards = +{ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
dominion-bonus-actions = +{ $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
dominion-bonus-buys = +{ $count ->
    [one] { $count } Kauf
   *[other] { $count } Käufe
}
dominion-bonus-coins = +{ $count } $
dominion-phase-start = Beginn des Zugs
dominion-phase-action = Aktionsphase
dominion-phase-buy = Kaufphase
dominion-phase-night = Nachtphase
dominion-phase-clean_up = Aufräumphase
dominion-misery = Elend

## Typen

dominion-type-action = Aktion
dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-attack = Angriff
dominion-type-reaction = Reaktion
dominion-type-night = Nacht
dominion-type-duration = Dauer
dominion-type-fate = Segen
dominion-type-doom = Unheil
dominion-type-spirit = Erscheinung
dominion-type-heirloom = Erbstück
dominion-type-zombie = Zombie

## Entscheidungen: worum es geht und warum

dominion-decision-act = { $who ->
    [you] Deine Aktionsphase: Spiel eine Aktion (noch { $count }) oder beende die Phase.
   *[other] { $name } wählt eine Aktion.
}
dominion-decision-buy = { $who ->
    [you] Deine Kaufphase: Du hast { $coins } $ und { $buys ->
        [one] { $buys } Kauf
       *[other] { $buys } Käufe
    }.
   *[other] { $name } ist in der Kaufphase.
}
dominion-decision-night = { $who ->
    [you] Deine Nachtphase: Spiel Nachtkarten oder beende die Phase.
   *[other] { $name } wählt eine Nachtkarte.
}
dominion-decision-pick = { $who ->
    [you] { $asker }: { dominion-ask-pick }.
   *[other] { $name } wählt { $verb ->
        [discard] Karten zum Ablegen
        [trash] Karten zum Entsorgen
        [topdeck] Karten für den Nachziehstapel
        [play] eine Karte zum Spielen
        [set_aside] Karten zum Beiseitelegen
       *[take] eine Karte für die Hand
    } ({ $asker }).
}
dominion-ask-pick = { $how ->
    [order] Leg diese Karten auf deinen Nachziehstapel zurück; die zuletzt gewählte liegt oben
    [one] { $verb ->
        [discard] Leg eine Karte { dominion-from } ab
        [trash] Entsorge eine Karte { dominion-from }
        [topdeck] Leg eine Karte { dominion-from } auf deinen Nachziehstapel
        [play] Spiel eine Karte { dominion-from }
        [set_aside] Leg eine Karte { dominion-from } beiseite
       *[take] Nimm eine Karte { dominion-from } auf die Hand
    }
    [may] { $verb ->
        [discard] Du darfst eine Karte { dominion-from } ablegen
        [trash] Du darfst eine Karte { dominion-from } entsorgen
        [topdeck] Du darfst eine Karte { dominion-from } auf deinen Nachziehstapel legen
        [play] Du darfst eine Karte { dominion-from } spielen
        [set_aside] Du darfst eine Karte { dominion-from } beiseitelegen
       *[take] Du darfst eine Karte { dominion-from } auf die Hand nehmen
    }
    [exactly] { $verb ->
        [discard] Leg { dominion-ask-cards } { dominion-from } ab
        [trash] Entsorge { dominion-ask-cards } { dominion-from }
       *[topdeck] Leg { dominion-ask-cards } { dominion-from } auf deinen Nachziehstapel
    }
    [most] { $verb ->
        [discard] Du darfst bis zu { dominion-ask-cards } { dominion-from } ablegen
        [trash] Du darfst bis zu { dominion-ask-cards } { dominion-from } entsorgen
       *[set_aside] Du darfst bis zu { dominion-ask-cards } { dominion-from } beiseitelegen
    }
   *[any] { $verb ->
        [discard] Leg beliebig viele Karten { dominion-from } ab
        [trash] Entsorge beliebig viele Karten { dominion-from }
       *[set_aside] Leg beliebig viele Karten { dominion-from } beiseite
    }
}
dominion-ask-cards = { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
}
dominion-from = { $zone ->
    [hand] aus der Hand
    [discard] aus deinem Ablagestapel
    [play] aus dem Spiel
    [trash] aus dem Müll
    [aside] von den beiseitegelegten
   *[looked] von denen auf dem Tisch
}
dominion-picked = Bisher gewählt: { $cards }.
dominion-decision-pile = { $who ->
    [you] { $asker }: Wähl die Karte, die du nimmst.
   *[other] { $name } wählt eine Karte vom Vorrat ({ $asker }).
}
dominion-decision-boon = { $who ->
    [you] { $asker }: Wähl die Gabe, die du jetzt empfängst.
   *[other] { $name } wählt eine Gabe ({ $asker }).
}
dominion-decision-order = { $who ->
    [you] Du nimmst { $asker }: Was kommt zuerst?
   *[other] { $name } nimmt { $asker } und wählt, was zuerst kommt.
}
dominion-decision-order-start = { $who ->
    [you] Dein Zug beginnt: Was kommt zuerst?
   *[other] { $name } wählt, was zu Beginn des Zugs zuerst kommt.
}
dominion-decision-exchange = { $who ->
    [you] Du nimmst { $about }: gegen { $asker } tauschen?
   *[other] { $name } darf { $about } gegen { $asker } tauschen.
}
dominion-decision-topdeck = { $who ->
    [you] { $asker }: { $about } auf den Nachziehstapel legen?
   *[other] { $name } darf { $about } auf den Nachziehstapel legen ({ $asker }).
}
dominion-decision-reveal = { $who ->
    [you] Jemand spielt { $about }: { $asker } zeigen und verschont bleiben?
   *[other] { $name } darf { $asker } gegen { $about } zeigen.
}
dominion-decision-set_aside = { $who ->
    [you] { $asker }: { $about } beiseitelegen?
   *[other] { $name } darf eine Karte beiseitelegen ({ $asker }).
}
dominion-decision-none = Für die anderen könntest du hier { $asker } haben, darum wirst du gefragt. Du hast nichts davon, und an deiner Antwort merkt das niemand.
dominion-decision-play = { $who ->
    [you] { $asker }: { $about } jetzt spielen?
   *[other] { $name } darf { $about } spielen ({ $asker }).
}
dominion-decision-discard = { $who ->
    [you] { $asker }: drei Karten ablegen?
   *[other] { $name } darf drei Karten ablegen ({ $asker }).
}
dominion-decision-trash = { $who ->
    [you] { $asker } entsorgen und dafür zweimal „{ $about }“ empfangen?
   *[other] { $name } darf { $asker } entsorgen und dafür zweimal „{ $about }“ empfangen.
}
dominion-decision-receive = { $who ->
    [you] { $asker }: „{ $about }“ ebenfalls empfangen?
   *[other] { $name } darf „{ $about }“ ebenfalls empfangen ({ $asker }).
}
dominion-decision-receive-now = { $who ->
    [you] { $asker }: „{ $about }“ jetzt empfangen oder zu Beginn deines nächsten Zugs?
   *[other] { $name } wählt, ob „{ $about }“ jetzt oder im nächsten Zug kommt ({ $asker }).
}
dominion-decision-over = Die Partie ist vorbei.
dominion-why = { $why } Regel { $clause }.
dominion-why-act = In deiner Aktionsphase verbraucht jede gespielte Aktionskarte eine Aktion.
dominion-why-buy = In deiner Kaufphase spielst du zuerst Geld; jede gekaufte Karte verbraucht einen Kauf, und nach der ersten darf kein Geld mehr gespielt werden.
dominion-why-night = In deiner Nachtphase darfst du beliebig viele Nachtkarten spielen; sie verbrauchen keine Aktionen.
dominion-why-order = Wenn dir mehreres zugleich geschieht, bestimmst du die Reihenfolge.
dominion-why-asked = { $asker }: { $text }

## Züge

dominion-action-play = { $thing } spielen
dominion-action-treasures = Alles einfache Geld spielen
dominion-action-buy = { $thing } kaufen ({ $cost })
dominion-action-gain = { $thing } nehmen ({ $cost })
dominion-action-discard = { $thing } ablegen
dominion-action-discard-three = Drei Karten ablegen
dominion-action-trash = { $thing } entsorgen
dominion-action-topdeck = { $thing } auf den Nachziehstapel legen
dominion-action-set_aside = { $thing } beiseitelegen
dominion-action-take = { $thing } auf die Hand nehmen
dominion-action-exchange = { $thing } gegen { $asker } tauschen
dominion-action-reveal = { $asker } zeigen
dominion-action-receive = „{ $thing }“ empfangen: { $text }
dominion-action-receive-now = „{ $thing }“ jetzt empfangen: { $text }
dominion-action-resolve = Zuerst: { $thing }
dominion-action-resolve-again = Zuerst: { $thing } (Nummer { $number })
dominion-action-resolve-own = Zuerst, was { $thing } selbst sagt
dominion-action-end = { $phase ->
    [act] Aktionsphase beenden
    [buy] Kaufphase beenden
   *[night] Nachtphase beenden
}
dominion-action-done = Das ist alles
dominion-action-no = { $kind ->
    [pick] Keine
    [pile] Nichts nehmen
    [order] Liegen lassen
   *[may] Nein
}
dominion-action-no-later = Für den nächsten Zug aufheben
dominion-action-unknown = { $text }

## Ereignisse

dominion-event-turn-began = { $who ->
    [you] Dein Zug { $number } beginnt.
   *[other] { $name } beginnt Zug { $number }.
}
dominion-event-phase-began = Es wird Nacht.
dominion-event-played = { $who ->
    [you] Du spielst { dominion-played-card }.
   *[other] { $name } spielt { dominion-played-card }.
}
dominion-event-played-together = { $who ->
    [you] Du spielst { dominion-played-cards }.
   *[other] { $name } spielt { dominion-played-cards }.
}
dominion-played-cards = { $yields ->
    [yes] { $cards }: { $bonus }
   *[no] { $cards }
}
dominion-played-card = { $zone ->
    [again] { $card } noch einmal
    [trash] { $card } aus dem Müll, wo die Karte bleibt
    [discard] { $card } vom Ablagestapel
    [aside] { $card }, beiseitegelegt im letzten Zug
   *[hand] { $card }
}
dominion-event-drew = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $known ->
        [yes] { $name } zieht { $cards }.
       *[no] { $name } zieht { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
    }
}
dominion-event-shuffled = { $who ->
    [you] Du mischst; dein Nachziehstapel hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
   *[other] { $name } mischt; der Nachziehstapel hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
}
dominion-event-gained = { $who ->
    [you] Du nimmst { dominion-gained-card }.
   *[other] { $name } nimmt { dominion-gained-card }.
}
dominion-gained-card = { $zone ->
    [hand] { $card } auf die Hand
    [deck] { $card } auf den Nachziehstapel
   *[discard] { $card }
}
dominion-event-bought = { $who ->
    [you] Du kaufst { $card } für { $cost }.
   *[other] { $name } kauft { $card } für { $cost }.
}
dominion-event-trashed = { $who ->
    [you] Du entsorgst { dominion-leaving-cards }.
   *[other] { $name } entsorgt { dominion-leaving-cards }.
}
dominion-leaving-cards = { $zone ->
    [play] { $cards } aus dem Spiel
    [deck] { $cards } vom Nachziehstapel
   *[hand] { $cards }
}
dominion-event-discarded = { $who ->
    [you] Du legst { dominion-leaving-cards } ab.
   *[other] { $known ->
        [yes] { $name } legt { dominion-leaving-cards } ab.
       *[no] { $name } legt { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ab.
    }
}
dominion-event-put = { $who ->
    [you] { $to ->
        [deck] Du legst { $cards } auf deinen Nachziehstapel.
        [hand] Du nimmst { $cards } auf die Hand.
        [discard] Du legst deinen Nachziehstapel auf den Ablagestapel: { $cards }.
       *[aside] Du legst { $cards } beiseite.
    }
   *[other] { $known ->
        [yes] { $to ->
            [deck] { $name } legt { $cards } auf den Nachziehstapel.
            [hand] { $name } nimmt { $cards } auf die Hand.
            [discard] { $name } legt den Nachziehstapel auf den Ablagestapel: { $cards }.
           *[aside] { $name } legt { $cards } beiseite.
        }
       *[no] { $to ->
            [deck] { $name } legt { dominion-put-count } auf den Nachziehstapel.
            [hand] { $name } nimmt { dominion-put-count } auf die Hand.
            [discard] { $name } legt den Nachziehstapel auf den Ablagestapel: { dominion-put-count }.
           *[aside] { $name } legt { dominion-put-count } beiseite.
        }
    }
}
dominion-put-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
dominion-event-revealed = { $who ->
    [you] { $zone ->
        [hand] Du zeigst aus der Hand: { $cards }.
        [deck] Du deckst vom Nachziehstapel auf: { $cards }.
       *[discard] Du zeigst aus dem Ablagestapel: { $cards }.
    }
   *[other] { $zone ->
        [hand] { $name } zeigt aus der Hand: { $cards }.
        [deck] { $name } deckt vom Nachziehstapel auf: { $cards }.
       *[discard] { $name } zeigt aus dem Ablagestapel: { $cards }.
    }
}
dominion-event-looked-at = { $who ->
    [you] Du siehst dir an: { $cards }.
   *[other] { $name } sieht sich { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Nachziehstapel an.
}
dominion-event-returned = { $who ->
    [you] Du legst { $card } auf den eigenen Stapel zurück.
   *[other] { $name } legt { $card } auf den eigenen Stapel zurück.
}
dominion-event-exchanged = { $who ->
    [you] Du tauschst { $card } gegen { $other }.
   *[other] { $name } tauscht { $card } gegen { $other }.
}
dominion-event-bonus = { $who ->
    [you] Du bekommst { $bonus }.
   *[other] { $name } bekommt { $bonus }.
}
dominion-event-reacted = { $who ->
    [you] Du zeigst { $card } und bleibst von { $attack } verschont.
   *[other] { $name } zeigt { $card } und bleibt von { $attack } verschont.
}
dominion-event-boon-turned = Gabe: { $boon } ({ $text })
dominion-event-boon-received = { $who ->
    [you] Du empfängst „{ $boon }“.
   *[other] { $name } empfängt „{ $boon }“.
}
dominion-event-boon-kept = { $who ->
    [you] „{ $boon }“ liegt bis zum Aufräumen vor dir.
   *[other] „{ $boon }“ liegt bis zum Aufräumen vor { $name }.
}
dominion-event-boons-shuffled = Die Gaben werden neu gemischt.
dominion-event-hex-turned = Plage: { $hex } ({ $text })
dominion-event-hex-received = { $who ->
    [you] Du empfängst die Plage „{ $hex }“.
   *[other] { $name } empfängt die Plage „{ $hex }“.
}
dominion-event-hexes-shuffled = Die Plagen werden neu gemischt.
dominion-event-state-taken = { $who ->
    [you] Du nimmst den Zustand „{ $state }“.
   *[other] { $name } nimmt den Zustand „{ $state }“.
}
dominion-event-state-returned = { $who ->
    [you] Du gibst den Zustand „{ $state }“ zurück; er gilt noch diesen Zug.
   *[other] { $name } gibt den Zustand „{ $state }“ zurück; er gilt noch diesen Zug.
}
dominion-event-turned-down = { $card } liegt bis zum Ende des Zugs verdeckt im Müll.
dominion-event-match-ended = { $why ->
    [provinces] Der Stapel { $province } ist leer: Die Partie endet.
   *[piles] Zu viele Vorratsstapel sind leer: Die Partie endet.
}
dominion-event-scored = { $who ->
    [you] Du hast { $points }.
   *[other] { $name } hat { $points }.
}
dominion-event-unknown = Etwas anderes ist geschehen: { $event }.

## Ablehnungen; ohne Paket zur Hand heißt ein Ding wie seine Id

error-unknown-card = Eine Karte „{ $text }“ gibt es hier nicht.
error-not-in-supply = { $text } liegt nicht im Vorrat und kann nicht gekauft werden.
error-pile-empty = Der Stapel { $text } ist leer.
error-no-buys = Du hast keinen Kauf mehr.
error-deluded = Du bist diesen Zug getäuscht und kannst keine Aktionen kaufen, also auch nicht { $text }.
error-too-expensive = { $text } kostet { $cost } $, und du hast { $coins } $.
error-not-in-hand = Du hast { $text } nicht auf der Hand.
error-already-bought = Du hast schon etwas gekauft; Geld wie { $text } kann in diesem Zug nicht mehr gespielt werden.
error-other-phase = { $text } kann nicht in der { $phase ->
    [act] Aktionsphase
    [buy] Kaufphase
   *[night] Nachtphase
} gespielt werden.
error-not-ten-cards = Ein Königreich hat { $wanted } Karten, nicht { $count }.
error-wished-and-banned = { $text } ist zugleich gewünscht und verbannt; lass eines davon weg.
error-too-many-wishes = { $count } Karten sind gewünscht, aber ein Königreich hat nur zehn.
error-too-few-cards = Nur { $count ->
    [one] { $count } Karte bleibt
   *[other] { $count } Karten bleiben
} für das Königreich; verbanne weniger, oder nimm mehr Sets.
error-card-twice = { $text } ist zweimal genannt; jede Karte darf nur einmal vorkommen.
error-not-three-boons = Neben der Druidin liegen drei Gaben, nicht { $count }; nenne drei, oder keine, dann werden sie ausgeteilt.
error-no-druid = Es sind Gaben für die Druidin genannt, aber sie ist nicht in diesem Königreich.
error-unknown-key = „{ $key }“ ist kein Teil einer Stellung; bekannt: { $known }.
error-unknown-phase = „{ $value }“ ist keine Phase, mit der man beginnen kann; möglich: { $known }.
error-not-a-number = { $key } muss eine ganze Zahl bis { $most } sein, nicht „{ $value }“.
error-not-a-name = { $key } muss Namen enthalten, nicht „{ $value }“.
error-unknown-state = Einen Zustand „{ $text }“ gibt es nicht; bekannt: { $known }.
error-unknown-boon = Eine Gabe „{ $text }“ gibt es nicht.
error-unknown-hex = Eine Plage „{ $text }“ gibt es nicht.
error-in-two-places = Eine Gabe oder Plage ist an zwei Orten genannt; jede der { $count } gibt es nur einmal.
error-value-not-offered = „{ $value }“ ist ein bekannter Wert von { $switch }, wird an diesem Tisch aber nicht gespielt.
error-not-in-match = { $text } gehört nicht zu dieser Partie.
error-no-pile = { $text } hat keinen Stapel; Erbstücke und Zombies haben keinen.
error-not-a-duration = { $text } ist keine Dauerkarte und hat deshalb aus einem früheren Zug nichts mehr zu tun.
error-wrong-cards-under = Was unter { $text } liegt, passt nicht: unter der Krypta liegt Geld, unter dem Geist eine Aktion, unter anderen Karten nichts.
error-state-taken = { $text } kann hier nicht auch noch liegen: Es gibt die Karte nur einmal, oder sie zeigt schon eine andere Seite.
decision-name-act = welche Aktion gespielt wird
decision-name-buy = was gekauft wird
decision-name-night = welche Nachtkarte gespielt wird
decision-name-pick = welche Karten gewählt werden
decision-name-pile = welche Karte genommen wird
decision-name-may = ein Ja oder ein Nein
decision-name-order = was zuerst kommt
decision-name-boon = welche Gabe empfangen wird

## Der Tisch als Text

dominion-page-status = Jetzt
dominion-page-looked = Auf dem Tisch
dominion-page-hand = Deine Hand
dominion-page-supply = Vorrat
dominion-page-piles = Stapel außerhalb des Vorrats
dominion-page-play = Im Spiel
dominion-page-aside = Beiseitegelegt
dominion-page-seats = Wer mitspielt
dominion-page-known = Was von Händen, Nachzieh- und Ablagestapeln bekannt ist
dominion-page-fate = Gaben, Plagen und Zustände
dominion-page-trash = Müll
dominion-page-points = Punkte, wenn die Partie jetzt endete
dominion-page-points-final = Punkte
dominion-page-turn = { $who ->
    [you] Du bist am Zug: { $phase }.
   *[other] { $name } ist am Zug: { $phase }.
}
dominion-page-resources = Aktionen: { $actions }, Käufe: { $buys }, Münzen: { $coins }.
dominion-page-head-card = Karte
dominion-page-head-cost = Kosten
dominion-page-head-types = Typen
dominion-page-head-left = Übrig
dominion-page-head-offer = Du kannst
dominion-page-head-text = Was sie tut
dominion-page-head-player = Name
dominion-page-head-turns = Züge
dominion-page-head-hand = Hand
dominion-page-head-deck = Nachziehstapel
dominion-page-head-discard = Ablagestapel
dominion-page-head-owned = Alle Karten
dominion-page-head-source = Wofür
dominion-page-total = Summe
dominion-page-buy = kaufen
dominion-page-gain = nehmen
dominion-page-afford = bezahlen
dominion-page-can-play = spielen
dominion-page-can-discard = ablegen
dominion-page-can-trash = entsorgen
dominion-page-can-topdeck = auf den Nachziehstapel legen
dominion-page-empty = leer
dominion-page-nothing = nichts
dominion-page-discard = { $count }, oben: { $top }
dominion-page-of = { $who }: { $cards }
dominion-page-shown-hand = { $who }, auf der Hand: { $cards }
dominion-page-shown-deck = { $who }, im Nachziehstapel: { $cards }
dominion-page-shown-discard = { $who }, im Ablagestapel: { $cards }
dominion-page-depth = { $depth ->
    [1] oben: { $card }
   *[other] { $depth }. von oben: { $card }
}
dominion-page-under = { $who }, verdeckt: { $cards }
dominion-page-boons = Verdeckte Gaben: { $deck }. Abgelegt: { $discards }.
dominion-page-druid = Neben { $druid }: { $boons }.
dominion-page-boon-out = Es wirkt die Gabe „{ $boon }“. { $text }
dominion-page-boon-taken = Aufgedeckt für { $fool }: { $boons }.
dominion-page-boon-kept = Bis zum Aufräumen vor { $who }: { $boon }.
dominion-page-boon-saved = { $who } empfängt im nächsten Zug: { $boon }.
dominion-page-hexes = Verdeckte Plagen: { $deck }. Abgelegt: { $discards }.
dominion-page-hex-out = Es wirkt die Plage „{ $hex }“. { $text }
dominion-page-state = { $who }: { $state }. { $text }
dominion-page-face-down = Verdeckt bis zum Ende des Zugs: { $cards }

## Ergebnisse

dominion-result-tie = Gleichstand ({ $points }): { $names }. Weniger Züge entscheiden. Regel { $clause }.
dominion-result-shared = Punkte und Züge sind gleich, der Sieg wird geteilt. Regel { $clause }.
dominion-sequel-same = Dasselbe Königreich, { $who ->
    [you] du beginnst
   *[other] { $name } beginnt
}
dominion-sequel-random = Ein anderes zufälliges Königreich
dominion-result-sheet = { $who }: { $points } in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} ({ $sheet }).
dominion-result-sheet-empty = { $who }: { $points } in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.

## Was vor einer Partie gewählt werden kann

dominion-option-kingdom = Königreich
dominion-option-kingdom-text = Die zehn Karten, die sich von Partie zu Partie ändern.
dominion-kingdom-random = Zufällig
dominion-kingdom-random-text = Zehn Karten der verwendeten Sets, nach einer Nummer gezogen.
dominion-kingdom-own = Zehn nach Wahl
dominion-kingdom-own-text = Jede Karte, die du möchtest.
dominion-option-cards = Die zehn Karten
dominion-option-cards-text = Genau zehn verschiedene.
dominion-option-number = Nummer der Ziehung
dominion-option-number-text = Dieselbe Nummer zieht dieselben zehn Karten.
dominion-option-sets = Sets
dominion-option-sets-text = Woher zufällige Karten kommen.
dominion-set-base = Basisspiel
dominion-set-base-text = Die 26 Königreichkarten der zweiten Edition.
dominion-set-nocturne = Dominion: Nocturne
dominion-set-nocturne-text = Die 33 Königreichkarten der Erweiterung.
dominion-option-wishes = Wünsche
dominion-option-wishes-text = Karten, die dabei sein müssen.
dominion-option-bans = Verbannt
dominion-option-bans-text = Karten, die nicht dabei sein dürfen; keine davon gewünscht.
dominion-option-druid = Gaben neben der Druidin
dominion-option-druid-text = Drei, oder keine, dann werden sie ausgeteilt; nur mit Druidin im Königreich.
dominion-option-turn_end = Ende des Zuges
dominion-option-turn_end-text = Ob dein Zug mit dem Letzten endet, was du darin tun kannst, oder erst, wenn du es sagst.
dominion-turn_end-told = Wenn du es sagst
dominion-turn_end-told-text = Der letzte Kauf lässt sich zurücknehmen, bis du den Zug beendest.
dominion-turn_end-by_itself = Von selbst
dominion-turn_end-by_itself-text = Ein Druck weniger; die neue Hand wird mit dem letzten Kauf gezogen.
dominion-option-first_seat = Wer beginnt
dominion-option-first_seat-text = Wer anfängt, wenn nicht gelost wird.

## Schalter

dominion-switch-tracker = Fährtensucher legt genommene Karten auf den Nachziehstapel
dominion-switch-tracker-this_turn = bis zum Ende des Zugs
dominion-switch-tracker-while_in_play = solange er im Spiel ist
dominion-switch-crypt = Krypta nimmt
dominion-switch-crypt-non_duration = Geld, das keine Dauerkarte ist
dominion-switch-crypt-any_treasure = jedes Geld
dominion-switch-necromancer = Totenbeschwörer verdeckt die Karte
dominion-switch-necromancer-face_down_first = vor dem Spielen
dominion-switch-necromancer-face_down_after = nach dem Spielen
dominion-switch-base = Basisspiel
dominion-switch-base-second = zweite Edition
dominion-switch-base-first = erste Edition
dominion-switch-when_buy = Wirkungen beim Kauf
dominion-switch-when_buy-on_gain = kommen, wenn eine Karte genommen wird
dominion-switch-when_buy-on_buy = kommen, wenn eine Karte gekauft wird
dominion-switch-lose_track = Überdeckte Karten im Ablagestapel
dominion-switch-lose_track-stop_moving_2019 = können noch bewegt werden
dominion-switch-lose_track-lose_track = werden aus den Augen verloren
dominion-switch-unused_hex = Eine Plage, die niemanden trifft,
dominion-switch-unused_hex-turned = wird aufgedeckt und abgelegt
dominion-switch-unused_hex-left = bleibt auf dem Stapel
dominion-switch-hex_reshuffle = Plagen werden neu gemischt
dominion-switch-hex_reshuffle-when_needed = wenn die nächste gebraucht wird
dominion-switch-hex_reshuffle-at_once = sobald der Stapel leer ist
dominion-switch-grove_answers = Antworten auf Heiliger Hain
dominion-switch-grove_answers-in_turn = nacheinander, jede wirkt sofort
dominion-switch-grove_answers-all_first = erst alle, dann wirken sie
dominion-switch-first_player = Wer beginnt
dominion-switch-first_player-random = wird gelost
dominion-switch-first_player-seat = wird gewählt
dominion-switch-heirloom_cap = Erbstücke in einer Partie
dominion-switch-heirloom_cap-none = so viele es gibt
dominion-switch-heirloom_cap-most = höchstens { $count }
dominion-switch-empty_night = Eine Nachtphase ohne Nachtkarten
dominion-switch-empty_night-skipped = entfällt
dominion-switch-empty_night-shown = findet statt
dominion-switch-monastery_count = Kloster zählt
dominion-switch-monastery_count-fixed = was vor dem Spielen genommen wurde
dominion-switch-monastery_count-running = auch, was währenddessen genommen wird
dominion-switch-trashing = Kloster entsorgt
dominion-switch-trashing-together = alle Karten zusammen
dominion-switch-trashing-mixed = eine Karte nach der anderen
dominion-switch-idle = Mit den Karten, die es hier gibt, ändert er nichts.

## Hilfe

dominion-evidence = Name: { $name }. Das Übrige: { $rest }.
dominion-help-action = Wird in deiner Aktionsphase gespielt; jede verbraucht eine Aktion.
dominion-help-treasure = Wird in deiner Kaufphase gespielt und bringt Münzen.
dominion-help-victory = Ist am Ende Punkte wert und vorher wenig.
dominion-help-curse = Kostet am Ende einen Punkt und nützt nie.
dominion-help-attack = Trifft die anderen; vorher dürfen sie reagieren.
dominion-help-reaction = Kann aus der Hand auch außerhalb deiner eigenen Phasen verwendet werden.
dominion-help-night = Wird in der Nachtphase nach dem Kaufen gespielt, beliebig viele, ohne Aktionen.
dominion-help-duration = Bleibt im Spiel, solange sie in einem späteren Zug noch etwas zu tun hat.
dominion-help-fate = Bringt Gaben; mit einer solchen Karte im Königreich werden die Gaben gemischt, und der Stapel { $will_o_wisp } liegt bereit.
dominion-help-doom = Bringt Plagen; mit einer solchen Karte im Königreich werden die Plagen gemischt, und die Zustände liegen bereit.
dominion-help-spirit = Eine von drei Karten außerhalb des Vorrats, die man nur durch andere Karten bekommt.
dominion-help-heirloom = Ersetzt in jedem Startdeck 1 { $copper }. Hat keinen Stapel.
dominion-help-zombie = Liegt zu Beginn im Müll, wo { $necromancer } die Karte spielen kann. Hat keinen Stapel.
dominion-topic-turn = Zug
dominion-help-turn = Aktionsphase, Kaufphase, Nachtphase, Aufräumphase. Du beginnst mit einer Aktion, einem Kauf und ohne Münzen; was übrig bleibt, verfällt.
dominion-topic-gain = Nehmen
dominion-help-gain = Eine genommene Karte kommt auf deinen Ablagestapel, wenn nichts anderes gesagt ist. Gekaufte Karten sind auch genommen, getauschte nicht.
dominion-topic-exchange = Tauschen
dominion-help-exchange = Die Karte kommt auf ihren Stapel zurück, die andere auf deinen Ablagestapel. Das ist kein Nehmen und kein Entsorgen und geschieht nur, wenn beides geht.
dominion-topic-boon = Gabe
dominion-help-boon = Deck die oberste Gabe auf und befolge sie. Gaben sind keine Karten: Sie sind nie im Spiel und werden nicht gezählt.
dominion-topic-hex = Plage
dominion-help-hex = Deck die oberste Plage auf und befolge sie. „Die nächste Plage“ ist für alle anderen ein und dieselbe, in Zugreihenfolge.
dominion-topic-state = Zustand
dominion-help-state = Er liegt vor jemandem und gilt nur, solange er dort liegt.
dominion-topic-end = Ende
dominion-help-end = Die Partie endet nach einem Zug, wenn der Stapel { $province } leer ist oder drei Vorratsstapel leer sind, zu fünft oder sechst vier. Die meisten Punkte gewinnen, bei Gleichstand weniger Züge.

## Was Karten tun, außer den Boni an ihrem Anfang

dominion-heirloom = Erbstück: { $name }.
dominion-kept = Liegt bis zum Aufräumen vor dir.
dominion-arrives = Wenn du sie nimmst, kommt sie auf deine Hand.
dominion-worth = Am Ende { $points }.
dominion-text-artisan = Nimm eine Karte für bis zu 5 $ direkt auf die Hand. Dann kommt eine Handkarte auf deinen Nachziehstapel.
dominion-text-bandit = Nimm 1 { $gold }. Alle anderen decken ihre obersten zwei Karten auf, entsorgen davon ein Geld außer { $copper } und legen den Rest ab.
dominion-text-bureaucrat = Nimm 1 { $silver } auf deinen Nachziehstapel. Alle anderen legen offen eine Punktekarte aus der Hand auf ihren Nachziehstapel; wer keine hat, zeigt die Hand.
dominion-text-cellar = Leg beliebig viele Karten ab und zieh ebenso viele.
dominion-text-chapel = Bis zu vier Handkarten dürfen in den Müll.
dominion-text-council_room = Auch alle anderen ziehen eine Karte.
dominion-text-gardens = Am Ende: 1 Punkt für je volle zehn deiner Karten.
dominion-text-harbinger = Dein Ablagestapel steht dir offen: Eine Karte daraus darf auf deinen Nachziehstapel.
dominion-text-library = Zieh einzeln, bis du sieben Karten auf der Hand hast. Jede gezogene Aktion darfst du stattdessen beiseitelegen; die leg am Schluss ab.
dominion-text-merchant = Das erste { $silver }, das du danach in diesem Zug spielst, bringt 1 $ mehr.
dominion-text-militia = Alle anderen legen ab, bis sie nur noch drei Karten haben.
dominion-text-mine = Du darfst ein Geld aus der Hand entsorgen und dafür eines auf die Hand nehmen, das bis zu 3 $ mehr kostet.
dominion-text-moat = Wenn jemand anderes einen Angriff spielt, darfst du diese Karte aus der Hand zeigen: Er verschont dich dann.
dominion-text-moneylender = 1 { $copper } aus deiner Hand darf in den Müll; das bringt +3 $.
dominion-text-poacher = Leg dann für jeden leeren Vorratsstapel eine Karte ab.
dominion-text-remodel = Eine Handkarte kommt in den Müll; nimm eine Karte, die höchstens 2 $ teurer ist.
dominion-text-sentry = Sieh dir deine obersten zwei Karten an. Entsorge davon oder leg ab, was du willst; der Rest kommt beliebig geordnet zurück.
dominion-text-throne_room = Du darfst eine Aktion aus der Hand spielen und dieselbe Karte danach noch einmal.
dominion-text-vassal = Deine oberste Karte wird abgelegt; ist sie eine Aktion, darfst du sie von dort spielen.
dominion-text-witch = Alle anderen nehmen 1 { $curse }.
dominion-text-workshop = Nimm irgendeine Karte, die nicht mehr als 4 $ kostet.
dominion-text-bard = Deck eine Gabe auf und empfang sie.
dominion-text-blessed_village = Wenn du es nimmst, deck eine Gabe auf und empfang sie: jetzt oder zu Beginn deines nächsten Zugs.
dominion-text-cemetery = Wer ihn nimmt, darf bis zu vier Handkarten entsorgen.
dominion-text-changeling = Entsorge diese Karte und nimm ein weiteres Exemplar einer Karte, die du im Spiel hast. In einer Partie mit ihr darf jeder, der eine Karte für mindestens 3 $ nimmt, sie gegen { $changeling } tauschen.
dominion-text-cobbler = Dein nächster Zug beginnt damit, dass du eine Karte für bis zu 4 $ auf die Hand nimmst.
dominion-text-conclave = Du darfst eine Aktion aus der Hand spielen, deren Name unter deinen Karten im Spiel fehlt; ist sie ausgeführt, +1 Aktion.
dominion-text-crypt = Leg von deinem Geld im Spiel, soweit es keine Dauerkarte ist, beliebig viel verdeckt unter diese Karte. Zu Beginn jedes deiner Züge kommt eines davon auf die Hand, bis keines mehr da ist.
dominion-text-cursed_village = Füll deine Hand auf sechs Karten auf. Wer dieses Dorf nimmt, empfängt eine Plage.
dominion-text-den_of_sin = Dein nächster Zug beginnt mit +2 Karten.
dominion-text-devils_workshop = Nimm je nachdem, wie viele Karten du in diesem Zug genommen hast: keine – { $gold }; eine – eine Karte für bis zu 4 $; mehr – { $imp }.
dominion-text-druid = Empfang eine der drei Gaben, die neben dieser Karte liegen; sie bleibt dort.
dominion-text-exorcist = Eine Handkarte kommt in den Müll; nimm eine Erscheinung, die weniger kostet.
dominion-text-faithful_hound = Wird er abgelegt, nur nicht beim Aufräumen, darf er beiseite warten; endet der Zug, kommt er auf deine Hand zurück.
dominion-text-fool = Wenn „{ $lost_in_the_woods }“ nicht schon bei dir liegt, nimm es, deck drei Gaben auf und empfang sie in einer Reihenfolge nach deiner Wahl.
dominion-text-ghost_town = Dein nächster Zug beginnt mit +1 Karte und +1 Aktion.
dominion-text-guardian = Bis zu deinem nächsten Zug verschonen dich Angriffe der anderen. Zu Beginn deines nächsten Zugs: +1 $.
dominion-text-idol = Ist die Zahl deiner Karten { $idol } im Spiel ungerade, empfang eine Gabe; ist sie gerade, nehmen alle anderen 1 { $curse }.
dominion-text-leprechaun = Nimm 1 { $gold }. Dann zähl deine Karten im Spiel: Bei genau sieben nimm 1 { $wish }, sonst empfang eine Plage.
dominion-text-monastery = Für jede Karte, die du in diesem Zug genommen hast, darfst du eine Handkarte oder 1 { $copper }, das du im Spiel hast, entsorgen.
dominion-text-necromancer = Spiel eine Aktion, die offen im Müll liegt und keine Dauerkarte ist. Sie bleibt dort, verdeckt bis zum Ende des Zugs.
dominion-text-night_watchman = Nur du siehst deine obersten fünf Karten: Leg ab, was du nicht willst; der Rest kommt in einer Reihenfolge deiner Wahl zurück.
dominion-text-pixie = Die oberste Gabe wird aufgedeckt und abgelegt. Entsorgst du diese Karte jetzt, empfängst du jene Gabe, und dann noch einmal.
dominion-text-pooka = Ein Geld aus deiner Hand, nur nicht { $cursed_gold }, darf in den Müll; das bringt +4 Karten.
dominion-text-raider = Wer von den anderen mindestens fünf Karten auf der Hand hat, legt eine ab, von der du ein Exemplar im Spiel hast, oder zeigt eine Hand ohne solche. Dein nächster Zug beginnt mit +3 $.
dominion-text-sacred_grove = Empfang eine Gabe. Bringt sie nicht +1 $, dürfen auch alle anderen sie empfangen.
dominion-text-secret_cave = Entscheidest du dich, drei Karten abzulegen, beginnt dein nächster Zug mit +3 $.
dominion-text-shepherd = Zeig beliebig viele Punktekarten und leg sie ab; für jede +2 Karten.
dominion-text-skulk = Alle anderen empfangen die nächste Plage. Wenn du ihn nimmst, nimm auch 1 { $gold }.
dominion-text-tormentor = Hast du sonst nichts im Spiel, nimm 1 { $imp }; andernfalls empfangen alle anderen die nächste Plage.
dominion-text-tracker = Bis zum Ende des Zugs darfst du alles, was du nimmst, auf deinen Nachziehstapel legen. Empfang eine Gabe.
dominion-text-tragic_hero = Acht oder mehr Handkarten sind jetzt zu viele: Entsorge diese Karte und nimm ein Geld deiner Wahl.
dominion-text-vampire = Die nächste Plage ist für alle anderen. Nimm irgendeine Karte für bis zu 5 $, nur nicht { $vampire }. Zuletzt wird diese Karte gegen { $bat } getauscht.
dominion-text-werewolf = In deiner Nachtphase gespielt, bringt diese Karte allen anderen die nächste Plage; zu jeder anderen Zeit +3 Karten.
dominion-text-cursed_gold = Nimm 1 { $curse }.
dominion-text-goat = Eine Handkarte darf in den Müll.
dominion-text-haunted_mirror = Kommt er in den Müll, darfst du dich auch von einer Aktion deiner Hand trennen: Leg sie ab und nimm 1 { $ghost }.
dominion-text-lucky_coin = Nimm 1 { $silver }.
dominion-text-magic_lamp = Haben mindestens sechs deiner Karten im Spiel einen Namen, den dort keine andere hat, entsorge diese Karte; gelingt das, nimm 3 × { $wish }.
dominion-text-pasture = Am Ende: 1 Punkt für jedes { $estate }, das dir gehört.
dominion-text-ghost = Deck Karten vom Nachziehstapel auf, bis eine Aktion kommt; leg sie beiseite und die anderen ab. Zu Beginn deines nächsten Zugs spiel sie zweimal.
dominion-text-imp = Du darfst eine Aktion aus der Hand spielen, deren Name unter deinen Karten im Spiel fehlt.
dominion-text-will_o_wisp = Deine oberste Karte wird aufgedeckt; kostet sie höchstens 2 $, kommt sie auf die Hand, sonst bleibt sie liegen.
dominion-text-zombie_apprentice = Eine Aktion aus deiner Hand darf in den Müll; das bringt +3 Karten und +1 Aktion.
dominion-text-zombie_mason = Deine oberste Karte kommt in den Müll; dafür darfst du eine nehmen, die höchstens 1 $ teurer ist.
dominion-text-zombie_spy = Nur du siehst deine oberste Karte: Leg sie ab oder lass sie liegen.
dominion-text-bat = Höchstens zwei Handkarten kommen in den Müll; war es überhaupt eine, wird diese Karte gegen { $vampire } getauscht.
dominion-text-wish = Diese Karte kommt auf ihren Stapel zurück; gelingt das, nimm irgendeine Karte für bis zu 6 $ auf die Hand.
dominion-text-earths_gift = Entscheidest du dich, ein Geld abzulegen, nimm eine Karte für bis zu 4 $.
dominion-text-fields_gift = +1 Aktion, +1 $.
dominion-text-flames_gift = Eine Handkarte darf in den Müll.
dominion-text-forests_gift = +1 Kauf, +1 $.
dominion-text-moons_gift = Dein Ablagestapel steht dir offen: Eine Karte daraus darf auf deinen Nachziehstapel.
dominion-text-mountains_gift = Nimm 1 { $silver }.
dominion-text-rivers_gift = Am Ende des Zugs, nach deiner neuen Hand: +1 Karte.
dominion-text-seas_gift = +1 Karte.
dominion-text-skys_gift = Entscheidest du dich, drei Karten abzulegen, nimm 1 { $gold }.
dominion-text-suns_gift = Nur du siehst deine obersten vier Karten: Leg ab, was du nicht willst; der Rest kommt in einer Reihenfolge deiner Wahl zurück.
dominion-text-swamps_gift = Nimm 1 { $will_o_wisp }.
dominion-text-winds_gift = +2 Karten; danach legst du zwei Handkarten ab.
dominion-text-bad_omens = Dein ganzer Nachziehstapel kommt auf den Ablagestapel, und 2 × { $copper } von dort werden dein Nachziehstapel. Sind es nicht so viele, nimm, was da ist, und zeig den Stapel.
dominion-text-delusion = Nimm „{ $deluded }“, wenn du weder das noch „{ $envious }“ hast.
dominion-text-envy = Nimm „{ $envious }“, wenn du weder das noch „{ $deluded }“ hast.
dominion-text-famine = Deine obersten drei Karten werden aufgedeckt: Aktionen legst du ab, die anderen mischst du in den Nachziehstapel.
dominion-text-fear = Mit fünf oder mehr Handkarten leg eine Aktion oder ein Geld ab; hast du keines von beiden, zeig die Hand.
dominion-text-greed = Nimm 1 { $copper }; es kommt auf deinen Nachziehstapel.
dominion-text-haunting = Mit vier oder mehr Handkarten leg eine davon auf deinen Nachziehstapel.
dominion-text-locusts = Entsorge deine oberste Karte. Für { $copper } oder { $estate } nimm 1 { $curse }; für jede andere eine billigere Karte, die einen Typ mit ihr teilt.
dominion-text-misery = Nimm „{ $miserable }“; hast du es schon, dreh es auf „{ $twice_miserable }“.
dominion-text-plague = Nimm 1 { $curse }; er kommt auf deine Hand.
dominion-text-poverty = Leg ab, bis du nur noch drei Karten hast.
dominion-text-war = Deck Karten vom Nachziehstapel auf, bis eine 3 $ oder 4 $ kostet; entsorge diese und leg die anderen ab.
dominion-text-deluded = Gib es zu Beginn deiner Kaufphase zurück; bis zum Ende des Zugs kannst du keine Aktionen kaufen.
dominion-text-envious = Gib es zu Beginn deiner Kaufphase zurück; bis zum Ende des Zugs bringen { $silver } und { $gold } nur je 1 $.
dominion-text-lost_in_the_woods = Jeder deiner Züge kann mit einer Gabe beginnen; sie kostet eine Karte, die du ablegst.

## Auf einem Stapel: in ein, zwei Wörtern, was eine Karte außer ihren Boni tut

dominion-digest-artisan = bis 5 $ auf Hand
dominion-digest-bandit = Gold; raubt Geld
dominion-digest-bureaucrat = Silber obenauf
dominion-digest-cellar = Karten neu
dominion-digest-chapel = entsorgt bis 4
dominion-digest-council_room = alle +1
dominion-digest-gardens = 1 je 10 Karten
dominion-digest-harbinger = obenauf
dominion-digest-library = zieh bis 7
dominion-digest-merchant = Silber+1
dominion-digest-militia = andere bis 3
dominion-digest-mine = besseres Geld
dominion-digest-moat = schützt
dominion-digest-moneylender = Kupfer: +3 $
dominion-digest-poacher = ablegen
dominion-digest-remodel = Karte zu +2 $
dominion-digest-sentry = ordnet 2
dominion-digest-throne_room = spielt doppelt
dominion-digest-vassal = von oben
dominion-digest-witch = Flüche
dominion-digest-workshop = Karte bis 4 $
dominion-digest-bard = Gabe
dominion-digest-blessed_village = Gabe
dominion-digest-cemetery = entsorgt bis 4
dominion-digest-changeling = kopiert
dominion-digest-cobbler = später: bis 4 $
dominion-digest-conclave = neue Aktion
dominion-digest-crypt = hebt Geld auf
dominion-digest-cursed_village = zieh bis 6
dominion-digest-den_of_sin = später +2
dominion-digest-devils_workshop = Karte je Karten
dominion-digest-druid = Gabe
dominion-digest-exorcist = Erscheinung dafür
dominion-digest-faithful_hound = kehrt heim
dominion-digest-fool = drei Gaben
dominion-digest-ghost_town = später +1 +1
dominion-digest-guardian = schützt, +1 $
dominion-digest-idol = Gabe, Fluch
dominion-digest-leprechaun = Gold; Plage?
dominion-digest-monastery = entsorgt je Neue
dominion-digest-necromancer = spielt aus Müll
dominion-digest-night_watchman = ordnet oberste 5
dominion-digest-pixie = Gabe ×2
dominion-digest-pooka = Geld: +4 Karten
dominion-digest-raider = raubt; später 3 $
dominion-digest-sacred_grove = Gabe
dominion-digest-secret_cave = dann 3 $
dominion-digest-shepherd = Punkte: +2
dominion-digest-skulk = Plage; Gold
dominion-digest-tormentor = evtl. Plage
dominion-digest-tracker = Gabe, oben
dominion-digest-tragic_hero = Geld
dominion-digest-vampire = Plage, bis 5 $
dominion-digest-werewolf = 3 oder Plage
dominion-digest-cursed_gold = Fluch
dominion-digest-goat = entsorgt 1
dominion-digest-haunted_mirror = Geist
dominion-digest-lucky_coin = Silber
dominion-digest-magic_lamp = 3 Wünsche
dominion-digest-pasture = 1 je Anwesen
dominion-digest-ghost = spielt später 2×
dominion-digest-imp = neue Aktion
dominion-digest-will_o_wisp = billig+1
dominion-digest-zombie_apprentice = Aktion: +3
dominion-digest-zombie_mason = oberste zu +1 $
dominion-digest-zombie_spy = oberste
dominion-digest-bat = 2 weg; Vampirin
dominion-digest-wish = bis 6 $

dominion-bot-kit-text = Ein junger Fuchs: Er kauft Geld und Provinzen und fast jedes zweite Mal etwas, das ihm gerade gefällt; er zieht sofort.
dominion-bot-scout-text = Weiß, wie lange Geld vor Punkten kommt und wann kleine Punkte zählen, und vertut sich ab und zu; er zieht sofort.
dominion-bot-mystic-text = Lässt ein paar Pläne für dieses Königreich gegeneinander antreten und folgt dem besten, mit kleinen Fehlern; er zieht sofort.
dominion-bot-adept-text = Folgt einem Plan für dieses Königreich, der in vielen Partien zwischen Plänen am besten abschnitt, und macht keine Fehler; er zieht sofort.
dominion-bot-elder-text = Hat einen guten Plan für dieses Königreich und spielt seine Züge in einem Augenblick einige Dutzend Mal bis zum Ende der Partie durch.
dominion-bot-nightfox-text = Der stärkste Bot des Hauses: Er hat einen guten Plan und spielt seine Züge tausendfach bis zum Ende der Partie durch, bis zu einer Sekunde je Zug.
dominion-bot-adaptive-text = Hält es spannend: Wo er sich vorn sieht, macht er einen schwächeren Zug, der noch reichen sollte; liegt er zurück, spielt er so gut er kann. Er zieht sofort und merkt sich nichts aus anderen Partien.
dominion-bot-greedy-text = Ein gieriger Bot: Er kauft die teuerste Karte, die es gibt, und denkt nie voraus.

## Analyse

dominion-analysis-turn = Zug { $number }
dominion-analysis-after = Zug { $number }, { $name }: Entscheidung { $step }
dominion-analysis-turns = Züge { $first }–{ $last }
dominion-analysis-note = Jeder Kauf, jede genommene und jede gespielte Karte, wo es etwas zu wählen gab, wurde nach dem beurteilt, was man auf dem Platz damals wissen konnte (je { $iterations } durchgespielte Partien, Startwert { $seed }). Siegchancen und Glück gelten bei offenen Karten.
dominion-analysis-curve-marks = | alle fünf Züge, ^ Wendepunkte
dominion-analysis-asked = { $asker }: { $action }
dominion-analysis-chance-hand = die am Zugende gezogene Hand von { $name }
dominion-analysis-chance-cards = von { $name } gezogene Karten
dominion-analysis-chance-looked = von { $name } aufgedeckte Karten eines Decks
dominion-analysis-chance-boon = eine von { $name } aufgedeckte Gabe
dominion-analysis-chance-hex = eine von { $name } aufgedeckte Plage
dominion-analysis-part-start = erste Hände
dominion-analysis-ledger = { $result }: Glück { $luck }, Spiel { $play }, erste Hände { $start }, verdeckte Karten { $hidden }.
dominion-analysis-means-start = Was die ersten Hände und die Sitzfolge versprachen, bevor jemand gewählt hatte, bei offenen Karten.
dominion-analysis-means-luck = Was aus den Decks, den Gaben und den Plagen kam, abzüglich dessen, was zu erhoffen war: Was niemand wusste, wurde viele Male neu gemischt.
dominion-analysis-hands = { $count ->
    [one] Eine Hand
   *[other] { $count } Hände
} mit durchschnittlich { $money } zum Ausgeben; insgesamt blieben { $unspent } übrig.
dominion-analysis-actions = Gespielte Aktionen je Hand: { $each }.
dominion-analysis-nights = Gespielte Nachtkarten je Hand: { $each }.
dominion-analysis-stranded = { $count ->
    [0] Keine Aktionskarte blieb mangels Aktionen auf der Hand.
    [one] Eine Aktionskarte blieb mangels Aktionen auf der Hand.
   *[other] { $count } Aktionskarten blieben mangels Aktionen auf der Hand.
}
dominion-analysis-dead = { $count ->
    [0] Keine tote Hand.
    [one] Eine tote Hand.
   *[other] { $count } tote Hände.
}
dominion-analysis-dead-hand = Zug { $number }: eine tote Hand mit { $coins }.
dominion-analysis-part-dead = tote Hand
dominion-analysis-means-dead = Eine Hand ohne spielbare Aktion oder Nachtkarte und mit weniger Geld, als ein Silber kostet.
dominion-analysis-spent = { $dead ->
    [yes] { $coins }, tote Hand
   *[no] { $coins }
}
dominion-analysis-bought = gekauft: { $cards }
dominion-analysis-gained = genommen: { $cards }
dominion-analysis-exchanged = eingetauscht: { $cards }
dominion-analysis-returned = zurückgelegt: { $cards }
dominion-analysis-trashed = entsorgt: { $cards }

## Hinweise

dominion-advice-nudge = { $verb ->
    [buy] Es gibt etwas, das deine Münzen jetzt wert ist.
    [gain] Überlege, was deinem Deck fehlt.
    [play] Du hast eine Karte zum Ausspielen.
    [end] Vielleicht ist das genug für diesen Zug.
    [treasures] Jetzt sind deine Geldkarten dran.
   *[other] Überlege, welche deiner Karten du am wenigsten brauchst.
}
dominion-advice-idea = { $idea ->
    [ends] Sieh dir an, wie die Partie enden kann.
    [plan] Bleib bei dem, was sich in diesem Königreich lohnt.
    [points] Punkte fangen an zu zählen.
    [money] Denk daran, was deine nächsten Hände einbringen.
    [terminals] Denk daran, wie viele solche Karten du in einem Zug ausspielen kannst.
    [unused] Nicht jede Münze muss ausgegeben werden.
    [bonus] Sieh dir an, was sie sofort bringt.
    [stranded] Nicht jede Aktion auf der Hand lässt sich ausspielen.
    [coins] Zähle die Münzen dieses Zuges.
    [dead] Etwas auf deiner Hand bringt in diesem Zug nichts.
    [thin] Ein kleines Deck ist auch etwas wert.
   *[other] Hier kommt mehreres zusammen.
}
dominion-advice-ends = Damit endet die Partie: Du hast dann { $own } Punkte, der beste andere { $rival }.
dominion-advice-plan = Der beste gefundene Plan für dieses Königreich sieht jetzt { $card } vor.
dominion-advice-points = Deine Punkte: { $before } → { $after }.
dominion-advice-money = Das Geld in fünf deiner Karten ergibt dann im Mittel ${ $after }; jetzt sind es ${ $before }.
dominion-advice-terminals = { $count ->
    [one] Es ist deine einzige Aktion, die keine Aktion gibt
   *[other] Du hast dann { $count } Aktionen, die keine Aktion geben
} ({ $villages ->
    [0] und nichts gibt eine zusätzliche
    [one] und eine zusätzliche Aktion im Deck
   *[other] und { $villages } zusätzliche Aktionen im Deck
}).
dominion-advice-unused = ${ $coins } bleiben übrig.
dominion-advice-bonus = Sie gibt { $bonuses }.
dominion-advice-stranded = { $count ->
    [one] Eine andere Aktion auf der Hand lässt sich dann nicht mehr ausspielen.
   *[other] { $count } andere Aktionen auf der Hand lassen sich dann nicht mehr ausspielen.
}
dominion-advice-coins = Mit dem Geld auf der Hand hast du in diesem Zug ${ $coins }.
dominion-advice-dead = { $card }: bringt in diesem Zug nichts mehr.
dominion-advice-thin = { $cards ->
    [one] Das Deck bleibt bei einer Karte.
   *[other] Das Deck bleibt bei { $cards } Karten.
}

## Puzzles

dominion-puzzle-told = Beurteilt, indem viele tausend Mal zu Ende gespielt wurde: Ein Zug gewinnt von hundert Partien mindestens fünf mehr als jeder andere.
dominion-puzzle-best = Am besten: { $action }. Damit werden von hundert Partien { $chance } mehr gewonnen als mit allem anderen.
