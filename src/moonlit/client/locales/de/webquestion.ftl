### Fragen von Dominion am gezeichneten Tisch: was die Knöpfe antworten und was daraus folgt.

## Aufzählungen

webquestion-counted = { $count } × { $name }
webquestion-list-and = { $start } und { $end }
webquestion-list-more = { $start }, { $end }
webquestion-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Der große Knopf und was daneben steht

webquestion-do = { $verb ->
    [discard] { $cards } ablegen
    [trash] { $cards } entsorgen
    [topdeck] { $cards } auf den Stapel legen
    [play] { $cards } spielen
    [set_aside] { $cards } beiseitelegen
    [take] { $cards } auf die Hand nehmen
    [receive] „{ $cards }“ empfangen
   *[gain] { $cards } nehmen
}
webquestion-put-back = { $count ->
    [one] { $count } Karte zurücklegen
   *[other] { $count } Karten so zurücklegen
}
webquestion-part = { $verb ->
    [discard] { $count } ablegen
    [trash] { $count } entsorgen
   *[topdeck] { $count } zurücklegen
}
webquestion-choose = { $how ->
    [exactly] { $count ->
        [one] Wähl eine Karte
       *[other] Wähl { $count } Karten
    }
    [any] Wähl Karten
   *[most] { $count ->
        [one] Wähl eine Karte
       *[other] Wähl bis zu { $count } Karten
    }
}
webquestion-choose-one = Wähl eines
webquestion-choose-order = Tipp an, was du zuerst ziehst
webquestion-count = { $count } von { $most } gewählt
webquestion-told = { $count ->
    [one] { $count } ist schon gesagt
   *[other] { $count } sind schon gesagt
}
webquestion-tag = { $verb ->
    [discard] ablegen
    [trash] in den Müll
    [topdeck] auf den Stapel
    [play] spielen
   *[gain] nehmen
}
webquestion-as-shown = Wie gezeigt
webquestion-as-they-come = Wie sie kommen

## Die Ablage

webquestion-tray = Frage
webquestion-peek = Auf den Tisch sehen
webquestion-back = Zurück zur Frage
webquestion-find = Stapel suchen
webquestion-found = { $count ->
    [one] { $count } Stapel passt
   *[other] { $count } Stapel passen
}
webquestion-lane = { $verb ->
    [discard] ablegen
    [trash] entsorgen
   *[topdeck] zurück auf den Stapel
}
webquestion-title-lanes = { $count ->
    [one] { $asker }: Was wird aus dieser Karte?
   *[other] { $asker }: Was wird aus diesen { $count } Karten?
}
webquestion-title-order = { $asker }: In welcher Reihenfolge ziehst du sie?
webquestion-note-lanes = Antippen sortiert; Ziehen oder Zifferntasten ordnen, was zurückgeht. Nummer 1 ziehst du zuerst.
webquestion-note-order = Tipp die Karten an, wie du sie ziehen willst; Ziehen oder Zifferntasten gehen auch. Nummer 1 ziehst du zuerst.
webquestion-note-effects = Wenn mehreres zugleich geschieht, bestimmst du die Reihenfolge.
webquestion-state-chosen = gewählt
webquestion-state-told = schon gesagt
webquestion-state-barred = nicht wählbar
webquestion-state-place = { $place } von { $count }, { $lane }
webquestion-thing = { $name }, { $state }

## Ja oder nein, und was daraus folgt

webquestion-yes-word = Ja
webquestion-no-word = Nein
webquestion-yes = es geschieht
webquestion-no = nichts geschieht
webquestion-always = in dieser Partie immer so antworten
webquestion-standing = Für dich beantwortet in dieser Partie
webquestion-standing-one = { $answer ->
    [yes] { $name }: immer ja
   *[no] { $name }: immer nein
}
webquestion-standing-back = Frag mich wieder: { $name }
webquestion-standing-told = Für dich beantwortet: { $label }
webquestion-yes-moat = dieser Angriff verschont dich; { $asker } bleibt auf deiner Hand
webquestion-no-moat = { $about } trifft dich: { $text }
webquestion-yes-changeling = { $about } geht auf den Vorrat zurück; { $asker } kommt auf deinen Ablagestapel (noch { $left })
webquestion-no-changeling = { $about } gehört dir und bleibt liegen
webquestion-yes-tracker = { $about } liegt oben auf deinem Nachziehstapel: Du ziehst die Karte als Nächstes
webquestion-no-tracker = { $about } bleibt, wo es liegt
webquestion-yes-secret_cave = { $hand ->
    [1] du legst deine letzte Karte ab; weil es keine drei sind, folgt nichts
    [2] du legst beide Karten ab; weil es keine drei sind, folgt nichts
   *[other] du legst drei Karten ab; dein nächster Zug beginnt mit +3 $
}
webquestion-no-secret_cave = du behältst deine Karten
webquestion-yes-skys_gift = { $hand ->
    [1] du legst deine letzte Karte ab; weil es keine drei sind, nimmst du nichts
    [2] du legst beide Karten ab; weil es keine drei sind, nimmst du nichts
   *[other] du legst drei Karten ab und nimmst { $gold }
}
webquestion-no-skys_gift = du behältst deine Karten
webquestion-yes-pixie = { $asker } wird entsorgt; du empfängst „{ $about }“ zweimal: { $text }
webquestion-no-pixie = { $asker } bleibt im Spiel; „{ $about }“ bewirkt nichts
webquestion-yes-blessed_village = du empfängst sie gleich: { $text }
webquestion-no-blessed_village = sie wartet vor dir auf den Beginn deines nächsten Zugs
webquestion-yes-library = { $about } liegt beiseite, und du ziehst eine andere Karte dafür
webquestion-no-library = { $about } bleibt auf deiner Hand
webquestion-yes-vassal = du spielst { $about } gleich; das verbraucht keine Aktion
webquestion-no-vassal = { $about } bleibt auf dem Ablagestapel
webquestion-yes-faithful_hound = { $asker } wartet beiseite und kommt am Ende dieses Zugs auf deine Hand zurück
webquestion-no-faithful_hound = { $asker } bleibt auf dem Ablagestapel
webquestion-yes-sacred_grove = auch du empfängst „{ $about }“: { $text }
webquestion-no-sacred_grove = dir geschieht nichts
