// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/io/mission_file.h"
#include "scripting/limits.h"
#include "scripting/worker/lines.h"
#include "scripting/worker/session.h"
#include "tests/fuzz/small_battle.h"

namespace {

/// In pieces of a few bytes, as they may arrive.
constexpr std::size_t piece = 7;

}  // namespace

/// Whatever comes in as lines: each is answered with one line that is text and says the protocol, until `quit`. All
/// begin with the same mission, which is read once; no battle of it knows of those before.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bulkhead;
  static const auto mission = std::make_shared<SessionMission>(
      SessionMission{read_mission(write_mission(fuzz::small_battle()), "", nullptr).value().mission});
  std::string_view left(reinterpret_cast<const char*>(data), size);
  WorkerLimits limits;
  limits.longest_request = 4000;
  Lines lines(limits.longest_request);
  std::size_t asked = 0;
  std::size_t answered = 0;
  const auto read = [&]() -> std::optional<Lines::Line> {
    while (true) {
      auto line = lines.next();
      if (!line && left.empty()) line = lines.rest();
      if (line || left.empty()) {
        if (line) ++asked;
        return line;
      }
      lines.add(left.substr(0, piece));
      left.remove_prefix(std::min(piece, left.size()));
    }
  };
  const auto write = [&](std::string_view line) {
    ++answered;
    BULKHEAD_EXPECTS(line.starts_with(R"({"protocol":1,)") && line.ends_with('}'));
    BULKHEAD_EXPECTS(find_unfit(line) == std::string_view::npos && line.find('\n') == std::string_view::npos);
  };
  Session(read, write, limits, mission).run();
  BULKHEAD_EXPECTS(answered == asked);
  return 0;
}
