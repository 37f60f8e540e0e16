// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>
#include <wx/infobar.h>

namespace bulkhead {

/// Where the window tells what happened, above the map and without stopping anybody: the newest notice is shown until
/// it is closed, answered or followed by another. What is only told passes by itself.
class Notices final : public wxInfoBar {
 public:
  /// `tell` shows in passing what needs no more.
  Notices(wxWindow* parent, std::function<void(const std::string&)> tell);

  struct Answer {
    std::string label;
    std::function<void()> run;
  };
  enum class Kind : unsigned char { told, warned, failed };
  void show(Kind kind, const std::string& text, std::vector<Answer> answers = {});
  /// Takes the notice away unless it waits for an answer.
  void clear();
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] Kind kind() const { return kind_; }
  /// Gives one of the notice's answers, by its place; nothing where there is none.
  void answer(std::size_t index);

 private:
  void forget();

  std::function<void(const std::string&)> tell_;
  std::string text_;
  Kind kind_ = Kind::told;
  std::vector<Answer> answers_;
};

}  // namespace bulkhead
