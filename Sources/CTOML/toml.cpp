#include "CTOML.h"

#if !__has_include(<toml++/toml.h>)
#error "toml++ is missing: apt-get install libtomlplusplus-dev"
#endif

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_MAX_NESTED_VALUES 64
#include <toml++/toml.h>

#include <algorithm>
#include <string>
#include <vector>

struct ctoml_document {
  std::vector<ctoml_value> values;
  toml::table root;
  std::string error;
  ctoml_place error_place{0, 0};
  bool failed = false;
};

namespace {

ctoml_place place(const toml::source_position &position) {
  return {static_cast<uint32_t>(position.line), static_cast<uint32_t>(position.column)};
}

ctoml_date date(const toml::date &day, const toml::time *time, const toml::time_offset *offset) {
  ctoml_date result{};
  result.year = day.year;
  result.month = day.month;
  result.day = day.day;
  if (time) {
    result.hour = time->hour;
    result.minute = time->minute;
    result.second = time->second;
  }
  if (offset) {
    result.offset_minutes = offset->minutes;
    result.has_offset = 1;
  }
  return result;
}

void append(std::vector<ctoml_value> &values, const toml::node &node, const toml::key *key) {
  ctoml_value value{};
  value.start = place(node.source().begin);
  value.end = place(node.source().end);
  if (key) {
    value.key = key->data();
    value.key_length = key->length();
    value.key_start = place(key->source().begin);
    value.key_end = place(key->source().end);
  }
  switch (node.type()) {
    case toml::node_type::table: {
      const toml::table &table = *node.as_table();
      value.kind = CTOML_TABLE;
      value.count = table.size();
      values.push_back(value);
      /* toml++ sorts by name; the file's order is what its keys' places say. */
      std::vector<std::pair<const toml::key *, const toml::node *>> entries;
      entries.reserve(table.size());
      for (auto it = table.cbegin(); it != table.cend(); ++it)
        entries.emplace_back(&it->first, &it->second);
      std::sort(entries.begin(), entries.end(), [](const auto &left, const auto &right) {
        return left.first->source().begin < right.first->source().begin;
      });
      for (const auto &entry : entries) append(values, *entry.second, entry.first);
      return;
    }
    case toml::node_type::array: {
      const toml::array &array = *node.as_array();
      value.kind = CTOML_ARRAY;
      value.count = array.size();
      values.push_back(value);
      for (const toml::node &item : array) append(values, item, nullptr);
      return;
    }
    case toml::node_type::string: {
      const std::string &text = node.as_string()->get();
      value.kind = CTOML_STRING;
      value.text = text.data();
      value.length = text.size();
      break;
    }
    case toml::node_type::integer:
      value.kind = CTOML_INTEGER;
      value.integer = node.as_integer()->get();
      break;
    case toml::node_type::floating_point:
      value.kind = CTOML_FLOAT;
      value.number = node.as_floating_point()->get();
      break;
    case toml::node_type::boolean:
      value.kind = CTOML_BOOLEAN;
      value.integer = node.as_boolean()->get() ? 1 : 0;
      break;
    case toml::node_type::date:
      value.kind = CTOML_DATE;
      value.date = date(node.as_date()->get(), nullptr, nullptr);
      break;
    case toml::node_type::time:
      value.kind = CTOML_TIME;
      break;
    case toml::node_type::date_time: {
      const toml::date_time &moment = node.as_date_time()->get();
      value.kind = CTOML_DATE_TIME;
      value.date = date(moment.date, &moment.time, moment.offset ? &*moment.offset : nullptr);
      break;
    }
    case toml::node_type::none: break;
  }
  values.push_back(value);
}

}  // namespace

ctoml_document *ctoml_parse(const char *text, size_t length) try {
  auto document = std::make_unique<ctoml_document>();
  toml::parse_result result = toml::parse(std::string_view(text, length));
  if (result) {
    document->root = std::move(result).table();
    append(document->values, document->root, nullptr);
  } else {
    document->failed = true;
    document->error = std::string(result.error().description());
    document->error_place = place(result.error().source().begin);
  }
  return document.release();
} catch (...) {
  return nullptr;
}

void ctoml_free(ctoml_document *document) { delete document; }

const ctoml_value *ctoml_values(const ctoml_document *document, size_t *count) {
  *count = document->values.size();
  return document->values.data();
}

const char *ctoml_error(const ctoml_document *document, ctoml_place *place) {
  if (!document->failed) return nullptr;
  *place = document->error_place;
  return document->error.c_str();
}
