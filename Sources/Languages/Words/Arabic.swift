extension BuiltInWords {
  /// The words of the built-in templates in Arabic.
  static let arabic: StaticString = """
    home الرئيسية
    menu الموقع
    language اللغة
    skip انتقل إلى المحتوى
    feed الخلاصة
    browse_tags تصفّح حسب الوسم
    tags الوسوم
    categories التصنيفات
    series السلاسل
    archive الأرشيف
    back_to العودة إلى {title}
    title_with_page {title}، الصفحة {number}
    posts.zero لا مقالات
    posts.one مقالة واحدة
    posts.two مقالتان
    posts.few {count} مقالات
    posts.many {count} مقالة
    posts.other {count} مقالة
    no_posts لا توجد مقالات بعد
    pages الصفحات
    page_number الصفحة {number}
    page_of الصفحة {number} من {count}
    first الأولى
    previous السابق
    next التالي
    last الأخيرة
    previous_title السابق: {title}
    more_from_list المزيد من هذه القائمة
    related مقالات ذات صلة
    linked_from مُشار إليها في
    part_of_series الجزء {number} من {count} في {title}
    read_more تابع القراءة
    updated آخر تحديث
    reading_time.zero قراءة أقل من دقيقة
    reading_time.one قراءة دقيقة واحدة
    reading_time.two قراءة دقيقتين
    reading_time.few قراءة {count} دقائق
    reading_time.many قراءة {count} دقيقة
    reading_time.other قراءة {count} دقيقة
    rating {rating} من 5
    rating_with_count.zero {rating} من 5، بلا تقييمات
    rating_with_count.one {rating} من 5، تقييم واحد
    rating_with_count.two {rating} من 5، تقييمان
    rating_with_count.few {rating} من 5، {count} تقييمات
    rating_with_count.many {rating} من 5، {count} تقييمًا
    rating_with_count.other {rating} من 5، {count} تقييم
    progress التقدّم
    percent {number}%
    contents المحتويات
    hide إخفاء
    undo تراجع
    show_hidden إظهار المخفي ({number})
    show_more عرض المزيد
    no_selection لم يُحدَّد شيء
    copy نسخ
    copied تم النسخ
    video فيديو
    not_found الصفحة غير موجودة
    not_found_text لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة، أو لم تكن موجودة قط.
    go_to انتقل إلى {title}
    moved نُقلت هذه الصفحة
    moved_to عنوانها الآن:
    note ملاحظة
    tip نصيحة
    important مهم
    warning تحذير
    caution تنبيه
    permalink رابط دائم: {title}
    footnote_back العودة إلى المرجع {number}
    search بحث
    search_site ابحث في هذا الموقع
    close إغلاق
    results النتائج
    found_none لم يُعثر على شيء
    found.zero لم يُعثر على شيء
    found.one عُثر على صفحة واحدة
    found.two عُثر على صفحتين
    found.few عُثر على {count} صفحات
    found.many عُثر على {count} صفحة
    found.other عُثر على {count} صفحة
    search_failed البحث غير متاح الآن
    draft مسودة
    """
}
