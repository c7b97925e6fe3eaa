/* Made by .ci/embed-templates from the files in Templates/. */
#include "CBuiltIns.h"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes_0[] = {
#embed "../../Templates/404.html" if_empty(0)
};

static const unsigned char bytes_1[] = {
#embed "../../Templates/archive.html" if_empty(0)
};

static const unsigned char bytes_2[] = {
#embed "../../Templates/base.css" if_empty(0)
};

static const unsigned char bytes_3[] = {
#embed "../../Templates/base.html" if_empty(0)
};

static const unsigned char bytes_4[] = {
#embed "../../Templates/blurry/detail.html" if_empty(0)
};

static const unsigned char bytes_5[] = {
#embed "../../Templates/blurry/list.html" if_empty(0)
};

static const unsigned char bytes_6[] = {
#embed "../../Templates/blurry/style.css" if_empty(0)
};

static const unsigned char bytes_7[] = {
#embed "../../Templates/content.css" if_empty(0)
};

static const unsigned char bytes_8[] = {
#embed "../../Templates/feed.json" if_empty(0)
};

static const unsigned char bytes_9[] = {
#embed "../../Templates/feed.xml" if_empty(0)
};

static const unsigned char bytes_10[] = {
#embed "../../Templates/flat-dark/detail.html" if_empty(0)
};

static const unsigned char bytes_11[] = {
#embed "../../Templates/flat-dark/list.html" if_empty(0)
};

static const unsigned char bytes_12[] = {
#embed "../../Templates/flat-dark/style.css" if_empty(0)
};

static const unsigned char bytes_13[] = {
#embed "../../Templates/gallery.html" if_empty(0)
};

static const unsigned char bytes_14[] = {
#embed "../../Templates/grid/detail.html" if_empty(0)
};

static const unsigned char bytes_15[] = {
#embed "../../Templates/grid/list.html" if_empty(0)
};

static const unsigned char bytes_16[] = {
#embed "../../Templates/grid/style.css" if_empty(0)
};

static const unsigned char bytes_17[] = {
#embed "../../Templates/grouped/detail.html" if_empty(0)
};

static const unsigned char bytes_18[] = {
#embed "../../Templates/grouped/list.html" if_empty(0)
};

static const unsigned char bytes_19[] = {
#embed "../../Templates/grouped/style.css" if_empty(0)
};

static const unsigned char bytes_20[] = {
#embed "../../Templates/headers.txt" if_empty(0)
};

static const unsigned char bytes_21[] = {
#embed "../../Templates/highlight.css" if_empty(0)
};

static const unsigned char bytes_22[] = {
#embed "../../Templates/inset-grouped/detail.html" if_empty(0)
};

static const unsigned char bytes_23[] = {
#embed "../../Templates/inset-grouped/list.html" if_empty(0)
};

static const unsigned char bytes_24[] = {
#embed "../../Templates/inset-grouped/style.css" if_empty(0)
};

static const unsigned char bytes_25[] = {
#embed "../../Templates/macros/icons.html" if_empty(0)
};

static const unsigned char bytes_26[] = {
#embed "../../Templates/macros/parts.html" if_empty(0)
};

static const unsigned char bytes_27[] = {
#embed "../../Templates/macros/previews.html" if_empty(0)
};

static const unsigned char bytes_28[] = {
#embed "../../Templates/macros/rows.html" if_empty(0)
};

static const unsigned char bytes_29[] = {
#embed "../../Templates/manifest.webmanifest" if_empty(0)
};

static const unsigned char bytes_30[] = {
#embed "../../Templates/math.css" if_empty(0)
};

static const unsigned char bytes_31[] = {
#embed "../../Templates/metadata.html" if_empty(0)
};

static const unsigned char bytes_32[] = {
#embed "../../Templates/no-space/detail.html" if_empty(0)
};

static const unsigned char bytes_33[] = {
#embed "../../Templates/no-space/list.html" if_empty(0)
};

static const unsigned char bytes_34[] = {
#embed "../../Templates/no-space/style.css" if_empty(0)
};

static const unsigned char bytes_35[] = {
#embed "../../Templates/page.html" if_empty(0)
};

static const unsigned char bytes_36[] = {
#embed "../../Templates/plain/detail.html" if_empty(0)
};

static const unsigned char bytes_37[] = {
#embed "../../Templates/plain/list.html" if_empty(0)
};

static const unsigned char bytes_38[] = {
#embed "../../Templates/plain/style.css" if_empty(0)
};

static const unsigned char bytes_39[] = {
#embed "../../Templates/redirect.html" if_empty(0)
};

static const unsigned char bytes_40[] = {
#embed "../../Templates/redirects.txt" if_empty(0)
};

static const unsigned char bytes_41[] = {
#embed "../../Templates/robots.txt" if_empty(0)
};

static const unsigned char bytes_42[] = {
#embed "../../Templates/rows/detail.html" if_empty(0)
};

static const unsigned char bytes_43[] = {
#embed "../../Templates/rows/list.html" if_empty(0)
};

static const unsigned char bytes_44[] = {
#embed "../../Templates/rows/style.css" if_empty(0)
};

static const unsigned char bytes_45[] = {
#embed "../../Templates/rss.xml" if_empty(0)
};

static const unsigned char bytes_46[] = {
#embed "../../Templates/search.css" if_empty(0)
};

static const unsigned char bytes_47[] = {
#embed "../../Templates/search.js" if_empty(0)
};

static const unsigned char bytes_48[] = {
#embed "../../Templates/shortcodes/details.html" if_empty(0)
};

static const unsigned char bytes_49[] = {
#embed "../../Templates/shortcodes/figure.html" if_empty(0)
};

