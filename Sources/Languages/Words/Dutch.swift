extension BuiltInWords {
  /// The words of the built-in templates in Dutch.
  static let dutch: StaticString = """
    home Startpagina
    menu Site
    language Taal
    skip Naar de inhoud
    feed Feed
    browse_tags Bladeren op label
    tags Labels
    categories Categorieën
    series Reeksen
    archive Archief
    back_to Terug naar {title}
    title_with_page {title}, pagina {number}
    posts.one {count} bericht
    posts.other {count} berichten
    no_posts Nog geen berichten
    pages Pagina’s
    page_number Pagina {number}
    page_of Pagina {number} van {count}
    first Eerste
    previous Vorige
    next Volgende
    last Laatste
    previous_title Vorige: {title}
    more_from_list Meer uit deze lijst
    related Verwante berichten
    linked_from Gelinkt vanuit
    part_of_series Deel {number} van {count} van {title}
    read_more Lees meer
    updated Bijgewerkt
    reading_time {count}\u{A0}min leestijd
    rating {rating} van 5
    rating_with_count.one {rating} van 5, {count} beoordeling
    rating_with_count.other {rating} van 5, {count} beoordelingen
    progress Voortgang
    percent {number}%
    contents Inhoud
    hide Verbergen
    undo Ongedaan maken
    show_hidden Toon verborgen ({number})
    show_more Meer tonen
    no_selection Niets geselecteerd
    copy Kopiëren
    copied Gekopieerd
    video Video
    not_found Pagina niet gevonden
    not_found_text Op dit adres staat niets. Misschien is de pagina verplaatst, of was ze er nooit.
    go_to Naar {title}
    moved Deze pagina is verplaatst
    moved_to Ze staat nu hier:
    note Opmerking
    tip Tip
    important Belangrijk
    warning Waarschuwing
    caution Let op
    permalink Permalink: {title}
    footnote_back Terug naar verwijzing {number}
    search Zoeken
    search_site Deze site doorzoeken
    close Sluiten
    results Resultaten
    found_none Niets gevonden
    found.one {count} pagina gevonden
    found.other {count} pagina’s gevonden
    search_failed Zoeken is nu niet bereikbaar
    draft Concept
    """
}
