extension BuiltInWords {
  /// The words of the built-in templates in Polish.
  static let polish: StaticString = """
    home Strona główna
    menu Witryna
    language Język
    skip Przejdź do treści
    feed Kanał
    browse_tags Przeglądaj według tagów
    tags Tagi
    categories Kategorie
    series Serie
    archive Archiwum
    back_to Wróć do: {title}
    title_with_page {title}, strona {number}
    posts.one {count} wpis
    posts.few {count} wpisy
    posts.many {count} wpisów
    posts.other {count} wpisu
    no_posts Nie ma jeszcze wpisów
    pages Strony
    page_number Strona {number}
    page_of Strona {number} z {count}
    first Pierwsza
    previous Poprzedni
    next Następny
    last Ostatnia
    previous_title Poprzedni: {title}
    more_from_list Więcej z tej listy
    related Podobne wpisy
    linked_from Odnośniki z
    part_of_series Część {number} z {count} serii {title}
    read_more Czytaj dalej
    updated Zaktualizowano
    reading_time {count}\u{A0}min czytania
    rating {rating} na 5
    rating_with_count.one {rating} na 5, {count} ocena
    rating_with_count.few {rating} na 5, {count} oceny
    rating_with_count.many {rating} na 5, {count} ocen
    rating_with_count.other {rating} na 5, {count} oceny
    progress Postęp
    percent {number}%
    contents Spis treści
    hide Ukryj
    undo Cofnij
    show_hidden Pokaż ukryte ({number})
    show_more Pokaż więcej
    no_selection Nic nie wybrano
    copy Kopiuj
    copied Skopiowano
    video Film
    not_found Nie znaleziono strony
    not_found_text Pod tym adresem nic nie ma. Strona mogła zostać przeniesiona albo nigdy jej tu nie było.
    go_to Przejdź do: {title}
    moved Ta strona została przeniesiona
    moved_to Teraz jest tutaj:
    note Uwaga
    tip Wskazówka
    important Ważne
    warning Ostrzeżenie
    caution Ostrożnie
    permalink Bezpośredni odnośnik: {title}
    footnote_back Wróć do odsyłacza {number}
    search Szukaj
    search_site Szukaj w tej witrynie
    close Zamknij
    results Wyniki
    found_none Nic nie znaleziono
    found.one Znaleziono {count} stronę
    found.few Znaleziono {count} strony
    found.many Znaleziono {count} stron
    found.other Znaleziono {count} strony
    search_failed Wyszukiwarka jest teraz nieosiągalna
    draft Szkic
    """
}
