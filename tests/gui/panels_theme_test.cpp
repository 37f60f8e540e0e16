// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <gtk/gtk.h>
#include <wx/propgrid/propgrid.h>
#include <wx/stattext.h>
#include <wx/stc/stc.h>
#include <wx/textctrl.h>

#include "editor/panels/inspector/inspector_panel.h"
#include "editor/panels/outline/outline_panel.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/window/start/template_card.h"
#include "model/edit/edit.h"
#include "rendering/look/designs.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/findings_on_stage.h"
#include "tests/gui/support/panel_frame.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

using test::wait_for;

/// Lets the desktop be dark or light, as its settings do; light again at the end.
class Desktop {
 public:
  Desktop() {
    // It would stand above the settings.
    if (const char* const theme = std::getenv("GTK_THEME")) theme_ = theme;
    unsetenv("GTK_THEME");
  }
  ~Desktop() {
    go(false);
    if (!theme_.empty()) setenv("GTK_THEME", theme_.c_str(), 1);
  }
  Desktop(const Desktop&) = delete;
  Desktop& operator=(const Desktop&) = delete;

  void go(bool dark) {
    // The dark theme that GTK itself brings.
    const char* const theme = dark ? "HighContrastInverse" : "Adwaita";
    g_object_set(gtk_settings_get_default(), "gtk-theme-name", theme, nullptr);
    EXPECT_TRUE(wait_for([&] { return palette().dark == dark; }));
    test::settle();
  }

 private:
  std::string theme_;
};

std::string name_of(const wxColour& colour) { return colour.GetAsString(wxC2S_HTML_SYNTAX).ToStdString(); }

void add_colours(std::vector<std::string>& all, wxWindow& window) {
  const auto add = [&](const std::string& what, const wxColour& colour) {
    // Not by its words: those of a help line hang on which field has the keyboard.
    const wxString kind = window.GetClassInfo()->GetClassName();
    all.push_back(fmt::format("{} {} {}", kind.utf8_string(), what, name_of(colour)));
  };
  add("text", window.GetForegroundColour());
  add("ground", window.GetBackgroundColour());
  if (auto* const lua = dynamic_cast<wxStyledTextCtrl*>(&window)) {
    for (int style = 0; style < 40; ++style) {
      add(fmt::format("style {}", style), lua->StyleGetForeground(style));
      add(fmt::format("ground of style {}", style), lua->StyleGetBackground(style));
    }
    add("caret", lua->GetCaretForeground());
    add("line of the caret", lua->GetCaretLineBackground());
  }
  if (auto* const grid = dynamic_cast<wxPropertyGrid*>(&window)) {
    add("cells", grid->GetCellBackgroundColour());
    add("words", grid->GetCellTextColour());
    add("captions", grid->GetCaptionBackgroundColour());
    add("words of captions", grid->GetCaptionForegroundColour());
    add("lines", grid->GetLineColour());
    add("margin", grid->GetMarginColour());
    add("chosen", grid->GetSelectionBackgroundColour());
    for (auto at = grid->GetIterator(); !at.AtEnd(); at.Next()) {
      add(at.GetProperty()->GetName().utf8_string(), grid->GetPropertyTextColour(at.GetProperty()));
      add(at.GetProperty()->GetName().utf8_string(), grid->GetPropertyBackgroundColour(at.GetProperty()));
    }
  }
  for (auto* const child : window.GetChildren()) add_colours(all, *child);
}

std::vector<std::string> colours_of(wxWindow& window) {
  std::vector<std::string> all;
  add_colours(all, window);
  return all;
}

Mission troubled() {
  auto mission = test::three_lamps();
  for (const auto* text : {"wall C1/D1 A2/A3 A3/B3 A3/A4", "text #draught text \"See {marker:9}\""}) {
    mission = parse_edit(mission, text)->apply(mission).value();
  }
  return mission;
}

/// Both panels come to have the same colours, though what they show may follow a little later.
void expect_alike(wxWindow& turned, wxWindow& made) {
  if (wait_for([&] { return colours_of(turned) == colours_of(made); })) return;
  const auto are = colours_of(turned);
  const auto wanted = colours_of(made);
  ASSERT_EQ(are.size(), wanted.size());
  // One by one, as all of them are too many to be printed.
  for (std::size_t i = 0; i < are.size(); ++i) EXPECT_EQ(are[i], wanted[i]) << "the colour of number " << i;
}

