// SPDX-License-Identifier: MIT
#include "editor/window/frame/notices.h"

#include <utility>

#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

constexpr int first_answer = wxID_HIGHEST + 2000;
constexpr int most_answers = 4;

int icon_of(Notices::Kind kind) {
  switch (kind) {
    case Notices::Kind::told: return wxICON_INFORMATION;
    case Notices::Kind::warned: return wxICON_WARNING;
    case Notices::Kind::failed: return wxICON_ERROR;
  }
  return wxICON_NONE;
}

}  // namespace

Notices::Notices(wxWindow* parent, std::function<void(const std::string&)> tell)
    : wxInfoBar(parent), tell_(std::move(tell)) {
  SetShowHideEffects(wxSHOW_EFFECT_NONE, wxSHOW_EFFECT_NONE);
  Bind(
      wxEVT_BUTTON, [this](wxCommandEvent& event) { answer(static_cast<std::size_t>(event.GetId() - first_answer)); },
      first_answer, first_answer + most_answers - 1);
}

void Notices::show(Kind kind, const std::string& text, std::vector<Answer> answers) {
  if (kind == Kind::told && answers.empty()) {
    clear();
    kind_ = kind;
    text_ = text;
    return tell_(text);
  }
  forget();
  kind_ = kind;
  text_ = text;
  answers_ = std::move(answers);
  for (std::size_t index = 0; index < answers_.size(); ++index) {
    AddButton(first_answer + static_cast<int>(index), to_wx(answers_[index].label));
  }
  ShowMessage(to_wx(text), icon_of(kind));
}

void Notices::clear() {
  if (!answers_.empty()) return;
  text_.clear();
  if (IsShown()) Dismiss();
}

void Notices::answer(std::size_t index) {
  if (index >= answers_.size()) return;
  const auto run = answers_[index].run;
  forget();
  Dismiss();
  if (run) run();
}

void Notices::forget() {
  for (std::size_t index = 0; index < answers_.size(); ++index) {
    RemoveButton(first_answer + static_cast<int>(index));
  }
  answers_.clear();
  text_.clear();
}

}  // namespace bulkhead
