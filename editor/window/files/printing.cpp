// SPDX-License-Identifier: MIT
#include "editor/window/files/printing.h"

#include <algorithm>
#include <cairo.h>
#include <cmath>
#include <numbers>
#include <utility>
#include <wx/dc.h>
#include <wx/frame.h>
#include <wx/paper.h>
#include <wx/print.h>
#include <wx/printdlg.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/sheets/paper_need.h"
#include "editor/tools/words/translate.h"
#include "editor/window/canvas/surface.h"
#include "exchange/sheets/sheet_options.h"
#include "rendering/cairo/cairo_canvas.h"

namespace bulkhead {
namespace {

/// Sizes of paper are rounded by who names them.
constexpr double near_enough_mm = 3;

bool is_near(Vec a, Vec b) {
  return std::abs(std::min(a.x, a.y) - std::min(b.x, b.y)) < near_enough_mm &&
         std::abs(std::max(a.x, a.y) - std::max(b.x, b.y)) < near_enough_mm;
}

/// The choices for the paper of this size, if it is one of ours and another than they name.
ExportChoices for_paper(const ExportChoices& choices, const Mission& mission, Vec size_mm) {
  auto changed = choices;
  const auto chosen = size_of(chosen_paper({mission, choices}));
  if (is_near(chosen, size_mm)) return changed;
  for (const auto& [name, paper] : named_papers()) {
    if (is_near(size_of(paper), size_mm)) changed.insert_or_assign(std::string(paper_option().key), std::string(name));
  }
  return changed;
}

/// Where a page's drawing lies on the paper, in the units of what is drawn on.
struct Ground {
  Vec corner;
  Vec size;
};
Ground ground_of(cairo_t* context) {
  // Printers have units of their own, which what is drawn on tells itself.
  Ground ground;
  double right = 0;
  double bottom = 0;
  cairo_clip_extents(context, &ground.corner.x, &ground.corner.y, &right, &bottom);
  ground.size = Vec{right, bottom} - ground.corner;
  return ground;
}

class SheetsPrintout final : public wxPrintout {
 public:
  explicit SheetsPrintout(PrintedSheets sheets)
      : wxPrintout(to_wx(sheets.mission->head->title)), sheets_(std::move(sheets)), pages_(sheets_.pages) {}

  void OnPreparePrinting() override {
    const auto paper = paper_mm();
    const auto choices = for_paper(sheets_.choices, *sheets_.mission, paper);
    if (choices == sheets_.choices) return;
    const auto need = paper_need(*sheets_.mission, choices, PagesAre::printed);
    if (need && need->pages) pages_ = need->pages;
  }
  bool OnPrintPage(int number) override {
    if (!HasPage(number)) return false;
    const auto& page = pages_->pages[static_cast<std::size_t>(number) - 1];
    auto* const context = context_of(*GetDC());
    auto [corner, ground] = ground_of(context);
    auto paper = paper_mm();
    cairo_save(context);
    cairo_translate(context, corner.x, corner.y);
    if ((page.size_mm.x > page.size_mm.y) != (paper.x > paper.y)) {
      // The paper lies the other way than the page.
      cairo_translate(context, ground.x, 0);
      cairo_rotate(context, std::numbers::pi / 2);
      std::swap(ground.x, ground.y);
      std::swap(paper.x, paper.y);
    }
    const double units = std::min(ground.x / paper.x, ground.y / paper.y);
    // What is true to scale stays so, on larger paper as well; only where it has no room it is made smaller.
    const bool has_room = page.size_mm.x <= paper.x + near_enough_mm && page.size_mm.y <= paper.y + near_enough_mm;
    const double scale = has_room ? 1 : std::min(paper.x / page.size_mm.x, paper.y / page.size_mm.y);
    const auto rest = paper - page.size_mm * scale;
    cairo_translate(context, rest.x / 2 * units, rest.y / 2 * units);
    CairoCanvas canvas(context, units * scale);
    page.paint(canvas);
    canvas.finish();
    cairo_restore(context);
    return true;
  }
  bool HasPage(int number) override { return number >= 1 && number <= count(); }
  void GetPageInfo(int* least, int* most, int* from, int* to) override {
    *least = *from = 1;
    *most = *to = count();
  }

