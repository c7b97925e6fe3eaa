extension BuiltInWords {
  /// The words of the built-in templates in Italian.
  static let italian: StaticString = """
    home Home
    menu Sito
    language Lingua
    skip Vai al contenuto
    feed Feed
    browse_tags Sfoglia per tag
    tags Tag
    categories Categorie
    series Serie
    archive Archivio
    back_to Torna a {title}
    title_with_page {title}, pagina {number}
    posts.one {count} articolo
    posts.other {count} articoli
    no_posts Ancora nessun articolo
    pages Pagine
    page_number Pagina {number}
    page_of Pagina {number} di {count}
    first Prima
    previous Precedente
    next Successiva
    last Ultima
    previous_title Precedente: {title}
    more_from_list Altro da questo elenco
    related Articoli correlati
    linked_from Citato in
    part_of_series Parte {number} di {count} di {title}
    read_more Continua a leggere
    updated Aggiornato
    reading_time {count}\u{A0}min di lettura
    rating {rating} su 5
    rating_with_count.one {rating} su 5, {count} valutazione
    rating_with_count.other {rating} su 5, {count} valutazioni
    progress Avanzamento
    percent {number}%
    contents Indice
    hide Nascondi
    undo Annulla
    show_hidden Mostra nascosti ({number})
    show_more Mostra altro
    no_selection Nessuna selezione
    copy Copia
    copied Copiato
    video Video
    not_found Pagina non trovata
    not_found_text A questo indirizzo non c’è nulla. Forse la pagina è stata spostata, o non è mai esistita.
    go_to Vai a {title}
    moved Questa pagina è stata spostata
    moved_to Ora si trova qui:
    note Nota
    tip Suggerimento
    important Importante
    warning Avviso
    caution Attenzione
    permalink Link permanente: {title}
    footnote_back Torna al riferimento {number}
    search Cerca
    search_site Cerca in questo sito
    close Chiudi
    results Risultati
    found_none Nessun risultato
    found.one {count} pagina trovata
    found.other {count} pagine trovate
    search_failed La ricerca non è raggiungibile al momento
    draft Bozza
    """
}
