// SPDX-License-Identifier: MIT
#include "workbench/games/plot.h"

#include <fmt/format.h>

#include <utility>

#include "model/base/plain_text.h"
#include "rendering/plot/points_plot.h"

namespace bulkhead {
namespace {

constexpr double dots_per_inch = 200;

PointsPlot plot_of(const GamesSummary& summary) {
  PointsPlot plot;
  plot.title = fmt::format("{}: points by round", summary.mission());
  plot.note = fmt::format(
      "{} that nobody played (seeds {}): a caricature of fighting, it predicts nothing. Signs are means, with "
      "their "
      "95 % intervals; shaded is one standard deviation of single battles either way.",
      counted(summary.games(), "battle"), summary.seeds());
  for (const auto& side : summary.sides()) {
    auto& line = plot.lines.emplace_back();
    line.name = side.role;
    for (const auto& round : side.rounds) {
      const auto [from, to] = round.interval95();
      line.rounds.push_back({round.mean(), round.deviation(), from, to});
    }
  }
  return plot;
}

}  // namespace

Result<void> can_plot_as(const std::filesystem::path& target) {
  const auto extension = target.extension();
  if (extension == ".svg" || extension == ".pdf" || extension == ".png") return {};
  return fail(
      fmt::format("\"{}\" is no picture: write a name that ends in .svg, .pdf or .png", quotable(target.string())));
}

Result<std::string> games_plot(const GamesSummary& summary, const std::filesystem::path& target) {
  if (auto can = can_plot_as(target); !can) return tl::unexpected(std::move(can.error()));
  auto plot = plot_of(summary);
  const auto title = plot.title;
  const Pages pages{points_page(std::move(plot))};
  if (target.extension() == ".pdf") return to_pdf(pages, {title, {}, {}});
  if (target.extension() == ".png") return to_png(pages.front(), dots_per_inch);
  return to_svg(pages.front(), {title, false});
}

}  // namespace bulkhead
