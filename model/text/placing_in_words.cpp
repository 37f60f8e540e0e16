// SPDX-License-Identifier: MIT
#include "model/text/placing_in_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"
#include "model/text/lengths_in_words.h"
#include "model/text/moment_in_words.h"

namespace bulkhead {
namespace {

bool is_small(char letter) { return letter >= 'a' && letter <= 'z'; }

/// A name within a sentence: `Objective marker` as `objective marker`, `AV 13 door` as it is.
std::string in_sentence(std::string name) {
  if (name.size() > 1 && name[0] >= 'A' && name[0] <= 'Z' && is_small(name[1])) {
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
  }
  return name;
}

std::string plural(const std::string& name) {
  for (const std::string_view ending : {"s", "x", "ch", "sh"}) {
    if (name.ends_with(ending)) return name + "es";
  }
  return name + "s";
}

/// `an objective marker`, `3 tunnel hatches`, `D3+2 traps`.
std::string things(const Mission& mission, const Placing& placing) {
  const auto name = in_sentence(placed_kind_name(mission, placing.what));
  const auto count = to_text(placing.count);
  if (name.empty() || !is_small(name.back())) return fmt::format("{} × {}", count, name);
  if (count != "1") return fmt::format("{} {}", count, plural(name));
  const bool vowel = std::string_view("aeiou").find(name.front()) != std::string_view::npos;
  return fmt::format("{} {}", vowel ? "an" : "a", name);
}

/// Who places it, as the begin of a sentence.
std::string placer(const Mission& mission, const Placing& placing) {
  if (!placing.by) return "Place ";
  const auto* side = side_named(mission, *placing.by);
  const auto role = side == nullptr ? std::nullopt : role_of(mission, *side);
  if (role && (*role == Id("attacker") || *role == Id("defender"))) return fmt::format("The {} places ", role->text());
  return fmt::format("Placed by the {}: ", side != nullptr ? name_or_id(*side) : spelled(*placing.by));
}

bool in_set_up(const Mission& mission, const Id& moment) {
  return std::ranges::any_of(mission.system->set_up.steps, [&](const SequenceStep& step) { return step.id == moment; });
}

std::string share_words(Placing::Share share) {
  switch (share) {
    case Placing::Share::all: return "";
    case Placing::Share::half: return "at least half of them ";
    case Placing::Share::third: return "at least a third of them ";
  }
  return {};
}

/// `at least 6" (152 mm)`. Rules that forbid the very length, too, are written a micrometre longer.
std::string least_words(const Mission& mission, Length length) {
  constexpr std::int64_t tenth_of_millimetre = 100;
  const bool more = length.in_micrometres() % tenth_of_millimetre == 1;
  return more ? "more than " + in_words(mission, length - Length::micrometres(1))
              : "at least " + in_words(mission, length);
}

/// `at least 6" (152 mm) from every edge and from the centre`: what is to be as far from several things at once.
std::vector<std::string> distances(const Mission& mission, const Placing& placing) {
  std::vector<std::string> words;
  if (placing.apart > Length()) words.push_back(least_words(mission, placing.apart) + " apart");
  std::vector<std::pair<Length, std::string_view>> from = {{placing.clear_of_edge, "from every edge"},
                                                           {placing.clear_of_centre, "from the centre"},
                                                           {placing.clear_of_walls, "from walls"},
                                                           {placing.clear_of_zones, "from the enemy's zones"}};
  std::erase_if(from, [](const auto& entry) { return entry.first <= Length(); });
  while (!from.empty()) {
    const auto length = from.front().first;
    std::vector<std::string> things;
    for (const auto& entry : from) {
      if (entry.first == length) things.emplace_back(entry.second);
    }
    std::erase_if(from, [&](const auto& entry) { return entry.first == length; });
    words.push_back(fmt::format("{} {}", least_words(mission, length), listed(things, " and ")));
  }
  return words;
}

/// `the South-east quarter`; of a kind of ground `a strongpoint`.
std::string ground_words(const Mission& mission, const Id& id) {
  const auto name = ground_name(mission, id);
  const bool kind = find_zone(mission, id) == nullptr && find_area(mission, id) == nullptr;
  return fmt::format("{} {}", kind ? "a" : "the", kind ? in_sentence(name) : name);
}

}  // namespace

std::string in_words(const Mission& mission, const Placing& placing) {
  auto words = placer(mission, placing) + things(mission, placing);
  // Of the set-up players are told in its order.
  if (placing.at && !in_set_up(mission, *placing.at)) words += " " + moment_in_words(mission, *placing.at);
  std::vector<std::string> wishes;
  if (placing.inside) wishes.push_back("in " + ground_words(mission, *placing.inside));
  if (placing.outside) wishes.push_back("not in " + ground_words(mission, *placing.outside));
  if (placing.quarters == Placing::Quarters::each) wishes.emplace_back("one in each quarter");
  if (placing.quarters == Placing::Quarters::unused) wishes.emplace_back("one in each quarter in which nobody starts");
  if (placing.near_centre > Length()) {
    wishes.push_back(fmt::format("{}wholly within {} of the centre", share_words(placing.share),
                                 in_words(mission, placing.near_centre)));
  }
  for (auto& wish : distances(mission, placing)) wishes.push_back(std::move(wish));
  const bool goes_on = !wishes.empty() && wishes.front().starts_with("in ");
  if (!wishes.empty()) words += fmt::format("{} {}", goes_on ? "" : ",", fmt::join(wishes, ", "));
  return words + ".";
}

}  // namespace bulkhead
