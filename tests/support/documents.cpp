// SPDX-License-Identifier: MIT
#include "tests/support/documents.h"

namespace bulkhead::test {
namespace {

constexpr std::string_view beginning =
    "<mission format=\"1\" id=\"m\" title=\"T\">\n"
    "<uses system=\"s\"/>\n"
    "<uses set=\"t\"/>\n";

constexpr std::string_view set =
    "<terrain-set id=\"t\" version=\"1\" name=\"T\" pitch=\"97mm\" border=\"12mm\" panel=\"84mm\" "
    "thickness=\"5mm\"/>\n";

std::string joined(std::string_view a, std::string_view b, std::string_view c) {
  return std::string(a) + std::string(b) + std::string(c);
}

}  // namespace

std::string mission_document(std::string_view inside) {
  return joined(
      beginning, inside,
      joined("\n<definitions>\n<system id=\"s\" version=\"1\" name=\"S\"/>\n", set, "</definitions>\n</mission>\n"));
}

std::string battlefield_document(std::string_view inside) {
  return mission_document(joined("<battlefield>\n", inside, "\n</battlefield>"));
}

std::string board_document(std::string_view inside) {
  return battlefield_document(joined("<board id=\"1\" columns=\"3\" rows=\"2\" set=\"t\">\n", inside, "\n</board>"));
}

std::string system_document(std::string_view inside) {
  return joined(beginning,
                joined("<definitions>\n<system id=\"s\" version=\"1\" name=\"S\">\n", inside, "\n</system>\n"),
                joined(set, "</definitions>\n", "</mission>\n"));
}

}  // namespace bulkhead::test
