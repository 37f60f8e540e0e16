// SPDX-License-Identifier: MIT
#include "editor/window/files/paper_count.h"

#include <utility>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

/// Somebody who types a size of paper has not typed all of it yet.
constexpr int count_after = 150;

}  // namespace

PaperCount::PaperCount(wxWindow* parent, std::shared_ptr<const Mission> mission, std::function<void()> counted)
    : wxTextCtrl(parent, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize,
                 wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP),
      mission_(std::move(mission)),
      counted_(std::move(counted)),
      count_later_([this] { begin(); }),
      counting_(
          to_window_thread(),
          [this](const Counted& need) {
            if (need) show(*need);
          },
          [this](const std::string& words) {
            show({nullptr, words});
          }) {
  SetMinSize(FromDIP(wxSize(440, 104)));
  set_usual_margins(*this);
  set_accessible_name(*this, translated("What it comes to"));
}

void PaperCount::count(const ExportChoices& choices, PagesAre are) {
  choices_ = choices;
  are_ = are;
  pages_.reset();
  count_later_.after_pause(count_after);
}

void PaperCount::say(const std::string& words) {
  count_later_.forget();
  counting_.cancel();
  show({nullptr, words});
}

void PaperCount::begin() {
  colour_text(*this, &Palette::mute);
  ChangeValue(translated("Laying out the pages…"));
  counting_.ask([mission = mission_, choices = choices_, are = are_](const std::stop_token& stop) {
    return paper_need(*mission, choices, are, stop);
  });
}

void PaperCount::show(const PaperNeed& need) {
  pages_ = need.pages;
  const bool refused = !pages_ && !need.words.empty();
  colour_text(*this, refused ? &Palette::error : &Palette::text);
  ChangeValue((refused ? symbol_of(Level::error) + " " : wxString()) + to_wx(need.words));
  ShowPosition(0);
  counted_();
}

}  // namespace bulkhead
