// SPDX-License-Identifier: MIT
#include "editor/window/files/printing.h"

#include <algorithm>
#include <cairo.h>
#include <wx/dc.h>
#include <wx/frame.h>
#include <wx/msgdlg.h>
#include <wx/print.h>
#include <wx/printdlg.h>

#include "editor/panels/parts/words.h"
#include "editor/window/canvas/surface.h"
#include "rendering/canvas/cairo_canvas.h"
#include "rendering/sheet/map_sheet.h"

namespace bulkhead {
namespace {

/// What the user chose last: it stays for the next time.
wxPrintDialogData& print_choices() {
  static wxPrintDialogData choices = [] {
    wxPrintData data;
    data.SetPaperId(wxPAPER_A4);
    return wxPrintDialogData(data);
  }();
  return choices;
}

Paper paper_of(const wxPrintData& data) {
  if (data.GetPaperId() == wxPAPER_A3) return Paper::a3;
  return data.GetPaperId() == wxPAPER_LETTER ? Paper::letter : Paper::a4;
}

/// The one page of a map sheet.
class MapPrintout final : public wxPrintout {
 public:
  MapPrintout(const wxString& title, MapSheet sheet) : wxPrintout(title), sheet_(std::move(sheet)) {}

  bool OnPrintPage(int) override {
    auto* context = context_of(*GetDC());
    const auto size = sheet_.page.size_mm;
    int width = 0;
    int height = 0;
    GetDC()->GetSize(&width, &height);
    // Paper that is not the sheet's gets all of it, as large as it goes.
    const double scale = std::min(width / size.x, height / size.y);
    cairo_save(context);
    CairoCanvas canvas(context, scale);
    sheet_.page.paint(canvas);
    canvas.finish();
    cairo_restore(context);
    return true;
  }
  bool HasPage(int page) override { return page == 1; }
  void GetPageInfo(int* least, int* most, int* from, int* to) override { *least = *most = *from = *to = 1; }

 private:
  MapSheet sheet_;
};

std::unique_ptr<MapPrintout> printout_of(wxWindow* parent, const Mission& mission, const wxPrintData& data) {
  MapSheetOptions options;
  options.paper = paper_of(data);
  auto sheet = map_sheet(mission, options);
  if (!sheet) {
    wxMessageBox(to_wx(to_text(sheet.error())), translated("Print"), wxOK | wxICON_ERROR, parent);
    return nullptr;
  }
  return std::make_unique<MapPrintout>(to_wx(mission.head->title), std::move(*sheet));
}

wxPrintData upright_or_across(const Mission& mission, wxPrintData data) {
  MapSheetOptions options;
  options.paper = paper_of(data);
  const auto sheet = map_sheet(mission, options);
  const bool across = sheet && sheet->page.size_mm.x > sheet->page.size_mm.y;
  data.SetOrientation(across ? wxLANDSCAPE : wxPORTRAIT);
  return data;
}

}  // namespace

void preview_map(wxWindow* parent, const std::shared_ptr<const Mission>& mission) {
  const auto data = upright_or_across(*mission, print_choices().GetPrintData());
  auto shown = printout_of(parent, *mission, data);
  auto printed = printout_of(parent, *mission, data);
  if (!shown || !printed) return;
  auto preview = std::make_unique<wxPrintPreview>(shown.release(), printed.release(), &print_choices());
  if (!preview->IsOk()) return;
  // The frame owns the preview, and deletes itself when it is closed.
  auto* frame =
      new wxPreviewFrame(preview.release(), parent, translated("Print preview"), wxDefaultPosition, parent->GetSize());
  frame->InitializeWithModality(wxPreviewFrame_AppModal);
  frame->Show();
}

}  // namespace bulkhead
