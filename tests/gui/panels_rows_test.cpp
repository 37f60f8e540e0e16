// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "editor/panels/texts/text_form.h"
#include "model/edit/edit.h"
#include "tests/gui/support/panel_frame.h"
#include "tests/gui/support/program.h"
#include "tests/support/sample_missions.h"

/// Lists in forms, of more columns than fit on a line.
namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

constexpr std::array roles = {FieldChoice{"", "in turn"}, FieldChoice{"attacker", "Attacker"}};
const std::array columns = {
    FieldInfo{.key = "what", .label = "What", .example = "lamp", .width = 3},
    FieldInfo{
        .key = "count", .label = "How many", .form = FieldForm::number, .from = 1, .to = 9, .example = "1", .width = 2},
    FieldInfo{.key = "by", .label = "By", .form = FieldForm::choice, .named = true, .width = 2, .choices = roles},
    FieldInfo{.key = "apart", .label = "Apart", .named = true, .width = 2},
    FieldInfo{.key = "edge", .label = "Clear of edges", .named = true, .width = 2},
    FieldInfo{.key = "centre", .label = "Clear of the centre", .named = true, .width = 2},
    FieldInfo{.key = "inside", .label = "Inside", .named = true, .width = 2},
    FieldInfo{.key = "words", .label = "In words", .form = FieldForm::long_text, .named = true, .width = 6}};

/// A form with one list; its rows become a text of the briefing, cells parted by commas and rows by semicolons.
class ListForm final : public wxPanel {
 public:
  ListForm(wxWindow* parent, MissionStage& stage, std::vector<RowsField::Row> rows)
      : wxPanel(parent), form_(new TextForm(this, stage, drafts_)) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(form_, 1, wxEXPAND);
    SetSizer(all);
    RowsField field;
    for (const auto& info : columns) {
      RowsField::Column column{&info, Control::line, {}, std::string(info.label), {}};
      if (info.form == FieldForm::long_text) column.control = Control::text;
      if (info.form == FieldForm::choice) column.control = Control::choice;
      for (const auto& choice : info.choices)
        column.choices.push_back({std::string(choice.value), std::string(choice.name)});
      field.columns.push_back(std::move(column));
      field.fresh.emplace_back(info.example);
    }
    field.rows = std::move(rows);
    field.add = "Add a placing";
    field.wrong = [](const std::vector<RowsField::Row>& typed) -> std::optional<WrongCell> {
      for (std::size_t row = 0; row < typed.size(); ++row) {
        if (typed[row][1] == "no") return WrongCell{row, 1, "\"no\" is no number."};
      }
      return std::nullopt;
    };
    field.change = [](const Mission&, const std::vector<RowsField::Row>& typed) -> Result<Edit> {
      std::string words;
      for (const auto& row : typed) {
        for (const auto& cell : row) words += cell + ",";
        words += ";";
      }
      return SetBriefing{"Rows", words};
    };
    form_->open({{"places", "Placed", 6, std::move(field), {}}}, {"test", "Test"});
  }
  ~ListForm() override { DestroyChildren(); }

  [[nodiscard]] TextForm& form() { return *form_; }

 private:
  Drafts drafts_;
  TextForm* form_;
};

