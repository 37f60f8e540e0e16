// SPDX-License-Identifier: MIT
#include "scripting/checks/broken_scripts.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText condition_does_not_compile{"condition-does-not-compile",
                                                 "{what} \"{name}\", {row} {number}: {reason}"};
constexpr MessageText script_does_not_compile{"script-does-not-compile",
                                              "{what} \"{name}\", line {line} of its Lua: {reason}"};
constexpr MessageText script_refused{"script-refused", "the Lua of {what} \"{name}\" is refused: {reason}"};

Message message_of(const BrokenScript& script) {
  const std::string what(script.what);
  if (script.condition > 0) {
    return message<condition_does_not_compile>(arg<"what">(what), arg<"name">(script.name), arg<"row">(script.row),
                                               arg<"number">(script.condition), arg<"reason">(script.mistake.reason));
  }
  if (script.mistake.line > 0) {
    return message<script_does_not_compile>(arg<"what">(what), arg<"name">(script.name),
                                            arg<"line">(script.mistake.line), arg<"reason">(script.mistake.reason));
  }
  return message<script_refused>(arg<"what">(what), arg<"name">(script.name), arg<"reason">(script.mistake.reason));
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> result;
  for (const auto& script : compile_scripts(context.mission)) {
    result.push_back({message_of(script), {ObjectAddress{script.item}}, {}});
  }
  return result;
}

}  // namespace

Check script_does_not_compile_check() {
  return {
      .key = "script-does-not-compile",
      .title = "Script does not compile",
      .group = Check::Group::missions,
      .level = Level::error,
      .rule =
          "The Lua of every rule, mission objective, action, stratagem and table compiles by itself; and so does every "
          "condition, outcome and number to count by, which are one expression each. A script is source text of at "
          "most 64 KiB, "
          "and no line of it begins like the heading of a section of `rules.lua`.",
      .reason =
          "What does not compile cannot run, and stands in `rules.lua` as a text. Nothing is run to find this "
          "out.",
      .places =
          "the rule, mission objective, action, stratagem or table; the message names the line or the "
          "condition",
      .remedy = "Mend the Lua of the item: the message names the line and what Lua expected there.",
      .messages = {condition_does_not_compile, script_does_not_compile, script_refused},
      .pictured = false,
      .speed = Check::Speed::background,
      .run = &run};
}

}  // namespace bulkhead
