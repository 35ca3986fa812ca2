"""Who asks for something, and in which language."""

from starlette.requests import Request


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def language_of(request: Request) -> str:
    """The language a page asks for; it says so in every request."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")
    return asked[:2] if asked[:2] in {"en", "pl", "de"} else "en"