class ListInWindow : public testing::Test {
 protected:
  [[nodiscard]] static RowsField::Row row(const char* what, const char* by = "", const char* apart = "") {
    return {what, "1", by, apart, "", "", "", ""};
  }
  [[nodiscard]] std::string written() {
    for (const auto& section : *frame_.mission().briefing) {
      if (section.heading == "Rows") return section.text;
    }
    return {};
  }
  void type_into(const std::string& cell, std::string_view text) {
    auto& control = frame_.control(cell);
    control.SetFocus();
    EXPECT_TRUE(wait_for([&] { return control.HasFocus(); })) << cell;
    press_key('A', wxMOD_CONTROL);
    test::type(text);
  }
  /// So that there is more than can be seen.
  void make_low() {
    auto& frame = *wxGetTopLevelParent(&frame_.panel());
    frame.SetClientSize(frame.GetClientSize().x, frame.FromDIP(360));
    settle();
  }
  /// Cells that stand out of the form, or are too narrow to be read.
  [[nodiscard]] std::vector<std::string> badly_placed() {
    std::vector<std::string> bad;
    const auto room = frame_.panel().form().GetClientRect();
    for (int row = 1; row <= 3; ++row) {
      for (const auto& column : columns) {
        const auto name = std::string(column.label) + ", row " + std::to_string(row);
        if (!frame_.has(name)) continue;
        auto& cell = frame_.control(name);
        const auto right = frame_.panel().form().ScreenToClient(cell.GetScreenRect().GetBottomRight()).x;
        if (right > room.width || cell.GetSize().x < 60) bad.push_back(name);
      }
    }
    return bad;
  }

  test::PanelFrame<ListForm> frame_{
      test::three_lamps(), wxSize(620, 640),
      std::vector<RowsField::Row>{row("lamp", "attacker"), row("hatch", "", "6in"), row("relic", "nobody-there")}};
};

TEST_F(ListInWindow, CellsStandOnAsManyLinesAsTheyNeed) {
  test::screenshot("rows-cards");
  EXPECT_EQ(badly_placed(), std::vector<std::string>());
  EXPECT_TRUE(frame_.has("What, row 3"));
  EXPECT_TRUE(frame_.has("Apart, row 2"));
  EXPECT_FALSE(frame_.has("Inside, row 1")) << "nobody has said anything there";
  test::click(frame_.control("All fields of row 1"));
  ASSERT_TRUE(wait_for([&] { return frame_.has("Inside, row 1"); }));
  EXPECT_TRUE(frame_.has("In words, row 1"));
  EXPECT_FALSE(frame_.has("Inside, row 2"));
  EXPECT_EQ(frame_.control("What, row 2").GetScreenRect().x, frame_.control("What, row 3").GetScreenRect().x);
  EXPECT_EQ(frame_.control("What, row 2").GetScreenRect().y, frame_.control("How many, row 2").GetScreenRect().y)
      << "the other rows stay a table";
  test::screenshot("rows-cards-all");
  EXPECT_EQ(badly_placed(), std::vector<std::string>());
  auto& first = frame_.control("What, row 1");
  auto& last = frame_.control("In words, row 1");
  EXPECT_GT(last.GetScreenRect().y, first.GetScreenRect().GetBottom());
  type_into("Inside, row 1", "vault\n");
  EXPECT_TRUE(wait_for([&] { return written().starts_with("lamp,1,attacker,,,,vault,,;"); })) << written();
  test::click(frame_.control("All fields of row 1"));
  EXPECT_TRUE(wait_for([&] { return !frame_.has("In words, row 1"); }));
  EXPECT_TRUE(frame_.has("Inside, row 1")) << "what is said stays in sight";
}

TEST_F(ListInWindow, AValueThatIsNoneOfTheChoicesStays) {
  EXPECT_EQ(frame_.control<wxChoice>("By, row 3").GetStringSelection(), "nobody-there");
  type_into("What, row 1", "torch\n");
  EXPECT_TRUE(wait_for([&] { return written().find("relic,1,nobody-there,") != std::string::npos; })) << written();
}

TEST_F(ListInWindow, RowsAreMovedAddedAndRemovedWithKeys) {
  auto& cell = frame_.control("How many, row 1");
  cell.SetFocus();
  ASSERT_TRUE(wait_for([&] { return cell.HasFocus(); }));
  press_key(WXK_DOWN, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("hatch,1,,6in,,,,,;lamp,1,attacker,"); })) << written();
  EXPECT_TRUE(wait_for([&] { return frame_.control("How many, row 2").HasFocus(); })) << "the keyboard goes along";
  press_key(WXK_UP, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("lamp,1,attacker,"); })) << written();
  press_key(WXK_UP, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("lamp,1,attacker,"); })) << "there is nothing above it";
  press_key(WXK_RETURN, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("lamp,1,attacker,,,,,,;lamp,1,,,,,,,;hatch,"); }))
      << written();
  EXPECT_TRUE(wait_for([&] { return frame_.control("What, row 2").HasFocus(); }));
  press_key(WXK_DELETE, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("lamp,1,attacker,,,,,,;hatch,"); })) << written();
}

