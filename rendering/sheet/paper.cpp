// SPDX-License-Identifier: MIT
#include "rendering/sheet/paper.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr double shortest_side = 50;
/// Of a page of a PDF.
constexpr double longest_side = 5080;

constexpr std::array papers = {NamedPaper{"A5", Paper::a5},         NamedPaper{"A4", Paper::a4},
                               NamedPaper{"A3", Paper::a3},         NamedPaper{"A2", Paper::a2},
                               NamedPaper{"Letter", Paper::letter}, NamedPaper{"Tabloid", Paper::tabloid}};

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return small;
}

std::optional<double> side_of(std::string_view text) {
  double side = 0;
  if (!is_plain_decimal(text)) return std::nullopt;
  const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), side);
  if (problem != std::errc() || side < shortest_side || side > longest_side) return std::nullopt;
  return side;
}

}  // namespace

std::span<const NamedPaper> named_papers() { return papers; }

Result<Paper> parse_paper(std::string_view text) {
  const auto small = in_small_letters(text);
  for (const auto& [name, paper] : papers) {
    if (small == in_small_letters(name)) return paper;
  }
  std::string_view rest = small;
  const auto cross = rest.find('x');
  if (rest.ends_with("mm") && cross != std::string_view::npos) {
    rest.remove_suffix(2);
    const auto width = side_of(rest.substr(0, cross));
    const auto height = side_of(rest.substr(cross + 1));
    if (width && height) return Paper{*width, *height};
  }
  std::vector<std::string> names;
  for (const auto& named : papers) names.emplace_back(named.name);
  return fail(
      fmt::format("There is no paper \"{}\": choose {}, or a size such as 610x914mm, with sides of {} to {} mm.",
                  quotable(text), listed(names, " or "), shortest_side, longest_side));
}

std::string to_text(const Paper& paper) {
  const auto* named = std::find_if(papers.begin(), papers.end(), [&](const auto& each) { return each.paper == paper; });
  if (named != papers.end()) return std::string(named->name);
  return fmt::format("{:g}x{:g}mm", paper.width, paper.height);
}

Vec size_of(const Paper& paper) { return {std::min(paper.width, paper.height), std::max(paper.width, paper.height)}; }

bool may_lie(const Paper& paper, Orientation wanted, bool across) {
  return wanted == Orientation::best || paper.width == paper.height || (wanted == Orientation::across) == across;
}

}  // namespace bulkhead
