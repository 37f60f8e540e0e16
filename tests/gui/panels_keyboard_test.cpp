// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/panels/texts/text_form.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/panel_frame.h"
#include "tests/support/sample_missions.h"

/// Whatever a page makes of what is typed, the keyboard stays where the user types.
namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::type;
using test::wait_for;

Mission with_sections(std::vector<BriefingSection> sections) {
  auto mission = test::empty_mission();
  mission.briefing = std::move(sections);
  return mission;
}

/// The name of the control that has the keyboard.
std::string keyboard_in() {
  const auto* const focus = wxWindow::FindFocus();
  return focus == nullptr ? "nothing" : focus->GetName().utf8_string();
}

class TypingInASection : public testing::Test {
 protected:
  void begin(std::vector<BriefingSection> sections) {
    frame_.document().begin(with_sections(std::move(sections)));
    settle();
  }
  [[nodiscard]] std::vector<BriefingSection> sections() const { return *frame_.mission().briefing; }

  test::PanelFrame<TextsPanel> frame_{test::empty_mission(), wxSize(1000, 640)};
};

TEST_F(TypingInASection, TabLeadsToTheTextOfWhatBecomesTheOpening) {
  frame_.panel().add(TextKind::section);
  ASSERT_TRUE(wait_for([] { return keyboard_in() == "Heading"; })) << keyboard_in();
  press_key(WXK_DELETE);
  press_key(WXK_TAB);
  settle(300);
  EXPECT_TRUE(wait_for([] { return keyboard_in() == "Opening"; })) << keyboard_in();
  type("Hold the gate.");
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return sections() == std::vector<BriefingSection>{{"", "Hold the gate.", {}}}; }));
}

TEST_F(TypingInASection, ALetterAfterALongPauseLeavesTheKeyboardInTheHeading) {
  begin({{"", "Hold the gate.", {}}});
  frame_.panel().choose(SectionKey{});
  settle();
  frame_.control("Heading").SetFocus();
  ASSERT_TRUE(wait_for([] { return keyboard_in() == "Heading"; }));
  type("T");
  ASSERT_TRUE(wait_for([&] { return sections().front().heading == "T"; }));
  settle(300);
  EXPECT_EQ(keyboard_in(), "Heading");
  EXPECT_TRUE(frame_.has("Text"));
  type("asks");
  press_key(WXK_TAB);
  settle(300);
  EXPECT_EQ(keyboard_in(), "Text");
  EXPECT_EQ(sections().front().heading, "Tasks");
}

TEST_F(TypingInASection, TheOpeningIsChosenThoughItMovesToTheFront) {
  begin({{"Tasks", "Hold the gate.", {}}, {"Foes", "Two of them.", {}}});
  frame_.panel().add(TextKind::section);
  press_key(WXK_DELETE);
  press_key(WXK_TAB);
  settle(300);
  EXPECT_TRUE(wait_for([&] { return frame_.panel().chosen() == TextKey(SectionKey{}); }));
  type("At night.");
  EXPECT_TRUE(frame_.stage().commit_input().empty());
  EXPECT_EQ(sections(), (std::vector<BriefingSection>{
                            {"", "At night.", {}}, {"Tasks", "Hold the gate.", {}}, {"Foes", "Two of them.", {}}}));
}

TEST_F(TypingInASection, TheListHasTheKeyboardWhenWhatIsTypedInIsGone) {
  frame_.panel().add(TextKind::section);
  ASSERT_TRUE(wait_for([] { return keyboard_in() == "Heading"; }));
  frame_.stage().undo();
  EXPECT_TRUE(wait_for([] { return keyboard_in() == "Texts and rules"; })) << keyboard_in();
}

TEST(TypingInATable, UndoOfAColumnLeavesTheKeyboardInTheRow) {
  test::PanelFrame<TextsPanel> frame(test::empty_mission(), wxSize(1000, 640));
  frame.panel().add(TextKind::table);
  settle();
  test::click(frame.control("+ Add a row"));
  const auto table = frame.mission().tables->front().id;
  for (const char* const columns : {"Find", "Find | Where"}) {
    ASSERT_TRUE(frame.stage().apply(SetField{table, {"columns", single(columns)}}));
  }
  settle();
  frame.control("Where, row 1").SetFocus();
  ASSERT_TRUE(wait_for([] { return keyboard_in() == "Where, row 1"; }));
  frame.stage().undo();
  EXPECT_TRUE(wait_for([&] { return !frame.has("Where, row 1"); }));
  settle();
  EXPECT_EQ(keyboard_in(), "Find, row 1");
}

