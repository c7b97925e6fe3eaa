extension BuiltInWords {
  /// The words of the built-in templates in Korean.
  static let korean: StaticString = """
    home 홈
    menu 사이트
    language 언어
    skip 본문으로 건너뛰기
    feed 피드
    browse_tags 태그로 둘러보기
    tags 태그
    categories 카테고리
    series 시리즈
    archive 보관함
    back_to 돌아가기: {title}
    title_with_page {title}, {number}쪽
    posts 글 {count}개
    no_posts 아직 글이 없습니다
    pages 쪽
    page_number {number}쪽
    page_of {count}쪽 중 {number}쪽
    first 처음
    previous 이전
    next 다음
    last 마지막
    previous_title 이전 글: {title}
    more_from_list 이 목록의 다른 글
    related 관련 글
    linked_from 이 글을 링크한 글
    part_of_series {title}: {count}부 중 {number}부
    read_more 계속 읽기
    updated 업데이트
    reading_time 읽는 시간 {count}분
    rating 5점 만점에 {rating}점
    rating_with_count 5점 만점에 {rating}점, 평가 {count}개
    progress 진행률
    percent {number}%
    contents 목차
    hide 숨기기
    undo 실행 취소
    show_hidden 숨긴 항목 보기 ({number})
    show_more 더 보기
    no_selection 선택한 항목 없음
    copy 복사
    copied 복사됨
    video 동영상
    not_found 페이지를 찾을 수 없습니다
    not_found_text 이 주소에는 아무것도 없습니다. 페이지가 옮겨졌거나 처음부터 없었을 수 있습니다.
    go_to {title} 바로가기
    moved 이 페이지는 옮겨졌습니다
    moved_to 새 주소:
    note 참고
    tip 팁
    important 중요
    warning 경고
    caution 주의
    permalink 고유 링크: {title}
    footnote_back 참조 {number}(으)로 돌아가기
    search 검색
    search_site 이 사이트 검색
    close 닫기
    results 검색 결과
    found_none 찾은 것이 없습니다
    found {count}쪽을 찾았습니다
    search_failed 지금은 검색할 수 없습니다
    draft 초안
    """
}
