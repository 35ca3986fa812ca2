web-problem-page = Something went wrong on this page. Load it again; your match is safe.
web-problem-offline = The server cannot be reached.
web-problem-server = The server answered with error { $status }.
web-missing-title = There is nothing here
web-missing-back = To the start
