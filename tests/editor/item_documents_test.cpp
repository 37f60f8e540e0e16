// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "editor/tools/findings/live_findings.h"
#include "editor/tools/texts/item_form.h"
#include "model/library/library.h"
#include "tests/editor/desktop.h"
#include "tests/support/generators.h"
#include "workbench/all_checks.h"
#include "workbench/checking_items.h"

namespace bulkhead {
namespace {

using test::Desktop;
using Topic = Notices::Topic;

/// With the templates that ship and a folder for the user's own ones.
class ItemDocuments : public testing::Test {
 public:
  ItemDocuments() {
    setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
    setenv("XDG_DATA_HOME", (desktop.folder / "data").c_str(), 1);
  }
  ~ItemDocuments() override {
    unsetenv("BULKHEAD_TEMPLATES");
    unsetenv("XDG_DATA_HOME");
  }

  [[nodiscard]] Session& session() { return *desktop.session; }
  [[nodiscard]] Document& document() { return session().document(); }
  /// A copy of an item that ships.
  std::filesystem::path copy_of(const char* item) {
    const auto path = desktop.folder / "item.xml";
    std::filesystem::copy_file(std::filesystem::path(BULKHEAD_TEMPLATES) / "items" / item, path,
                               std::filesystem::copy_options::overwrite_existing);
    return path;
  }
  void edit(std::string_view words) {
    const auto parsed = parse_edit(*document().mission(), words);
    ASSERT_TRUE(parsed.has_value()) << to_text(parsed.error());
    const auto done = document().apply(*parsed);
    ASSERT_TRUE(done.has_value()) << to_text(done.error());
  }
  [[nodiscard]] Id id() { return id_in(*document().mission(), *document().item()); }

  Desktop desktop;
};

constexpr const char* bravery = "boarding-actions/insane-bravery.xml";

LibraryItem read(const std::filesystem::path& path) {
  return read_item_file(test::content_of(path), path.string()).value().item;
}

TEST_F(ItemDocuments, AFileOfAnItemOpensByItself) {
  const auto path = copy_of(bravery);
  session().files().open(path);
  ASSERT_TRUE(session().has_document()) << desktop.told(Topic::work);
  ASSERT_TRUE(document().item().has_value());
  EXPECT_EQ(document().name(), "Stratagem “Insane bravery”");
  EXPECT_EQ(document().path(), path);
  EXPECT_FALSE(document().modified());
  EXPECT_EQ(document().mission()->system->id, Id("boarding-actions"));
  EXPECT_EQ(id(), Id("insane-bravery"));
  EXPECT_EQ(session().files().recent(), std::vector<std::string>{path.string()});
}

TEST_F(ItemDocuments, EditsAreSavedAndTakenBack) {
  const auto path = copy_of(bravery);
  session().files().open(path);
  const auto item = read(path);
  edit("set #insane-bravery cost \"2\"");
  EXPECT_TRUE(document().modified());
  ASSERT_TRUE(session().files().save());
  EXPECT_FALSE(document().modified());
  EXPECT_EQ(desktop.told(Topic::work), "");
  auto wanted = item;
  std::get<Stratagem>(wanted.item).cost = std::get<Stratagem>(read(path).item).cost;
  EXPECT_EQ(read(path), wanted) << "version, game and all else stay";
  EXPECT_NE(test::content_of(path).find("cost=\"2\""), std::string::npos);
  document().undo();
  EXPECT_TRUE(document().modified());
  ASSERT_TRUE(session().files().save());
  EXPECT_EQ(read(path), item);
  EXPECT_EQ(test::content_of(path), write_item_file(item).value());
}

TEST_F(ItemDocuments, EveryItemThatShipsIsSavedAsItWas) {
  std::size_t items = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(BULKHEAD_TEMPLATES) / "items")) {
    if (entry.path().extension() != ".xml") continue;
    SCOPED_TRACE(entry.path().string());
    session().files().open(entry.path());
    ASSERT_EQ(document().path(), entry.path()) << desktop.told(Topic::work);
    const auto copy = desktop.folder / "copy.xml";
    ASSERT_TRUE(document().save_as(copy));
    EXPECT_EQ(read(copy), read(entry.path()));
    EXPECT_EQ(test::content_of(copy), write_item_file(read(entry.path())).value());
    ++items;
  }
  EXPECT_GT(items, 50U);
}

TEST_F(ItemDocuments, ItStaysTheDocumentsItemUnderAnotherName) {
  const auto path = copy_of(bravery);
  session().files().open(path);
  edit("rename #insane-bravery calm");
  edit("set #calm name \"Calm\"");
  EXPECT_EQ(document().name(), "Stratagem “Calm”");
  EXPECT_EQ(id(), Id("calm"));
  ASSERT_TRUE(session().files().save());
  EXPECT_EQ(base_of(read(path).item).id, Id("calm"));
  document().undo();
  document().undo();
  EXPECT_EQ(id(), Id("insane-bravery"));
}

