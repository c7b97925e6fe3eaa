extension BuiltInWords {
  /// The words of the built-in templates in Russian.
  static let russian: StaticString = """
    home Главная
    menu Сайт
    language Язык
    skip Перейти к содержанию
    feed Лента
    browse_tags Обзор по меткам
    tags Метки
    categories Рубрики
    series Серии
    archive Архив
    back_to Назад: {title}
    title_with_page {title}, страница {number}
    posts.one {count} запись
    posts.few {count} записи
    posts.many {count} записей
    posts.other {count} записи
    no_posts Записей пока нет
    pages Страницы
    page_number Страница {number}
    page_of Страница {number} из {count}
    first Первая
    previous Назад
    next Дальше
    last Последняя
    previous_title Предыдущая запись: {title}
    more_from_list Ещё из этого списка
    related Похожие записи
    linked_from Ссылки из записей
    part_of_series Часть {number} из {count} серии {title}
    read_more Читать дальше
    updated Обновлено
    reading_time {count}\u{A0}мин чтения
    rating {rating} из 5
    rating_with_count.one {rating} из 5, {count} оценка
    rating_with_count.few {rating} из 5, {count} оценки
    rating_with_count.many {rating} из 5, {count} оценок
    rating_with_count.other {rating} из 5, {count} оценки
    progress Прогресс
    percent {number}\u{A0}%
    contents Содержание
    hide Скрыть
    undo Отменить
    show_hidden Показать скрытые ({number})
    show_more Показать больше
    no_selection Ничего не выбрано
    copy Копировать
    copied Скопировано
    video Видео
    not_found Страница не найдена
    not_found_text По этому адресу ничего нет. Возможно, страница переехала или её никогда не было.
    go_to Перейти: {title}
    moved Страница переехала
    moved_to Теперь она здесь:
    note Примечание
    tip Совет
    important Важно
    warning Предупреждение
    caution Осторожно
    permalink Постоянная ссылка: {title}
    footnote_back Назад к сноске {number}
    search Поиск
    search_site Поиск по сайту
    close Закрыть
    results Результаты
    found_none Ничего не найдено
    found.one Найдена {count} страница
    found.few Найдены {count} страницы
    found.many Найдено {count} страниц
    found.other Найдено {count} страницы
    search_failed Поиск сейчас недоступен
    draft Черновик
    """
}
