// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporters.h"

#include <gtest/gtest.h>

#include <set>

#include "rendering/look/designs.h"
#include "tests/exchange/sketch_fixture.h"

namespace bulkhead::test {
namespace {

TEST(Exporters, AreToldApartByIdExtensionAndFileInTheBundle) {
  std::set<std::string_view> ids;
  std::set<std::string_view> extensions;
  std::set<std::string_view> names;
  for (const auto& exporter : exporters()) {
    EXPECT_TRUE(ids.insert(exporter.id).second) << exporter.id;
    EXPECT_EQ(&exporter_of(exporter.id), &exporter);
    if (!exporter.extension.empty()) {
      EXPECT_TRUE(exporter.extension.starts_with('.')) << exporter.id;
      EXPECT_TRUE(extensions.insert(exporter.extension).second) << exporter.id;
      EXPECT_FALSE(exporter.title.empty()) << exporter.id << " can be had alone, so the window offers it";
    }
    if (!exporter.in_bundle.empty()) EXPECT_TRUE(names.insert(exporter.in_bundle).second) << exporter.id;
    EXPECT_FALSE(exporter.content.empty()) << exporter.id;
  }
  EXPECT_TRUE(extensions.contains(".pdf"));
}

TEST(Exporters, OptionsAreUsuallyOneOfTheirChoicesAndPassTheirOwnChecks) {
  for (const auto* option : export_options()) {
    EXPECT_FALSE(option->help.empty()) << option->key;
    EXPECT_FALSE(option->label.empty()) << option->key;
    bool usual = false;
    for (const auto& choice : option->choices) {
      usual = usual || choice.text == option->usual;
      if (option->check && !choice.text.empty()) EXPECT_TRUE(option->check(choice.text)) << option->key << choice.text;
    }
    EXPECT_TRUE(usual) << option->key;
  }
}

TEST(Exporters, AnOptionOfOneIsTheSameOfAllThatHaveIt) {
  for (const auto* option : export_options()) {
    for (const auto& exporter : exporters()) {
      const auto* same = find_option(exporter, option->key);
      if (same != nullptr) EXPECT_EQ(same->help, option->help) << exporter.id;
    }
  }
}

TEST(Exporters, TheBundleHasTheOptionsOfWhatIsInIt) {
  for (const auto* whole : {"bundle", "zip"}) {
    for (const auto* option : export_options()) {
      EXPECT_NE(find_option(exporter_of(whole), option->key), nullptr) << option->key;
    }
  }
  EXPECT_EQ(find_option(exporter_of("rules"), "paper"), nullptr);
  EXPECT_EQ(find_option(exporter_of("map-pdf"), "dpi"), nullptr);
  EXPECT_NE(find_option(exporter_of("map-png"), "dpi"), nullptr);
}

TEST(Exporters, OfferEveryDesign) {
  const auto* option = find_option(exporter_of("map-svg"), "design");
  ASSERT_NE(option, nullptr);
  EXPECT_EQ(option->usual, usual_design().key);
  ASSERT_EQ(option->choices.size(), designs().size());
  const auto mission = sketched("+-+");
  std::set<std::string> drawn;
  for (const auto& choice : option->choices) {
    const auto made = exporter_of("map-svg").make({mission, {{"design", choice.text}}});
    ASSERT_TRUE(made);
    drawn.insert(made->files.front().content);
  }
  EXPECT_EQ(drawn.size(), designs().size()) << "each is another picture";
}

TEST(Exporters, WhatIsChosenCountsAndElseWhatIsUsual) {
  const ExportOption option{"size", "Size", "How large", "", "2", {{"1", "small"}, {"2", "large"}}};
  const auto mission = sketched("+-+");
  EXPECT_EQ(ExportSource(mission, {}).chosen(option), "2");
  EXPECT_EQ(ExportSource(mission, {{"size", "1"}}).chosen(option), "1");
}

}  // namespace
}  // namespace bulkhead::test
