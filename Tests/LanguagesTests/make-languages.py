#!/usr/bin/env python3
"""Writes what CLDR knows of languages, as Babel (BSD-3-Clause) on PyPI brings it: `Sources/CLanguageData/languages.txt`,
which the program reads, and the cases of these tests. Needs `pip install babel==2.19.0` (CLDR 49)."""

import datetime
import pathlib

from babel import Locale, UnknownLocaleError
from babel import dates
from babel.core import get_global
from babel.localedata import locale_identifiers
from babel.plural import PluralRule

# Languages that have words of ours, and how they differ from place to place.
OURS = "en de fr es it pt nl sv pl ru uk ja zh ko ar he".split()
REGIONS = (
    "en_001 en_AU en_CA en_GB en_IE en_IN en_NZ en_ZA de_AT de_CH fr_BE fr_CA fr_CH es_419 es_MX es_US it_CH pt_PT nl_BE "
    "sr_Latn sv_FI zh_Hant zh_Hant_HK ar_AE ar_EG ar_MA ar_SA"
).split()
# Languages whose dates are known beside these.
OTHERS = (
    "af bg bn ca cs cy da el et eu fa fi ga gl hi hr hu id is ka lt lv mk ms nb nn ro sk sl sq sr sw ta te th tr ur vi"
).split()
LENGTHS = ("short", "medium", "long", "full")
WIDTHS = ("wide", "abbreviated", "narrow", "short")
DIGITS = {"arab": "٠", "arabext": "۰", "beng": "০", "deva": "०", "latn": "0"}
CATEGORIES = ("zero", "one", "two", "few", "many")


def tag(locale: str) -> str:
    return locale.replace("_", "-").lower()


def joined(names: dict, keys) -> str:
    values = [str(names[key]) for key in keys]
    assert not any("|" in value for value in values)
    return "|".join(values)


def pattern(value) -> str:
    return getattr(value, "pattern", str(value))


def written(rule: PluralRule) -> str:
    rules = rule.rules
    return ";".join(f"{name}:{rules[name]}" for name in CATEGORIES if name in rules)


def add_names(fields: dict, key: str, names: dict, keys) -> None:
    """Names in all widths; those for standing alone only where they differ."""
    for width in WIDTHS:
        if width not in names["format"]:
            continue
        usual = joined(names["format"][width], keys)
        fields[f"{key}-{width}"] = usual
        alone = joined(names.get("stand-alone", names["format"]).get(width, names["format"][width]), keys)
        if alone != usual:
            fields[f"{key}-{width}-alone"] = alone


def add_periods(fields: dict, locale: Locale) -> None:
    for context, suffix in (("format", ""), ("stand-alone", "-alone")):
        for width in WIDTHS[:3]:
            names: dict = {}
            for candidate in (width, "wide", "narrow", "abbreviated"):
                for period, name in locale.day_periods[context].get(candidate, {}).items():
                    names.setdefault(period, name)
            fields[f"periods-{width}{suffix}"] = "|".join(f"{period}={name}" for period, name in sorted(names.items()))
    rules = []
    for period, spans in locale.day_period_rules.get(None, {}).items():
        for span in spans:
            if "at" in span:
                rules.append(f"{period} {span['at']}")
    for period, spans in locale.day_period_rules.get(None, {}).items():
        for span in spans:
            if "from" in span:
                rules.append(f"{period} {span['from']} {span['before']}")
    fields["period-rules"] = "|".join(rules)


def basics(identifier: str) -> dict:
    locale = Locale.parse(identifier)
    name = locale.languages.get(identifier) or locale.get_display_name(locale) or identifier
    fields = {"name": name, "plural": written(locale.plural_form)}
    if locale.text_direction == "rtl":
        fields["direction"] = "rtl"
    return fields


def everything(identifier: str) -> dict:
    locale = Locale.parse(identifier)
    fields = basics(identifier)
    fields["zero"] = DIGITS[locale.default_numbering_system]
    fields["week"] = f"{(locale.first_week_day + 1) % 7} {locale.min_week_days}"
    add_names(fields, "months", locale.months, range(1, 13))
    add_names(fields, "days", locale.days, [6, 0, 1, 2, 3, 4, 5])
    add_names(fields, "quarters", locale.quarters, range(1, 5))
    for width in WIDTHS[:3]:
        fields[f"eras-{width}"] = joined(locale.eras[width], (0, 1))
    add_periods(fields, locale)
    fields["gmt"] = locale.zone_formats["gmt"]
    for length in LENGTHS:
        fields[f"date-{length}"] = pattern(locale.date_formats[length])
        fields[f"time-{length}"] = pattern(locale.time_formats[length])
        fields[f"both-{length}"] = pattern(locale.datetime_formats[length])
    for skeleton, value in locale.datetime_skeletons.items():
        fields[f"s {skeleton}"] = pattern(value)
    return fields


def difference(fields: dict, base: dict) -> dict:
    """What is to be said over another language; an empty value takes one away."""
    result = {key: value for key, value in fields.items() if base.get(key) != value}
    return result | {key: "" for key in base if key not in fields and key != "direction"}


