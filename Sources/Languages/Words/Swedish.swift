extension BuiltInWords {
  /// The words of the built-in templates in Swedish.
  static let swedish: StaticString = """
    home Startsida
    menu Webbplats
    language Språk
    skip Hoppa till innehållet
    feed Flöde
    browse_tags Bläddra efter etikett
    tags Etiketter
    categories Kategorier
    series Serier
    archive Arkiv
    back_to Tillbaka till {title}
    title_with_page {title}, sida {number}
    posts.one {count} inlägg
    posts.other {count} inlägg
    no_posts Inga inlägg än
    pages Sidor
    page_number Sida {number}
    page_of Sida {number} av {count}
    first Första
    previous Föregående
    next Nästa
    last Sista
    previous_title Föregående: {title}
    more_from_list Mer från den här listan
    related Liknande inlägg
    linked_from Länkad från
    part_of_series Del {number} av {count} i {title}
    read_more Läs mer
    updated Uppdaterad
    reading_time {count}\u{A0}min läsning
    rating {rating} av 5
    rating_with_count.one {rating} av 5, {count} betyg
    rating_with_count.other {rating} av 5, {count} betyg
    progress Förlopp
    percent {number}\u{A0}%
    contents Innehåll
    hide Dölj
    undo Ångra
    show_hidden Visa dolda ({number})
    show_more Visa mer
    no_selection Inget valt
    copy Kopiera
    copied Kopierat
    video Video
    not_found Sidan hittades inte
    not_found_text Det finns inget på den här adressen. Sidan kan ha flyttats, eller så har den aldrig funnits.
    go_to Gå till {title}
    moved Den här sidan har flyttats
    moved_to Den finns nu här:
    note Obs
    tip Tips
    important Viktigt
    warning Varning
    caution Försiktighet
    permalink Permalänk: {title}
    footnote_back Tillbaka till referens {number}
    search Sök
    search_site Sök på webbplatsen
    close Stäng
    results Träffar
    found_none Inget hittades
    found.one {count} sida hittades
    found.other {count} sidor hittades
    search_failed Sökningen går inte att nå just nu
    draft Utkast
    """
}
