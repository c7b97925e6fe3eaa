extension BuiltInWords {
  /// The words of the built-in templates in German.
  static let german: StaticString = """
    home Startseite
    menu Website
    language Sprache
    skip Zum Inhalt springen
    feed Feed
    browse_tags Nach Schlagwort stöbern
    tags Schlagwörter
    categories Kategorien
    series Serien
    archive Archiv
    back_to Zurück zu {title}
    title_with_page {title}, Seite {number}
    posts.one {count} Beitrag
    posts.other {count} Beiträge
    no_posts Noch keine Beiträge
    pages Seiten
    page_number Seite {number}
    page_of Seite {number} von {count}
    first Erste
    previous Zurück
    next Weiter
    last Letzte
    previous_title Zurück: {title}
    more_from_list Mehr aus dieser Liste
    related Ähnliche Beiträge
    linked_from Verlinkt von
    part_of_series Teil {number} von {count} der Reihe {title}
    read_more Weiterlesen
    updated Aktualisiert
    reading_time {count}\u{A0}Min. Lesezeit
    rating {rating} von 5
    rating_with_count.one {rating} von 5, {count} Bewertung
    rating_with_count.other {rating} von 5, {count} Bewertungen
    progress Fortschritt
    percent {number}\u{A0}%
    contents Inhalt
    hide Ausblenden
    undo Rückgängig
    show_hidden Ausgeblendete zeigen ({number})
    show_more Mehr anzeigen
    no_selection Nichts ausgewählt
    copy Kopieren
    copied Kopiert
    video Video
    not_found Seite nicht gefunden
    not_found_text Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder es gab sie nie.
    go_to Zu {title}
    moved Diese Seite ist umgezogen
    moved_to Sie steht jetzt hier:
    note Hinweis
    tip Tipp
    important Wichtig
    warning Warnung
    caution Vorsicht
    permalink Permalink: {title}
    footnote_back Zurück zur Fußnotenstelle {number}
    search Suche
    search_site Diese Website durchsuchen
    close Schließen
    results Treffer
    found_none Nichts gefunden
    found.one {count} Seite gefunden
    found.other {count} Seiten gefunden
    search_failed Die Suche ist gerade nicht erreichbar
    draft Entwurf
    """
}
