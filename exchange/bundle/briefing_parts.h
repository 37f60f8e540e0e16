// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/fields.h"
#include "model/mission/mission.h"

/// What the parts of the briefing are made of. Words that are handed in as Markdown have users' texts escaped already.
namespace bulkhead {

/// The document as far as it is written.
class BriefingText {
 public:
  explicit BriefingText(const Mission& mission) : mission_(mission) {}

  void heading(int level, std::string_view text);
  /// A paragraph of the program's own words, as Markdown.
  void paragraph(const std::string& words) { text_ += "\n" + words + "\n"; }
  /// Paragraphs of a user's text, its references replaced; `item` is null for texts that belong to none.
  void user_text(std::string_view text, const Item* item);
  /// A paragraph with a name in front; nothing where the text is blank.
  void named(std::string_view name, std::string_view text, const Item& item);
  /// Entries of a list, as Markdown, after a blank line.
  void list(const std::vector<std::string>& entries);
  /// What is placed, and what its author says of that, as entries of a list.
  void placings(const std::vector<Placing>& placings, const Item& item);
  /// Lines of Markdown as they are.
  void lines(const std::string& markdown) { text_ += markdown; }

  /// Whether that object is told of for the first time: what one text has told, no other repeats.
  [[nodiscard]] bool tells_first(const Id& id) { return told_.insert(id).second; }

  [[nodiscard]] const std::string& markdown() const { return text_; }

 private:
  const Mission& mission_;
  std::string text_;
  std::set<Id> told_;
};

/// The side of that id or role, as Markdown.
[[nodiscard]] std::string side_words(const Mission& mission, const Id& id);
/// What the system calls a kind, as Markdown.
[[nodiscard]] std::string kind_words(const std::vector<NamedKind>& kinds, const std::string& word);
/// Where words first refer to that object, `{rule:airlocks}`; npos where they do not.
[[nodiscard]] std::size_t find_reference(std::string_view words, std::string_view type, const Id& id);
/// The words of an item's texts, as they are written.
template <typename T>
[[nodiscard]] std::string texts_of(const T& item) {
  std::string words;
  for (const auto& field : fields_of<T>()) {
    if (field.form == FieldForm::long_text) words += field.text(item) + "\n";
  }
  return words;
}
/// The tables to which these words refer and that nothing has told of before, each under a heading of that level.
void tell_tables_of(const Mission& mission, std::string_view words, int level, BriefingText& text);
/// How often something may be used, as Markdown.
[[nodiscard]] std::string uses_words(const GameSystem& system, const std::string& uses);

// The parts of the briefing, each with its headings; nothing where the mission has none of what it tells of.
void tell_battlefield(const Mission& mission, BriefingText& text);
void tell_zones_and_areas(const Mission& mission, BriefingText& text);
void tell_game(const Mission& mission, BriefingText& text);
void tell_objectives(const Mission& mission, BriefingText& text);
void tell_actions(const Mission& mission, BriefingText& text);
void tell_stratagems(const Mission& mission, BriefingText& text);
/// Who controls markers, where anything in the mission asks for that.
void tell_control(const Mission& mission, BriefingText& text);
/// Those that nothing else has told of.
void tell_tables(const Mission& mission, BriefingText& text);
void tell_forces(const Mission& mission, BriefingText& text);

}  // namespace bulkhead
