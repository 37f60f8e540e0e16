// SPDX-License-Identifier: MIT
#include "workbench/games/report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

using Json = nlohmann::ordered_json;

Json rounded(double value) { return std::round(value * 1000) / 1000; }
Json rounded(const Interval& interval) { return Json::array({rounded(interval.from), rounded(interval.to)}); }

Json figures(const Sample& sample) {
  return {{"mean", rounded(sample.mean())},
          {"deviation", rounded(sample.deviation())},
          {"interval95", rounded(sample.interval95())}};
}

Json side(const GamesSummary::Side& side, std::int64_t decided) {
  auto rounds = Json::array();
  for (const auto& round : side.rounds) rounds.push_back(figures(round));
  return {{"role", side.role},
          {"wins", side.wins},
          {"vp", figures(side.points)},
          {"rounds", rounds},
          {"share95", rounded(share95(side.wins, decided))}};
}

template <typename T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

std::string row(std::string_view name, const Sample& sample) {
  const auto [from, to] = sample.interval95();
  return fmt::format("  {:<36}{:>9.2f}{:>11.2f}   {:.2f} to {:.2f}\n", name, sample.mean(), sample.deviation(), from,
                     to);
}

std::string head(std::string_view name) {
  return fmt::format("\n  {:<36}{:>9}{:>11}   {}\n", name, "mean", "deviation", "95 % of the mean");
}

}  // namespace

std::string games_text(const GamesSummary& summary) {
  const auto decided = summary.games() - summary.broken();
  std::string text =
      fmt::format("{} of {} that nobody played (seeds {}). A caricature of fighting: it predicts nothing.\n",
                  counted(summary.games(), "battle"), summary.mission(), summary.seeds());
  if (summary.broken() > 0) {
    text += fmt::format("{} did not come to the end, as a script took too much; not counted below.\n",
                        counted(summary.broken(), "battle"));
  }
  text += "\n";
  for (const auto& side : summary.sides()) {
    const auto [from, to] = share95(side.wins, decided);
    text +=
        fmt::format("  {:<12}wins {:>6}, {:.1f} % (95 %: {:.1f} to {:.1f} %)\n", side.role, side.wins,
                    100.0 * static_cast<double>(side.wins) / static_cast<double>(std::max<std::int64_t>(decided, 1)),
                    100 * from, 100 * to);
  }
  text += fmt::format("  {:<12}     {:>6}\n", "draws", summary.draws());
  text += head("Victory points");
  for (const auto& side : summary.sides()) text += row(side.role, side.points);
  std::size_t rounds = 0;
  for (const auto& side : summary.sides()) rounds = std::max(rounds, side.rounds.size());
  text += head("By the end of round");
  for (std::size_t round = 0; round < rounds; ++round) {
    for (const auto& side : summary.sides()) {
      if (round < side.rounds.size()) text += row(fmt::format("{}  {}", round + 1, side.role), side.rounds[round]);
    }
  }
  if (!summary.objectives().empty()) text += head("Objective");
  for (const auto& objective : summary.objectives()) {
    text += row(fmt::format("{}  {}", objective.id, objective.role), objective.points);
  }
  std::string never;
  for (const auto& objective : summary.objectives()) {
    if (objective.never) never += fmt::format("  {} by the {}\n", objective.id, objective.role);
  }
  if (!never.empty()) text += "\nNever scored:\n" + never;
  if (!summary.never_fired().empty()) text += "\nNever did anything:\n";
  for (const auto& key : summary.never_fired()) text += "  " + key + "\n";
  if (summary.error_count() > 0) text += fmt::format("\nErrors of scripts: {}\n", summary.error_count());
  std::int64_t told = 0;
  for (const auto& [error, where] : summary.errors()) {
    const auto step = where.step ? fmt::format(", step {}", *where.step) : "";
    const auto times = where.times == 1 ? "" : fmt::format(", {} in all", where.times);
    text += fmt::format("  seed {}{}{}: {}\n", where.seed, step, times, error.message);
    told += where.times;
  }
  if (summary.error_count() > told) text += "  …\n";
  return text;
}

std::string games_json(const GamesSummary& summary) {
  auto sides = Json::array();
  for (const auto& each : summary.sides()) sides.push_back(side(each, summary.games() - summary.broken()));
  auto objectives = Json::array();
  for (const auto& each : summary.objectives()) {
    auto object = Json{{"id", each.id}, {"role", each.role}};
    object.update(figures(each.points));
    object["never"] = each.never;
    objectives.push_back(object);
  }
  auto errors = Json::array();
  for (const auto& [error, where] : summary.errors()) {
    errors.push_back(Json{{"seed", where.seed},
                          {"step", or_null(where.step)},
                          {"item", error.item},
                          {"line", or_null(error.line)},
                          {"message", error.message},
                          {"times", where.times}});
  }
  const Json report = {{"games", summary.games()},
                       {"seeds", summary.seeds()},
                       {"sides", sides},
                       {"draws", summary.draws()},
                       {"objectives", objectives},
                       {"never_fired", summary.never_fired()},
                       {"errors", errors},
                       {"mission", summary.mission()},
                       {"caricature", true},
                       {"broken", summary.broken()},
                       {"error_count", summary.error_count()}};
  return report.dump() + "\n";
}

}  // namespace bulkhead
