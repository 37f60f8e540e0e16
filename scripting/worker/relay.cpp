// SPDX-License-Identifier: MIT
#include "scripting/worker/relay.h"

#include <string>

#include "scripting/limits.h"
#include "scripting/worker/line_input.h"
#include "scripting/worker/request_text.h"

namespace bulkhead {

bool relay(WorkerRoom& room, int input, const std::function<bool(std::string_view line)>& write) {
  LineInput lines(input, WorkerLimits{}.longest_request);
  while (const auto line = lines.next()) {
    const auto answer = line->is_too_long ? too_long_answer(WorkerLimits{}.longest_request) : room.ask(line->text);
    if (!write(answer)) return false;
    if (fields_of_answer(answer).starts_with("\"quit\":")) break;
  }
  return true;
}

}  // namespace bulkhead
