// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "model/mission/kinds.h"
#include "tests/support/edited.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

std::string refusal(const Mission& mission, std::string_view text) {
  const auto edit = parse_edit(mission, text);
  if (!edit) return edit.error().message;
  const auto after = edit->apply(mission);
  return after ? "" : after.error().message;
}

const GameSystem& game_after(Mission& mission, std::string_view edits) {
  mission = edited(mission, edits);
  return *mission.system;
}

TEST(GameEdits, SayHowABattleIsPlayed) {
  auto mission = empty_mission();
  const auto& game = game_after(
      mission, R"(game name "Boarding" rounds 5 round "watch" turn "stand" turns activations order roll-off)"
               "\n"
               R"(game another-rounds "5 4\n6 2 die D3" set-up "map \"Lay out the map\"\nroll \"Roll off\"")");
  EXPECT_EQ(game.name, "Boarding");
  EXPECT_EQ(game.sequence.rounds, 5);
  EXPECT_EQ(game.sequence.round_name, "watch");
  EXPECT_EQ(game.sequence.turn_name, "stand");
  EXPECT_EQ(game.sequence.turns, Sequence::Turns::activations);
  EXPECT_EQ(game.sequence.order, Sequence::Order::roll_off);
  EXPECT_EQ(game.sequence.another_rounds, (std::vector<AnotherRound>{{5, 4, 6}, {6, 2, 3}}));
  EXPECT_EQ(game.set_up.steps, (std::vector<SequenceStep>{{Id("map"), "Lay out the map"}, {Id("roll"), "Roll off"}}));
  EXPECT_EQ(game_after(mission, "game order none another-rounds none").sequence.order, Sequence::Order::unstated);
  EXPECT_TRUE(mission.system->sequence.another_rounds.empty());
}

TEST(GameEdits, SayWhatIsPaidAndMeasured) {
  auto mission = empty_mission();
  const auto& game = game_after(
      mission,
      R"(game currencies "\"AP\" \"Air points\"" allowances "air AP 2 more 1 per 500 of power note \"Per crew.\"")"
      "\n"
      "game distance straight areas ways hatchways yes cover corners");
  EXPECT_EQ(game.currencies, (std::vector<Currency>{{"AP", "Air points", {}}}));
  EXPECT_EQ(game.allowances, (std::vector<Allowance>{{Id("air"), "AP", 2, 1, 500, Allowance::Of::power, "Per crew."}}));
  EXPECT_EQ(game.measuring,
            (Measuring{Measuring::Distance::straight, Measuring::Distance::ways, true, Measuring::Cover::corners, {}}));
}

TEST(GameEdits, MakeAndTakeAwayTheRuleOfControl) {
  auto mission = empty_mission();
  EXPECT_EQ(game_after(mission, "game control yes").control, ControlRule());
  EXPECT_EQ(game_after(mission, "game control-range 0mm control-counts oc control-tie stays").control,
            (ControlRule{Length(), ControlRule::Counts::oc, ControlRule::Tie::stays}));
  EXPECT_EQ(game_after(mission, "game control-range none").control,
            (ControlRule{Length::inches(1), ControlRule::Counts::oc, ControlRule::Tie::stays}))
      << "what is usual";
  EXPECT_EQ(game_after(mission, "game control no").control, std::nullopt);
  EXPECT_EQ(game_after(mission, "game control-range none").control, std::nullopt) << "nothing said of nothing";
  EXPECT_EQ(game_after(mission, "game control-tie stays").control,
            (ControlRule{Length::inches(1), ControlRule::Counts::models, ControlRule::Tie::stays}));
  EXPECT_EQ(game_after(mission, "game caricature-move 5in caricature-needs 3 caricature-towards enemies").caricature,
            (Caricature{Length::inches(5), Length::inches(24), 3, Caricature::Towards::enemies}));
}

