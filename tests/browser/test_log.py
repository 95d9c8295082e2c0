"""A seat moves to another device by a link; the link is a key, and no log holds it, before or after its use."""

from browser_helpers import SECRETS, Arrive, Site


def test_a_link_that_moves_a_seat_is_in_no_log(visit: Arrive, site: Site) -> None:
    anna, phone = visit("Anna"), visit("Phone")
    anna.go("/")
    wish = {"game": "castellan", "seats": 2, "name": "Anna"}
    table = anna.context.request.post("/api/tables", data=wish).json()["id"]
    link = anna.context.request.post(f"/api/tables/{table}/seats/0/handover").json()["path"]
    key = link.rpartition(".")[2]
    phone.go(link)
    assert key in SECRETS
    assert phone.context.request.post(f"/api/handover/{link.removeprefix('/move/')}").status in (200, 404)
    log = site.log.read_text()
    assert f"/api/tables/{table}" in log
    assert key not in log