 private:
  [[nodiscard]] int count() const { return static_cast<int>(pages_->pages.size()); }
  [[nodiscard]] Vec paper_mm() {
    int width = 0;
    int height = 0;
    GetPageSizeMM(&width, &height);
    return {std::max(width, 1) * 1.0, std::max(height, 1) * 1.0};
  }

  PrintedSheets sheets_;
  /// For the paper that is in the printer.
  std::shared_ptr<const SheetPages> pages_;
};

/// The chosen paper, or the size of a page that is larger.
Vec wanted_paper(const PrintedSheets& sheets) {
  auto paper = size_of(chosen_paper({*sheets.mission, sheets.choices}));
  for (const auto& page : sheets.pages->pages) {
    const Vec size = {std::min(page.size_mm.x, page.size_mm.y), std::max(page.size_mm.x, page.size_mm.y)};
    if (size.x > paper.x + near_enough_mm || size.y > paper.y + near_enough_mm) paper = size;
  }
  return paper;
}

wxPrintOrientation orientation_of(const Page& page) {
  return page.size_mm.x > page.size_mm.y ? wxLANDSCAPE : wxPORTRAIT;
}

wxPrintData print_data(const PrintedSheets& sheets) {
  const auto paper = wanted_paper(sheets);
  const auto tenths = [](double length) { return static_cast<int>(std::lround(length * 10)); };
  wxPrintData data;
  const auto id = wxThePrintPaperDatabase->GetSize(wxSize(tenths(paper.x), tenths(paper.y)));
  data.SetPaperId(id);
  if (id == wxPAPER_NONE) data.SetPaperSize(wxSize(tenths(paper.x) / 10, tenths(paper.y) / 10));
  data.SetOrientation(orientation_of(sheets.pages->pages.front()));
  return data;
}

/// Shows each page as one reads it, upright ones among others that lie.
class SheetsPreview final : public wxPrintPreview {
 public:
  SheetsPreview(const PrintedSheets& sheets, wxPrintDialogData& choices)
      : wxPrintPreview(sheets_printout(sheets).release(), sheets_printout(sheets).release(), &choices),
        sheets_(sheets.pages) {}

  bool SetCurrentPage(int number) override {
    const auto index = static_cast<std::size_t>(number) - 1;
    if (index < sheets_->pages.size()) {
      GetPrintDialogData().GetPrintData().SetOrientation(orientation_of(sheets_->pages[index]));
      DetermineScaling();
    }
    return wxPrintPreview::SetCurrentPage(number);
  }

 private:
  std::shared_ptr<const SheetPages> sheets_;
};

}  // namespace

std::unique_ptr<wxPrintout> sheets_printout(const PrintedSheets& sheets) {
  return std::make_unique<SheetsPrintout>(sheets);
}

Result<void> preview_sheets(wxWindow* parent, const PrintedSheets& sheets) {
  // Another paper can be chosen when it is printed: the sheets are laid out for that one then.
  wxPrintDialogData choices(print_data(sheets));
  auto preview = std::make_unique<SheetsPreview>(sheets, choices);
  if (!preview->IsOk()) return fail(translate("The sheets cannot be shown as they will be printed"));
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

Result<void> print_sheets(wxWindow* parent, const PrintedSheets& sheets) {
  wxPrintDialogData choices(print_data(sheets));
  choices.SetMinPage(1);
  choices.SetMaxPage(static_cast<int>(sheets.pages->pages.size()));
  wxPrinter printer(&choices);
  const auto printout = sheets_printout(sheets);
  if (printer.Print(parent, printout.get(), true)) return {};
  if (wxPrinter::GetLastError() == wxPRINTER_CANCELLED) return {};
  return fail(translate("The printer did not take the sheets"));
}

}  // namespace bulkhead
