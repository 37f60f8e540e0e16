// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/mission/field_value.h"

namespace bulkhead {

/// A text that stands in a field but cannot be in the mission.
struct RefusedText {
  /// `Cost (Boot in the Door)`
  std::string field;
  std::string reason;
  friend bool operator==(const RefusedText&, const RefusedText&) = default;
};

/// A value that was typed and refused.
struct Draft {
  FieldValue value;
  /// What the mission has in its place.
  FieldValue instead_of;
  RefusedText refused;
  friend bool operator==(const Draft&, const Draft&) = default;
};

/// Keeps what was refused until it is fixed or taken back, also while other things are shown in its field. A draft
/// belongs to a subject (`#venting`, `C2/C3`) and one of its fields (`name`).
class Drafts {
 public:
  void keep(std::string_view subject, std::string_view field, Draft draft);
  void forget(std::string_view subject, std::string_view field);
  void forget_all();
  /// Null where there is none. A draft goes when the mission has meanwhile got another value there: `now`.
  [[nodiscard]] const Draft* find(std::string_view subject, std::string_view field, const FieldValue& now);

  /// After the mission has changed: asks for every subject what it is called now, nothing for what is gone, and what
  /// the mission has in its field. Drafts of what is gone, and those in whose place the mission has another value, go.
  using CalledNow = std::function<std::optional<std::string>(const std::string& subject)>;
  using ValueNow = std::function<std::optional<FieldValue>(const std::string& subject, const std::string& field)>;
  void follow(const CalledNow& called_now, const ValueNow& value_now);

  [[nodiscard]] std::vector<RefusedText> refused() const;
  /// What was refused of one subject.
  [[nodiscard]] std::vector<RefusedText> refused_of(std::string_view subject) const;
  /// Called whenever there may be another draft, or one less.
  void when_changed(std::function<void()> act) { changed_ = std::move(act); }

 private:
  using Key = std::pair<std::string, std::string>;
  void announce() const;

  std::function<void()> changed_;
  std::map<Key, Draft> drafts_;
};

/// For a notice after saving: which fields are not in the file, and why; empty for none.
[[nodiscard]] std::string not_in_file(const std::vector<RefusedText>& refused);

}  // namespace bulkhead
