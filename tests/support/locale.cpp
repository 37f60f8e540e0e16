// SPDX-License-Identifier: MIT
#include "tests/support/locale.h"

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <locale>
#include <string>
#include <string_view>

namespace bulkhead::test {
namespace {

/// How a country with a decimal comma writes numbers: 1.234,5.
class CommaNumbers final : public std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

}  // namespace

bool take_locale_of_environment() {
  // LOCPATH stands only while the locale is set: where it does, newlocale() of glibc 2.36 leaks memory for each locale
  // that is already known, which libraries call as they are loaded and std::locale("") does.
  const char* folder = std::getenv("BULKHEAD_COMMA_LOCALE");
  const bool set_here = folder != nullptr && std::getenv("LOCPATH") == nullptr;
  if (set_here) ::setenv("LOCPATH", folder, 1);
  std::setlocale(LC_ALL, "");
  if (set_here) ::unsetenv("LOCPATH");
  const bool has_comma = std::string_view(std::localeconv()->decimal_point) == ",";
  if (has_comma) std::locale::global(std::locale(std::locale(), new CommaNumbers));
  if (folder == nullptr || has_comma) return true;
  std::fprintf(stderr, "These tests were to run under a locale with a decimal comma, but got none.\n");
  return false;
}

}  // namespace bulkhead::test
