// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/edit/words.h"

namespace bulkhead {

/// Where something stands that has a point of its own: the clauses "at", "on" (two words) and "turn".
struct Pose {
  int board = 1;
  Point at;
  int turn = 0;
};
/// Those words, with a blank in front.
[[nodiscard]] std::string pose_text(int board, Point at, int turn);

/// Which of the sections with the same heading is meant, with a blank in front; nothing for the first.
[[nodiscard]] std::string section_number_text(int number);

/// Reads the words after a verb. It keeps the first mistake and gives placeholders from there on, so that only `made`
/// has to be asked whether all went well. Positions and places must exist on the battlefield.
class EditReader {
 public:
  /// `leading` and `keywords` are those of `read_clauses`.
  EditReader(const Mission& mission, std::span<const EditWord> words, int leading,
             std::span<const Keyword> keywords = {});

  /// The edit that was read, or the first mistake.
  [[nodiscard]] Result<Edit> made(Edit edit) const;
  void refuse(std::string mistake);
  [[nodiscard]] bool failed() const { return mistake_.has_value(); }
  /// The value, or the placeholder with the mistake kept.
  template <typename T>
  T take(Result<T> value, T placeholder = T()) {
    if (value) return std::move(*value);
    if (!mistake_) mistake_ = std::move(value.error());
    return placeholder;
  }

  /// A leading word; an empty one after a mistake.
  [[nodiscard]] const EditWord& word(std::size_t index = 0) const;
  [[nodiscard]] const Clauses& clauses() const { return clauses_; }
  [[nodiscard]] bool has(std::string_view keyword) const { return clauses_.has(keyword); }

  /// Leading words, by their index.
  [[nodiscard]] Id id(std::size_t index = 0);
  /// `#o4`; whether there is such an object is not asked.
  [[nodiscard]] Id object(std::size_t index = 0);
  /// A whole number.
  [[nodiscard]] int number(std::size_t index, int low, int high);
  [[nodiscard]] EdgeAddress edge(std::size_t index = 0);
  [[nodiscard]] Place place(const EditWord& word);

  /// All leading words.
  [[nodiscard]] std::vector<EdgeAddress> edges();
  [[nodiscard]] std::vector<NodeAddress> nodes();
  [[nodiscard]] std::vector<CellAddress> cells() { return cells(clauses_.leading); }
  [[nodiscard]] std::vector<CellAddress> cells(const std::vector<EditWord>& words);
  [[nodiscard]] std::vector<Id> objects();

  /// What follows a keyword; nothing, the given value or none where it was not given.
  [[nodiscard]] std::optional<Id> id_after(std::string_view keyword);
  [[nodiscard]] Length length_after(std::string_view keyword);
  [[nodiscard]] int number_after(std::string_view keyword, int low, int high, int otherwise);
  /// Places, which must exist, and objects, which need not.
  [[nodiscard]] std::vector<Address> addresses_after(std::string_view keyword);
  [[nodiscard]] Pose pose();
  /// Which of the sections with the same heading is meant: the first, unless "number" says otherwise.
  [[nodiscard]] int section_number();

 private:
  const Mission& mission_;
  Clauses clauses_;
  std::optional<Error> mistake_;
};

}  // namespace bulkhead