TEST_F(ItemDocuments, WhatItsFileHasNoPlaceForIsRefused) {
  session().files().open(copy_of(bravery));
  const auto before = document().mission();
  for (const auto* words :
       {"remove #insane-bravery", "briefing \"Read this\"", "title \"T\"", "side wardens name \"W\""}) {
    const auto parsed = parse_edit(*before, words);
    ASSERT_TRUE(parsed.has_value()) << words;
    EXPECT_FALSE(document().apply(*parsed)) << words;
    auto gesture = document().begin_gesture();
    EXPECT_FALSE(gesture.set(*parsed)) << words;
  }
  EXPECT_EQ(document().mission(), before);
}

TEST_F(ItemDocuments, TheVersionStandsInTheForm) {
  const auto path = copy_of(bravery);
  session().files().open(path);
  const auto fields = item_file_fields(*document().mission());
  ASSERT_EQ(fields.front().key, version_field);
  const auto& version = std::get<ValueField>(fields.front().field);
  EXPECT_EQ(version.value, "1");
  EXPECT_FALSE(version.change(*document().mission(), "0"));
  EXPECT_FALSE(version.change(*document().mission(), "new"));
  ASSERT_TRUE(document().apply(version.change(*document().mission(), "7").value()));
  ASSERT_TRUE(session().files().save());
  EXPECT_EQ(read(path).version, 7);
}

TEST_F(ItemDocuments, AMissionThatIsWorkedOnMayWantADroppedItem) {
  desktop.opened("mine");
  const auto path = copy_of(bravery);
  session().files().open_dropped(path);
  EXPECT_FALSE(document().item().has_value());
  ASSERT_NE(session().notices().shown(), nullptr);
  ASSERT_EQ(session().notices().shown()->answers.size(), 2U);
  EXPECT_EQ(session().notices().shown()->answers[0].label, "Add to this mission");
  EXPECT_EQ(session().notices().shown()->answers[1].label, "Open by itself");
  session().notices().answer(1);
  EXPECT_TRUE(document().item().has_value());
  EXPECT_TRUE(desktop.dialogs.asked.empty()) << "nothing was unsaved";
  // Onto an item nothing is added.
  session().files().open_dropped(path);
  EXPECT_EQ(session().notices().shown(), nullptr);
}

TEST_F(ItemDocuments, OpeningOneAsksWhereWorkOnAMissionIsUnsaved) {
  desktop.opened("mine");
  desktop.retitle("edited");
  const auto path = copy_of(bravery);
  session().files().open(path);
  EXPECT_FALSE(document().item().has_value());
  session().notices().answer(1);
  EXPECT_EQ(desktop.dialogs.asked, std::vector<std::string>{"leaving"});
  EXPECT_EQ(desktop.title(), "edited") << "the user stays";
  desktop.dialogs.leaving = Dialogs::Leaving::lose;
  session().files().open_by_itself(path);
  EXPECT_TRUE(document().item().has_value());
}

TEST_F(ItemDocuments, UnsavedWorkOnItIsAskedAbout) {
  session().files().open(copy_of(bravery));
  edit("set #insane-bravery cost \"2\"");
  EXPECT_FALSE(session().close_mission());
  EXPECT_EQ(desktop.dialogs.asked, std::vector<std::string>{"leaving"});
  desktop.dialogs.leaving = Dialogs::Leaving::lose;
  EXPECT_TRUE(session().close_mission());
  EXPECT_FALSE(document().item().has_value());
}

TEST_F(ItemDocuments, WhatOthersWriteIsTakenOverUnlessItIsSomethingElse) {
  const auto path = copy_of(bravery);
  session().files().open(path);
  auto text = test::content_of(path);
  test::write_file(path, text.replace(text.find("Insane bravery"), 14, "Sane cowardice"));
  ASSERT_TRUE(desktop.look_finds("changed item.xml"));
  session().notices().answer(0);
  EXPECT_EQ(document().name(), "Stratagem “Sane cowardice”");
  EXPECT_FALSE(document().modified());
  document().undo();
  EXPECT_EQ(document().name(), "Stratagem “Insane bravery”");
  const auto before = document().mission();
  test::write_file(path, "<rule format=\"2\" system=\"boarding-actions\" id=\"r\" name=\"R\"/>");
  session().files().reload();
  EXPECT_EQ(document().mission(), before);
  EXPECT_EQ(desktop.told(Topic::work), "item.xml holds Rule “R” now. Open it to see that.");
}

