// The dialog of the search: it fetches those parts of the site's index that a visitor's words need. site.js fetches this
// file when the search is first asked for.
(() => {
"use strict";
const doc = document;
const folder = new URL(".", new URL(doc.currentScript.dataset.index, location.href)).href;

// Words, in the form that the index has them.

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
// Scripts without spaces between words: there each two letters that follow each other are a word.
const RUN = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u3005-\\u3007\\u3041-\\u30ff\\u3105-\\u318f\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{1b000}-\\u{1b16f}\\u{20000}-\\u{323af}";
const PARTS = new RegExp(`[${RUN}]+|[^${RUN}]+`, "gu"), IS_RUN = new RegExp(`^[${RUN}]`, "u");
const SHAPES = /[ªº²³¹\ufb00-\ufb06\uff01-\uff5e\uff66-\uff9f]+/g;
const MARKS = /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]/g;
const LETTERS = { "ß": "ss", "æ": "ae", "ø": "o", "ð": "d", "đ": "d", "þ": "th", "ħ": "h", "ı": "i", "ł": "l", "œ": "oe", "ς": "σ" };
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const fold = text => text.replace(SHAPES, part => part.normalize("NFKC")).toLowerCase().normalize("NFD")
  .replace(MARKS, "").replace(LETTER, letter => LETTERS[letter]).normalize("NFC");

const utf8 = new TextEncoder(), text8 = new TextDecoder();
// As much of a word as the index has.
const cut = word => {
  let size = 0, cut = "";
  for (const letter of word) {
    if (size >= 48) break;
    size += utf8.encode(letter).length;
    cut += letter;
  }
  return cut;
};
// The words of a text: { text, isRun }, each a whole run in a script without spaces.
const wordsOf = text => [...text.matchAll(WORD)].flatMap(match => fold(match[0]).match(PARTS) ?? [])
  .map(text => ({ text, isRun: IS_RUN.test(text) }));

// What is to be looked for: words, and beginnings of words; `shown` is what to mark.
const queryOf = text => {
  const found = new Map();
  const add = (word, isBeginning) => found.set(word + isBeginning, { word, isBeginning });
  const words = wordsOf(text), isOpen = new RegExp("[\\p{L}\\p{N}\\p{M}]$", "u").test(text);
  words.forEach(({ text, isRun }, index) => {
    const letters = Array.from(text);
    if (!isRun) add(cut(text), isOpen && index === words.length - 1);
    else if (letters.length === 1) add(text, true);
    else for (let place = 1; place < letters.length; place++) add(letters[place - 1] + letters[place], false);
  });
  return { terms: [...found.values()], runs: words.filter(word => word.isRun).map(word => word.text) };
};

// Files of the index. Sources/Searching says what is in them.

class Reader {
  constructor(buffer) { this.bytes = new Uint8Array(buffer); this.letters = new Uint8Array(buffer.byteLength); this.place = 0; }
  byte() {
    if (this.place >= this.bytes.length) throw new Error("the search index is not whole");
    return this.bytes[this.place++];
  }
  number() {
    let number = 0, factor = 1, byte;
    do { byte = this.byte(); number += (byte & 127) * factor; factor *= 128; } while (byte > 127);
    return number;
  }
  text(size = this.number()) { return text8.decode(this.bytes.subarray(this.place, this.place += size)); }
  list(read, count = this.number()) { return Array.from({ length: count }, () => read(this)); }
  // Each begins with some bytes of the one before.
  word() {
    const shared = this.number(), size = shared + this.number();
    for (let place = shared; place < size; place++) this.letters[place] = this.byte();
    return text8.decode(this.letters.subarray(0, size));
  }
  // Postings, each a page and how much it is about the word; they are gone through when they are asked for.
  postings(count = this.number()) {
    const start = this.place, { bytes } = this;
    let place = start;
    for (let left = count; left; left--) {
      const isLarge = (bytes[place] & 3) === 3;
      while (bytes[place++] > 127);
      if (isLarge) place++;
      if (place > bytes.length) throw new Error("the search index is not whole");
    }
    this.place = place;
    return act => {
      this.place = start;
      for (let left = count, page = -1; left; left--) {
        const number = this.number(), weight = number % 4;
        page += Math.floor(number / 4) + 1;
        act(page, weight === 3 ? this.byte() : weight + 1);
      }
    };
  }
  print() { return [this.byte(), this.byte(), this.byte()].reverse().map(byte => byte.toString(16).padStart(2, "0")).join(""); }
}

// Bytes fetched so far, this file's first; a visitor with a slow line should not pay for more than a search is worth. What
// is found by the words looked up so far is shown at the latest after FIRST.
let spent = 19e3;
const FIRST = 40e3, FEW = 100e3, MANY = 170e3, ENOUGH = 230e3;
let files = new Map();
const fetched = (name, read, options) => {
  if (!files.has(name)) {
    const file = fetch(folder + name, options).then(async answer => {
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      const bytes = await answer.arrayBuffer();
      spent += bytes.byteLength;
      return read(new Reader(bytes));
    });
    file.catch(() => files.delete(name));
    files.set(name, file);
  }
  return files.get(name);
};
const named = (kind, number, read) => index().then(({ prints, groupSize }) => {
  const print = prints[kind][kind === "w" ? number : Math.floor(number / groupSize)];
  return fetched(`${kind}${number}.${print}.bin`, read);
});

// Its name never changes, so it is asked for anew each time.
const index = () => fetched("index.bin", reader => {
  if (reader.byte() !== 3) throw new Error("the search index is of another version");
  const pages = reader.number(), pagesOfFile = reader.number(), groupSize = reader.number(), prints = { w: [] }, counts = {};
  const starts = reader.list(() => {
    const start = reader.word();
    prints.w.push(reader.print());
    return start;
  });
  for (const kind of "btd") {
    counts[kind] = reader.number();
    prints[kind] = reader.list(() => reader.print(), Math.ceil(counts[kind] / groupSize));
  }
  return { pages, pagesOfFile, groupSize, starts, prints, counts };
}, { cache: "no-cache" });

const wordsFile = number => named("w", number, reader => {
  return new Map(reader.list(() => {
    const word = reader.word(), number = reader.number(), isCommon = number % 2 === 1, count = Math.floor(number / 2);
    return [word, { count, isCommon, postings: reader.postings(isCommon ? undefined : count) }];
  }));
});
// The file that the index chose by some bytes.
const chosen = (kind, sign, text, read) => index().then(({ counts }) => {
  const count = counts[kind];
  if (!count) return [];
  let hash = Math.imul(0x811c9dc5 ^ sign.charCodeAt(0), 0x1000193);
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x1000193);
  hash = (hash ^ hash >>> 15) >>> 0;
  return named(kind, hash % count, reader => reader.list(read));
});
const beginning = word => chosen("b", "^", Array.from(word)[0], reader => ({
  word: reader.word(), best: reader.postings(), bestOfWhole: reader.postings()
})).then(all => all.find(entry => entry.word === word));
const similar = (sign, half) => chosen("t", sign, half, reader => ({ word: reader.word(), size: reader.byte() }));
const page = number => index().then(({ pagesOfFile }) =>
  named("d", Math.floor(number / pagesOfFile), reader => {
    const pages = [];
    while (reader.place < reader.bytes.length) pages.push({ url: reader.word(), title: reader.text(), terms: reader.text(), summary: reader.text() });
    return pages;
  }).then(pages => pages[number % pagesOfFile]));

