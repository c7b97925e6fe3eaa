// Keeps an open page in step with the site while it is being written. Only the preview server adds it, at the end
// of the body, so that it runs when the page is as the server sent it and no deferred script has changed it yet.
(() => {
"use strict";
const own = document.currentScript, base = own.dataset.base;
let { output, version } = own.dataset;
own.remove();
const root = document.documentElement, ELEMENT = 1;
const start = location.pathname + location.search;
const recall = key => { try { return sessionStorage.getItem(key); } catch { return null; } };
const keep = (key, value) => { try { sessionStorage.setItem(key, value); } catch {} };
performance.setResourceTimingBufferSize?.(5000);

// The page as the server sent it, and for each node of that the one that is shown: scripts may have added to what is
// shown, and only what differs between two versions from the server is to change.
const trim = page => {
  page.normalize();
  const body = page.querySelector("body");
  while (body?.lastChild?.nodeType === 3 && !body.lastChild.data.trim()) body.lastChild.remove();
  return page;
};
let sent = root.cloneNode(true), shown = new WeakMap();
const pair = (from, to, look = node => node) => {
  shown.set(from, look(to));
  for (let a = from.firstChild, b = to.firstChild; a && b; a = a.nextSibling, b = b.nextSibling) pair(a, b, look);
};
pair(sent, root);
trim(sent);

// The path of the file that a path of the site shows.
const outputOf = path => {
  try { path = decodeURIComponent(path); } catch {}
  if (!path.startsWith(base + "/")) return null;
  path = path.slice(base.length + 1);
  return path === "" || path.endsWith("/") ? path + "index.html" : path;
};
const fileOf = address => {
  try {
    const url = new URL(address, document.baseURI);
    return url.origin === location.origin ? outputOf(url.pathname) : null;
  } catch { return null; }
};

// A reload keeps the place by itself, but not the focus.
const placeOf = element => {
  const steps = [];
  for (; element && element !== root; element = element.parentElement) {
    steps.unshift([...element.parentElement?.children ?? []].indexOf(element));
  }
  return steps;
};
const focusAt = steps => {
  let element = root;
  for (const step of steps) element = element?.children[step];
  element?.focus?.({ preventScroll: true });
};
const hasFocus = () => document.activeElement && document.activeElement !== document.body && document.activeElement !== root;
const reload = () => {
  if (hasFocus()) keep("sitegen:focus", JSON.stringify([start, placeOf(document.activeElement)]));
  location.reload();
};
const focused = recall("sitegen:focus");
if (focused) {
  keep("sitegen:focus", "");
  const [page, steps] = JSON.parse(focused);
  if (page === start) addEventListener("load", () => focusAt(steps), { once: true });
}

// What a template holds is no child of it, so it counts only when written out.
const textOf = node => node.outerHTML ?? node.nodeName + node.data;
const isSame = (a, b) => a.nodeType === b.nodeType && textOf(a) === textOf(b);
const isSheet = node => node.localName === "link" && node.relList?.contains("stylesheet");
const isCode = script => !script.type || /javascript|module|importmap|speculationrules/.test(script.type);
const codeOf = page => [...page.querySelectorAll("script")].filter(isCode).map(textOf).join("\n");

// Puts a new element in the place of the one that is shown; a stylesheet stays until the new one is there.
const replaced = (old, node) => {
  const fresh = document.importNode(node, true);
  pair(node, fresh);
  const place = shown.get(old);
  if (isSheet(node) && isSheet(old)) {
    fresh.onload = fresh.onerror = () => place.remove();
    place.after(fresh);
  } else {
    place.replaceWith(fresh);
  }
};

// Changes what is shown of `old` to what `node` says. Throws where scripts have taken the page apart.
const change = (old, node) => {
  const place = shown.get(old);
  if (!place?.isConnected) throw new Error("a changed part of the page is gone");
  if (isSame(old, node)) return pair(node, old, part => shown.get(part));
  if (old.nodeType !== ELEMENT) {
    shown.set(node, place);
    place.data = node.data;
    return;
  }
  if (isSheet(node) || ["template", "svg", "math", "iframe", "video", "audio", "object", "noscript"].includes(node.localName)) return replaced(old, node);
  shown.set(node, place);
  for (const { name, value } of node.attributes) if (old.getAttribute(name) !== value) place.setAttribute(name, value);
  for (const { name } of old.attributes) if (!node.hasAttribute(name)) place.removeAttribute(name);
  changeChildren(old, node, place);
};

const changeChildren = (old, node, parent) => {
  const before = [...old.childNodes], after = [...node.childNodes], partners = new Map(), taken = new Set();
  const join = (a, b) => { partners.set(b, a); taken.add(a); };
  // The same at both ends, the same anywhere, the same id, and then the same kind in the same order.
  let first = 0, last = 0;
  while (first < before.length && first < after.length && isSame(before[first], after[first])) join(before[first], after[first++]);
  while (last < before.length - first && last < after.length - first && isSame(before[before.length - 1 - last], after[after.length - 1 - last])) {
    join(before[before.length - 1 - last], after[after.length - 1 - last++]);
  }
  const rest = before.slice(first, before.length - last), wanted = after.slice(first, after.length - last);
  const byText = Map.groupBy?.(rest, textOf) ?? new Map();
  for (const next of wanted) {
    const same = byText.get(textOf(next))?.shift();
    if (same) join(same, next);
  }
  const byId = new Map(rest.filter(part => part.id && !taken.has(part)).map(part => [part.id, part]));
  for (const next of wanted) {
    const same = !partners.has(next) && next.id && byId.get(next.id);
    if (same && same.nodeName === next.nodeName && !taken.has(same)) join(same, next);
  }
  let free = rest.filter(part => !taken.has(part) && !part.id);
  for (const next of wanted) {
    if (partners.has(next) || next.id) continue;
    const index = free.findIndex(part => part.nodeName === next.nodeName);
    if (index < 0) continue;
    join(free[index], next);
    free = free.slice(index + 1);
  }
  for (const part of before) if (!taken.has(part)) shown.get(part)?.remove();
  // From the end, so that each has a place to stand before; one that stands right is not moved and keeps its focus.
  const kept = before.filter(part => taken.has(part));
  let following = null;
  for (const next of after.toReversed()) {
    const partner = partners.get(next);
    if (partner) {
      change(partner, next);
      const place = shown.get(next);
      if (kept.at(-1) === partner) kept.pop();
      else {
        kept.splice(kept.indexOf(partner), 1);
        parent.insertBefore(place, following);
      }
      following = place;
    } else {
      const fresh = document.importNode(next, true);
      pair(next, fresh);
      if (following) parent.insertBefore(fresh, following);
      else {
        // What scripts put behind the end stays there.
        const end = kept.length ? shown.get(kept.at(-1)) : null;
        if (end?.parentNode === parent) end.after(fresh);
        else parent.append(fresh);
      }
      following = fresh;
    }
  }
};

const ownTag = page => [...page.querySelectorAll("script")].findLast(script => script.getAttribute("src") === "/.sitegen/reload.js");

// A script in the head may have marked the whole page, with the colours that a visitor chose say: that was not sent.
const forgetMarks = async () => {
  const answer = await fetch(location.href, { cache: "force-cache" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (ownTag(page)?.dataset.version !== version) return;
  for (const [mine, theirs] of [[sent, page.documentElement], [sent.querySelector("body"), page.body]]) {
    for (const { name } of [...mine?.attributes ?? []]) mine.removeAttribute(name);
    for (const { name, value } of theirs.attributes) mine?.setAttribute(name, value);
  }
};
// A change that comes meanwhile waits, lest it takes the marks away.
addEventListener("load", () => { work = work.then(forgetMarks).catch(() => {}); }, { once: true });

// Gets the page anew and takes over what is different.
const update = async () => {
  const answer = await fetch(location.href, { cache: "no-cache", headers: { Accept: "text/html" } });
  if (answer.redirected || !answer.headers.get("Content-Type")?.startsWith("text/html")) return reload();
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  const tag = ownTag(next);
  if (!tag) return reload();
  const fresh = tag.dataset;
  tag.remove();
  // Scripts that ran cannot be taken back.
  if (codeOf(next) !== codeOf(sent)) return reload();
  ({ output, version } = fresh);
  // A parser that runs no scripts reads these as markup, the one of the page as text.
  for (const part of next.querySelectorAll("noscript")) part.textContent = part.innerHTML;
  const page = trim(next.documentElement);
  if (isSame(sent, page)) return;
  const focus = hasFocus() && document.activeElement, steps = focus && placeOf(focus);
  change(sent, page);
  sent = page;
  if (focus && !focus.isConnected) focusAt(steps);
  document.dispatchEvent(new CustomEvent("sitegen:update"));
};

// Files that changed under the same name.
let stamp = Date.now();
const anew = address => {
  const url = new URL(address, document.baseURI);
  url.searchParams.set("sitegen", stamp);
  return url.href;
};
// An address is the first word of each part of a `srcset`.
const candidate = /(^|,)(\s*)([^\s,]\S*?)(?=,?\s|,?$)/g;
const pictures = "img, source, video[poster], input[type=image], link[rel~=icon], image[href]";
// Gives each address of a picture to `swap`, and takes what that makes of it.
const eachPicture = swap => {
  for (const element of document.querySelectorAll(pictures)) {
    for (const name of ["src", "srcset", "poster", "href"]) {
      const value = element.getAttribute(name);
      if (!value) continue;
      const fresh = name === "srcset" ? value.replace(candidate, (_, comma, space, address) => comma + space + swap(address)) : swap(value);
      if (fresh !== value) element.setAttribute(name, fresh);
    }
  }
};
const swapSheet = link => {
  const next = link.cloneNode();
  // It names the bytes that the page was made with.
  next.removeAttribute("integrity");
  next.href = anew(link.href);
  next.onload = next.onerror = () => link.remove();
  link.after(next);
  for (const node of sent.querySelectorAll("link")) if (shown.get(node) === link) shown.set(node, next);
};

// The files that a page uses, by who can load them anew: itself, a reload of the page, nobody but a new start.
const used = () => {
  const found = { pictures: new Set(), sheets: new Set(), scripts: new Set(), others: new Set() };
  eachPicture(address => {
    found.pictures.add(fileOf(address));
    return address;
  });
  for (const link of document.querySelectorAll("link[rel~=stylesheet]")) found.sheets.add(fileOf(link.href));
  for (const script of document.scripts) if (script.src) found.scripts.add(fileOf(script.src));
  for (const element of document.querySelectorAll("iframe[src], video[src], audio[src], embed[src], track[src]")) found.others.add(fileOf(element.src));
  // Fonts, pictures of stylesheets, what scripts asked for.
  for (const { name, initiatorType } of performance.getEntriesByType("resource")) {
    if (!["img", "image", "link", "script", "input"].includes(initiatorType)) found.others.add(fileOf(name));
  }
  // The script itself asks for the page.
  found.others.delete(output);
  found.others.delete(outputOf(location.pathname));
  return found;
};

const follow = async ({ paths, pages, all }) => {
  if (all) return reload();
  const files = new Set(paths), now = used();
  const changed = Object.fromEntries(Object.entries(now).map(([kind, names]) => [kind, [...names].filter(name => files.has(name))]));
  const isOwn = pages || files.has(output) || files.has(outputOf(location.pathname));
  const stale = [...new Set(Object.values(changed).flat())];
  if (!isOwn && !stale.length) return;
  if (location.pathname + location.search !== start || changed.scripts.length) return reload();
  // What the browser keeps under the old name is not to come back with the next page.
  await Promise.all(stale.map(file => fetch(base + "/" + file.split("/").map(encodeURIComponent).join("/"), { cache: "reload" }).catch(() => {})));
  if (changed.others.some(file => !now.pictures.has(file) && !now.sheets.has(file))) return reload();
  if (isOwn) await update();
  stamp = Date.now();
  for (const link of document.querySelectorAll("link[rel~=stylesheet]")) if (files.has(fileOf(link.href))) swapSheet(link);
  eachPicture(address => files.has(fileOf(address)) ? anew(address) : address);
};

// What is wrong, over the page, in a place of its own that the page's styles do not reach. It is a modal dialog, since
// nothing else could be used while the page itself has one open.
let overlay = null;
const make = (name, text, attributes = {}) => {
  const element = Object.assign(document.createElement(name), { textContent: text });
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
const styles = `
:host { all: initial; color-scheme: dark; }
dialog { position: fixed; inset: 0; box-sizing: border-box; width: auto; height: auto; max-width: none; max-height: none; margin: 0; border: 0; overflow: auto; padding: 24px max(24px, 50% - 480px); background: #15171cf2; color: #e8e8ea; font: 15px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; }
h1 { font-size: 18px; margin: 0 0 16px; color: #ff7b72; }
article { margin: 0 0 16px; padding: 12px 16px; border-left: 4px solid #ff7b72; background: #23262e; border-radius: 4px; }
article.warning { border-color: #e3b341; }
p { margin: 0; overflow-wrap: anywhere; font-weight: 600; }
pre { margin: 4px 0 0; overflow-x: auto; font: inherit; color: #c4c7cf; }
a { color: #79c0ff; }
button { font: inherit; color: inherit; background: #30343e; border: 1px solid #565b68; border-radius: 4px; padding: 4px 12px; cursor: pointer; }
:focus-visible { outline: 2px solid #79c0ff; outline-offset: 2px; }`;
const show = messages => {
  // To end it gives the focus back.
  overlay?.shadowRoot.querySelector("dialog").close();
  overlay?.remove();
  overlay = null;
  if (!messages.length) return;
  overlay = make("div", "", { id: "sitegen-errors" });
  const inside = overlay.attachShadow({ mode: "open" }), sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  inside.adoptedStyleSheets = [sheet];
  const dialog = make("dialog", "", { role: "alertdialog", "aria-label": "Errors of the site", autofocus: "" });
  const header = make("header", ""), errors = messages.filter(message => message.severity === "error").length;
  const hide = make("button", "Hide");
  hide.onclick = () => show([]);
  const own = overlay;
  dialog.onclose = () => { if (overlay === own) show([]); };
  header.append(make("h1", errors === 1 ? "1 error" : errors + " errors"), hide);
  dialog.append(header);
  for (const { severity, head, rest, link } of messages) {
    const article = make("article", "", { class: severity }), line = make("p", "");
    const cut = head.indexOf(": " + severity + ": ");
    const place = cut < 0 ? "" : head.slice(0, cut);
    if (link) line.append(make("a", place, { href: link }));
    else line.append(place);
    line.append(cut < 0 ? head : head.slice(cut));
    article.append(line);
    if (rest) article.append(make("pre", rest.replace(/\n$/, "")));
    dialog.append(article);
  }
  inside.append(dialog);
  root.append(overlay);
  dialog.showModal();
};

// A browser opens six connections to one server. So a page that is not in sight keeps none, and of those in sight the
// five that were looked at last; each of the others gets what it missed when it is looked at again.
const tab = recall("sitegen:tab") ?? String(Math.random());
keep("sitegen:tab", tab);
const tabs = window.BroadcastChannel && new BroadcastChannel("sitegen:tabs"), newer = new Set();
let source = null, since = "", work = Promise.resolve(), known = "[]";
const disconnect = () => {
  source?.close();
  source = null;
};
if (tabs) tabs.onmessage = ({ data }) => {
  if (data !== tab && newer.add(data).size >= 5) disconnect();
};
const connect = () => {
  if (document.hidden) return;
  newer.clear();
  tabs?.postMessage(tab);
  if (source) return;
  source = new EventSource("/.sitegen/events?output=" + encodeURIComponent(output) + "&version=" + version + (since && "&since=" + since));
  source.addEventListener("hello", event => since = event.lastEventId);
  source.addEventListener("change", event => {
    since = event.lastEventId;
    const news = JSON.parse(event.data);
    work = work.then(() => follow(news)).catch(reload);
  });
  source.addEventListener("diagnostics", event => {
    // What was hidden stays hidden until something else is wrong.
    if (event.data !== known) show(JSON.parse(event.data));
    known = event.data;
  });
  source.addEventListener("navigate", event => {
    const path = JSON.parse(event.data);
    if (location.pathname !== path) location.assign(path);
  });
  source.onerror = () => {
    if (source?.readyState !== EventSource.CLOSED) return;
    disconnect();
    setTimeout(connect, 1000);
  };
};
document.addEventListener("visibilitychange", () => document.hidden ? disconnect() : connect());
addEventListener("pagehide", disconnect);
addEventListener("pageshow", connect);
addEventListener("focus", connect);
connect();
})();
