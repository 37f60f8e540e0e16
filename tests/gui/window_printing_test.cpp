// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <wx/dcmemory.h>
#include <wx/image.h>
#include <wx/print.h>

#include "editor/tools/sheets/paper_need.h"
#include "editor/window/files/printing.h"
#include "model/io/mission_file.h"
#include "rendering/sheet/map_sheet.h"
#include "tests/gui/support/editor_window.h"

namespace bulkhead::test {
namespace {

constexpr int pixels_per_mm = 4;

std::shared_ptr<const Mission> shipped(const char* id) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto* source = library.find(LibraryId(id));
  return std::make_shared<const Mission>(load_mission(real_files(), source->path, &library).value().mission);
}

PrintedSheets sheets_of(const std::shared_ptr<const Mission>& mission, const ExportChoices& choices = {}) {
  return {mission, choices, paper_need(*mission, choices, PagesAre::printed).value().pages};
}

/// What a printer with this paper would print, in pixels.
wxImage printed(const PrintedSheets& sheets, int width_mm, int height_mm, int page = 1) {
  wxBitmap paper(width_mm * pixels_per_mm, height_mm * pixels_per_mm);
  {
    wxMemoryDC dc(paper);
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    const auto printout = sheets_printout(sheets);
    printout->SetDC(&dc);
    printout->SetPageSizeMM(width_mm, height_mm);
    printout->OnPreparePrinting();
    EXPECT_TRUE(printout->HasPage(page));
    EXPECT_TRUE(printout->OnPrintPage(page));
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

/// A Gallowdark board is 703 mm long.
constexpr double board_mm = 703;

TEST(EditorPrinting, TheMapHasItsScaleOnThePaperThatIsInThePrinter) {
  const auto mission = shipped("kill-team/three-lamps");
  for (const auto& [paper, width, height] : {std::tuple(Paper::a4, 210, 297), std::tuple(Paper::a3, 297, 420)}) {
    MapSheetOptions options;
    options.paper = paper;
    const auto sheet = map_sheet(*mission, options).value();
    EXPECT_NEAR(longest_line_mm(printed(sheets_of(mission), width, height)), board_mm / sheet.scale, 1)
        << to_text(paper);
  }
}

TEST(EditorPrinting, LargerPaperThatHasNoNameLeavesTheScaleAlone) {
  const auto mission = shipped("kill-team/three-lamps");
  const auto scale = map_sheet(*mission, {}).value().scale;
  EXPECT_NEAR(longest_line_mm(printed(sheets_of(mission), 250, 353)), board_mm / scale, 1);
  EXPECT_LT(longest_line_mm(printed(sheets_of(mission), 180, 240)), board_mm / scale - 10) << "smaller takes all of it";
}

TEST(EditorPrinting, PaperThatLiesTheOtherWayGetsTheSheetTurned) {
  const auto mission = shipped("kill-team/three-lamps");
  const auto upright = printed(sheets_of(mission), 210, 297);
  const auto across = printed(sheets_of(mission), 297, 210).Rotate90(false);
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

TEST(EditorPrinting, PagesAreThoseOfTheExport) {
  const auto mission = shipped("zone-mortalis/assault");
  for (const auto* sheet : {"map", "poster", "build", "briefing", "cards", "tokens", "all"}) {
    const ExportChoices choices = {{"sheet", sheet}};
    const auto exported = sheet_pages({*mission, choices}).value();
    const auto printout = sheets_printout(sheets_of(mission, choices));
    printout->SetPageSizeMM(210, 297);
    printout->OnPreparePrinting();
    const auto count = static_cast<int>(exported.pages.size());
    int least = 0;
    int most = 0;
    int from = 0;
    int to = 0;
    printout->GetPageInfo(&least, &most, &from, &to);
    EXPECT_EQ(std::tuple(least, most, from, to), std::tuple(1, count, 1, count)) << sheet;
    EXPECT_TRUE(printout->HasPage(count)) << sheet;
    EXPECT_FALSE(printout->HasPage(count + 1)) << sheet;
    EXPECT_FALSE(printout->OnPrintPage(count + 1)) << sheet;
  }
}

TEST(EditorPrinting, CardsAreAsLargeAsTheyAre) {
  const auto mission = shipped("zone-mortalis/assault");
  const ExportChoices choices = {{"sheet", "cards"}, {"cut", "page"}};
  // A page of a card with its bleed, 69 × 94 mm, lies in the middle of the paper.
  const auto image = printed(sheets_of(mission, choices), 210, 297, 2);
  int left = image.GetWidth();
  int right = 0;
  for (int x = 0; x < image.GetWidth(); ++x) {
    const int y = image.GetHeight() / 2;
    if (image.GetRed(x, y) > 250 && image.GetGreen(x, y) > 250 && image.GetBlue(x, y) > 250) continue;
    left = std::min(left, x);
    right = std::max(right, x);
  }
  EXPECT_NEAR(static_cast<double>(right - left) / pixels_per_mm, 69, 0.6);
  EXPECT_NEAR(static_cast<double>(right + left) / 2 / pixels_per_mm, 105, 0.6);
}

TEST(EditorPrinting, ThePreviewShowsAllPages) {
  EditorWindow window("kill-team/three-lamps");
  const auto sheets = sheets_of(window.document().mission(), {{"sheet", "poster"}});
  ASSERT_TRUE(preview_sheets(&window.frame(), sheets));
  wxWindow* preview = nullptr;
  ASSERT_TRUE(wait_for([&] { return (preview = wxWindow::FindWindowByLabel("Print preview")) != nullptr; }));
  settle(300);
  screenshot("print-preview");
  preview->Close();
  settle();
}

TEST(EditorPrinting, ThePreviewShowsEachPageAsOneReadsIt) {
  EditorWindow window("kill-team/three-lamps");
  const auto sheets = sheets_of(window.document().mission(), {{"sheet", "all"}});
  ASSERT_TRUE(preview_sheets(&window.frame(), sheets));
  wxPreviewFrame* preview = nullptr;
  ASSERT_TRUE(wait_for([&] {
    return (preview = dynamic_cast<wxPreviewFrame*>(wxWindow::FindWindowByLabel("Print preview"))) != nullptr;
  }));
  auto& pages = *preview->GetControlBar()->GetPrintPreview();
  bool any_upright = false;
  bool any_lies = false;
  for (std::size_t index = 0; index < sheets.pages->pages.size(); ++index) {
    pages.SetCurrentPage(static_cast<int>(index) + 1);
    int width = 0;
    int height = 0;
    pages.GetPrintout()->GetPageSizeMM(&width, &height);
    const auto& size = sheets.pages->pages[index].size_mm;
    EXPECT_EQ(width > height, size.x > size.y) << "page " << index + 1;
    (width > height ? any_lies : any_upright) = true;
  }
  EXPECT_TRUE(any_upright);
  EXPECT_TRUE(any_lies);
  settle(300);
  screenshot("print-preview-of-all");
  preview->Close();
  settle();
}

}  // namespace
}  // namespace bulkhead::test
