extension BuiltInWords {
  /// The words of the built-in templates in Japanese.
  static let japanese: StaticString = """
    home ホーム
    menu サイト
    language 言語
    skip 本文へ移動
    feed フィード
    browse_tags タグから探す
    tags タグ
    categories カテゴリー
    series シリーズ
    archive アーカイブ
    back_to {title}に戻る
    title_with_page {title}（{number}ページ）
    posts {count}件の投稿
    no_posts まだ投稿がありません
    pages ページ
    page_number {number}ページ
    page_of {number} / {count}ページ
    first 最初
    previous 前へ
    next 次へ
    last 最後
    previous_title 前の投稿：{title}
    more_from_list このリストの他の投稿
    related 関連する投稿
    linked_from リンク元
    part_of_series {title}：全{count}回の第{number}回
    read_more 続きを読む
    updated 更新
    reading_time {count}分で読めます
    rating 5点中{rating}点
    rating_with_count 5点中{rating}点、{count}件の評価
    progress 進み具合
    percent {number}%
    contents 目次
    hide 隠す
    undo 元に戻す
    show_hidden 隠したものを表示 ({number})
    show_more もっと見る
    no_selection 選択されていません
    copy コピー
    copied コピーしました
    video 動画
    not_found ページが見つかりません
    not_found_text このアドレスには何もありません。移動したか、もともと存在しなかった可能性があります。
    go_to {title}へ
    moved このページは移動しました
    moved_to 移動先：
    note メモ
    tip ヒント
    important 重要
    warning 警告
    caution 注意
    permalink 固定リンク：{title}
    footnote_back 参照{number}に戻る
    search 検索
    search_site サイト内を検索
    close 閉じる
    results 検索結果
    found_none 見つかりませんでした
    found {count}ページ見つかりました
    search_failed 現在、検索を利用できません
    draft 下書き
    """
}
