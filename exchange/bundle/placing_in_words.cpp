// SPDX-License-Identifier: MIT
#include "exchange/bundle/placing_in_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "exchange/bundle/lengths_in_words.h"
#include "exchange/bundle/markdown.h"
#include "exchange/bundle/moment_in_words.h"
#include "exchange/bundle/places_in_words.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"

namespace bulkhead {
namespace {

std::string share_words(Placing::Share share) {
  switch (share) {
    case Placing::Share::all: return "";
    case Placing::Share::half: return "at least half of them ";
    case Placing::Share::third: return "at least a third of them ";
  }
  return {};
}

}  // namespace

std::string in_words(const Mission& mission, const Placing& placing) {
  auto words = fmt::format("{} × {}", to_text(placing.count), markdown_words(placed_kind_name(mission, placing.what)));
  if (placing.by) {
    const auto* side = side_named(mission, *placing.by);
    words += ", by the " + markdown_words(side != nullptr ? name_or_id(*side) : spelled(*placing.by));
  }
  if (placing.at) words += ", " + moment_in_words(mission, *placing.at);
  std::vector<std::string> wishes;
  const auto wish = [&](Length length, std::string_view pattern) {
    if (length > Length()) wishes.push_back(fmt::format(fmt::runtime(pattern), in_words(mission, length)));
  };
  wish(placing.apart, "{} apart");
  wish(placing.clear_of_edge, "{} clear of every edge");
  wish(placing.clear_of_centre, "{} clear of the centre");
  wish(placing.clear_of_walls, "{} clear of walls");
  wish(placing.clear_of_zones, "{} clear of the enemy's zones");
  wish(placing.near_centre, share_words(placing.share) + "wholly within {} of the centre");
  if (placing.inside) wishes.push_back("in " + markdown_words(ground_name(mission, *placing.inside)));
  if (placing.outside) wishes.push_back("not in " + markdown_words(ground_name(mission, *placing.outside)));
  if (placing.quarters == Placing::Quarters::each) wishes.emplace_back("one in each quarter");
  if (placing.quarters == Placing::Quarters::unused) wishes.emplace_back("one in each quarter in which nobody starts");
  if (!wishes.empty()) words += fmt::format(": {}", fmt::join(wishes, ", "));
  return words + ".";
}

}  // namespace bulkhead