TEST_F(ListInWindow, KeysForRowsWorkInAChoiceToo) {
  const auto focus = [&](const char* called) {
    frame_.control(called).SetFocus();
    EXPECT_TRUE(wait_for([&] { return frame_.control(called).HasFocus(); })) << called;
  };
  focus("By, row 1");
  press_key(WXK_DOWN, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("hatch,1,,6in,,,,,;lamp,1,attacker,"); })) << written();
  EXPECT_TRUE(wait_for([&] { return frame_.control("By, row 2").HasFocus(); })) << "the keyboard goes along";
  press_key(WXK_UP, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("lamp,1,attacker,"); })) << written();
  focus("By, row 1");
  press_key(WXK_RETURN, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("lamp,1,attacker,,,,,,;lamp,1,,"); })) << written();
  focus("By, row 2");
  press_key(WXK_DELETE, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("lamp,1,attacker,,,,,,;hatch,"); })) << written();
  focus("By, row 1");
  press_key(WXK_RIGHT, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return frame_.has("In words, row 1"); }));
  EXPECT_EQ(frame_.control<wxChoice>("By, row 1").GetStringSelection(), "Attacker") << "nothing else was chosen";
}

TEST_F(ListInWindow, KeysForRowsWorkAfterAChoiceWasMadeWithThePointer) {
  auto& choice = frame_.control<wxChoice>("By, row 1");
  test::click(choice);
  settle();
  press_key(WXK_UP);
  press_key(WXK_RETURN);
  ASSERT_TRUE(wait_for([&] { return written().starts_with("lamp,1,,"); })) << written();
  press_key(WXK_DOWN, wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return written().starts_with("hatch,1,,6in,,,,,;lamp,1,,"); })) << written();
}

TEST_F(ListInWindow, TabGoesFromCellToCell) {
  auto& cell = frame_.control("How many, row 1");
  cell.SetFocus();
  ASSERT_TRUE(wait_for([&] { return cell.HasFocus(); }));
  press_key(WXK_TAB);
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return frame_.control("Apart, row 1").HasFocus(); }));
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return frame_.control("What, row 2").HasFocus(); })) << "past the row's buttons";
}

TEST_F(ListInWindow, OnlyTheWrongCellIsMarkedAndNothingTypedIsLost) {
  const auto usual = frame_.control("What, row 2").GetForegroundColour();
  type_into("How many, row 2", "no\n");
  EXPECT_TRUE(frame_.has("✕ Row 2, How many: \"no\" is no number."));
  EXPECT_NE(frame_.control("How many, row 2").GetForegroundColour(), usual);
  EXPECT_EQ(frame_.control("What, row 2").GetForegroundColour(), usual);
  type_into("What, row 1", "torch\n");
  EXPECT_EQ(written(), "") << "the list is one value";
  EXPECT_EQ(frame_.control<wxTextCtrl>("How many, row 2").GetValue(), "no");
  type_into("How many, row 2", "3\n");
  EXPECT_TRUE(wait_for([&] { return written().starts_with("torch,1,attacker,,,,,,;hatch,3,"); })) << written();
}

