// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <locale>
#include <string>
#include <string_view>

namespace {

/// How a country with a decimal comma writes numbers: 1.234,5.
class CommaNumbers final : public std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

/// Tests run in the locale of their environment, as a desktop program does: a comma as decimal mark must not matter,
/// neither to the functions of C nor to streams. Returns whether there is one.
bool take_locale_of_environment() {
  std::setlocale(LC_ALL, "");
  const bool has_comma = std::string_view(std::localeconv()->decimal_point) == ",";
  // Not std::locale(""), with which the C library leaks memory where LOCPATH is set.
  if (has_comma) std::locale::global(std::locale(std::locale(), new CommaNumbers));
  return has_comma;
}

}  // namespace

int main(int argc, char** argv) {
  const bool has_comma = take_locale_of_environment();
  if (std::getenv("BULKHEAD_EXPECT_COMMA") != nullptr && !has_comma) {
    std::fprintf(stderr, "These tests were to run under a locale with a decimal comma, but got none.\n");
    return 1;
  }
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
