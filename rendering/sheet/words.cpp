// SPDX-License-Identifier: MIT
#include "rendering/sheet/words.h"

#include <array>

#include "analysis/assignment/feature_counts.h"
#include "analysis/snapshot/counts.h"
#include "model/base/plain_text.h"
#include "model/text/hatchway_word.h"
#include "model/text/references.h"
#include "rendering/map/names.h"
#include "rendering/text/sentences.h"

namespace bulkhead {
namespace {

constexpr std::size_t longest_lead = 220;

std::string number_word(int number) {
  constexpr std::array words = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  if (number >= 0 && static_cast<std::size_t>(number) < words.size()) return words[static_cast<std::size_t>(number)];
  return std::to_string(number);
}

}  // namespace

std::string boxes_in_words(int number, std::string_view set) {
  return number_word(number).append(number == 1 ? " box of " : " boxes of ").append(set);
}

std::string title_of(const Mission& mission) {
  auto title = one_line(mission.head->title);
  return title.empty() ? id_as_words(mission.head->id) : title;
}

std::string lead_of(const Mission& mission) {
  if (mission.briefing->empty()) return {};
  const auto text = one_line(expand(mission.briefing->front().text, nullptr, mission));
  auto end = sentence_end(text, 0);
  while (end < text.size()) {
    const auto next = sentence_end(text, end);
    if (next > longest_lead) break;
    end = next;
  }
  return text.substr(0, end);
}

std::string built_from(const Mission& mission) {
  const auto counts = count_pieces(mission);
  std::string parts;
  const auto add = [&](int number, std::string_view word) {
    if (number > 0) parts += (parts.empty() ? "" : ", ") + counted(number, word);
  };
  add(counts.walls, "wall");
  add(counts.hatchways, hatchway_word(mission));
  add(counts.pillars, "pillar");
  add(counts.wall_ends, "wall end");
  add(count_features(mission), "terrain feature");
  std::string boxes;
  std::string grounds;
  for (const auto& used : mission.sets) {
    const int number = boxes_of(mission, used);
    if (number == 0 || !is_built_with(mission, *used.set)) continue;
    auto name = one_line(used.set->name);
    if (name.empty()) name = id_as_words(used.set->id);
    // What nobody has counted comes from no box.
    if (used.set->pieces.empty()) {
      if (used.set->has_lattice()) grounds += " · " + name;
      continue;
    }
    boxes += (boxes.empty() ? "" : " and ") + boxes_in_words(number, name);
  }
  if (parts.empty()) return {};
  return (boxes.empty() ? parts : "Built from " + boxes + ": " + parts) + grounds;
}

std::string byline(const Mission& mission) {
  const auto author = one_line(mission.head->author);
  const auto version = one_line(mission.head->version);
  std::string text = author.empty() ? "" : "By " + author;
  if (!version.empty()) text += (text.empty() ? "Version " : " · version ") + version;
  return text;
}

}  // namespace bulkhead
