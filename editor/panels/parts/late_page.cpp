// SPDX-License-Identifier: MIT
#include "editor/panels/parts/late_page.h"

#include <utility>
#include <wx/bookctrl.h>
#include <wx/sizer.h>

namespace bulkhead {

LatePage::LatePage(wxBookCtrlBase* book, Build build) : wxPanel(book), build_(std::move(build)) {
  SetSizer(new wxBoxSizer(wxVERTICAL));
  book->Bind(wxEVT_NOTEBOOK_PAGE_CHANGING, [this, book](wxBookCtrlEvent& event) {
    const int page = event.GetSelection();
    if (page >= 0 && book->GetPage(static_cast<std::size_t>(page)) == this) need();
    event.Skip();
  });
}

void LatePage::need() {
  const auto build = std::exchange(build_, nullptr);
  if (!build) return;
  GetSizer()->Add(build(this), 1, wxEXPAND);
  Layout();
}

}  // namespace bulkhead
