// SPDX-License-Identifier: MIT
#include "editor/tools/session/arguments.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

/// Words as `main` is given them.
class Words {
 public:
  Words(std::initializer_list<std::string> words) : texts_(words) {
    for (auto& text : texts_) words_.push_back(text.data());
  }
  [[nodiscard]] Result<Arguments> read() const { return read_arguments(words_); }

 private:
  std::vector<std::string> texts_;
  std::vector<char*> words_;
};

TEST(Arguments, NoneAreNeeded) {
  const auto arguments = Words{}.read();
  ASSERT_TRUE(arguments);
  EXPECT_FALSE(arguments->file || arguments->help || arguments->version);
  EXPECT_TRUE(arguments->for_toolkit.empty());
}

TEST(Arguments, AFileIsTakenByItsBytes) {
  for (const std::string name : {"a.bulkhead", "\xFF\xFE.bulkhead", "with blank", "-"}) {
    EXPECT_EQ(Words{name}.read()->file->native(), name);
  }
  EXPECT_EQ((Words{"--", "--help"}.read()->file), "--help");
}

TEST(Arguments, HelpAndVersionAreAskedForAnywhere) {
  EXPECT_TRUE((Words{"a", "--help"}.read()->help));
  EXPECT_TRUE(Words{"-h"}.read()->help);
  EXPECT_TRUE((Words{"--version", "a"}.read()->version));
}

TEST(Arguments, TheToolkitsOwnArePassedOn) {
  const Words words{"--display", ":7", "a", "--gtk-debug=misc", "--name=x", "--sync", "--display=:8"};
  const auto arguments = words.read();
  ASSERT_TRUE(arguments) << arguments.error().message;
  EXPECT_EQ(arguments->file, "a");
  const std::vector<std::string> passed(arguments->for_toolkit.begin(), arguments->for_toolkit.end());
  EXPECT_EQ(passed,
            (std::vector<std::string>{"--display", ":7", "--gtk-debug=misc", "--name=x", "--sync", "--display=:8"}));
}

TEST(Arguments, WhatNobodyUnderstandsIsNamed) {
  for (const std::string word : {"--bogus", "-x", "--helpp", "--display", "--version=1"}) {
    const auto arguments = Words{word}.read();
    ASSERT_FALSE(arguments) << word;
    EXPECT_NE(arguments.error().message.find(word), std::string::npos) << arguments.error().message;
  }
  const auto escape = Words{"--\x1B[31m"}.read();
  ASSERT_FALSE(escape);
  EXPECT_EQ(escape.error().message.find('\x1B'), std::string::npos);
  EXPECT_FALSE((Words{"a", "b"}.read()));
  EXPECT_FALSE(Words{""}.read());
}

}  // namespace
}  // namespace bulkhead
