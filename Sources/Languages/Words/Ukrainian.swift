extension BuiltInWords {
  /// The words of the built-in templates in Ukrainian.
  static let ukrainian: StaticString = """
    home Головна
    menu Сайт
    language Мова
    skip Перейти до вмісту
    feed Стрічка
    browse_tags Огляд за мітками
    tags Мітки
    categories Категорії
    series Серії
    archive Архів
    back_to Назад: {title}
    title_with_page {title}, сторінка {number}
    posts.one {count} допис
    posts.few {count} дописи
    posts.many {count} дописів
    posts.other {count} допису
    no_posts Дописів ще немає
    pages Сторінки
    page_number Сторінка {number}
    page_of Сторінка {number} з {count}
    first Перша
    previous Назад
    next Далі
    last Остання
    previous_title Попередній допис: {title}
    more_from_list Ще з цього списку
    related Схожі дописи
    linked_from Посилання з дописів
    part_of_series Частина {number} з {count} серії {title}
    read_more Читати далі
    updated Оновлено
    reading_time {count}\u{A0}хв читання
    rating {rating} з 5
    rating_with_count.one {rating} з 5, {count} оцінка
    rating_with_count.few {rating} з 5, {count} оцінки
    rating_with_count.many {rating} з 5, {count} оцінок
    rating_with_count.other {rating} з 5, {count} оцінки
    progress Поступ
    percent {number}\u{A0}%
    contents Зміст
    hide Приховати
    undo Скасувати
    show_hidden Показати приховані ({number})
    show_more Показати більше
    no_selection Нічого не вибрано
    copy Копіювати
    copied Скопійовано
    video Відео
    not_found Сторінку не знайдено
    not_found_text За цією адресою нічого немає. Можливо, сторінку перенесено або її ніколи не було.
    go_to Перейти: {title}
    moved Сторінку перенесено
    moved_to Тепер вона тут:
    note Примітка
    tip Порада
    important Важливо
    warning Попередження
    caution Обережно
    permalink Постійне посилання: {title}
    footnote_back Назад до виноски {number}
    search Пошук
    search_site Пошук на сайті
    close Закрити
    results Результати
    found_none Нічого не знайдено
    found.one Знайдено {count} сторінку
    found.few Знайдено {count} сторінки
    found.many Знайдено {count} сторінок
    found.other Знайдено {count} сторінки
    search_failed Пошук зараз недоступний
    draft Чернетка
    """
}