/// That a kind of the game goes with it, only its file says.
TEST_F(ItemDocuments, UndoOfAReloadBringsBackWhatWentWithIt) {
  const auto path = copy_of(bravery);
  const auto plain = test::content_of(path);
  auto item = read(path);
  const auto game = Library::open(template_folders()).value().system(item.system).value();
  item.zone_kinds = {game.zone_kinds.at(1)};
  test::write_file(path, write_item_file(item).value());
  session().files().open(path);
  ASSERT_EQ(item_in(*document().mission(), *document().item()), item);
  test::write_file(path, plain);
  session().files().reload();
  const auto reloaded = item_in(*document().mission(), *document().item());
  EXPECT_TRUE(reloaded.zone_kinds.empty());
  document().undo();
  EXPECT_EQ(item_in(*document().mission(), *document().item()), item);
  document().redo();
  EXPECT_EQ(item_in(*document().mission(), *document().item()), reloaded);
}

TEST_F(ItemDocuments, GoingPastAReloadBringsBackWhatWentWithIt) {
  const auto path = copy_of(bravery);
  const auto plain = test::content_of(path);
  auto item = read(path);
  const auto game = Library::open(template_folders()).value().system(item.system).value();
  item.zone_kinds = {game.zone_kinds.at(1)};
  test::write_file(path, write_item_file(item).value());
  session().files().open(path);
  test::write_file(path, plain);
  session().files().reload();
  const auto reloaded = item_in(*document().mission(), *document().item());
  ASSERT_TRUE(reloaded.zone_kinds.empty());
  test::write_file(path, write_item_file(item).value());
  session().files().reload();
  ASSERT_EQ(document().steps_done(), 2U);
  ASSERT_EQ(item_in(*document().mission(), *document().item()), item);
  document().undo();
  document().go_to_step(0);
  EXPECT_EQ(item_in(*document().mission(), *document().item()), item);
  document().go_to_step(1);
  EXPECT_EQ(item_in(*document().mission(), *document().item()), reloaded);
  document().go_to_step(99);
  EXPECT_EQ(document().steps_done(), 2U);
  EXPECT_EQ(item_in(*document().mission(), *document().item()), item);
  document().undo();
  document().undo();
  document().go_to_step(1);
  EXPECT_EQ(item_in(*document().mission(), *document().item()), reloaded);
}

TEST_F(ItemDocuments, AnEndWithoutSavingLeavesItToBeRecovered) {
  const auto path = copy_of(bravery);
  session().begin_recovery();
  session().files().open(path);
  edit("set #insane-bravery cost \"2\"");
  const auto edited = item_in(*document().mission(), *document().item());
  session().end_without_asking();
  desktop.begin();
  session().begin_recovery();
  EXPECT_NE(desktop.told(Topic::left_behind).find("item.xml"), std::string::npos) << desktop.told(Topic::left_behind);
  session().notices().answer(0);
  ASSERT_TRUE(document().item().has_value()) << desktop.told(Topic::work);
  EXPECT_EQ(item_in(*document().mission(), *document().item()), edited);
  EXPECT_EQ(document().path(), path);
  EXPECT_TRUE(document().modified());
}

TEST_F(ItemDocuments, ANewOneIsKeptInTheUsersOwnLibrary) {
  desktop.dialogs.new_item = Dialogs::NewItem{TextKind::stratagem, Id("kill-team")};
  session().files().begin_item();
  ASSERT_TRUE(document().item().has_value()) << desktop.told(Topic::work);
  EXPECT_EQ(document().name(), "Stratagem “New stratagem”");
  EXPECT_FALSE(document().modified()) << "nothing is lost with it";
  edit("rename #new-stratagem lights-out");
  EXPECT_FALSE(session().files().save()) << "the user thought better of it";
  const auto suggested = desktop.folder / "data/bulkhead/items/kill-team/stratagem/lights-out.xml";
  EXPECT_EQ(desktop.dialogs.suggested, suggested);
  desktop.dialogs.save = suggested;
  ASSERT_TRUE(session().files().save()) << desktop.told(Topic::work);
  EXPECT_EQ(base_of(read(suggested).item).id, Id("lights-out"));
  EXPECT_EQ(read(suggested).system, Id("kill-team"));
  const auto library = Library::open(template_folders()).value();
  EXPECT_EQ(library.find_items(LibraryId("kill-team/lights-out")).size(), 1U) << "missions can take it from there";
}

TEST_F(ItemDocuments, AMissionComesAfterItAsAMission) {
  session().files().open(copy_of(bravery));
  const auto path = desktop.opened("mine");
  EXPECT_FALSE(document().item().has_value());
  EXPECT_EQ(document().name(), "mine.bulkhead");
  ASSERT_TRUE(document().apply(SetHead{"title", "Edited"})) << "it has a head";
}

