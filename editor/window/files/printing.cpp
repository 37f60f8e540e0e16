// SPDX-License-Identifier: MIT
#include "editor/window/files/printing.h"

#include <algorithm>
#include <cairo.h>
#include <cmath>
#include <numbers>
#include <utility>
#include <wx/dc.h>
#include <wx/frame.h>
#include <wx/print.h>
#include <wx/printdlg.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "editor/window/canvas/surface.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/sheet/map_sheet.h"

namespace bulkhead {
namespace {

/// The paper of this size, lying either way; A4 for what is none of ours.
Paper paper_of(double width_mm, double height_mm) {
  constexpr double near_enough = 3;
  for (const auto paper : {Paper::a4, Paper::a3, Paper::letter}) {
    const auto size = size_of(paper);
    if (std::abs(std::min(width_mm, height_mm) - std::min(size.x, size.y)) < near_enough &&
        std::abs(std::max(width_mm, height_mm) - std::max(size.x, size.y)) < near_enough) {
      return paper;
    }
  }
  return Paper::a4;
}

Result<MapSheet> sheet_for(const Mission& mission, Paper paper) {
  MapSheetOptions options;
  options.paper = paper;
  return map_sheet(mission, options);
}

/// A map sheet, laid out for the paper that is in the printer.
class MapPrintout final : public wxPrintout {
 public:
  explicit MapPrintout(std::shared_ptr<const Mission> mission)
      : wxPrintout(to_wx(mission->head->title)), mission_(std::move(mission)) {}

  void OnPreparePrinting() override {
    int width = 0;
    int height = 0;
    GetPageSizeMM(&width, &height);
    sheet_ = sheet_for(*mission_, paper_of(width, height));
  }
  bool OnPrintPage(int) override {
    if (!sheet_) return false;
    auto* context = context_of(*GetDC());
    const auto size = sheet_->pages.front().size_mm;
    int width = 0;
    int height = 0;
    GetDC()->GetSize(&width, &height);
    cairo_save(context);
    if ((size.x > size.y) != (width > height)) {
      // The paper lies the other way than the sheet.
      cairo_translate(context, width, 0);
      cairo_rotate(context, std::numbers::pi / 2);
      std::swap(width, height);
    }
    // Paper that is none of ours gets all of the sheet, as large as it goes.
    CairoCanvas canvas(context, std::min(width / size.x, height / size.y));
    sheet_->pages.front().paint(canvas);
    canvas.finish();
    cairo_restore(context);
    return true;
  }
  bool HasPage(int page) override { return page == 1; }
  void GetPageInfo(int* least, int* most, int* from, int* to) override { *least = *most = *from = *to = 1; }

 private:
  std::shared_ptr<const Mission> mission_;
  Result<MapSheet> sheet_ = fail("Nothing is laid out yet");
};

}  // namespace

std::unique_ptr<wxPrintout> map_printout(const std::shared_ptr<const Mission>& mission) {
  return std::make_unique<MapPrintout>(mission);
}

Result<void> preview_map(wxWindow* parent, const std::shared_ptr<const Mission>& mission) {
  const auto sheet = sheet_for(*mission, Paper::a4);
  if (!sheet) return tl::unexpected(sheet.error());
  // Another paper can be chosen when it is printed: the sheet is laid out for that one then.
  wxPrintData data;
  data.SetPaperId(wxPAPER_A4);
  data.SetOrientation(sheet->pages.front().size_mm.x > sheet->pages.front().size_mm.y ? wxLANDSCAPE : wxPORTRAIT);
  wxPrintDialogData choices(data);
  auto preview =
      std::make_unique<wxPrintPreview>(map_printout(mission).release(), map_printout(mission).release(), &choices);
  if (!preview->IsOk()) return fail(translate("The map cannot be shown as it will be printed"));
  // The frame owns the preview, and deletes itself when it is closed.
  auto* frame =
      new wxPreviewFrame(preview.release(), parent, translated("Print preview"), wxDefaultPosition, parent->GetSize());
  frame->InitializeWithModality(wxPreviewFrame_AppModal);
  frame->Show();
  // Not every desktop gives the keys to what covers the window.
  frame->Raise();
  frame->SetFocus();
  return {};
}

}  // namespace bulkhead
