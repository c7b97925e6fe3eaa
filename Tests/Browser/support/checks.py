"""What must hold on every page, in any window: each check gives a list of faults."""

from .axe import violations

SCROLL = """() => {
  const root = document.documentElement;
  const before = scrollY;
  const wide = root.scrollWidth > root.clientWidth;
  scrollTo(1e6, before);
  const right = scrollX;
  scrollTo(-1e6, before);
  const moved = right !== 0 || scrollX !== 0;
  scrollTo(0, before);
  return wide || moved ? [`scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}`] : [];
}"""

# Links in running text may be as low as a line; everything else must be easy to hit.
TARGETS = """() => {
  const faults = [];
  for (const element of document.querySelectorAll('a[href], button, summary, input, select')) {
    if (element.closest('.prose') || element.matches('.skip')) continue;
    if (!element.checkVisibility({visibilityProperty: true})) continue;
    const own = element.getBoundingClientRect();
    const after = getComputedStyle(element, '::after');
    const stretched = after.content !== 'none' && after.position === 'absolute';
    if (!stretched && (own.width < 24 || own.height < 24)) {
      const size = `${own.width.toFixed(1)} × ${own.height.toFixed(1)}`;
      faults.push(`hit area of ${size} px: ${element.outerHTML.slice(0, 120)}`);
    }
  }
  return faults;
}"""

# Text that its own box cuts off below, which no ellipsis tells of.
CUT = """() => {
  const faults = [];
  for (const element of document.querySelectorAll('main *, header *, footer *')) {
    const style = getComputedStyle(element);
    if (!/hidden|clip/.test(style.overflowY) || style.webkitLineClamp !== 'none') continue;
    if (element.matches('.unseen, svg, svg *, img') || !element.innerText?.trim()) continue;
    const more = element.scrollHeight - element.clientHeight;
    if (more > 2) faults.push(`cut off by ${more} px: ${element.outerHTML.slice(0, 120)}`);
  }
  return faults;
}"""

# One sprite of hidden icons, each of them used, and none missing.
ICONS = """() => {
  const shapes = [...document.querySelectorAll('symbol')].map(shape => shape.id);
  const everything = [document, ...[...document.querySelectorAll('template')].map(t => t.content)];
  const uses = everything.flatMap(root => [...root.querySelectorAll('use')]);
  const names = new Set(uses.map(use => use.getAttribute('href').slice(1)));
  return [
    ...shapes.filter(name => !names.has(name)).map(name => `icon that nothing uses: ${name}`),
    ...[...names].filter(name => !shapes.includes(name)).map(name => `no such icon: ${name}`),
    ...uses.filter(use => !use.closest('[aria-hidden=true]')).map(use => `icon that is read out: ${use.outerHTML}`),
  ];
}"""


def layout_faults(page):
    return [fault for check in (SCROLL, TARGETS, CUT, ICONS) for fault in page.evaluate(check)]


def faults_of(page, but=()):
    """All of them; `but` names rules of axe to leave out."""
    return layout_faults(page) + violations(page, but)