def languages() -> str:
    whole = {identifier: everything(identifier) for identifier in OURS + REGIONS + OTHERS}
    known = set(whole)
    blocks: dict[str, tuple[str, dict]] = {}
    for identifier, fields in whole.items():
        parent = "" if identifier == "en" else "en" if "_" not in identifier else identifier.split("_")[0]
        blocks[tag(identifier)] = (tag(parent), difference(fields, whole[parent]) if parent else fields)
    # Of all others, what can be told without their dates.
    for identifier in sorted(locale_identifiers()):
        if identifier in known or "_" in identifier:
            continue
        try:
            fields = basics(identifier)
        except (UnknownLocaleError, ValueError):
            continue
        if len(identifier) == 2 or "direction" in fields:
            blocks[tag(identifier)] = ("en", fields)
    # Places that speak as another place does, rather than as the language alone.
    exceptions = get_global("parent_exceptions")
    for identifier, parent in sorted(exceptions.items()):
        if identifier not in known and parent in known and "_" in parent:
            blocks[tag(identifier)] = (tag(parent), {})
    for place, identifier in (("zh_TW", "zh_Hant"), ("zh_HK", "zh_Hant_HK"), ("zh_MO", "zh_Hant_HK"), ("no", "nb")):
        blocks[tag(place)] = (tag(identifier), {})
    lines = [
        f"# Written by Tests/LanguagesTests/make-languages.py from CLDR {get_global('cldr')['version']}; do not edit.",
        "# Copyright © 1991-2026 Unicode, Inc., Unicode License v3 (https://www.unicode.org/license.txt).",
    ]
    for name, (parent, fields) in sorted(blocks.items()):
        lines.append(f"@{name} {parent}".rstrip())
        lines += [f"{key}\t{value}" for key, value in fields.items()]
    return "\n".join(lines) + "\n"


DATES = [
    datetime.datetime(2026, 11, 30, 9, 5, 7), datetime.datetime(2024, 2, 29, 23, 59, 59),
    datetime.datetime(2027, 1, 1, 0, 0, 0), datetime.datetime(1999, 12, 31, 12, 0, 0),
    datetime.datetime(2026, 3, 8, 13, 30, 0), datetime.datetime(2025, 4, 17, 6, 45, 3),
    datetime.datetime(2026, 5, 2, 18, 20, 41), datetime.datetime(2023, 6, 21, 3, 3, 3),
    datetime.datetime(2026, 7, 14, 20, 15, 0), datetime.datetime(2020, 8, 26, 15, 8, 0),
    datetime.datetime(2022, 9, 6, 10, 10, 10), datetime.datetime(2021, 10, 10, 21, 0, 59),
]


def in_digits(text: str, locale: Locale) -> str:
    zero = ord(DIGITS[locale.default_numbering_system])
    return "".join(chr(zero + int(c)) if c in "0123456789" else c for c in text)


def date_cases() -> str:
    lines = []
    for number, identifier in enumerate(OURS + REGIONS + ["da", "fa", "hi", "tr"]):
        locale = Locale.parse(identifier)

        def case(name: str, date: datetime.datetime, text: str) -> None:
            lines.append(f"{tag(identifier)}\t{name}\t{date.isoformat()}\t{in_digits(text, locale)}")

        for place in range(4 if identifier in OURS else 2):
            date = DATES[(number + 3 * place) % len(DATES)]
            for length in LENGTHS:
                case(length, date, dates.format_date(date, length, locale))
                if length in ("short", "medium"):
                    case(f"{length}_time", date, dates.format_time(date, length, locale=locale))
                    case(f"{length}_datetime", date, dates.format_datetime(date, length, locale=locale))
        for place, (skeleton, value) in enumerate(locale.datetime_skeletons.items()):
            # The names of zones are not known to the program.
            if "v" in pattern(value) or "z" in pattern(value):
                continue
            if identifier not in OURS and place % 3 != number % 3:
                continue
            date = DATES[(number + place) % len(DATES)]
            case(skeleton, date, dates.format_datetime(date, value, locale=locale))
    return "\n".join(lines) + "\n"


DECIMALS = ["0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "1.9", "2.1", "2.5", "3.0", "5.5", "10.1", "11.5", "21.1", "100.5", "1000000", "2000000", "1000001"]


def plural_cases() -> str:
    """For 0 to 1000 one letter each, and for some decimals."""
    lines = []
    for identifier in OURS + REGIONS + OTHERS:
        rule = Locale.parse(identifier).plural_form
        letter = {"zero": "z", "one": "1", "two": "2", "few": "f", "many": "m", "other": "o"}
        whole = "".join(letter[rule(number)] for number in range(1001))
        some = "".join(letter[rule(float(text) if "." in text else int(text))] for text in DECIMALS)
        lines.append(f"{tag(identifier)}\t{whole}\t{some}")
    return "\n".join(["# " + " ".join(DECIMALS)] + lines) + "\n"


root = pathlib.Path(__file__).parents[2]
(root / "Sources/CLanguageData/languages.txt").write_text(languages(), encoding="utf-8")
cases = pathlib.Path(__file__).parent / "Cases"
(cases / "dates.tsv").write_text(date_cases(), encoding="utf-8")
(cases / "plurals.tsv").write_text(plural_cases(), encoding="utf-8")
