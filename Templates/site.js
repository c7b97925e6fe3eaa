// What the pages gain with a script; each works without it. No page needs more than this one file.
(() => {
"use strict";
const doc = document, own = doc.currentScript.dataset, { home, copy, copied } = own;
const find = (selector, inside = doc) => inside.querySelector(selector);
const findAll = (selector, inside = doc) => [...inside.querySelectorAll(selector)];
const on = (type, act, options) => addEventListener(type, act, options);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const path = address => new URL(address, location.href).pathname;
const linkOf = card => find(":is(h2, h3) a", card);
const cardOf = address => findAll(".cards .card").find(card => linkOf(card)?.pathname === path(address));

// Storage may be refused, full, or hold what somebody else put there.
const recall = (area, key) => { try { return JSON.parse(window[area].getItem(key)); } catch { return null; } };
const keep = (area, key, value) => { try { window[area].setItem(key, JSON.stringify(value)); } catch {} };

// A plain click with the main button, or Enter.
const isPlain = event => !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

// Does something when a transition is over, also when the browser gave it up.
const after = (transition, act) => {
  for (const stage of [transition.ready, transition.updateCallbackDone]) stage?.catch(() => {});
  transition.finished.catch(() => {}).then(act);
};

// Makes a change under which the cards near the window, and the named parts of one, move to their new places.
const morph = (change, parts = {}) => {
  if (!doc.startViewTransition || calm.matches) return change();
  const near = findAll(".cards > li").filter(item => {
    const box = item.getBoundingClientRect();
    return box.bottom > -innerHeight && box.top < 2 * innerHeight;
  });
  const named = Object.entries(parts).filter(part => part[1]).concat(near.map((item, index) => ["card-" + index, item]));
  for (const [name, element] of named) element.style.viewTransitionName = name;
  after(doc.startViewTransition(change), () => {
    for (const [, element] of named) element.style.viewTransitionName = "";
  });
};

// One card and its page share the picture and the title across the change of pages.
const pair = (transition, address) => {
  if (!transition) return;
  const card = address && cardOf(address);
  const parts = card ? [[find("img", card), "post-image"], [linkOf(card).parentNode, "post-title"]].filter(part => part[0]) : [];
  // The stylesheet names the card that the address points at, for pages without a script.
  if (card) for (const element of findAll(".cards .card:target :is(img, h2, h3)")) element.style.viewTransitionName = "none";
  for (const [element, name] of parts) element.style.viewTransitionName = name;
  after(transition, () => { for (const [element] of parts) element.style.viewTransitionName = "none"; });
};
on("pageswap", event => pair(event.viewTransition, event.activation?.entry?.url));
on("pagereveal", event => pair(event.viewTransition, window.navigation?.activation?.from?.url));
// A page reveals itself once, and may do so before its cards are there: one that comes after another of this site waits
// until they are. That is also why this script is not deferred.
if (!calm.matches && window.navigation?.activation?.from) {
  const link = doc.createElement("link");
  link.rel = "expect";
  link.href = "#page:main";
  link.setAttribute("blocking", "render");
  doc.head.append(link);
}

// The search comes when it is first asked for; where it cannot come, its link leads on.
if (own.search) {
  let coming;
  const search = async () => {
    coming ??= new Promise((resolve, reject) => {
      const script = doc.createElement("script");
      script.dataset.index = own.search;
      Object.assign(script, { src: own.searchScript, integrity: own.searchIntegrity, onload: resolve, onerror: reject });
      doc.head.append(script);
    });
    try { await coming; } catch { coming = null; location.href = find("a[data-search]")?.href ?? home; return; }
    doc.dispatchEvent(new Event("sitegen:search"));
  };
  on("click", event => {
    if (!isPlain(event) || !event.target.closest?.("a[data-search]")) return;
    event.preventDefault();
    search();
  });
  on("keydown", event => {
    const control = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || event.isComposing || event.altKey || event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    if (control ? event.shiftKey || event.key.toLowerCase() !== "k" : event.key !== "/") return;
    event.preventDefault();
    search();
  });
}

doc.addEventListener("DOMContentLoaded", () => {
const cards = findAll(".cards .card");

// The way back leads to the list that the visitor came from, and to the card there.
on("click", event => {
  const link = event.target.closest?.(".cards .card :is(h2, h3) a"), card = link?.closest(".card");
  // Beside a chosen row, the page's address is not the list's.
  if (card && doc.body.dataset.view !== "detail") keep("sessionStorage", "sitegen:back", { to: link.pathname, list: location.pathname, id: card.id, title: find("h1").textContent });
}, true);
const from = recall("sessionStorage", "sitegen:back");
/* Code can be copied, without the signs of a diff and the lines it takes away. */
const addCopyButtons = inside => navigator.clipboard && findAll("figure.highlight:not(:has(.copy))", inside).forEach(figure => {
  const button = doc.createElement("button");
  button.className = "copy";
  button.textContent = copy;
  button.onclick = async () => {
    const code = find("code", figure).cloneNode(true);
    findAll(".sign, .gd:has(> .sign)", code).forEach(part => part.remove());
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = copied;
    setTimeout(() => button.textContent = copy, 2000);
  };
  figure.append(button);
});
const leadBack = inside => findAll("a[data-back]", inside).forEach(link => {
  if (from?.to !== location.pathname || from.list === link.pathname) return;
  const rename = text => text.replace(link.dataset.back, () => from.title);
  link.href = from.list + "#" + encodeURIComponent(from.id);
  if (link.ariaLabel) link.ariaLabel = rename(link.ariaLabel);
  findAll("span", link).forEach(label => label.textContent = rename(label.textContent));
});

// The large title goes into the bar where the stylesheet cannot do it alone.
const large = find(".rows.list .large-title");
if (large && !CSS.supports("animation-timeline: scroll()")) {
  new IntersectionObserver(([entry]) => find(".bar").classList.toggle("scrolled", !entry.isIntersecting), { rootMargin: "-56px 0px 0px" }).observe(large);
}

// A button from the page's own template on every card.
const addButtons = template => cards.map(card => {
  const button = template.content.firstElementChild.cloneNode(true);
  button.ariaLabel += ": " + linkOf(card).textContent;
  card.append(button);
  return button;
});

// blurry: a long press or the button grows a card.
const more = doc.getElementById("page:more");
if (more) {
  const toggle = card => {
    const button = find(".more", card);
    morph(() => button.ariaExpanded = card.classList.toggle("open"), {
      image: find("img", card), tags: find(".tags", card), title: linkOf(card).parentNode, stars: find(".stars", card), more: button
    });
  };
  for (const button of addButtons(more)) button.onclick = () => toggle(button.closest(".card"));
  let press;
  // A press that was held is remembered until the next one: its click may come late.
  const release = () => { clearTimeout(press?.timer); if (!press?.held) press = null; };
  on("keydown", () => { if (press?.held) press = null; });
  on("pointerdown", event => {
    const card = event.target.closest(".cards .card");
    clearTimeout(press?.timer);
    press = null;
    if (!card || event.button || event.target.closest("button")) return;
    press = { x: event.clientX, y: event.clientY };
    press.timer = setTimeout(() => { press.held = true; toggle(card); }, 500);
  });
  on("pointermove", event => { if (press && !press.held && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 10) release(); });
  for (const type of ["pointerup", "pointercancel", "scroll", "blur"]) on(type, release);
  // A press that grew the card is no click, opens no menu and drags nothing.
  on("click", event => {
    if (press?.held) { event.preventDefault(); event.stopPropagation(); }
    press = null;
  }, true);
  for (const type of ["contextmenu", "dragstart"]) on(type, event => { if (press) event.preventDefault(); });
}

// grid, and lists that ask for it: cards that a visitor hides stay hidden.
const hide = doc.getElementById("page:hide");
if (hide) {
  const key = "sitegen:hidden:" + home;
  const [status, bar] = doc.getElementById("page:hidden").content.children;
  const [undo, showAll] = findAll("button", bar);
  let last, gone = [];
  // What cannot be kept is hidden until the page is left.
  const read = () => new Set(gone = [].concat(recall("localStorage", key) ?? gone));
  const update = () => {
    const all = read();
    const hidden = cards.filter(card => card.parentNode.hidden = all.has(linkOf(card).pathname));
    for (const group of findAll(".group")) group.hidden = !find("li:not([hidden])", group);
    bar.hidden = !hidden.length;
    undo.hidden = !hidden.includes(last);
    find("span", showAll).textContent = hidden.length;
  };
  const change = (act, focus) => morph(() => {
    const all = read();
    act(all);
    keep("localStorage", key, gone = [...all]);
    update();
    status.textContent = bar.hidden ? "" : showAll.textContent;
    focus()?.focus({ preventScroll: true });
  });
  for (const button of addButtons(hide)) button.onclick = () => {
    last = button.closest(".card");
    change(all => all.add(linkOf(last).pathname), () => undo);
  };
  undo.onclick = () => change(all => all.delete(linkOf(last).pathname), () => linkOf(last));
  showAll.onclick = () => {
    const hidden = cards.filter(card => card.parentNode.hidden);
    change(all => hidden.forEach(card => all.delete(linkOf(card).pathname)), () => linkOf(hidden[0]));
  };
  (findAll(".group, main > .cards").pop()).after(status, bar);
  update();
  on("storage", update);
}

// sidebar: the list at the left, the chosen row's page at the right.
if (find("body.split")) {
  const wide = matchMedia("(min-width: 900px)"), body = doc.body;
  const [left, right] = findAll(".list-pane, .detail-pane");
  const list = find("a[data-back]", right)?.pathname ?? location.pathname;
  const pages = new Map([[location.pathname, { title: doc.title, nodes: [...right.childNodes] }]]);
  let shown = location.pathname, listTitle = doc.title, asked;
  if (shown === list) pages.clear();
  const rowOf = address => findAll(".card a", left).find(link => link.pathname === address && link.closest("h2, h3"));
  const retag = (element, name) => {
    if (!element || element.localName === name) return;
    const other = doc.createElement(name);
    other.className = element.className;
    other.append(...element.childNodes);
    element.replaceWith(other);
  };
  const read = async address => {
    const answer = await fetch(address);
    if (!answer.ok) throw answer;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    // Icons that this page had no use for so far.
    for (const symbol of findAll(".sprite symbol", page)) if (!doc.getElementById(symbol.id)) find(".sprite").append(symbol);
    return page;
  };
  const mark = () => {
    findAll("[aria-current]", left).forEach(link => link.removeAttribute("aria-current"));
    const row = shown !== list && rowOf(shown);
    if (row) {
      row.ariaCurrent = "page";
      row.closest("li").scrollIntoView({ block: "nearest" });
    }
    retag(find(".large-title", left), shown === list ? "h1" : "h2");
    body.dataset.view = shown === list ? "list" : "detail";
  };
  const fill = async () => {
    if (!wide.matches || left.firstElementChild) return;
    const page = await read(list);
    if (left.firstElementChild) return;
    left.append(...find(".list-pane", page).childNodes);
    listTitle = page.title;
    mark();
  };
  const show = async (address, isNew) => {
    asked = address;
    let page = pages.get(address);
    if (!page && address !== list) {
      const answer = await read(address), pane = find(".detail-pane", answer);
      if (!pane || find("script", pane)) throw pane;
      pages.set(address, page = { title: answer.title, nodes: [...pane.childNodes] });
    }
    if (asked !== address) return;
    if (isNew) history.pushState(null, "", address);
    const before = shown;
    shown = address;
    right.replaceChildren(...(page?.nodes ?? [doc.getElementById("page:none").content.cloneNode(true)]));
    doc.title = page?.title ?? listTitle;
    if (page) {
      leadBack(right);
      addCopyButtons(right);
    }
    mark();
    scrollTo(0, 0);
    const heading = find("h1", right);
    if (isNew && heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else rowOf(page ? shown : before)?.focus({ preventScroll: true });
  };
  on("click", event => {
    const link = event.target.closest?.(".list-pane .card :is(h2, h3) a, .detail-pane .neighbours a");
    if (!link || !wide.matches || !isPlain(event) || (link.closest(".neighbours") && !rowOf(link.pathname))) return;
    event.preventDefault();
    if (link.pathname !== shown) show(link.pathname, true).catch(() => location.href = link.href);
  });
  on("popstate", () => {
    if (location.pathname !== shown) fill().then(() => show(location.pathname)).catch(() => location.reload());
  });
  wide.onchange = () => fill().catch(() => {});
  if (shown !== list) fill().catch(() => {});
}
leadBack(doc);
addCopyButtons(doc);
});
})();