TEST_F(ListInWindow, WhatHasTheKeyboardIsInSight) {
  for (const int row : {3, 2, 1}) {
    test::click(frame_.control("All fields of row " + std::to_string(row)));
    settle();
  }
  auto& form = frame_.panel().form();
  make_low();
  ASSERT_GT(form.GetVirtualSize().y, form.GetClientSize().y) << "there is something to scroll";
  const auto in_sight = [&](const char* name) {
    return wait_for([&] {
      const auto place = frame_.control(name).GetScreenRect();
      return frame_.control(name).HasFocus() && form.GetScreenRect().Contains(place);
    });
  };
  form.Scroll(0, 0);
  frame_.control("Inside, row 3").SetFocus();
  EXPECT_TRUE(in_sight("Inside, row 3"));
  press_key(WXK_TAB);
  EXPECT_TRUE(in_sight("In words, row 3"));
  press_key(WXK_RETURN, wxMOD_ALT);
  ASSERT_TRUE(wait_for([&] { return frame_.has("What, row 4"); }));
  EXPECT_TRUE(in_sight("What, row 4")) << "what is new as well";
  frame_.control("What, row 1").SetFocus();
  EXPECT_TRUE(in_sight("What, row 1"));
}

TEST_F(ListInWindow, AFieldOfACardStaysOnceItIsThere) {
  test::click(frame_.control("All fields of row 1"));
  ASSERT_TRUE(wait_for([&] { return frame_.has("Inside, row 1"); }));
  type_into("Inside, row 1", "vault");
  press_key(WXK_TAB);
  ASSERT_TRUE(wait_for([&] { return frame_.control("In words, row 1").HasFocus(); }));
  test::click(frame_.control("All fields of row 1"));
  ASSERT_TRUE(wait_for([&] { return !frame_.has("In words, row 1"); }));
  EXPECT_TRUE(frame_.has("Inside, row 1"));
  type_into("Inside, row 1", "");
  press_key(WXK_DELETE);
  type_into("What, row 1", "torch\n");
  EXPECT_TRUE(wait_for([&] { return written().starts_with("torch,1,attacker,,,,,,;"); })) << written();
  EXPECT_TRUE(frame_.has("Inside, row 1")) << "one may want to write something else";
  press_key(WXK_DOWN, wxMOD_ALT);
  ASSERT_TRUE(wait_for([&] { return written().starts_with("hatch,"); })) << written();
  EXPECT_TRUE(frame_.has("Inside, row 2")) << "it goes along with its row";
  EXPECT_FALSE(frame_.has("Inside, row 1"));
}

TEST_F(ListInWindow, WordsInACellAreAllInSight) {
  test::click(frame_.control("All fields of row 1"));
  ASSERT_TRUE(wait_for([&] { return frame_.has("In words, row 1"); }));
  const int before = frame_.control("In words, row 1").GetSize().y;
  type_into("In words, row 1", std::string(40, 'w') + " " + std::string(40, 'w') + " " + std::string(40, 'w'));
  EXPECT_TRUE(wait_for([&] { return frame_.control("In words, row 1").GetSize().y > before; }));
}

TEST_F(ListInWindow, TheWheelMovesTheFormAndChoosesNothing) {
  test::click(frame_.control("All fields of row 1"));
  test::click(frame_.control("All fields of row 2"));
  test::click(frame_.control("All fields of row 3"));
  settle();
  auto& form = frame_.panel().form();
  make_low();
  ASSERT_GT(form.GetVirtualSize().y, form.GetClientSize().y) << "there is something to scroll";
  for (const char* const name : {"By, row 2", "In words, row 1", "What, row 1"}) {
    form.Scroll(0, 0);
    settle();
    auto& cell = frame_.control(name);
    const auto place = cell.GetScreenRect();
    wxUIActionSimulator().MouseMove(place.x + place.width / 2, place.y + place.height / 2);
    settle();
    test::Program::output("xdotool click --repeat 3 5");
    EXPECT_TRUE(wait_for([&] { return form.GetViewStart().y > 0; })) << name;
  }
  EXPECT_EQ(frame_.control<wxChoice>("By, row 2").GetStringSelection(), "in turn");
}

}  // namespace
}  // namespace bulkhead
