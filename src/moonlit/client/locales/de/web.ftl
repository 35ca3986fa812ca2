web-problem-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Partie ist sicher.
web-problem-offline = Der Server ist nicht erreichbar.
web-problem-server = Der Server antwortete mit Fehler { $status }.
web-missing-title = Hier ist nichts
web-missing-back = Zum Anfang
