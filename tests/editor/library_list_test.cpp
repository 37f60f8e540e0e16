// SPDX-License-Identifier: MIT
#include "editor/tools/session/library_list.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

TEST(LibraryList, SaysWhatCouldNotBeRead) {
  const TemporaryFolder own;
  EXPECT_EQ(unread_in_words(Library::open({BULKHEAD_TEMPLATES, own.path()}).value()), "");
  write_file(own / "storm.xml", "\n<storm/>");
  const auto words = unread_in_words(Library::open({BULKHEAD_TEMPLATES, own.path(), own / "none"}).value());
  const auto end = words.find('\n');
  EXPECT_TRUE(words.starts_with((own / "storm.xml").string() + ":2:1: <storm> ")) << words;
  EXPECT_TRUE(words.substr(end + 1).starts_with((own / "none").string() + ": this folder cannot be read")) << words;
  for (int number = 0; number < 20; ++number) write_file(own / ("storm-" + std::to_string(number) + ".xml"), "");
  EXPECT_TRUE(unread_in_words(Library::open({BULKHEAD_TEMPLATES, own.path()}).value()).ends_with("\n…"));
}

TEST(LibraryList, HasTheItemsOfOneGameBeforeThoseOfOthers) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  LibraryQuestion question;
  question.first = "narrative-play";
  const auto all = library_items(library, question);
  const auto is_first = [](const Template* entry) { return entry->system == "narrative-play"; };
  EXPECT_TRUE(is_first(all.front()));
  EXPECT_FALSE(is_first(all.back()));
  EXPECT_TRUE(std::is_partitioned(all.begin(), all.end(), is_first));
  EXPECT_EQ(all.size(), library_items(library, {}).size());
  EXPECT_EQ(game_name(library, "narrative-play"), "Narrative play");
  EXPECT_EQ(game_name(library, "none-such"), "none-such");
}

}  // namespace
}  // namespace bulkhead::test
