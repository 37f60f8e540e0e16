// SPDX-License-Identifier: MIT
#include "model/base/nearest_word.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <set>

namespace bulkhead::test {
namespace {

using Words = std::vector<std::string>;

/// Every text that one slip makes of a word of the letters a and b: a letter put in, left out, changed or swapped.
std::set<std::string> with_one_slip(const std::string& word) {
  std::set<std::string> all;
  for (std::size_t at = 0; at <= word.size(); ++at) {
    for (const std::string letter : {"a", "b"}) {
      all.insert(word.substr(0, at) + letter + word.substr(at));
      if (at < word.size()) all.insert(word.substr(0, at) + letter + word.substr(at + 1));
    }
    if (at < word.size()) all.insert(word.substr(0, at) + word.substr(at + 1));
    if (at + 1 < word.size()) all.insert(word.substr(0, at) + word[at + 1] + word[at] + word.substr(at + 2));
  }
  all.erase(word);
  return all;
}

TEST(NearestWord, IsTheOneWithTheFewestSlips) {
  EXPECT_EQ(nearest_word("vnet", {"lamp", "vent", "vents"}), "vent");
  EXPECT_EQ(nearest_word("lapm", {"lamps", "lamp"}), "lamp") << "one swap against a swap and a letter";
  EXPECT_EQ(nearest_word("xyz", {"lamp", "vent"}), std::nullopt);
  EXPECT_EQ(nearest_word("vent", {}), std::nullopt);
}

TEST(NearestWord, OfOneSlipIsFoundInWordsOfThreeLettersAndMore) {
  EXPECT_TRUE(rc::check([] {
    const auto length = *rc::gen::inRange(3, 12);
    const auto word = *rc::gen::container<std::string>(static_cast<std::size_t>(length), rc::gen::element('a', 'b'));
    for (const auto& slip : with_one_slip(word)) RC_ASSERT(nearest_word(slip, {word}) == word);
  }));
}

TEST(NearestWord, IsNotLookedForWhereATextIsTooLong) {
  const std::string longest(64, 'a');
  EXPECT_EQ(nearest_word(longest, {longest + "b"}), longest + "b");
  EXPECT_EQ(nearest_word(longest + "b", {longest}), std::nullopt);
}

TEST(WordGuesses, AreAsNearestWordUntilTwoMillionPairsWereLookedAt) {
  WordGuesses guesses;
  Words words(999'999, "lamp");
  words.emplace_back("vent");
  EXPECT_EQ(guesses.nearest("vnet", words), "vent");
  EXPECT_EQ(guesses.nearest("vnet", words), "vent");
  EXPECT_EQ(guesses.nearest("vnet", {"vent"}), std::nullopt);
}

}  // namespace
}  // namespace bulkhead::test
