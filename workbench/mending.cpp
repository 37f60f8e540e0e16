// SPDX-License-Identifier: MIT
#include "workbench/mending.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "analysis/snapshot.h"
#include "validators/report.h"

namespace bulkhead {
namespace {

/// Of so many findings one is mended at a time, of more at most one in so many.
constexpr std::size_t share = 16;

using Findings = std::vector<Finding>;

/// Whether the same fixes would mend both, whatever their order.
bool same_fixes(std::span<const Finding> one, std::span<const Finding> other) {
  if (one.size() != other.size()) return false;
  const auto text_of = [](const Finding& finding) { return std::string_view(finding.fixes.front().text); };
  std::vector<std::string_view> texts;
  std::vector<std::string_view> other_texts;
  std::transform(one.begin(), one.end(), std::back_inserter(texts), text_of);
  std::transform(other.begin(), other.end(), std::back_inserter(other_texts), text_of);
  if (texts == other_texts) return true;
  std::sort(texts.begin(), texts.end());
  std::sort(other_texts.begin(), other_texts.end());
  return texts == other_texts;
}

/// Mends a mission, one check after the other.
class Mender {
 public:
  Mender(const Mission& mission, const Boxes* owned, std::stop_token stop, std::size_t most)
      : mended_{mission, {}, false},
        snapshot_(Snapshot::make(mission)),
        owned_(owned),
        stop_(std::move(stop)),
        most_(most) {}

  /// Whether that changed anything.
  bool mend_all_of(const Check& check);
  [[nodiscard]] bool at_end() const { return mended_.at_limit || stop_.stop_requested(); }
  Mended take() { return std::move(mended_); }

 private:
  /// Those that are not waived, not yet tried and have a fix.
  [[nodiscard]] Findings look(const Check& check) const;
  /// Tries findings from the first on until so many fixes have changed something; gives how many it tried.
  std::size_t apply(std::span<const Finding> findings, std::size_t wanted);
  bool apply(const Finding& finding);

  Mended mended_;
  /// Of the mended mission.
  Snapshot snapshot_;
  /// Findings by check and places, each of which is tried once.
  std::set<std::pair<std::string, std::vector<Address>>> tried_;
  const Boxes* owned_;
  std::stop_token stop_;
  std::size_t most_;
};

Findings Mender::look(const Check& check) const {
  auto report = run_checks({&check, 1}, {mended_.mission, snapshot_, stop_, owned_});
  std::erase_if(report.findings, [&](const Finding& finding) {
    return finding.waived || finding.fixes.empty() || tried_.contains({finding.key, finding.addresses});
  });
  return std::move(report.findings);
}

bool Mender::apply(const Finding& finding) {
  const auto& fix = finding.fixes.front();
  auto changed = fix.apply(mended_.mission);
  if (!changed || *changed == mended_.mission) return false;
  mended_.fixes.push_back({finding.key, fix.text});
  mended_.mission = std::move(*changed);
  return true;
}

std::size_t Mender::apply(std::span<const Finding> findings, std::size_t wanted) {
  const auto wanted_in_all = std::min(mended_.fixes.size() + wanted, most_);
  std::size_t tried = 0;
  while (tried < findings.size() && mended_.fixes.size() < wanted_in_all && !stop_.stop_requested()) {
    const auto& finding = findings[tried++];
    tried_.emplace(finding.key, finding.addresses);
    apply(finding);
  }
  mended_.at_limit = tried < findings.size() && mended_.fixes.size() == most_;
  snapshot_ = Snapshot::make(mended_.mission, &snapshot_);
  return tried;
}

bool Mender::mend_all_of(const Check& check) {
  const auto at_begin = mended_.fixes.size();
  auto findings = look(check);
  for (std::size_t at_once = 1; !findings.empty() && !at_end();) {
    at_once = std::clamp<std::size_t>(at_once, 1, findings.size() / share + 1);
    const auto mission = mended_.mission;
    const auto snapshot = snapshot_;
    const auto fixes = mended_.fixes.size();
    const auto tried = std::span(findings).first(apply(findings, at_once));
    if (at_end()) break;
    auto left = look(check);
    const bool others_alike = same_fixes(std::span(findings).subspan(tried.size()), left);
    if (!others_alike && mended_.fixes.size() > fixes + 1) {
      // One of them may have mended, changed or brought about another: again, with fewer at once.
      mended_.mission = mission;
      mended_.fixes.resize(fixes);
      snapshot_ = snapshot;
      for (const auto& finding : tried) tried_.erase({finding.key, finding.addresses});
      at_once /= 2;
      continue;
    }
    at_once = others_alike ? at_once * 2 : 1;
    findings = std::move(left);
  }
  return mended_.fixes.size() > at_begin;
}

}  // namespace

Mended mend(const Mission& mission, std::span<const Check> checks, const Boxes* owned, const std::stop_token& stop,
            std::size_t most) {
  Mender mender(mission, owned, stop, most);
  for (bool again = true; again;) {
    again = false;
    for (const auto& check : checks) {
      if (!mender.at_end()) again = mender.mend_all_of(check) || again;
    }
    again = again && !mender.at_end();
  }
  return mender.take();
}

}  // namespace bulkhead
