// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/edit/edit.h"
#include "model/mission/mission.h"
#include "model/text/messages.h"

namespace bulkhead {

class Snapshot;

/// What a check may look at. Long checks stop early when asked.
struct CheckContext {
  const Mission& mission;
  const Snapshot& snapshot;
  std::stop_token stop;
};

/// One thing that a check has found: what, where, and what would mend it. The addresses are of places that exist.
struct Observation {
  Message message;
  std::vector<Address> addresses;
  std::vector<Edit> fixes;
};

/// A check is a value in a list, whoever wrote it; the ones in `checks/` have one file each.
struct Check {
  enum class Speed : unsigned char { instant, background };
  /// kebab-case, never changed once published: waivers and settings name it.
  std::string key;
  std::string title;
  Level level = Level::warning;
  /// What to do about its findings, in a sentence.
  std::string remedy;
  Speed speed = Speed::instant;
  std::function<std::vector<Observation>(const CheckContext& context)> run;
};

/// The checks of this room, in the order in which they are reported.
[[nodiscard]] std::vector<Check> battlefield_checks();

}  // namespace bulkhead
