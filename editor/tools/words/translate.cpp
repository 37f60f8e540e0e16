// SPDX-License-Identifier: MIT
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

Translator& translator() {
  static Translator current;
  return current;
}

}  // namespace

void set_translator(Translator wanted) { translator() = std::move(wanted); }

std::string translate(std::string_view english, const std::vector<std::string>& arguments) {
  const auto pattern = translator() ? translator()(english) : std::string(english);
  std::string result;
  std::size_t position = 0;
  for (const auto& argument : arguments) {
    const auto hole = pattern.find("{}", position);
    if (hole == std::string::npos) break;
    result.append(pattern, position, hole - position).append(argument);
    position = hole + 2;
  }
  return result.append(pattern, position);
}

std::string counted(std::size_t number, std::string_view one, std::string_view several) {
  return number == 1 ? translate(one) : translate(several, {std::to_string(number)});
}

std::string translate(const StepName& name) {
  return name.pattern.empty() ? std::string() : translate(name.pattern, name.arguments);
}

}  // namespace bulkhead
