"""axe-core's rules, all of WCAG 2.2's A and AA and its best practices."""

from functools import cache

from axe_playwright_python.sync_playwright import Axe

OPTIONS = {
    "resultTypes": ["violations"],
    "preload": False,
    "rules": {"target-size": {"enabled": True}},
}


@cache
def script():
    return Axe().axe_script


# What the browser has not laid out yet, since it is off screen, is to be judged as well.
SHOW = """() => {
  for (const item of document.querySelectorAll('.cards > li')) item.style.contentVisibility = 'visible';
}"""


def violations(page, but=()):
    """One line for each rule that is broken, with the first places; rules can be left out."""
    page.evaluate(SHOW)
    if not page.evaluate("'axe' in self"):
        page.evaluate(script())
    found = page.evaluate("options => axe.run(options).then(found => found.violations)", OPTIONS)
    found = [rule for rule in found if rule["id"] not in but]
    return [
        f"axe {rule['id']}: {rule['help']}: "
        + "; ".join(
            f"{node['target'][0]} ({' '.join(node['failureSummary'].split())[:200]})"
            for node in rule["nodes"][:3]
        )
        for rule in found
    ]
