extension BuiltInWords {
  /// The words of the built-in templates in traditional Chinese.
  static let traditionalChinese: StaticString = """
    home 首頁
    menu 網站
    language 語言
    skip 跳到內文
    feed 訂閱
    browse_tags 依標籤瀏覽
    tags 標籤
    categories 分類
    series 系列
    archive 封存
    back_to 返回{title}
    title_with_page {title}（第 {number} 頁）
    posts {count} 篇文章
    no_posts 尚無文章
    pages 分頁
    page_number 第 {number} 頁
    page_of 第 {number} 頁，共 {count} 頁
    first 第一頁
    previous 上一頁
    next 下一頁
    last 最後一頁
    previous_title 上一篇：{title}
    more_from_list 此清單的其他文章
    related 相關文章
    linked_from 連結自
    part_of_series {title}：第 {number} 部分，共 {count} 部分
    read_more 繼續閱讀
    updated 更新於
    reading_time 閱讀約 {count} 分鐘
    rating {rating} 分（滿分 5 分）
    rating_with_count {rating} 分（滿分 5 分），{count} 則評分
    progress 進度
    percent {number}%
    contents 目錄
    hide 隱藏
    undo 復原
    show_hidden 顯示已隱藏的項目 ({number})
    show_more 顯示更多
    no_selection 未選取
    copy 複製
    copied 已複製
    video 影片
    not_found 找不到頁面
    not_found_text 此網址沒有內容。頁面可能已移動，或從未存在。
    go_to 前往{title}
    moved 此頁面已移動
    moved_to 新網址：
    note 附註
    tip 提示
    important 重要
    warning 警告
    caution 注意
    permalink 永久連結：{title}
    footnote_back 返回註腳 {number}
    search 搜尋
    search_site 搜尋本站
    close 關閉
    results 搜尋結果
    found_none 找不到內容
    found 找到 {count} 個頁面
    search_failed 暫時無法搜尋
    draft 草稿
    """
}
