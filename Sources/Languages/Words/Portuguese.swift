extension BuiltInWords {
  /// The words of the built-in templates in Portuguese.
  static let portuguese: StaticString = """
    home Início
    menu Site
    language Idioma
    skip Ir para o conteúdo
    feed Feed
    browse_tags Explorar por etiqueta
    tags Etiquetas
    categories Categorias
    series Séries
    archive Arquivo
    back_to Voltar a {title}
    title_with_page {title}, página {number}
    posts.one {count} publicação
    posts.other {count} publicações
    no_posts Ainda não há publicações
    pages Páginas
    page_number Página {number}
    page_of Página {number} de {count}
    first Primeira
    previous Anterior
    next Seguinte
    last Última
    previous_title Anterior: {title}
    more_from_list Mais desta lista
    related Publicações relacionadas
    linked_from Citada em
    part_of_series Parte {number} de {count} de {title}
    read_more Ler mais
    updated Atualizado
    reading_time {count}\u{A0}min de leitura
    rating {rating} de 5
    rating_with_count.one {rating} de 5, {count} avaliação
    rating_with_count.other {rating} de 5, {count} avaliações
    progress Progresso
    percent {number}%
    contents Conteúdo
    hide Ocultar
    undo Desfazer
    show_hidden Mostrar ocultos ({number})
    show_more Mostrar mais
    no_selection Nada selecionado
    copy Copiar
    copied Copiado
    video Vídeo
    not_found Página não encontrada
    not_found_text Não há nada neste endereço. A página pode ter mudado de lugar ou nunca ter existido.
    go_to Ir para {title}
    moved Esta página mudou de lugar
    moved_to Agora está aqui:
    note Nota
    tip Dica
    important Importante
    warning Aviso
    caution Cuidado
    permalink Link permanente: {title}
    footnote_back Voltar à referência {number}
    search Pesquisar
    search_site Pesquisar neste site
    close Fechar
    results Resultados
    found_none Nada encontrado
    found.one {count} página encontrada
    found.other {count} páginas encontradas
    search_failed A pesquisa não está disponível agora
    draft Rascunho
    """
}
