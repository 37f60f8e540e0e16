// SPDX-License-Identifier: MIT
#include "editor/window/frame/work_area.h"

#include <array>
#include <utility>
#include <wx/sizer.h>

#include "editor/panels/parts/share_splitter.h"

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 3> words = {"map", "both", "texts"};
constexpr double usual_share = 0.45;

}  // namespace

std::string_view to_text(WorkPage page) { return words[static_cast<std::size_t>(page)]; }

WorkPage page_of(std::string_view text) {
  for (const auto page : {WorkPage::both, WorkPage::texts}) {
    if (text == to_text(page)) return page;
  }
  return WorkPage::map;
}

WorkArea::WorkArea(wxWindow* parent) : wxPanel(parent), splitter_(new ShareSplitter(this, usual_share, FromDIP(240))) {
  auto* const all = new wxBoxSizer(wxVERTICAL);
  all->Add(splitter_, 1, wxEXPAND);
  SetSizer(all);
}

wxWindow* WorkArea::ground() { return splitter_; }

void WorkArea::set_map(wxWindow* map) {
  map_ = map;
  lay_out();
}

void WorkArea::set_texts(std::function<wxWindow*(wxWindow* parent)> build) {
  build_texts_ = std::move(build);
  lay_out();
}

void WorkArea::need_texts() {
  const auto build = std::exchange(build_texts_, nullptr);
  if (!build) return;
  texts_ = build(splitter_);
  lay_out();
}

void WorkArea::show(WorkPage page) {
  page_ = page;
  lay_out();
}

double WorkArea::map_share() const { return splitter_->share(); }

void WorkArea::set_map_share(double share) { splitter_->set_share(share); }

void WorkArea::lay_out() {
  if (page_ != WorkPage::map) need_texts();
  const auto page = texts_ == nullptr ? WorkPage::map : page_;
  if (page == WorkPage::both) return splitter_->split(wxSPLIT_VERTICAL, map_, texts_);
  auto* const wanted = page == WorkPage::texts ? texts_ : map_;
  auto* const other = page == WorkPage::texts ? map_ : texts_;
  if (splitter_->IsSplit()) splitter_->Unsplit(other);
  if (other != nullptr) other->Hide();
  wanted->Show();
  if (splitter_->GetWindow1() == nullptr) {
    splitter_->Initialize(wanted);
  } else if (splitter_->GetWindow1() != wanted) {
    splitter_->ReplaceWindow(splitter_->GetWindow1(), wanted);
  }
  splitter_->SendSizeEvent();
}

}  // namespace bulkhead
