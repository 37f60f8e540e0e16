// SPDX-License-Identifier: MIT
#include "editor/panels/texts/proposal_popup.h"

#include <algorithm>
#include <utility>
#include <wx/listbox.h>
#include <wx/popupwin.h>
#include <wx/sizer.h>

#include "editor/panels/parts/accessible.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_in_sight = 8;
constexpr int least_width = 160;
constexpr int most_width = 480;

}  // namespace

ProposalPopup::ProposalPopup(wxWindow& owner, const wxString& called, std::function<void(std::size_t)> take)
    : owner_(owner), called_(called), take_(std::move(take)) {}

void ProposalPopup::build() {
  window_ = new wxPopupWindow(&owner_, wxBORDER_SIMPLE);
  list_ = new wxListBox(window_, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxLB_SINGLE);
  set_accessible_name(*list_, called_);
  list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { owner_.CallAfter([this] { take(); }); });
  auto* const all = new wxBoxSizer(wxVERTICAL);
  all->Add(list_, 1, wxEXPAND);
  window_->SetSizer(all);
}

void ProposalPopup::show(const wxArrayString& rows, wxPoint place, int height) {
  if (rows.empty()) return hide();
  if (window_ == nullptr) build();
  int width = 0;
  for (const auto& row : rows) width = std::max(width, owner_.GetTextExtent(row).x);
  list_->Set(rows);
  list_->SetSelection(0);
  const int line = owner_.GetCharHeight() + owner_.FromDIP(6);
  const auto count = static_cast<int>(std::min<std::size_t>(rows.size(), most_in_sight));
  window_->SetClientSize(
      std::clamp(width + owner_.FromDIP(40), owner_.FromDIP(least_width), owner_.FromDIP(most_width)),
      count * line + owner_.FromDIP(2));
  window_->Layout();
  window_->Position(place, wxSize(0, height));
  if (!window_->IsShown()) window_->Show();
}

void ProposalPopup::hide() {
  if (shown()) window_->Hide();
}

bool ProposalPopup::shown() const { return window_ != nullptr && window_->IsShown(); }

bool ProposalPopup::take_key(int key) {
  if (!shown()) return false;
  switch (key) {
    case WXK_UP:
    case WXK_DOWN: go(key == WXK_DOWN ? 1 : -1); return true;
    case WXK_ESCAPE: hide(); return true;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_TAB: take(); return true;
    default: return false;
  }
}

void ProposalPopup::go(int by) {
  const int last = static_cast<int>(list_->GetCount()) - 1;
  const int now = std::clamp(list_->GetSelection() + by, 0, last);
  list_->SetSelection(now);
  list_->EnsureVisible(now);
}

void ProposalPopup::take() {
  const auto row = list_->GetSelection();
  if (!shown() || row == wxNOT_FOUND) return;
  hide();
  take_(static_cast<std::size_t>(row));
}

}  // namespace bulkhead