static const unsigned char bytes_50[] = {
#embed "../../Templates/shortcodes/gallery.html" if_empty(0)
};

static const unsigned char bytes_51[] = {
#embed "../../Templates/shortcodes/video.html" if_empty(0)
};

static const unsigned char bytes_52[] = {
#embed "../../Templates/shortcodes/youtube.html" if_empty(0)
};

static const unsigned char bytes_53[] = {
#embed "../../Templates/sidebar/detail.html" if_empty(0)
};

static const unsigned char bytes_54[] = {
#embed "../../Templates/sidebar/list.html" if_empty(0)
};

static const unsigned char bytes_55[] = {
#embed "../../Templates/sidebar/style.css" if_empty(0)
};

static const unsigned char bytes_56[] = {
#embed "../../Templates/site.js" if_empty(0)
};

static const unsigned char bytes_57[] = {
#embed "../../Templates/sitemap-index.xml" if_empty(0)
};

static const unsigned char bytes_58[] = {
#embed "../../Templates/sitemap.xml" if_empty(0)
};

static const unsigned char bytes_59[] = {
#embed "../../Templates/terms.html" if_empty(0)
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} files[] = {
  {"404.html", bytes_0, sizeof bytes_0},
  {"archive.html", bytes_1, sizeof bytes_1},
  {"base.css", bytes_2, sizeof bytes_2},
  {"base.html", bytes_3, sizeof bytes_3},
  {"blurry/detail.html", bytes_4, sizeof bytes_4},
  {"blurry/list.html", bytes_5, sizeof bytes_5},
  {"blurry/style.css", bytes_6, sizeof bytes_6},
  {"content.css", bytes_7, sizeof bytes_7},
  {"feed.json", bytes_8, sizeof bytes_8},
  {"feed.xml", bytes_9, sizeof bytes_9},
  {"flat-dark/detail.html", bytes_10, sizeof bytes_10},
  {"flat-dark/list.html", bytes_11, sizeof bytes_11},
  {"flat-dark/style.css", bytes_12, sizeof bytes_12},
  {"gallery.html", bytes_13, sizeof bytes_13},
  {"grid/detail.html", bytes_14, sizeof bytes_14},
  {"grid/list.html", bytes_15, sizeof bytes_15},
  {"grid/style.css", bytes_16, sizeof bytes_16},
  {"grouped/detail.html", bytes_17, sizeof bytes_17},
  {"grouped/list.html", bytes_18, sizeof bytes_18},
  {"grouped/style.css", bytes_19, sizeof bytes_19},
  {"headers.txt", bytes_20, sizeof bytes_20},
  {"highlight.css", bytes_21, sizeof bytes_21},
  {"inset-grouped/detail.html", bytes_22, sizeof bytes_22},
  {"inset-grouped/list.html", bytes_23, sizeof bytes_23},
  {"inset-grouped/style.css", bytes_24, sizeof bytes_24},
  {"macros/icons.html", bytes_25, sizeof bytes_25},
  {"macros/parts.html", bytes_26, sizeof bytes_26},
  {"macros/previews.html", bytes_27, sizeof bytes_27},
  {"macros/rows.html", bytes_28, sizeof bytes_28},
  {"manifest.webmanifest", bytes_29, sizeof bytes_29},
  {"math.css", bytes_30, sizeof bytes_30},
  {"metadata.html", bytes_31, sizeof bytes_31},
  {"no-space/detail.html", bytes_32, sizeof bytes_32},
  {"no-space/list.html", bytes_33, sizeof bytes_33},
  {"no-space/style.css", bytes_34, sizeof bytes_34},
  {"page.html", bytes_35, sizeof bytes_35},
  {"plain/detail.html", bytes_36, sizeof bytes_36},
  {"plain/list.html", bytes_37, sizeof bytes_37},
  {"plain/style.css", bytes_38, sizeof bytes_38},
  {"redirect.html", bytes_39, sizeof bytes_39},
  {"redirects.txt", bytes_40, sizeof bytes_40},
  {"robots.txt", bytes_41, sizeof bytes_41},
  {"rows/detail.html", bytes_42, sizeof bytes_42},
  {"rows/list.html", bytes_43, sizeof bytes_43},
  {"rows/style.css", bytes_44, sizeof bytes_44},
  {"rss.xml", bytes_45, sizeof bytes_45},
  {"search.css", bytes_46, sizeof bytes_46},
  {"search.js", bytes_47, sizeof bytes_47},
  {"shortcodes/details.html", bytes_48, sizeof bytes_48},
  {"shortcodes/figure.html", bytes_49, sizeof bytes_49},
  {"shortcodes/gallery.html", bytes_50, sizeof bytes_50},
  {"shortcodes/video.html", bytes_51, sizeof bytes_51},
  {"shortcodes/youtube.html", bytes_52, sizeof bytes_52},
  {"sidebar/detail.html", bytes_53, sizeof bytes_53},
  {"sidebar/list.html", bytes_54, sizeof bytes_54},
  {"sidebar/style.css", bytes_55, sizeof bytes_55},
  {"site.js", bytes_56, sizeof bytes_56},
  {"sitemap-index.xml", bytes_57, sizeof bytes_57},
  {"sitemap.xml", bytes_58, sizeof bytes_58},
  {"terms.html", bytes_59, sizeof bytes_59},
};

const int sitegen_builtin_count = sizeof files / sizeof files[0];
const char *sitegen_builtin_name(int index) { return files[index].name; }
const unsigned char *sitegen_builtin_bytes(int index) { return files[index].bytes; }
size_t sitegen_builtin_size(int index) { return files[index].size; }
