// SPDX-License-Identifier: MIT
#include "editor/tools/findings/fix_all.h"

#include <fmt/format.h>

#include <utility>

#include "editor/tools/words/translate.h"
#include "workbench/all_checks.h"
#include "workbench/fixing.h"

namespace bulkhead {
namespace {

tl::unexpected<Error> changed_meanwhile() {
  return fail(
      translate("The mission has changed while its findings were being fixed, so nothing was fixed. Try again"));
}

std::string left_alone(std::size_t findings) {
  return counted(findings,
                 marked("1 finding is left: its fix would change what is locked or hidden, see the page Overlays"),
                 marked("{} findings are left: their fixes would change what is locked or hidden, see the page "
                        "Overlays"));
}

AllFixed all_fixed(const Check& check, const std::shared_ptr<const Mission>& mission, const CheckRules& rules,
                   const std::set<MapClass>& barred, const std::stop_token& stop) {
  MayChange may;
  if (!barred.empty()) {
    may = [&](const Mission& before, const Mission& after) { return !changed_class(before, after, barred); };
  }
  const auto fixed =
      fix_findings(*mission, {&check.key, 1}, all_checks(), rules, stop, most_fixes, most_in_vain, std::move(may));
  if (fixed.fixes.empty() && fixed.barred > 0) return {fail(left_alone(fixed.barred))};
  if (fixed.fixes.empty()) {
    return {fail(fixed.gave_up ? translate("The fixes that were tried would do harm elsewhere, and there are too many "
                                           "findings to try all; fix them one by one")
                               : translate("None of these findings has a fix that does no harm elsewhere"))};
  }
  AllFixed result;
  result.mission = std::move(fixed.mission);
  result.name = StepName("Fix all: {}", {translate(check.title)});
  result.looked_at = mission;
  if (fixed.at_limit) {
    result.remark = translate("{} findings are fixed, which is the most at once; fix all again for the others",
                              {fmt::format("{}", fixed.fixes.size())});
  } else if (fixed.gave_up) {
    result.remark = translate(
        "{} findings are fixed; some others were not tried, as the fixes of many before them would do harm elsewhere",
        {fmt::format("{}", fixed.fixes.size())});
  }
  if (fixed.barred > 0) result.remark += (result.remark.empty() ? "" : ". ") + left_alone(fixed.barred);
  return result;
}

}  // namespace

Result<Mission> AllFixed::in_place_of(const Mission& now) const {
  if (mission && now != *looked_at) return changed_meanwhile();
  return mission;
}

FixAll::FixAll(const Post& post, Finished finished)
    : finished_(std::move(finished)), work_(post, finished_, [this](const std::string& words) {
        finished_({fail(translate("The findings could not be fixed: {}", {words}))});
      }) {}

void FixAll::mission_changed() {
  if (!working()) return;
  cancel();
  finished_({changed_meanwhile()});
}

void FixAll::begin(const std::string& key, std::shared_ptr<const Mission> mission, CheckRules rules,
                   std::chrono::milliseconds moment, std::set<MapClass> barred) {
  work_.ask([key, mission = std::move(mission), rules = std::move(rules),
             barred = std::move(barred)](const std::stop_token& stop) -> AllFixed {
    const auto* check = find_check(key);
    if (check == nullptr) return {fail(translate("There is no such check"))};
    return all_fixed(*check, mission, rules, barred, stop);
  });
  work_.finish_within(moment);
}

}  // namespace bulkhead
