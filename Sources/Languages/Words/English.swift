extension BuiltInWords {
  /// The words of the built-in templates in English.
  static let english: StaticString = """
    home Home
    menu Site
    language Language
    skip Skip to content
    feed Feed
    browse_tags Browse by tag
    tags Tags
    categories Categories
    series Series
    archive Archive
    back_to Back to {title}
    title_with_page {title}, page {number}
    posts.one {count} post
    posts.other {count} posts
    no_posts No posts yet
    pages Pages
    page_number Page {number}
    page_of Page {number} of {count}
    first First
    previous Previous
    next Next
    last Last
    previous_title Previous: {title}
    more_from_list More from this list
    related Related posts
    linked_from Linked from
    part_of_series Part {number} of {count} in {title}
    read_more Read More
    updated Post Updated
    reading_time {count} min read
    rating {rating} out of 5
    rating_with_count.one {rating} out of 5, {count} rating
    rating_with_count.other {rating} out of 5, {count} ratings
    progress Progress
    percent {number}%
    contents Contents
    hide Hide
    undo Undo
    show_hidden Show {number} hidden
    show_more Show more
    no_selection No Selection
    copy Copy
    copied Copied
    video Video
    not_found Page not found
    not_found_text Nothing stands at this address. It may have moved, or never been there.
    go_to Go to {title}
    moved This page has moved
    moved_to It is now at:
    note Note
    tip Tip
    important Important
    warning Warning
    caution Caution
    permalink Permalink: {title}
    footnote_back Back to reference {number}
    search Search
    search_site Search this site
    close Close
    results Results
    found_none Nothing found
    found.one {count} page found
    found.other {count} pages found
    search_failed The search cannot be reached just now
    draft Draft
    """
}
