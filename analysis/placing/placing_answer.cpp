// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_answer.h"

namespace bulkhead {
namespace {

/// Of what is left to look at, what each of so many may.
class Share {
 public:
  Share(Looks& all, std::size_t among) : all_(all), given_(all.left() / among), own_(given_) {}
  Share(const Share&) = delete;
  Share& operator=(const Share&) = delete;
  ~Share() { all_.take(given_ - own_.left()); }

  [[nodiscard]] Looks& looks() { return own_; }

 private:
  Looks& all_;
  std::size_t given_;
  Looks own_;
};

std::optional<PlacingAnswer> answer_from(PlacingShapes& shapes, const Placing& placing, std::size_t steps,
                                         Looks& search, Looks& proof, const std::stop_token& stop) {
  const auto& mission = shapes.mission();
  const auto size = placed_size(mission, placing.what);
  if (mission.boards.empty() || !size) return std::nullopt;
  const PlacingGround ground(shapes, placing, size->most);
  const int count = ground.greatest_count();
  if (auto spots = find_placement(mission, ground, count, 0, search, stop)) {
    return PlacingAnswer{.found = std::move(spots)};
  }
  auto lack = size->least == size->most ? proven_lack(ground, count, proof, stop)
                                        : proven_lack(PlacingGround(shapes, placing, size->least), count, proof, stop);
  if (lack || steps == 0) return PlacingAnswer{.lack = lack};
  return PlacingAnswer{.found = find_placement(mission, ground, count, steps, search, stop)};
}

}  // namespace

std::optional<PlacingAnswer> answer_for(const Mission& mission, const Placing& placing, const PlacingLimits& limits,
                                        const std::stop_token& stop) {
  PlacingShapes shapes(mission);
  Looks search(limits.looks);
  Looks proof(limits.looks);
  return answer_from(shapes, placing, limits.steps, search, proof, stop);
}

std::vector<AnsweredPlacing> placing_answers(const Mission& mission, const PlacingLimits& limits,
                                             const std::stop_token& stop) {
  std::vector<AnsweredPlacing> answers;
  PlacingShapes shapes(mission);
  Looks all_searches(limits.looks);
  Looks all_proofs(limits.looks);
  const auto placings = placings_of(mission);
  for (const auto& asked : placings) {
    if (stop.stop_requested()) return answers;
    const auto left = placings.size() - answers.size();
    Share search(all_searches, left);
    Share proof(all_proofs, left);
    answers.push_back({asked, answer_from(shapes, *asked.placing, limits.steps / placings.size(), search.looks(),
                                          proof.looks(), stop)});
  }
  return answers;
}

}  // namespace bulkhead
