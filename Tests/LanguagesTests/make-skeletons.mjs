// Writes Cases/skeletons.tsv: dates with fields that CLDR lists no pattern for, as ICU shows them in Node's `Intl`.
// To be run by `node make-skeletons.mjs`; Node 20 brings ICU 78 with CLDR 48, so languages and fields whose patterns
// CLDR 49 has changed are not asked for. Nor are long dates with a time: ICU puts them together with an "at".
import { writeFileSync } from "node:fs";

const languages = ["en", "de", "fr", "es", "it", "nl", "sv", "pl", "ja", "zh", "ar", "he", "en-GB"];
const letters = {
  weekday: { long: "EEEE", short: "E" }, era: { short: "G" }, year: { numeric: "y", "2-digit": "yy" },
  month: { numeric: "M", "2-digit": "MM", short: "MMM", long: "MMMM" }, day: { numeric: "d", "2-digit": "dd" },
  hour: { numeric: "j" }, minute: { numeric: "m" }, second: { numeric: "s" },
};
const asked = [
  { weekday: "long" }, { weekday: "long", day: "numeric" }, { weekday: "long", month: "long", day: "numeric" },
  { weekday: "long", year: "numeric", month: "long", day: "numeric" }, { weekday: "short", year: "numeric", month: "long", day: "numeric" },
  { weekday: "long", year: "numeric", month: "short", day: "numeric" }, { year: "2-digit", month: "numeric", day: "numeric" },
  { year: "numeric", month: "2-digit", day: "2-digit" }, { month: "2-digit", day: "2-digit" },
  { year: "numeric", month: "long", day: "2-digit" }, { month: "long" }, { month: "short", day: "2-digit" },
  { hour: "numeric", minute: "numeric" }, { hour: "numeric", minute: "numeric", second: "numeric" },
  { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "numeric" },
  { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" },
  { weekday: "long", hour: "numeric", minute: "numeric" },
];
const dates = ["2026-11-30T09:05:07", "2024-02-29T23:59:59", "1999-12-31T12:00:00", "2026-03-08T13:30:00"];
const lines = ["# Written by make-skeletons.mjs; do not edit."];
languages.forEach((language, number) => asked.forEach((options, place) => {
  const skeleton = Object.entries(options).map(([field, width]) => letters[field][width]).join("");
  const date = dates[(number + place) % dates.length];
  const text = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(date + "Z"));
  lines.push([language.toLowerCase(), skeleton, date, text].join("\t"));
}));
writeFileSync(new URL("Cases/skeletons.tsv", import.meta.url), lines.join("\n") + "\n");
