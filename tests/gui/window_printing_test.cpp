// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <wx/dcmemory.h>
#include <wx/image.h>
#include <wx/print.h>

#include "editor/window/files/printing.h"
#include "model/io/mission_file.h"
#include "rendering/sheet/map_sheet.h"
#include "tests/gui/support/editor_window.h"

namespace bulkhead::test {
namespace {

constexpr int pixels_per_mm = 4;

/// What a printer with this paper would print, in pixels.
wxImage printed(const std::shared_ptr<const Mission>& mission, int width_mm, int height_mm) {
  wxBitmap paper(width_mm * pixels_per_mm, height_mm * pixels_per_mm);
  {
    wxMemoryDC dc(paper);
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    const auto printout = map_printout(mission);
    printout->SetDC(&dc);
    printout->SetPageSizeMM(width_mm, height_mm);
    printout->OnPreparePrinting();
    EXPECT_TRUE(printout->HasPage(1));
    EXPECT_FALSE(printout->HasPage(2));
    EXPECT_TRUE(printout->OnPrintPage(1));
  }
  return paper.ConvertToImage();
}

bool is_dark(const wxImage& image, int x, int y) {
  constexpr int half_covered = 170;
  return image.GetRed(x, y) < half_covered && image.GetGreen(x, y) < half_covered && image.GetBlue(x, y) < half_covered;
}

/// The longest unbroken dark line from top to bottom, in mm: a side of the board.
double longest_line_mm(const wxImage& image) {
  int longest = 0;
  for (int x = 0; x < image.GetWidth(); ++x) {
    int run = 0;
    for (int y = 0; y < image.GetHeight(); ++y) {
      run = is_dark(image, x, y) ? run + 1 : 0;
      longest = std::max(longest, run);
    }
  }
  return static_cast<double>(longest) / pixels_per_mm;
}

std::shared_ptr<const Mission> lamps() {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto* source = library.find(LibraryId("kill-team/three-lamps"));
  return std::make_shared<const Mission>(load_mission(real_files(), source->path, &library).value().mission);
}

TEST(EditorPrinting, TheMapHasItsScaleOnThePaperThatIsInThePrinter) {
  // A Gallowdark board is 703 mm long.
  const auto mission = lamps();
  for (const auto& [paper, width, height] : {std::tuple(Paper::a4, 210, 297), std::tuple(Paper::a3, 297, 420)}) {
    MapSheetOptions options;
    options.paper = paper;
    const auto sheet = map_sheet(*mission, options).value();
    EXPECT_NEAR(longest_line_mm(printed(mission, width, height)), 703 / sheet.scale, 1) << to_text(paper);
  }
}

TEST(EditorPrinting, PaperThatLiesTheOtherWayGetsTheSheetTurned) {
  const auto mission = lamps();
  const auto upright = printed(mission, 210, 297);
  const auto across = printed(mission, 297, 210).Rotate90(false);
  ASSERT_EQ(across.GetSize(), upright.GetSize());
  int different = 0;
  for (int y = 0; y < upright.GetHeight(); y += 3) {
    for (int x = 0; x < upright.GetWidth(); x += 3) {
      if (std::abs(int{upright.GetRed(x, y)} - int{across.GetRed(x, y)}) > 128) ++different;
    }
  }
  const int looked_at = upright.GetHeight() * upright.GetWidth() / 9;
  EXPECT_LT(different, looked_at / 500) << "only the rims of letters may differ";
}

TEST(EditorPrinting, ThePreviewShowsTheSheetAndAnEmptyMissionSaysWhyNot) {
  EditorWindow window("kill-team/three-lamps");
  ASSERT_TRUE(preview_map(&window.frame(), window.document().mission()));
  wxWindow* preview = nullptr;
  ASSERT_TRUE(wait_for([&] { return (preview = wxWindow::FindWindowByLabel("Print preview")) != nullptr; }));
  settle(300);
  screenshot("print-preview");
  preview->Close();
  settle();
  const auto empty = preview_map(&window.frame(), std::make_shared<const Mission>());
  ASSERT_FALSE(empty);
  EXPECT_NE(empty.error().message, "");
}

}  // namespace
}  // namespace bulkhead::test
