extension BuiltInWords {
  /// The words of the built-in templates in Chinese.
  static let chinese: StaticString = """
    home 首页
    menu 站点
    language 语言
    skip 跳到正文
    feed 订阅
    browse_tags 按标签浏览
    tags 标签
    categories 分类
    series 系列
    archive 归档
    back_to 返回{title}
    title_with_page {title}（第 {number} 页）
    posts {count} 篇文章
    no_posts 暂无文章
    pages 分页
    page_number 第 {number} 页
    page_of 第 {number} 页，共 {count} 页
    first 首页
    previous 上一页
    next 下一页
    last 末页
    previous_title 上一篇：{title}
    more_from_list 此列表的其他文章
    related 相关文章
    linked_from 链接自
    part_of_series {title}：第 {number} 部分，共 {count} 部分
    read_more 继续阅读
    updated 更新于
    reading_time 阅读约 {count} 分钟
    rating {rating} 分（满分 5 分）
    rating_with_count {rating} 分（满分 5 分），{count} 个评分
    progress 进度
    percent {number}%
    contents 目录
    hide 隐藏
    undo 撤销
    show_hidden 显示已隐藏的项目 ({number})
    show_more 显示更多
    no_selection 未选择
    copy 复制
    copied 已复制
    video 视频
    not_found 找不到页面
    not_found_text 此地址没有内容。页面可能已移动，或从未存在。
    go_to 前往{title}
    moved 此页面已移动
    moved_to 新地址：
    note 注意
    tip 提示
    important 重要
    warning 警告
    caution 小心
    permalink 永久链接：{title}
    footnote_back 返回引用 {number}
    search 搜索
    search_site 搜索本站
    close 关闭
    results 搜索结果
    found_none 未找到内容
    found 找到 {count} 个页面
    search_failed 暂时无法搜索
    draft 草稿
    """
}
