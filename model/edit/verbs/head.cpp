// SPDX-License-Identifier: MIT
#include "model/edit/verbs/head.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/fields.h"

namespace bulkhead {
namespace {

const FieldOf<MissionHead>& head_field(std::string_view key) {
  const auto* field = find_field<MissionHead>(key);
  BULKHEAD_EXPECTS(field != nullptr);
  return *field;
}

/// What says that a field holds nothing.
std::string_view nothing(const FieldInfo& field) { return field.choices.empty() ? "none" : "unstated"; }

Result<std::string> read_choice(const FieldInfo& field, const std::string& word) {
  if (word == nothing(field)) return std::string();
  std::vector<std::string_view> known;
  for (const auto& choice : field.choices) {
    if (choice.value.empty()) continue;
    if (choice.value == word) return word;
    known.push_back(choice.value);
  }
  return fail(fmt::format("\"{}\" is no {}; write {} or {}", quotable(word), field.in_messages(),
                          fmt::join(known, ", "), nothing(field)));
}

Result<std::string> read_value(const FieldInfo& field, const EditWord& word) {
  if (field.is_text()) return word.text;
  if (!field.choices.empty()) return read_choice(field, word.text);
  if (is_keyword(word, nothing(field))) return std::string();
  return Id::parse(word.text).map([](const Id& id) { return id.text(); });
}

Result<Edit> parse_head(const Mission& mission, EditWords words, const std::string& field) {
  EditReader read(mission, words, 1);
  auto value = read.take(read_value(head_field(field), read.word()));
  return read.made(SetHead{field, std::move(value)});
}

}  // namespace

Result<Mission> SetMissionId::apply(const Mission& mission) const {
  Mission result = mission;
  change(result.head, [&](MissionHead& head) { head.id = id; });
  return result;
}

std::string SetMissionId::text_form(const Mission&) const { return "id " + id.text(); }

StepName SetMissionId::step_name(const Mission&) const { return StepName("Mission id"); }

Result<Mission> SetHead::apply(const Mission& mission) const {
  auto head = *mission.head;
  return check_text(value).and_then([&] { return head_field(field).put(head, single(value)); }).map([&] {
    Mission result = mission;
    result.head = std::move(head);
    return result;
  });
}

std::string SetHead::text_form(const Mission&) const {
  const auto& info = head_field(field);
  if (info.is_text()) return fmt::format("{} {}", field, quoted_word(value));
  return fmt::format("{} {}", field, value.empty() ? std::string(nothing(info)) : id_word(value, "none"));
}

StepName SetHead::step_name(const Mission&) const { return StepName(head_field(field).label); }

Result<Edit> parse_id(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 1);
  const auto id = read.id();
  return read.made(SetMissionId{id});
}

Result<Edit> parse_title(const Mission& mission, EditWords words) { return parse_head(mission, words, "title"); }

Result<Edit> parse_author(const Mission& mission, EditWords words) { return parse_head(mission, words, "author"); }

Result<Edit> parse_version(const Mission& mission, EditWords words) { return parse_head(mission, words, "version"); }

Result<Edit> parse_balance(const Mission& mission, EditWords words) { return parse_head(mission, words, "balance"); }

Result<Edit> parse_season(const Mission& mission, EditWords words) { return parse_head(mission, words, "season"); }

}  // namespace bulkhead