/// A form by itself.
class Form final : public wxPanel {
 public:
  Form(wxWindow* parent, MissionStage& stage) : wxPanel(parent), form_(new TextForm(this, stage, drafts_)) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(form_, 1, wxEXPAND);
    SetSizer(all);
  }
  ~Form() override { DestroyChildren(); }
  [[nodiscard]] TextForm& form() { return *form_; }

 private:
  Drafts drafts_;
  TextForm* form_;
};

FormField line(const std::string& key, const std::string& value) {
  ValueField field;
  field.value = value;
  field.change = [](const Mission&, const std::string& typed) -> Result<Edit> { return SetHead{"author", typed}; };
  return {key, key, 6, std::move(field)};
}

TEST(TypingInAForm, GoesOnInTheSameFieldOfAFormThatIsMadeAnew) {
  test::PanelFrame<Form> frame(test::empty_mission(), wxSize(600, 400));
  auto& form = frame.panel().form();
  const FieldOwner owner{"somebody", "Somebody"};
  form.open({line("name", "Ann"), line("place", "here")}, owner);
  settle();
  frame.control("place").SetFocus();
  press_key(WXK_END);
  type("!?");
  press_key(WXK_LEFT, wxMOD_SHIFT);
  form.update({line("name", "Ann"), line("age", "7"), line("place", "here")}, owner);
  settle();
  EXPECT_EQ(keyboard_in(), "place");
  type("...");
  EXPECT_EQ(frame.control<wxTextCtrl>("place").GetValue(), "here!...") << "what was marked is written over";
  EXPECT_TRUE(wait_for([&] { return frame.mission().head->author == "here!..."; }));
  form.update({line("name", "Ann")}, owner);
  settle();
  EXPECT_FALSE(frame.has("place"));
}

class TypingAnExpression : public testing::Test {
 protected:
  void SetUp() override {
    frame_.panel().choose(Id("tend-the-lamps"));
    settle();
    line().SetFocus();
    press_key('A', wxMOD_CONTROL);
  }
  [[nodiscard]] wxTextCtrl& line() { return frame_.control<wxTextCtrl>("If (Lua), row 1"); }
  test::PanelFrame<TextsPanel> frame_{test::three_lamps(), wxSize(1280, 640)};
};

TEST_F(TypingAnExpression, NamesAreProposedAndTakenWithTheArrows) {
  type("contro");
  settle();
  test::screenshot("expression-proposed");
  press_key(WXK_DOWN);
  press_key(WXK_UP);
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return line().GetValue() == "controls"; })) << line().GetValue();
  EXPECT_TRUE(line().HasFocus());
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return !line().HasFocus(); }));
}

TEST_F(TypingAnExpression, WhoTypesOnPastThemLeavesWithTab) {
  type("contro");
  settle();
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return !line().HasFocus(); }));
  EXPECT_EQ(line().GetValue(), "contro");
}

TEST(TypingInALine, ItsBeginningIsInSightOnceNobodyTypesThere) {
  test::PanelFrame<Form> frame(test::empty_mission(), wxSize(600, 400));
  const std::string words(200, 'm');
  frame.panel().form().open({line("name", words), line("place", "here")}, {"somebody", "Somebody"});
  settle();
  auto& name = frame.control<wxTextCtrl>("name");
  EXPECT_EQ(name.GetInsertionPoint(), 0);
  name.SetFocus();
  press_key(WXK_END);
  ASSERT_TRUE(wait_for([&] { return name.GetInsertionPoint() == 200; }));
  frame.control("place").SetFocus();
  EXPECT_TRUE(wait_for([&] { return name.GetInsertionPoint() == 0; }));
}

TEST(TypingInRows, TheLastRowThatGoesLeavesTheKeyboardToWhatAddsOne) {
  test::PanelFrame<TextsPanel> frame(test::three_lamps(), wxSize(1280, 640));
  frame.panel().choose(Id("draught"));
  settle();
  while (frame.has("Figure, row 1")) {
    frame.control("Figure, row 1").SetFocus();
    press_key(WXK_DELETE, wxMOD_ALT);
    settle();
  }
  const auto* const focus = dynamic_cast<wxButton*>(wxWindow::FindFocus());
  ASSERT_NE(focus, nullptr) << keyboard_in();
  EXPECT_EQ(focus->GetLabel(), "+ Add a figure");
}

}  // namespace
}  // namespace bulkhead
