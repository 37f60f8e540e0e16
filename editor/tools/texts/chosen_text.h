// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "editor/tools/document/drafts.h"
#include "editor/tools/texts/contents.h"

namespace bulkhead {

/// The field of a draft of an item's Lua.
inline constexpr const char* lua_field = "lua";

/// The first text of a mission, in the list's order; nothing where it has none.
[[nodiscard]] std::optional<TextKey> first_text(const Mission& mission);

/// Which text, or which group of them, is chosen in the list of a mission's texts. It goes along with the mission: a
/// text that has got another name stays chosen, and in the place of one that is gone its neighbour is, or its group
/// where it was the last of it.
class ChosenText {
 public:
  [[nodiscard]] const std::optional<TextKey>& text() const { return text_; }
  /// The text's id if it is an item, null else.
  [[nodiscard]] const Id* item() const { return text_ ? std::get_if<Id>(&*text_) : nullptr; }
  /// What is chosen instead of a text.
  [[nodiscard]] const std::optional<TextKind>& group() const { return group_; }
  /// The key of what is chosen in the list; empty for nothing.
  [[nodiscard]] std::string entry() const;
  [[nodiscard]] bool can_move(bool up) const;

  /// Nothing where there is no such text.
  void choose(const Mission& mission, const TextKey& text);
  void choose_group(std::optional<TextKind> group);
  /// The chosen text has gone up or down by one.
  void moved(const Mission& mission, bool up);
  /// Goes from one mission to the next. False where another text is chosen then.
  bool follow(const Mission& before, const Mission& now);

 private:
  std::optional<TextKey> text_;
  std::optional<TextPlace> place_;
  /// Chosen instead of a text.
  std::optional<TextKind> group_;
};

/// Has what was refused in the fields of texts go along with a mission: with the items that are called otherwise, and
/// from the text that was chosen `before` to the one that it has become `now`, if it is the same.
void follow_texts(Drafts& drafts, const Mission& before, const Mission& now,
                  const std::optional<TextKey>& chosen_before, const std::optional<TextKey>& chosen_now);

}  // namespace bulkhead