TEST(GameEdits, RefuseWhatNoDocumentMayHold) {
  const auto mission = empty_mission();
  EXPECT_EQ(refusal(mission, "game another-rounds \"5 4 die D3\""), "A D3 never shows 4 or more");
  EXPECT_EQ(refusal(mission, "game allowances \"air AP 2 more 1\""),
            "Allowance air gives 1 more: say for each how many points");
  EXPECT_NE(refusal(mission, "game rounds many").find("from 0 to 99"), std::string::npos);
  EXPECT_NE(refusal(mission, "game another-rounds \"5 4 die D8\"").find("A die is D6 or D3"), std::string::npos);
  EXPECT_NE(refusal(mission, "game control-range -1in").find("less than nothing"), std::string::npos);
  EXPECT_NE(refusal(mission, "game set-up \"a \\\"A\\\"\\na \\\"B\\\"\"").find("two steps called a"),
            std::string::npos);
  EXPECT_NE(refusal(mission, "game id none").find("must be given"), std::string::npos);
  EXPECT_NE(refusal(mission, "game").find("Say what is to be changed"), std::string::npos);
  EXPECT_NE(refusal(mission, "game colour red").find("game"), std::string::npos);
  std::string steps;
  for (int number = 1; number <= 65; ++number) steps += "s" + std::to_string(number) + " \\\"S\\\"\\n";
  EXPECT_NE(refusal(mission, "game set-up \"" + steps + "\"").find("at most 64"), std::string::npos);
  const auto full = edited(mission, "game set-up \"" + steps.substr(0, steps.find("s64 ")) + "\"");
  EXPECT_EQ(full.system->set_up.steps.size(), 63U);
  const auto with_phase = edited(full, "phase move name \"Move\" steps \"go \\\"Go\\\"\"");
  EXPECT_NE(refusal(with_phase, "phase move steps \"go \\\"Go\\\"\\nrun \\\"Run\\\"\"").find("at most 64 steps"),
            std::string::npos);
}

TEST(GameEdits, AddChangeAndMovePhases) {
  auto mission =
      edited(empty_mission(),
             "phase command name \"Command\" of round steps \"start \\\"Start\\\"\\npoints \\\"Points\\\"\"\n"
             "phase fight name \"Fight\"\nphase end name \"End\"");
  const auto& phases = mission.system->sequence.phases;
  ASSERT_EQ(phases.size(), 3U);
  EXPECT_EQ(phases.front(),
            (Phase{Id("command"), "Command", Phase::Of::round, {{Id("start"), "Start"}, {Id("points"), "Points"}}}));
  const auto order = [](const Mission& of) {
    std::string ids;
    for (const auto& phase : of.system->sequence.phases) ids += phase.id.text() + " ";
    return ids;
  };
  EXPECT_EQ(order(edited(mission, "phase end up")), "command end fight ");
  EXPECT_EQ(order(edited(mission, "phase command down")), "fight command end ");
  EXPECT_EQ(edited(mission, "phase command up"), mission) << "what is first stays";
  EXPECT_EQ(edited(mission, "phase end down"), mission) << "and what is last";
  EXPECT_EQ(order(edited(mission, "phase fight remove")), "command end ");
  EXPECT_NE(refusal(mission, "phase fight up name \"Brawl\"").find("nothing more"), std::string::npos);
}

TEST(GameEdits, WordsOfTheGameThatAreUsedStay) {
  auto mission =
      edited(empty_mission(),
             "frequency watch name \"once per watch\"\nstratagem-kind trick name \"Trick\"\n"
             "action-kind quick name \"Quick\"\nphase command name \"Command\" steps \"points \\\"Points\\\"\"\n"
             "phase end name \"End\"");
  EXPECT_EQ(refusal(mission, "frequency watch remove"), "");
  mission = edited(mission,
                   "stratagem feint name \"Feint\" kind trick uses watch used own-command-phase-start\n"
                   "action leap name \"Leap\" kind quick");
  EXPECT_EQ(refusal(mission, "frequency watch remove"),
            "Stratagem Feint names the frequency once per watch; change that first");
  EXPECT_EQ(refusal(mission, "stratagem-kind trick remove"), "Stratagem Feint is of the kind Trick; change that first");
  EXPECT_EQ(refusal(mission, "action-kind quick remove"), "Action Leap is of the kind Quick; change that first");
  EXPECT_EQ(refusal(mission, "phase command remove"), "Stratagem Feint names the phase Command; change that first");
  EXPECT_EQ(refusal(mission, "phase end remove"), "");
  const auto by_step = edited(mission, "stratagem feint used points-step");
  EXPECT_EQ(refusal(by_step, "phase command remove"), "Stratagem Feint names the phase Command; change that first");
  const auto by_name = edited(mission, "stratagem feint kind \"Trick\"");
  EXPECT_EQ(refusal(by_name, "stratagem-kind trick remove"), "Stratagem Feint is of the kind Trick; change that first");
}

