// SPDX-License-Identifier: MIT
#include "scripting/checks/broken_scripts.h"

#include "model/mission/mission.h"
#include "scripting/sections.h"

namespace bulkhead {
namespace {

class Survey {
 public:
  void chunk(std::string_view what, const Item& item) {
    if (auto mistake = mistake_in_section(compiler_, item.lua)) {
      broken_.push_back({what, item.id, item.name, 0, std::move(*mistake)});
    }
  }

  void conditions(std::string_view what, const MissionObjective& objective) {
    int number = 0;
    for (const auto& condition : objective.conditions) {
      ++number;
      auto mistake = compiler_.check_expression(condition.expression);
      if (mistake) broken_.push_back({what, objective.id, objective.name, number, std::move(*mistake)});
    }
  }

  [[nodiscard]] std::vector<BrokenScript> result() && { return std::move(broken_); }

 private:
  ScriptCompiler compiler_;
  std::vector<BrokenScript> broken_;
};

}  // namespace

std::vector<BrokenScript> compile_scripts(const Mission& mission) {
  Survey survey;
  for (const auto& rule : *mission.rules) survey.chunk("rule", rule);
  for (const auto& objective : *mission.objectives) {
    survey.chunk("mission objective", objective);
    survey.conditions("mission objective", objective);
  }
  for (const auto& stratagem : *mission.stratagems) survey.chunk("stratagem", stratagem);
  return std::move(survey).result();
}

}  // namespace bulkhead
