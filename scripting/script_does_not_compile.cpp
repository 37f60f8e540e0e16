// SPDX-License-Identifier: MIT
#include "scripting/checks.h"
#include "scripting/compile.h"

namespace bulkhead {
namespace {

Message message_of(const BrokenScript& script) {
  const std::string what(script.what);
  if (script.condition > 0) {
    return {"condition-does-not-compile",
            {{"what", what},
             {"name", script.name},
             {"number", std::to_string(script.condition)},
             {"reason", script.mistake.reason}}};
  }
  if (script.mistake.line > 0) {
    return {"script-does-not-compile",
            {{"what", what},
             {"name", script.name},
             {"line", std::to_string(script.mistake.line)},
             {"reason", script.mistake.reason}}};
  }
  return {"script-refused", {{"what", what}, {"name", script.name}, {"reason", script.mistake.reason}}};
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> result;
  for (const auto& script : compile_scripts(context.mission)) {
    result.push_back({message_of(script), {ObjectAddress{script.item}}, {}});
  }
  return result;
}

}  // namespace

std::vector<Check> scripting_checks() {
  return {{"script-does-not-compile", "Script does not compile", Level::error,
           "Mend the Lua of the item: the message names the line and what Lua expected there.",
           Check::Speed::background, &run}};
}

}  // namespace bulkhead
