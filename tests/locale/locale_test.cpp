// SPDX-License-Identifier: MIT
// How a number is read or written must not hang on the locale of whoever runs the program. What does hang on it is
// known by the names of the functions, so it is looked for among what each object file calls: this sees the types that
// sources do not show, as in `std::to_string(length)`.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <unordered_map>

#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

/// `archive:object` → the functions it calls that read or write numbers as the locale has it.
using Calls = std::map<std::string, std::set<std::string>>;

bool hangs_on_locale(const std::string& symbol) {
  static const std::regex functions(
      // C, with the names that its headers give them
      "(__isoc[0-9]+_)?(strto(d|f|ld)|wcsto(d|f|ld)|atof|v?[fs]?w?scanf)(_l)?|localeconv|"
      "(__)?v?(s|sn|as|f|d|fw|sw)?w?printf(_chk)?|"
      // numbers into and out of streams: std::ostream << number, std::istream >> number
      "_ZNSolsE[a-z]|_ZNSo9_M_insertI[a-z]E.*|_ZNSirsER[a-z]|_ZNSi10_M_extractI[a-z]E.*|"
      // wxString::ToDouble, ::FromDouble, and wxString::Format of a number with a point
      "_ZNK8wxString8ToDoubleE.*|_ZN8wxString10FromDoubleE.*|_ZN15wxArgNormalizerI[dfe]E.*");
  return std::regex_match(symbol, functions);
}

/// From what nm writes with -A: `lib.a:object.o:                 U strtod`. What is called is undefined (U), or a
/// template that was made here (W).
Calls calls_in(const std::string& symbols) {
  Calls calls;
  std::unordered_map<std::string, bool> known;  // most are called by many objects
  std::istringstream lines(symbols);
  for (std::string line; std::getline(lines, line);) {
    const auto blank = line.rfind(' ');
    if (blank == std::string::npos || blank == 0 || (line[blank - 1] != 'U' && line[blank - 1] != 'W')) continue;
    const auto symbol = line.substr(blank + 1);
    const auto [found, is_new] = known.try_emplace(symbol, false);
    if (is_new) found->second = hangs_on_locale(symbol);
    if (!found->second) continue;
    const auto path = line.substr(0, line.find(": "));
    calls[path.substr(path.rfind('/') + 1)].insert(symbol);
  }
  return calls;
}

std::string symbols_of(const std::string& archive) {
  const auto command = "\"" BULKHEAD_NM "\" -A \"" + archive + "\"";
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
  if (!pipe) throw std::runtime_error("nm cannot be run");
  std::string text;
  std::array<char, 65'536> part{};
  while (const auto size = std::fread(part.data(), 1, part.size(), pipe.get())) text.append(part.data(), size);
  return text;
}

TEST(LocaleDependentCalls, AreFoundWhereThereAreSome) {
  const auto calls = calls_in(symbols_of(BULKHEAD_CONTROL));
  ASSERT_EQ(calls.size(), 1U);
  std::string found;
  for (const auto& call : calls.begin()->second) found += call + " ";
  for (const auto* each :
       {"strtod ", "strtof ", "strtold ", "sscanf ", " (__)?snprintf", "(__)?vsnprintf", " (__)?printf",
        "_ZNSolsEd |_ZNSo9_M_insertIdE", "_ZNSolsEi ", "_ZNSirsERd |_ZNSi10_M_extractIdE"}) {
    EXPECT_TRUE(std::regex_search(found, std::regex(each))) << each << " is not among " << found;
  }
}

TEST(LocaleDependentCalls, AreKnownByTheirNames) {
  for (const auto* symbol : {"strtod", "__isoc23_sscanf", "printf", "__vsnprintf_chk", "localeconv", "_ZNSolsEd"}) {
    EXPECT_TRUE(hangs_on_locale(symbol)) << symbol;
  }
  for (const auto* symbol :
       {"strtol", "strtoull", "puts", "_ZNSolsEPKc", "_ZSt8to_charsPcS_d", "sprint", "my_printf"}) {
    EXPECT_FALSE(hangs_on_locale(symbol)) << symbol;
  }
  EXPECT_EQ(calls_in("a/liba.a:b.cpp.o:                 U strtod\na/liba.a:b.cpp.o:0000 T main\nnonsense\n"),
            (Calls{{"liba.a:b.cpp.o", {"strtod"}}}));
}

TEST(LocaleDependentCalls, AreInNoRoom) {
  // The command line is left out: its library reads options of every type there is. All its tests run under the comma.
  // The words of a broken contract have no number with a point in them. The library that writes JSON has a way for
  // numbers that no value of ours takes; tests of it run under the comma locale.
  std::map<std::string, std::set<std::string>> allowed = {
      {"contracts.cpp.o", {"fprintf", "__fprintf_chk"}},
      {"_json.cpp.o", {"snprintf", "__snprintf_chk", "localeconv"}},
      {"scripting.a:games.cpp.o", {"snprintf", "__snprintf_chk", "localeconv"}},
  };
  // The same library reads requests and what many battles came to: a number with a point with the sign that the locale
  // wants.
  for (const auto* object : {"session", "guarded_session", "requests", "request_text", "serve", "worker", "worker_room",
                             "workbench.a:played", "workbench.a:report", "workbench.a:summary"}) {
    allowed[std::string(object) + ".cpp.o"] = {"snprintf", "__snprintf_chk", "localeconv",     "strtod",
                                               "strtof",   "strtold",        "__isoc23_strtod"};
  }
  std::istringstream archives(content_of(BULKHEAD_ARCHIVES));
  int archives_read = 0;
  for (std::string archive; std::getline(archives, archive);) {
    const auto symbols = symbols_of(archive);
    EXPECT_NE(symbols.find(" T "), std::string::npos) << archive << " has no functions";
    for (const auto& [object, functions] : calls_in(symbols)) {
      for (const auto& function : functions) {
        bool may = false;
        for (const auto& [end, names] : allowed) may = may || (object.ends_with(end) && names.contains(function));
        EXPECT_TRUE(may) << object << " calls " << function << ": the locale decides what it reads or writes";
      }
    }
    ++archives_read;
  }
  EXPECT_EQ(archives_read, 13) << "ten rooms, and what draws, cuts pages and zips, which are loaded on demand";
}

}  // namespace
}  // namespace bulkhead::test
