// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

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
  /// Lines of Markdown as they are.
  void lines(const std::string& markdown) { text_ += markdown; }

  [[nodiscard]] const std::string& markdown() const { return text_; }

 private:
  const Mission& mission_;
  std::string text_;
};

/// The side of that id or role, as Markdown.
[[nodiscard]] std::string side_words(const Mission& mission, const Id& id);
/// What is placed, and what its author says of that, as entries of a list.
[[nodiscard]] std::vector<std::string> placings_in_words(const Mission& mission, const std::vector<Placing>& placings,
                                                         const Item& item);
/// What the system calls a kind; a word that it does not know as it stands.
[[nodiscard]] std::string kind_words(const std::vector<NamedKind>& kinds, const std::string& word);
/// How often something may be used.
[[nodiscard]] std::string uses_words(const GameSystem& system, const std::string& uses);

// The parts of the briefing, each with its headings; nothing where the mission has none of what it tells of.
void tell_battlefield(const Mission& mission, BriefingText& text);
void tell_zones_and_areas(const Mission& mission, BriefingText& text);
void tell_objectives(const Mission& mission, BriefingText& text);
void tell_actions(const Mission& mission, BriefingText& text);
void tell_stratagems(const Mission& mission, BriefingText& text);
void tell_tables(const Mission& mission, BriefingText& text);
void tell_forces(const Mission& mission, BriefingText& text);

}  // namespace bulkhead
