// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <wx/textctrl.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/sheets/paper_need.h"

namespace bulkhead {

/// Says how many pages of which paper sheets come to, or why there are none. They are laid out in the background.
class PaperCount final : public wxTextCtrl {
 public:
  /// `counted` is called when it is known, or has to be found out anew.
  PaperCount(wxWindow* parent, std::shared_ptr<const Mission> mission, std::function<void()> counted);

  void count(const ExportChoices& choices, PagesAre are);
  /// Says something else, and that there are no pages; with nothing to say there is nothing to count.
  void say(const std::string& words);
  /// As they were last asked for; null while that is found out, and where there are none.
  [[nodiscard]] const std::shared_ptr<const SheetPages>& pages() const { return pages_; }
  [[nodiscard]] bool working() const { return count_later_.pending() || counting_.working(); }

 private:
  using Counted = std::optional<PaperNeed>;
  void begin();
  void show(const PaperNeed& need);

  std::shared_ptr<const Mission> mission_;
  std::function<void()> counted_;
  ExportChoices choices_;
  PagesAre are_ = PagesAre::printed;
  std::shared_ptr<const SheetPages> pages_;
  DelayedCall count_later_;
  /// Ends before all that it hands over to.
  Job<Counted> counting_;
};

}  // namespace bulkhead