TEST_F(ItemDocuments, TheListHasTheItemAndWhatGoesWithIt) {
  session().files().open(copy_of("cqb/traps.xml"));
  const auto list = contents(*document().mission(), *document().item());
  std::vector<std::string> groups;
  for (const auto& group : list.children) groups.push_back(group.text);
  EXPECT_EQ(groups, (std::vector<std::string>{"Stratagem", "With it: Tables", "With it: Kinds of markers"}));
  EXPECT_EQ(list.children[0].children.front().address, Address(ObjectAddress{id()}));
  EXPECT_EQ(list.children[2].children.size(), 1U) << "the game's own kinds do not go with it";
}

/// What the window would say of the document.
std::vector<Finding> findings_of(const Document& document) {
  std::shared_ptr<const Checked> last;
  test::Posted posted;
  LiveFindings live(posted.post(), all_checks(),
                    [&](std::shared_ptr<const Checked> checked) { last = std::move(checked); });
  live.check(document.mission(), document.revision(), {}, document.item().has_value());
  while (last == nullptr || !last->complete) posted.wait_and_run();
  return last->report.findings;
}

TEST_F(ItemDocuments, FindingsAreThoseOfItsFile) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::size_t found = 0;
  for (const auto* name : {bravery, "cqb/traps.xml", "narrative-play/sentries.xml"}) {
    session().files().open_by_itself(copy_of(name));
    edit("set #" + id().text() + " lua \"end\"");
    const auto file = item_in(*document().mission(), *document().item());
    const auto wanted = check_item(file, library).value().report.findings;
    const auto here = findings_of(document());
    ASSERT_EQ(here.size(), wanted.size()) << name;
    for (std::size_t index = 0; index < here.size(); ++index) {
      EXPECT_EQ(here[index].key, wanted[index].key);
      EXPECT_EQ(here[index].addresses, wanted[index].addresses);
    }
    found += here.size();
    ASSERT_TRUE(session().files().save());
  }
  EXPECT_GE(found, 3U);
}

/// The values of all its fields, as the form shows them.
std::vector<std::string> shown_values(const Document& document) {
  const auto& mission = *document.mission();
  auto fields = form_of(mission, TextKey(id_in(mission, *document.item())));
  for (auto& field : item_file_fields(mission)) fields.push_back(std::move(field));
  std::vector<std::string> values;
  for (const auto& field : fields) {
    values.push_back(field.key);
    if (const auto* value = std::get_if<ValueField>(&field.field)) {
      values.push_back(value->value);
      continue;
    }
    for (const auto& row : std::get<RowsField>(field.field).rows) values.insert(values.end(), row.begin(), row.end());
  }
  return values;
}

/// Puts anything into a field, as a user might; what is refused changes nothing.
void edit_anything(Document& document) {
  const auto& mission = *document.mission();
  auto fields = form_of(mission, TextKey(id_in(mission, *document.item())));
  for (auto& field : item_file_fields(mission)) fields.push_back(std::move(field));
  const auto& field = *rc::gen::elementOf(fields);
  if (const auto* value = std::get_if<ValueField>(&field.field)) {
    if (!value->change) return;
    auto text = *rc::gen::oneOf(
        test::any_text(), rc::gen::map(rc::gen::inRange(0, 12), [](int number) { return std::to_string(number); }));
    if (!value->choices.empty()) text = (*rc::gen::elementOf(value->choices)).value;
    if (const auto made = value->change(mission, text)) (void)document.apply(*made);
    return;
  }
  const auto& rows = std::get<RowsField>(field.field);
  auto changed = rows.rows;
  changed.push_back(rows.fresh);
  if (*rc::gen::arbitrary<bool>() && changed.size() > 1) changed.erase(changed.begin());
  if (!rows.change) return;
  if (const auto made = rows.change(mission, changed)) (void)document.apply(*made);
}

RC_GTEST_FIXTURE_PROP(ItemDocuments, WhatIsSavedReadsAsTheFormShows, ()) {
  const auto* name = *rc::gen::element(bravery, "cqb/traps.xml", "narrative-play/sentries.xml",
                                       "boarding-actions/sabotage-canisters.xml", "boarding-actions/red-watch.xml");
  const auto path = copy_of(name);
  session().files().open(path);
  RC_ASSERT(document().item().has_value());
  const auto steps = *rc::gen::inRange(1, 8);
  for (int step = 0; step < steps; ++step) {
    edit_anything(document());
    if (*rc::gen::inRange(0, 6) == 0) document().undo();
  }
  const auto shown = shown_values(document());
  const auto item = item_in(*document().mission(), *document().item());
  RC_ASSERT(session().files().save());
  RC_ASSERT(read(path) == item);
  Document other(Mission{});
  static const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  RC_ASSERT(other.open(path, &library).has_value());
  RC_ASSERT(shown_values(other) == shown);
}

}  // namespace
}  // namespace bulkhead
