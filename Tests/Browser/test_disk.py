"""A site with relative addresses, opened from a disk without a server."""

from pathlib import Path


def test_pages_lead_to_each_other(browser, sites):
    output = Path(sites.output("disk")).resolve()
    context = browser.new_context()
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("requestfailed", lambda request: faults.append(request.url))
    page.goto(f"{output.as_uri()}/index.html")
    page.get_by_role("link", name="Post 20").click()
    page.wait_for_url("file:///**/posts/post-20/index.html")
    assert page.locator("h1").inner_text() == "Post 20"
    assert page.evaluate("document.querySelector('img').naturalWidth") > 0
    assert page.evaluate("document.styleSheets.length") == 1
    # The script leads back to the list that the visitor came from.
    page.locator("a[data-back]").first.click()
    page.wait_for_url("file:///**/Output/index.html#post-20")
    page.goto(f"{output.as_uri()}/posts/index.html")
    page.locator('.pages a[rel="next"]').click()
    page.wait_for_url("file:///**/posts/page/2/index.html")
    # It may have led on before it is loaded.
    page.goto(f"{output.as_uri()}/old/20/index.html", wait_until="commit")
    page.wait_for_url("file:///**/posts/post-20/index.html")
    assert faults == []
    context.close()