TEST(GameEdits, RenameWhatIsNamedEverywhere) {
  auto mission = edited(empty_mission(),
                        "frequency watch name \"once per watch\"\nstratagem-kind trick name \"Trick\"\n"
                        "phase command name \"Command\"\nphase command-end name \"End\"\n"
                        "stratagem feint name \"Feint\" kind trick uses watch used own-command-phase-start used "
                        "command-end-phase-end\n"
                        "objective hold name \"Hold\" kind end-game scored command-phase-end\n"
                        "zone z kind drop-zone side attacker cells A1\nmarker m kind terminal at A1\n"
                        "marker n kind terminal at B1\nlink lift #m #n\n"
                        "rule r name \"R\" place terminal 1 inside drop-zone outside shrine");
  mission =
      edited(mission,
             "frequency watch rename shift\nstratagem-kind trick rename ruse\nphase command rename orders\n"
             "zone-kind drop-zone rename entry\nmarker-kind terminal rename console\nlink-kind lift rename hoist");
  const auto& feint = mission.stratagems->front();
  EXPECT_EQ(feint.kind, "ruse");
  EXPECT_EQ(feint.uses, "shift");
  EXPECT_EQ(feint.used.at(0).at, Id("own-orders-phase-start"));
  EXPECT_EQ(feint.used.at(1).at, Id("command-end-phase-end")) << "another phase";
  EXPECT_EQ(mission.objectives->front().scorings.front().moment, Id("orders-phase-end"));
  EXPECT_EQ(mission.zones->front().kind, Id("entry"));
  EXPECT_EQ(mission.markers->front().kind, Id("console"));
  EXPECT_EQ(mission.links->front().kind, Id("hoist"));
  const auto& placing = mission.rules->front().places.front();
  EXPECT_EQ(placing.what, Id("console"));
  EXPECT_EQ(placing.inside, Id("entry"));
  EXPECT_EQ(placing.outside, Id("shrine"));
  EXPECT_TRUE(has_kind(*mission.system, KindOf::phase, Id("orders")));
  EXPECT_EQ(refusal(mission, "zone-kind entry rename shrine"), "There is a zone kind shrine already");
  EXPECT_EQ(refusal(mission, "marker-kind objective rename goal"), "Every system has the marker kind objective");
  EXPECT_EQ(refusal(mission, "phase fight rename brawl"), "There is no phase fight");
  EXPECT_EQ(edited(mission, "phase orders rename orders"), mission);
}

TEST(GameEdits, ChangeTerrainTypesAndSeasons) {
  auto mission =
      edited(empty_mission(),
             "terrain-type heavy name \"Heavy\" passage barred sight blocks cover gives stand yes note \"Solid.\"\n"
             "season-figures first name \"First\" boards 12 source \"Counted\" ranges \"walls 13 14\"\n"
             "season first");
  EXPECT_EQ(*find_terrain_type(*mission.system, Id("heavy")),
            (TerrainType{Id("heavy"),
                         "Heavy",
                         {TerrainTraits::Passage::barred, TerrainTraits::Sight::blocks, TerrainTraits::Cover::gives,
                          true, false},
                         "Solid.",
                         {}}));
  EXPECT_EQ(*find_season(*mission.system, Id("first")),
            (Season{Id("first"), "First", 12, "Counted", {{Id("walls"), 13, 14, {}}}, {}}));
  EXPECT_EQ(refusal(mission, "season-figures first remove"), "The mission is of the season First; change that first");
  EXPECT_EQ(edited(mission, "season-figures first rename spring").head->season, Id("spring"));
  EXPECT_NE(refusal(mission, "season-figures first ranges \"walls 9 3\"").find("A range goes up"), std::string::npos);
  auto crates = TerrainSet();
  crates.id = Id("crates");
  crates.feature_kinds = {{Id("crate"), "Crate", "", {{}}}};
  crates.feature_kinds.front().parts.front().types = {Id("heavy")};
  mission.sets.push_back({Part<TerrainSet>(crates), std::nullopt, {}});
  EXPECT_EQ(refusal(mission, "terrain-type heavy remove"),
            "The terrain set crates names the terrain type Heavy; change that first");
  EXPECT_EQ(refusal(mission, "terrain-type heavy rename solid"),
            "The terrain set crates names the terrain type Heavy, so its id stays");
}