/// After the desktop has turned dark a panel has the colours that one made in the dark has.
template <typename Panel, typename Prepare, typename... Arguments>
void expect_to_turn_dark(const Prepare& prepare, const Arguments&... arguments) {
  Desktop desktop;
  desktop.go(false);
  test::PanelFrame<Panel> turned(troubled(), wxSize(1000, 500), arguments...);
  prepare(turned);
  const auto light = colours_of(turned.panel());
  desktop.go(true);
  EXPECT_NE(light, colours_of(turned.panel()));
  {
    test::PanelFrame<Panel> made(troubled(), wxSize(1000, 500), arguments...);
    prepare(made);
    expect_alike(turned.panel(), made.panel());
  }
  desktop.go(false);
  test::PanelFrame<Panel> made(troubled(), wxSize(1000, 500), arguments...);
  prepare(made);
  expect_alike(turned.panel(), made.panel());
}

TEST(StartPageInTheDark, ItsMapsAreOnThePaperThatTheMapIsOn) {
  Desktop desktop;
  test::EditorWindow window;
  window.frame().begin_background_work();
  const auto& cards = window.frame().start_page().cards();
  const auto drawn_on = [&](const Design& design) {
    return wait_for([&] {
      return cards.size() >= 4 && std::all_of(cards.begin(), cards.end(), [&](const TemplateCard* card) {
               return card->picture().paper == design.paper;
             });
    });
  };
  ASSERT_TRUE(drawn_on(usual_design()));
  // The corner of a picture is paper; the board lies in the middle.
  EXPECT_EQ(cards.front()->picture().map.rgb.front(), 0xFF);
  desktop.go(true);
  test::settle();
  EXPECT_TRUE(drawn_on(usual_design())) << "as the map stays";
  test::screenshot("start-dark");
  desktop.go(false);
  // Who has dark maps has dark pictures.
  window.frame().canvas().set_design(*find_design("dark"));
  window.frame().start_page().catch_up();
  ASSERT_TRUE(drawn_on(*find_design("dark")));
  EXPECT_EQ(cards.front()->picture().map.rgb.front(), 0x1C);
}

TEST(PanelsLook, ACardUnderThePointerLooksOtherThanTheOneThatHasTheKeyboard) {
  Desktop desktop;
  for (const bool dark : {false, true}) {
    desktop.go(dark);
    const auto plain = card_look(false, false);
    const auto pointed_at = card_look(true, false);
    const auto ringed = card_look(false, true);
    EXPECT_NE(pointed_at.ground, plain.ground);
    EXPECT_EQ(pointed_at.rim, plain.rim);
    EXPECT_EQ(ringed.ground, plain.ground);
    EXPECT_NE(ringed.rim, plain.rim);
    EXPECT_GT(ringed.rim_width, plain.rim_width);
    EXPECT_EQ(card_look(true, true), (CardLook{pointed_at.ground, ringed.rim, ringed.rim_width}));
  }
  desktop.go(false);
}

TEST(PanelsInTheDark, TextsTurnDarkAsAWhole) {
  expect_to_turn_dark<TextsPanel>([](auto& frame) {
    frame.panel().choose(Id("draught"));
    test::settle();
  });
}

TEST(PanelsInTheDark, ARefusedFieldTurnsDarkToo) {
  expect_to_turn_dark<TextsPanel>([](auto& frame) {
    frame.panel().choose(Id("boot-in-the-door"));
    test::settle();
    frame.template control<wxTextCtrl>("Cost").SetValue("many");
    EXPECT_EQ(frame.stage().commit_input().size(), 1U);
  });
}

TEST(PanelsInTheDark, TheInspectorTurnsDarkAsAWhole) {
  expect_to_turn_dark<InspectorPanel>([](auto& frame) {
    frame.stage().select(Selection({parse_address("C3/C4").value()}));
    test::settle();
  });
}

TEST(PanelsInTheDark, TheOutlineTurnsDarkAsAWhole) {
  expect_to_turn_dark<OutlinePanel>([](auto&) {});
}

TEST(PanelsInTheDark, FindingsTurnDarkAsAWhole) {
  expect_to_turn_dark<test::FindingsOnStage>(
      [](auto& frame) {
        EXPECT_TRUE(wait_for([&] { return frame.has("Findings"); }));
        test::settle();
        test::click(frame.control("Findings"), {60, 20});
      },
      all_checks());
}

}  // namespace
}  // namespace bulkhead
