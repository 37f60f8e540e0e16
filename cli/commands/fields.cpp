// SPDX-License-Identifier: MIT
#include "model/mission/fields.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

struct Options {
  std::string item;
  std::string format;
};

std::vector<std::string> choice_words(const FieldInfo& field) {
  std::vector<std::string> words;
  for (const auto& choice : field.choices) {
    if (!choice.value.empty()) words.emplace_back(choice.value);
  }
  return words;
}

nlohmann::ordered_json to_json(const FieldInfo& field) {
  using Json = nlohmann::ordered_json;
  const auto range_end = [&](int end) { return field.has_range() ? Json(end) : Json(); };
  Json json = {{"field", field.key},           {"label", field.label},
               {"form", to_text(field.form)},  {"from", range_end(field.from)},
               {"to", range_end(field.to)},    {"default", field.fallback.empty() ? Json() : Json(field.fallback)},
               {"required", field.required},   {"choices", choice_words(field)},
               {"proposals", field.proposals}, {"columns", Json::array()}};
  for (const auto* column : field.columns) json["columns"].push_back(to_json(*column));
  return json;
}

/// `number, 0 to 99`
std::string form_words(const FieldInfo& field) {
  std::string words(to_text(field.form));
  if (field.has_range()) words += fmt::format(", {} to {}", field.from, field.to);
  if (!field.choices.empty()) words += fmt::format(": {}", fmt::join(choice_words(field), ", "));
  std::vector<std::string_view> columns;
  for (const auto* column : field.columns) columns.push_back(column->key);
  if (!columns.empty()) words += fmt::format(" of {}", fmt::join(columns, ", "));
  return words;
}

ExitCode run(const Options& options) {
  auto json = nlohmann::ordered_json::array();
  std::vector<std::string_view> known;
  std::string text;
  auto things = all_fields();
  for (const auto& kind : kind_fields()) things.push_back(kind);
  things.push_back(game_fields());
  for (const auto& [thing, fields] : things) {
    known.push_back(thing.key);
    if (!options.item.empty() && options.item != thing.key) continue;
    for (const auto* field : fields) {
      auto& entry = json.emplace_back(nlohmann::ordered_json{{"item", thing.key}});
      entry.update(to_json(*field));
      text += fmt::format("{:<14} {:<18} {:<26} {}\n", thing.key, field->key, field->label, form_words(*field));
    }
  }
  if (json.empty()) {
    complain(fmt::format("nothing called \"{}\" has fields; write one of {}", quotable(options.item),
                         fmt::join(known, ", ")));
    return ExitCode::usage;
  }
  print(options.format == "json" ? json.dump(2) + "\n" : text);
  return ExitCode::fine;
}

}  // namespace

void describe_fields(Command& command) {
  command.footer("Example: bulkhead fields stratagem");
  const auto options = std::make_shared<Options>();
  command.add("ITEM", options->item, "Only those of one kind of thing, such as stratagem").not_empty();
  add_format_option(command, options->format);
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