// Searching.

// Whether most of two words is the same, which is soon said of most.
const isLike = (a, b) => {
  const less = Math.min(a.length, b.length), more = Math.max(a.length, b.length);
  let start = 0, end = 0;
  while (start < less && a[start] === b[start]) start++;
  while (end < less - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return more - start - end <= 4;
};
// Whether two words are the same but for a letter more, less or other, or two that changed places.
const isNear = (left, right) => {
  if (!isLike(left, right)) return false;
  const a = Array.from(left), b = Array.from(right);
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0, end = 0;
  while (start < a.length && a[start] === b[start]) start++;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [first, second] = [a.length - start - end, b.length - start - end];
  return first <= 1 && second <= 1 || first === 2 && second === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
};
// Words that may be meant by one with a letter wrong: the index has them by halves, of which one is right.
const meant = async word => {
  const letters = Array.from(word), count = letters.length, middle = Math.floor(count / 2);
  if (count < 4 || count > 21 || /\d/.test(word) || IS_RUN.test(word)) return [];
  const { counts, starts } = await index();
  // A small site's index has all its words in a few files, and none of similar ones.
  const lists = counts.t ? await Promise.all([similar("<", letters.slice(0, middle).join("")), similar(">", letters.slice(middle).join(""))])
    : await Promise.all(starts.map((_, number) => wordsFile(number).then(words => [...words].map(([word, { count }]) => ({ word, size: count })))));
  const near = lists.flat().filter(entry => entry.word !== word && isNear(word, entry.word));
  const sizes = new Map(near.map(entry => [entry.word, entry.size]));
  return [...sizes.keys()]
    .sort((left, right) => sizes.get(right) - sizes.get(left) || (left < right ? -1 : 1)).slice(0, 2);
};

// What is known of a word. A page that is not among a term's pages does not suit it, if it filters; they are all pages that
// suit it, if they are whole.
const entryOf = async word => {
  const { starts } = await index(), number = starts.findLastIndex(start => start <= word);
  return number < 0 ? null : (await wordsFile(number)).get(word);
};
const rareness = (count, pages) => Math.log(1 + pages / Math.max(1, count));
const newTerm = pages => ({ pages: [], scores: new Float64Array(pages), filters: true, isWhole: true, words: new Set() });
const addTo = (term, word, { postings, isCommon }, factor) => {
  const { pages, scores } = term;
  term.words.add(word);
  postings((page, weight) => {
    if (!scores[page]) pages.push(page);
    if (scores[page] < weight * factor) scores[page] = weight * factor;
  });
  if (isCommon) term.filters = term.isWhole = false;
};

// A beginning that more files of words have is looked up among the best pages of such ones.
const MOST_FILES = 3;
const look = async ({ word, isBeginning }, isAlone) => {
  const { starts, pages } = await index(), found = newTerm(pages);
  const low = Math.max(0, starts.findLastIndex(start => start <= word));
  const high = Math.max(low, isBeginning ? starts.findLastIndex(start => start.startsWith(word)) : 0);
  if (high - low >= MOST_FILES) {
    const [best, whole] = await Promise.all([beginning(word), isAlone ? null : entryOf(word)]);
    if (best) {
      addTo(found, word, { postings: best.best }, 1);
      addTo(found, word, { postings: best.bestOfWhole }, 1.5);
    }
    if (whole) addTo(found, word, whole, 1.5 * rareness(whole.count, pages));
    if (!whole) found.filters = false;
    found.isWhole = false;
    return found;
  }
  const files = await Promise.all(starts.slice(low, high + 1).map((_, place) => wordsFile(low + place)));
  for (const [other, entry] of files.flatMap(file => [...file])) {
    if (other === word) addTo(found, other, entry, 1.5 * rareness(entry.count, pages));
    else if (isBeginning && other.startsWith(word)) addTo(found, other, entry, rareness(entry.count * 4, pages));
  }
  return found;
};
// For a word that stands nowhere, those that may be meant.
const lookForMeant = async word => {
  const { pages } = await index(), found = newTerm(pages), words = await meant(word);
  const entries = await Promise.all(words.map(entryOf));
  entries.forEach((entry, place) => { if (entry) addTo(found, words[place], entry, .8 * rareness(entry.count, pages)); });
  return found;
};

const MOST = 8;
// The pages that suit all terms: how many, and the best of them first; and the words that make them suit.
const combine = (found, query) => {
  const filters = found.filter(term => term.filters).sort((left, right) => left.pages.length - right.pages.length);
  const from = filters.length ? filters[0].pages : new Set(found.flatMap(term => term.pages));
  const best = [];
  let count = 0;
  for (const page of from) {
    if (!filters.every(term => term.scores[page])) continue;
    count++;
    let score = 0, place = best.length;
    for (const term of found) score += term.scores[page];
    // Of pages that suit alike, the newest stands first.
    while (place && (best[place - 1].score - score || best[place - 1].page - page) < 0) place--;
    if (place === MOST) continue;
    best.splice(place, 0, { page, score });
    if (best.length > MOST) best.pop();
  }
  return {
    count, pages: best.map(entry => entry.page), isWhole: filters.length > 0 && filters.every(term => term.isWhole),
    words: new Set(found.flatMap(term => [...term.words])), beginnings: query.terms.filter(term => term.isBeginning).map(term => term.word), runs: query.runs
  };
};

// Long words are in few pages, so they come first; of many words the others are not looked for.
const MOST_TERMS = 12;
// The result of a query, none when it is no longer asked for. Where much has to be fetched for it, `showSome` gets the one of
// those words first that are known by then.
const search = async (query, isAsked, showSome) => {
  const terms = [...query.terms].sort((left, right) => right.word.length - left.word.length).slice(0, MOST_TERMS);
  const found = [], unknown = [], isAlone = terms.length === 1;
  let result, isShown = false;
  const goOn = async () => {
    result = combine(found, query);
    if (!isAsked() || found.some(term => term.filters) && !result.pages.length) return false;
    if (!isShown && spent > FIRST && result.pages.length) {
      isShown = true;
      await showSome(result);
    }
    return isAsked();
  };
  while (terms.length) {
    const some = terms.splice(0, isShown ? MOST_TERMS : found.length + unknown.length ? 2 : 3);
    const looked = await Promise.all(some.map(term => look(term, isAlone)));
    looked.forEach((term, place) => term.words.size || !term.filters ? found.push(term) : unknown.push(some[place].word));
    // Of many words of which none is known so far, the longest are what there is to find.
    if (!found.length && spent > FIRST) terms.length = 0;
    if ((terms.length || unknown.length) && !await goOn()) return result;
  }
  while (unknown.length) {
    found.push(...await Promise.all(unknown.splice(0, isShown ? MOST_TERMS : 1).map(lookForMeant)));
    if (unknown.length && !await goOn()) return result;
  }
  return combine(found, query);
};

// Showing.

// Where a text has what was looked for: pairs of a start and an end.
const places = (text, { words, beginnings, runs }) => [...text.matchAll(WORD)].flatMap(match => {
  const found = [];
  for (const part of match[0].matchAll(PARTS)) {
    const start = match.index + part.index, folded = fold(part[0]);
    if (!IS_RUN.test(part[0])) {
      if (words.has(cut(folded)) || beginnings.some(beginning => folded.startsWith(beginning))) found.push([start, start + part[0].length]);
    } else if (folded.length === part[0].length) {
      for (const run of runs) {
        for (let place = folded.indexOf(run); place >= 0; place = folded.indexOf(run, place + run.length)) found.push([start + place, start + place + run.length]);
      }
    }
  }
  return found;
}).sort((left, right) => left[0] - right[0]);

// The text with what was looked for marked.
const marked = (text, result) => {
  const parts = [];
  let end = 0;
  for (const [start, stop] of places(text, result)) {
    if (start < end) continue;
    const mark = doc.createElement("mark");
    mark.textContent = text.slice(start, stop);
    parts.push(text.slice(end, start), mark);
    end = stop;
  }
  return [...parts, text.slice(end)];
};

// The piece of a page's text around the first word that was looked for.
const snippet = async (url, result) => {
  const answer = await fetch(url), html = answer.ok ? await answer.text() : "";
  spent += html.length;
  const shown = new DOMParser().parseFromString(html, "text/html").querySelector(".prose, main");
  const text = (shown?.textContent ?? "").replace(/\s+/g, " ").trim(), [first] = places(text, result);
  if (!first) return null;
  const before = Math.max(0, text.indexOf(" ", first[0] - 70)), start = first[0] > 70 ? Math.min(before, first[0]) : 0;
  return (start ? "…" : "") + text.slice(start, start + 170) + (start + 170 < text.length ? "…" : "");
};

const dialog = doc.createElement("dialog");
dialog.append(doc.getElementById("page:search").content.cloneNode(true));
const [input, close, status, list] = ["input", "button", "[role=status]", "[role=listbox]"].map(part => dialog.querySelector(part));
// What keyboards on glass are told; checkers of HTML do not know it for all browsers yet.
Object.assign(input, { inputMode: "search", enterKeyHint: "go", autocapitalize: "off", spellcheck: false });
dialog.className = "search";
dialog.ariaLabel = input.ariaLabel;
const most = () => spent < MANY ? MOST : spent < ENOUGH ? 5 : 3, LOOK_INTO = 2;
const language = doc.documentElement.lang || undefined, found = JSON.parse(status.dataset.found);
// What a language knows of numbers takes a browser longer than to read a file.
let numbers;
const say = ({ count, isWhole }) => {
  if (!count) return status.dataset.none;
  numbers ??= { plurals: new Intl.PluralRules(language), digits: new Intl.NumberFormat(language) };
  return (found[numbers.plurals.select(count)] || found.other).replace("#", numbers.digits.format(count) + (isWhole ? "" : "+"));
};
let asked = 0, timer, last = -Infinity;

const choose = option => {
  list.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
  option?.setAttribute("aria-selected", "true");
  // Once the browser lays the page out anyway.
  if (option) requestAnimationFrame(() => option.scrollIntoView({ block: "nearest" }));
  if (option) input.setAttribute("aria-activedescendant", option.id);
  else input.removeAttribute("aria-activedescendant");
};
const show = (options, text) => {
  list.replaceChildren(...options);
  list.hidden = !options.length;
  list.ariaBusy = "false";
  input.ariaExpanded = String(!!options.length);
  status.textContent = text;
  choose(options[0]);
};
const part = (name, className, children) => {
  const element = doc.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};
const option = ({ url, title, terms, summary }, result, number) => {
  const link = part("a", "search-result", [part("span", "search-title", marked(title, result))]);
  link.href = url;
  link.id = "page:result-" + number;
  link.role = "option";
  link.tabIndex = -1;
  link.ariaSelected = "false";
  const text = part("span", "search-text", marked(summary, result));
  link.append(text);
  if (terms) link.append(part("span", "search-terms", marked(terms, result)));
  link.sees = () => !!link.querySelector("mark");
  link.put = piece => text.replaceChildren(...marked(piece, result));
  return link;
};

const pause = time => new Promise(done => setTimeout(done, time));

// `rest` is how long the results behind the best one may wait, in which nobody has typed on.
const run = async (typed, rest = 0, isAgain) => {
  const ticket = ++asked, query = queryOf(typed), isAsked = () => ticket === asked;
  if (!query.terms.length) return show([], "");
  try {
    // The best one is there before the others are asked for.
    const showBest = async (result, isAll) => {
      const best = page(result.pages[0]), said = isAll ? say(result) : "", shown = option(await best, result, 0);
      if (!isAsked()) return;
      show([shown], said);
      list.ariaBusy = "true";
    };
    const result = await search(query, isAsked, result => showBest(result, false));
    if (!isAsked()) return;
    let options = [];
    if (result.count) {
      await showBest(result, true);
      if (rest) await pause(rest);
      if (!isAsked()) return;
      const pages = await Promise.all(result.pages.slice(0, most()).map(number => page(number)));
      if (!isAsked()) return;
      options = pages.map((page, place) => option(page, result, place));
    }
    const chosen = list.querySelector("[aria-selected=true]")?.id;
    show(options, say(result));
    choose(options.find(link => link.id === chosen) ?? options[0]);
    // Where nothing of what is shown says why a page was found, its own text does.
    for (const link of options.slice(0, LOOK_INTO).filter(link => !link.sees())) {
      if (spent > FEW) return;
      const piece = await snippet(link.href, result).catch(() => null);
      if (!isAsked()) return;
      if (piece) link.put(piece);
    }
  } catch (error) {
    if (!isAsked()) return;
    // The site may have been published anew meanwhile: its files have other names then.
    if (!isAgain) {
      files = new Map();
      return run(typed, rest, true);
    }
    show([], status.dataset.failed);
    console.info(error);
  }
};

input.oninput = event => {
  clearTimeout(timer);
  // Who types fast has not asked yet; and the first letter of a word says little.
  const letters = Array.from(input.value.trim()), now = performance.now(), gap = now - last;
  const wait = gap > 150 ? 0 : spent > FEW ? 120 : 60;
  const rest = letters.length === 1 && !IS_RUN.test(letters[0]) ? 300 : gap > 300 ? 0 : 120;
  last = now;
  if (!letters.length) asked++, show([], "");
  else if (wait) timer = setTimeout(run, wait, input.value, rest);
  else run(input.value, rest);
};
input.onkeydown = event => {
  if (event.isComposing) return;
  const options = [...list.children], place = options.findIndex(option => option.ariaSelected === "true");
  if (event.key === "ArrowDown") choose(options[(place + 1) % options.length]);
  else if (event.key === "ArrowUp") choose(options.at(place - 1));
  else if (event.key === "Enter") options[place]?.click();
  else return;
  event.preventDefault();
};
list.onpointermove = event => choose(event.target.closest("[role=option]") ?? list.querySelector("[aria-selected=true]"));
list.onclick = event => { if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close(); };
close.onclick = () => dialog.close();
dialog.onclick = event => { if (event.target === dialog) dialog.close(); };
dialog.onclose = () => clearTimeout(timer);

const open = () => {
  if (dialog.open) return;
  doc.body.append(dialog);
  dialog.showModal();
  input.select();
  index().catch(() => {});
  // What takes long the first time is done while nobody waits for it.
  setTimeout(() => {
    queryOf("a 1");
    marked("a 1", { words: new Set("a"), beginnings: ["1"], runs: [] });
    say({ count: 2 });
  });
};
doc.addEventListener("sitegen:search", open);
})();