TEST(SetEdits, BringASetWithItsDefinition) {
  auto crates = gallowdark_set();
  crates.id = Id("crates");
  crates.name = "Crates \"and\" more";
  const Edit edit = AddSet{Part<TerrainSet>(crates)};
  const auto mission = empty_mission();
  const auto text = edit.text_form(mission);
  EXPECT_EQ(text.find('\n'), std::string::npos) << "it is one line, as other edits";
  const auto read = parse_edit(mission, text);
  ASSERT_TRUE(read.has_value()) << read.error().message;
  EXPECT_EQ(*read, edit);
  const auto after = edited(mission, text);
  ASSERT_EQ(after.sets.size(), 2U);
  EXPECT_EQ(*after.sets.back().set, crates);
  EXPECT_EQ(after.sets.back().boxes, std::nullopt);
  EXPECT_EQ(refusal(after, text), "The mission uses the terrain set Crates \"and\" more already");
  EXPECT_EQ(edited(after, "uses crates remove"), mission);
  EXPECT_NE(refusal(mission, "uses \"<terrain-set\""), "");
}

/// What the fields say, put into a game and kinds of which nothing is said.
GameSystem said_again(const GameSystem& system) {
  GameSystem again;
  for (const auto& field : fields_of<GameSystem>()) EXPECT_TRUE(field.put(again, field.value(system))) << field.key;
  for (std::size_t of = 0; of < kind_fields().size(); ++of) {
    with_kinds(system, static_cast<KindOf>(of), [&]<typename Kinds>(const Kinds& kinds) {
      with_kinds(again, static_cast<KindOf>(of), [&]<typename Others>(Others& others) {
        if constexpr (std::is_same_v<Kinds, Others>) {
          for (const auto& kind : kinds) {
            others.push_back(fresh<typename Kinds::value_type>(kind.id));
            for (const auto& field : fields_of<typename Kinds::value_type>())
              EXPECT_TRUE(field.put(others.back(), field.value(kind))) << field.key;
          }
        }
      });
    });
  }
  // What forms and edits leave alone, or change in another way.
  again.version = system.version;
  again.limits = system.limits;
  again.actions = system.actions;
  return again;
}

/// Whatever a document may say of a game, its fields say as well.
RC_GTEST_PROP(GameFields, AreAllThatADocumentSays, ()) {
  auto system = pick_system();
  const auto without_extras = read_system(write_system(said_again(system)), "said").value();
  auto plain = said_again(system);
  RC_ASSERT(without_extras == plain);
  // The rest of the game itself is what this version does not know.
  system.extras = {};
  system.sequence.extras = {};
  system.set_up.extras = {};
  system.measuring.extras = {};
  if (system.control) system.control->extras = {};
  if (system.caricature) system.caricature->extras = {};
  const auto strip = [](auto& things) {
    for (auto& thing : things) thing.extras = {};
  };
  strip(system.set_up.steps);
  strip(system.sequence.phases);
  for (auto& phase : system.sequence.phases) strip(phase.steps);
  strip(system.sequence.another_rounds);
  strip(system.currencies);
  strip(system.allowances);
  for (std::size_t of = 0; of < kind_fields().size(); ++of) with_kinds(system, static_cast<KindOf>(of), strip);
  for (auto& kind : system.marker_kinds) {
    if (kind.profile) kind.profile->extras = {};
    if (kind.profile == Profile()) kind.profile.reset();
  }
  for (auto& season : system.seasons) strip(season.ranges);
  RC_ASSERT(plain == system);
}

TEST(GameFields, HaveAKeyALabelAndAHintEach) {
  auto all = kind_fields();
  all.push_back(game_fields());
  for (const auto& [thing, fields] : all) {
    std::set<std::string_view> keys;
    std::set<std::string_view> labels;
    for (const auto* field : fields) {
      EXPECT_TRUE(keys.insert(field->key).second) << thing.key << " " << field->key;
      EXPECT_TRUE(labels.insert(field->label).second) << thing.key << " " << field->label;
      EXPECT_EQ(field->columns.empty(), field->form != FieldForm::list) << field->key;
      EXPECT_FALSE(field->help.empty()) << thing.key << " " << field->key;
      for (const auto* column : field->columns) EXPECT_FALSE(column->help.empty()) << field->key << " " << column->key;
    }
  }
}

}  // namespace
}  // namespace bulkhead::test
