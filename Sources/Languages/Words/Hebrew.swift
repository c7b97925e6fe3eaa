extension BuiltInWords {
  /// The words of the built-in templates in Hebrew.
  static let hebrew: StaticString = """
    home דף הבית
    menu האתר
    language שפה
    skip דילוג לתוכן
    feed עדכונים
    browse_tags עיון לפי תגית
    tags תגיות
    categories קטגוריות
    series סדרות
    archive ארכיון
    back_to חזרה אל {title}
    title_with_page {title}, עמוד {number}
    posts.one פוסט אחד
    posts.two שני פוסטים
    posts.other {count} פוסטים
    no_posts אין עדיין פוסטים
    pages עמודים
    page_number עמוד {number}
    page_of עמוד {number} מתוך {count}
    first ראשון
    previous הקודם
    next הבא
    last אחרון
    previous_title הקודם: {title}
    more_from_list עוד מהרשימה הזאת
    related פוסטים קשורים
    linked_from קישורים מתוך
    part_of_series חלק {number} מתוך {count} בסדרה {title}
    read_more המשך קריאה
    updated עודכן
    reading_time.one דקת קריאה אחת
    reading_time.two שתי דקות קריאה
    reading_time.other {count} דקות קריאה
    rating {rating} מתוך 5
    rating_with_count.one {rating} מתוך 5, דירוג אחד
    rating_with_count.two {rating} מתוך 5, שני דירוגים
    rating_with_count.other {rating} מתוך 5, {count} דירוגים
    progress התקדמות
    percent {number}%
    contents תוכן העניינים
    hide הסתרה
    undo ביטול
    show_hidden הצגת המוסתרים ({number})
    show_more הצגת עוד
    no_selection לא נבחר דבר
    copy העתקה
    copied הועתק
    video סרטון
    not_found הדף לא נמצא
    not_found_text אין דבר בכתובת הזאת. ייתכן שהדף הועבר, או שמעולם לא היה.
    go_to מעבר אל {title}
    moved הדף הזה הועבר
    moved_to הוא נמצא עכשיו כאן:
    note הערה
    tip טיפ
    important חשוב
    warning אזהרה
    caution זהירות
    permalink קישור קבוע: {title}
    footnote_back חזרה להפניה {number}
    search חיפוש
    search_site חיפוש באתר
    close סגירה
    results תוצאות
    found_none לא נמצא דבר
    found.one נמצא דף אחד
    found.two נמצאו שני דפים
    found.other נמצאו {count} דפים
    search_failed החיפוש אינו זמין כעת
    draft טיוטה
    """
}
