// SPDX-License-Identifier: MIT
#include "editor/window/frame/notice_bar.h"

#include <utility>

#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

constexpr int first_answer = wxID_HIGHEST + 2000;
constexpr int most_answers = 4;

int icon_of(Notices::Kind kind) {
  switch (kind) {
    case Notices::Kind::info: return wxICON_INFORMATION;
    case Notices::Kind::warning: return wxICON_WARNING;
    case Notices::Kind::error: return wxICON_ERROR;
  }
  return wxICON_NONE;
}

}  // namespace

NoticeBar::NoticeBar(wxWindow* parent, Notices& notices) : wxInfoBar(parent), notices_(notices) {
  SetShowHideEffects(wxSHOW_EFFECT_NONE, wxSHOW_EFFECT_NONE);
  Bind(
      wxEVT_BUTTON,
      [this](wxCommandEvent& event) { notices_.answer(static_cast<std::size_t>(event.GetId() - first_answer)); },
      first_answer, first_answer + most_answers - 1);
  // The bar's own cross, and the escape key.
  for (const int id : {wxID_CLOSE, wxID_CANCEL}) {
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { notices_.close(); }, id);
  }
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    if (IsShown() && GetSize().x != fitted_width_) CallAfter([this] { fit(); });
  });
}

void NoticeBar::refresh() {
  forget_answers();
  const auto* notice = notices_.shown();
  if (notice == nullptr) {
    if (IsShown()) Dismiss();
    return;
  }
  for (const auto& answer : notice->answers) AddButton(first_answer + answers_++, to_wx(answer.label));
  // With buttons the bar has no cross.
  has_close_ = answers_ > 0;
  if (has_close_) AddButton(wxID_CLOSE, translated("Close"));
  ShowMessage(to_wx(notice->text), icon_of(notice->kind));
  fit();
}

void NoticeBar::fit() {
  fitted_width_ = GetParent()->GetClientSize().x;
  const int height = height_for(*this, fitted_width_);
  if (height == GetMinSize().y) return;
  SetMinSize(wxSize(-1, height));
  GetParent()->Layout();
}

void NoticeBar::forget_answers() {
  if (std::exchange(has_close_, false)) RemoveButton(wxID_CLOSE);
  while (answers_ > 0) RemoveButton(first_answer + --answers_);
}

}  // namespace bulkhead
