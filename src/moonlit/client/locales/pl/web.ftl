web-problem-page = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; twoja partia jest bezpieczna.
web-problem-offline = Nie można połączyć się z serwerem.
web-problem-server = Serwer odpowiedział błędem { $status }.
web-missing-title = Tu nic nie ma
web-missing-back = Na początek
