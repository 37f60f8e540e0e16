// SPDX-License-Identifier: MIT
#include "editor/tools/session/library_list.h"

#include <algorithm>

#include "editor/tools/inspector/titles.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// A value by the title that a form would show.
std::string titled(const Mission& mission, std::string_view of, const FieldInfo& field, const std::string& value) {
  const auto offer = offer_for(mission, of, field);
  const auto found = std::find_if(offer.choices.begin(), offer.choices.end(),
                                  [&](const InspectorChoice& choice) { return choice.value == value; });
  return found == offer.choices.end() ? value : found->name;
}

/// A row of a list: what is said in it, with the columns' labels where a value does not speak for itself.
std::string row_in_words(const Mission& mission, const FieldInfo& list, const std::vector<std::string>& row) {
  std::string words;
  for (std::size_t index = 0; index < row.size(); ++index) {
    const auto& column = *list.columns[index];
    if (row[index].empty() || (column.named && row[index] == column.fallback)) continue;
    if (!words.empty()) words += " · ";
    const bool speaks = column.form == FieldForm::long_text || column.form == FieldForm::moment ||
                        column.form == FieldForm::choice || column.form == FieldForm::kind;
    if (!speaks) words += translate(column.label) + " ";
    words += titled(mission, list.key, column, row[index]);
  }
  return words;
}

template <typename T>
std::string fields_in_words(const Mission& mission, const T& item) {
  std::string words;
  const auto add = [&](const FieldInfo& field, const std::string& text) {
    if (!words.empty()) words += "\n";
    words += translate(field.label) + ": " + text + "\n";
  };
  for (const auto& field : fields_of<T>()) {
    if (field.is_name() || field.form == FieldForm::library_id) continue;
    if (field.form == FieldForm::list) {
      std::string rows;
      for (const auto& row : field.value(item))
        rows += "\n  – " + expand(row_in_words(mission, field, row), &item, mission);
      if (!rows.empty()) add(field, rows);
      continue;
    }
    const auto text = field.text(item);
    if (text.empty() || text == field.fallback) continue;
    if (field.form == FieldForm::lua) {
      const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
      add(field, counted(static_cast<std::size_t>(lines), marked("one line"), marked("{} lines")));
    } else {
      add(field, expand(titled(mission, info_of<T>().key, field, text), &item, mission));
    }
  }
  return words;
}

}  // namespace

std::vector<const Template*> library_items(const Library& library, const LibraryQuestion& question) {
  std::vector<const Template*> found;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::item) continue;
    if (!question.system.empty() && entry.system != question.system) continue;
    if (!question.kind.empty() && kind_word(entry) != question.kind) continue;
    const auto all = entry.title + " " + std::string(kind_word(entry)) + " " + entry.id.text();
    if (has_all_words(all, question.words)) found.push_back(&entry);
  }
  return found;
}

std::string unread_in_words(const Library& library) {
  constexpr std::size_t most_said = 10;
  const auto& problems = library.problems();
  std::string words;
  for (std::size_t index = 0; index < std::min(problems.size(), most_said); ++index) {
    words += (index == 0 ? "" : "\n") + to_text(problems[index]);
  }
  return problems.size() > most_said ? words + "\n…" : words;
}

std::string item_in_words(const Mission& mission, const LibraryItem& item) {
  return std::visit([&](const auto& known) { return fields_in_words(mission, known); }, item.item);
}

}  // namespace bulkhead
