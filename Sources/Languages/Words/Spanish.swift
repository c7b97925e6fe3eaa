extension BuiltInWords {
  /// The words of the built-in templates in Spanish.
  static let spanish: StaticString = """
    home Inicio
    menu Sitio
    language Idioma
    skip Saltar al contenido
    feed Suscripción
    browse_tags Explorar por etiqueta
    tags Etiquetas
    categories Categorías
    series Series
    archive Archivo
    back_to Volver a {title}
    title_with_page {title}, página {number}
    posts.one {count} entrada
    posts.other {count} entradas
    no_posts Todavía no hay entradas
    pages Páginas
    page_number Página {number}
    page_of Página {number} de {count}
    first Primera
    previous Anterior
    next Siguiente
    last Última
    previous_title Anterior: {title}
    more_from_list Más de esta lista
    related Entradas relacionadas
    linked_from Enlazada desde
    part_of_series Parte {number} de {count} de {title}
    read_more Leer más
    updated Actualizado
    reading_time {count}\u{A0}min de lectura
    rating {rating} de 5
    rating_with_count.one {rating} de 5, {count} valoración
    rating_with_count.other {rating} de 5, {count} valoraciones
    progress Progreso
    percent {number}\u{A0}%
    contents Contenido
    hide Ocultar
    undo Deshacer
    show_hidden Mostrar ocultos ({number})
    show_more Mostrar más
    no_selection Sin selección
    copy Copiar
    copied Copiado
    video Vídeo
    not_found Página no encontrada
    not_found_text No hay nada en esta dirección. Puede que la página se haya movido o que nunca haya existido.
    go_to Ir a {title}
    moved Esta página se ha movido
    moved_to Ahora está aquí:
    note Nota
    tip Consejo
    important Importante
    warning Advertencia
    caution Precaución
    permalink Enlace permanente: {title}
    footnote_back Volver a la referencia {number}
    search Buscar
    search_site Buscar en este sitio
    close Cerrar
    results Resultados
    found_none No se ha encontrado nada
    found.one {count} página encontrada
    found.other {count} páginas encontradas
    search_failed La búsqueda no está disponible ahora
    draft Borrador
    """
}
