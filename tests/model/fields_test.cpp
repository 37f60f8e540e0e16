// SPDX-License-Identifier: MIT
#include "model/mission/fields.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <set>

#include "model/io/mission_file.h"
#include "tests/support/documents.h"
#include "tests/support/generators.h"

namespace bulkhead {
namespace {

ReadMission read(const std::string& inside) {
  return read_mission(test::mission_document(inside), "m.bulkhead", nullptr).value();
}

std::vector<std::string> remarks_of(const std::string& inside) {
  std::vector<std::string> remarks;
  for (const auto& remark : read(inside).remarks) remarks.push_back(to_text(remark));
  return remarks;
}

TEST(Fields, OfADocumentMayGoBeyondTheirRangeWithARemark) {
  const std::string dear = R"(<stratagem id="s" name="S" cost="200"/>)";
  EXPECT_EQ(read(dear).mission.stratagems->front().cost, Cost::exactly(200));
  EXPECT_EQ(remarks_of(dear),
            std::vector<std::string>({"m.bulkhead:4:34: A cost is from 0 to 99, not 200; it is kept"}));
  EXPECT_TRUE(remarks_of(R"(<stratagem id="s" name="S" cost="99"/>)").empty());
  EXPECT_EQ(remarks_of(R"(<mission-objective id="o" name="O" kind="k">
<scored at="end" rounds="1-100"/><condition vp="1001"/></mission-objective>)")
                .size(),
            2U);
  EXPECT_NE(write_mission(read(dear).mission).find("cost=\"200\""), std::string::npos);
}

TEST(Fields, RefuseWhatNoDocumentHolds) {
  for (const auto* wrong : {"-1", "1000001", "", "1.5", "many"}) {
    const auto document =
        test::mission_document("<stratagem id=\"s\" name=\"S\" cost=\"" + std::string(wrong) + "\"/>");
    EXPECT_FALSE(read_mission(document, "m.bulkhead", nullptr).has_value()) << wrong;
  }
}

TEST(Fields, CheckRangesUnlessTheValueIsThereAlready) {
  const auto* cost = find_field<Stratagem>("cost");
  ASSERT_NE(cost, nullptr);
  EXPECT_TRUE(check_value(*cost, single("0")).has_value());
  EXPECT_TRUE(check_value(*cost, single("99")).has_value());
  EXPECT_EQ(check_value(*cost, single("100")).error().message, "A cost is from 0 to 99, not 100");
  EXPECT_TRUE(check_value(*cost, single("100"), single("100")).has_value());
  const auto* conditions = find_field<MissionObjective>("conditions");
  ASSERT_NE(conditions, nullptr);
  const FieldValue before = {{"5000", "", "", "", "", "", ""}};
  EXPECT_TRUE(check_value(*conditions, {before.front(), {"-1000", "true", "", "", "", "", "w"}}, before).has_value());
  EXPECT_FALSE(check_value(*conditions, {{"5000", "", "", "", "", "", "now with words"}}, before).has_value());
  EXPECT_EQ(check_value(*conditions, {{"5", ""}}).error().message, "A condition has points, Lua and words for people");
}

TEST(Fields, RowsThatStayKeepWhatIsUnknownInThem) {
  const auto extras = [](const std::string& value) {
    Extras kept;
    kept.attributes.emplace_back("later", value);
    return kept;
  };
  auto rule = fresh<Rule>(Id("r"));
  rule.places = {{.what = Id("marker"), .extras = extras("1")},
                 {.what = Id("crate"), .extras = extras("2")},
                 {.what = Id("marker"), .extras = extras("3")}};
  const auto* places = find_field<Rule>("places");
  const auto rows = places->value(rule);
  // One more of the first, and the second gone: alike ones take what is left in order, the last has nothing.
  ASSERT_TRUE(places->put(rule, {rows[0], rows[2], rows[0]}).has_value());
  ASSERT_EQ(rule.places.size(), 3U);
  EXPECT_EQ(rule.places[0].extras, extras("1"));
  EXPECT_EQ(rule.places[1].extras, extras("3"));
  EXPECT_EQ(rule.places[2].extras, Extras());
  rule.params = {{Id("a"), "1", extras("a")}, {Id("b"), "2", extras("b")}};
  // Figures are told by their names.
  ASSERT_TRUE(find_field<Rule>("params")->put(rule, {{"b", "7"}, {"a", "1"}}).has_value());
  EXPECT_EQ(rule.params[0].extras, extras("b"));
  EXPECT_EQ(rule.params[1].extras, extras("a"));
}

TEST(Fields, SayInASentenceWhatMakesSense) {
  const auto refusal = [](const std::string& inside) {
    auto document = test::mission_document(inside);
    document.replace(document.find("format=\"1\""), 10, "format=\"2\"");
    const auto read = read_mission(document, "m", nullptr);
    return read ? "read" : read.error().message;
  };
  const auto placing = [&](const std::string& attribute) {
    return refusal("<rule id=\"r\" name=\"R\"><place what=\"objective\" " + attribute + "/></rule>");
  };
  EXPECT_EQ(placing("apart=\"-1mm\""),
            "A distance apart cannot be less than nothing; write a length from 0mm to 100 m, not -1mm");
  EXPECT_EQ(
      placing("near-centre=\"-1in\""),
      "A greatest distance from the centre cannot be less than nothing; write a length from 0mm to 100 m, not -25.4mm");
  EXPECT_EQ(placing("clear-of-walls=\"100001mm\""), "\"100001mm\" is longer than 100 m");
  EXPECT_EQ(placing("quarters=\"two\""), "A choice of quarters is each or unused, not \"two\"");
  const auto unit = [&](const std::string& attribute) {
    return refusal("<force id=\"f\" name=\"F\"><unit id=\"u\" name=\"U\" " + attribute + "/></force>");
  };
  // 500 are kept with a remark; the range is that of those without one.
  for (const auto* models : {"0", "-1", "many", "1000001"}) {
    EXPECT_EQ(unit("models=\"" + std::string(models) + "\""),
              "\"" + std::string(models) + "\" is not a whole number from 1 to 200");
  }
  EXPECT_EQ(unit("models=\"500\""), "read");
  EXPECT_EQ(unit("base=\"-1mm\""), "A base cannot be less than nothing; write a length from 0mm to 100 m, not -1mm");
  EXPECT_EQ(unit("starts=\"late\""), "A start is deployed, reserve or spearhead, not \"late\"");
}

template <typename T>
void expect_said_again(const T& thing) {
  auto same = thing;
  auto fresh_one = fresh<T>(thing.id);
  for (const auto& field : fields_of<T>()) {
    const auto value = field.value(thing);
    RC_ASSERT(field.put(same, value).has_value());
    RC_ASSERT(field.put(fresh_one, value).has_value());
    RC_ASSERT(field.value(fresh_one) == value);
  }
  RC_ASSERT(same == thing);  // what was there is kept, extras too
}

RC_GTEST_PROP(Fields, SayAgainWhatTheySaid, (const Mission& mission)) {
  for_each_item(mission, [](const auto& item) { expect_said_again(item); });
}

/// Those that the table of another thing or of its rows has, too.
void for_each_field(const std::function<void(const ThingFields&, const FieldInfo&)>& what) {
  for (const auto& thing : all_fields()) {
    for (const auto* field : thing.fields) {
      what(thing, *field);
      for (const auto* column : field->columns) what(thing, *column);
    }
  }
}

TEST(Fields, SayWhatTheyName) {
  const std::set<FieldForm> of_names = {FieldForm::side, FieldForm::object, FieldForm::kind, FieldForm::moment,
                                        FieldForm::currency};
  for_each_field([&](const ThingFields& thing, const FieldInfo& field) {
    const bool names = field.names != FieldNames::nothing;
    if (of_names.contains(field.form)) EXPECT_TRUE(names) << thing.thing.key << " " << field.key;
    EXPECT_EQ(field.form == FieldForm::side, field.names == FieldNames::side) << thing.thing.key << " " << field.key;
    const bool moment = field.names == FieldNames::moment_of_scoring || field.names == FieldNames::moment_of_use ||
                        field.names == FieldNames::moment_of_placing;
    EXPECT_EQ(field.form == FieldForm::moment, moment) << thing.thing.key << " " << field.key;
    EXPECT_EQ(field.figures, field.key == "params") << thing.thing.key << " " << field.key;
  });
}

TEST(Fields, ThatDifferAreToldInTheOrderOfTheDocument) {
  auto one = fresh<Stratagem>(Id("blow"));
  one.name = "Blow";
  auto other = one;
  EXPECT_TRUE(fields_that_differ(one, other).empty());
  other.effect = "It opens.";
  other.kind = "tactic";
  other.params = {{Id("range"), "6", {}}};
  std::vector<std::string_view> keys;
  for (const auto* field : fields_that_differ(one, other)) keys.push_back(field->key);
  EXPECT_EQ(keys, (std::vector<std::string_view>{"kind", "params", "effect"}));
}

TEST(Fields, HaveAKeyALabelAndAFormEach) {
  for (const auto& [thing, fields] : all_fields()) {
    std::set<std::string_view> keys;
    std::set<std::string_view> labels;
    for (const auto* field : fields) {
      EXPECT_TRUE(keys.insert(field->key).second) << thing.key << " " << field->key;
      EXPECT_TRUE(labels.insert(field->label).second) << thing.key << " " << field->label;
      EXPECT_EQ(field->columns.empty(), field->form != FieldForm::list) << field->key;
      EXPECT_LE(field->from, field->to);
    }
  }
}

}  // namespace
}  // namespace bulkhead
