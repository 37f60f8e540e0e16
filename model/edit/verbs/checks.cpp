// SPDX-License-Identifier: MIT
#include "model/edit/verbs/checks.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

std::string at_text(const Mission& mission, const std::vector<Address>& at) {
  std::string text;
  for (const auto& address : at) text += " " + to_text(mission, address);
  return at.empty() ? text : " at" + text;
}

}  // namespace

std::vector<Address> in_waiver_order(std::vector<Address> at) {
  std::sort(at.begin(), at.end());
  at.erase(std::unique(at.begin(), at.end()), at.end());
  return at;
}

Result<Mission> SetSeverity::apply(const Mission& mission) const {
  Mission result = mission;
  change(result.severities, [&](std::vector<SeveritySetting>& settings) {
    const auto concerns = [&](const SeveritySetting& setting) { return setting.check == check; };
    const auto found = std::find_if(settings.begin(), settings.end(), concerns);
    if (!level) {
      std::erase_if(settings, concerns);
    } else if (found != settings.end()) {
      found->level = *level;
    } else {
      settings.push_back({check, *level, {}});
    }
  });
  return result;
}

std::string SetSeverity::text_form(const Mission&) const {
  return fmt::format("severity {} {}", check.text(), level ? to_text(*level) : "default");
}

StepName SetSeverity::step_name(const Mission&) const { return StepName("Severity of {}", {check.text()}); }

Result<Mission> SetLimit::apply(const Mission& mission) const {
  Mission result = mission;
  change(result.limits, [&](std::vector<Limit>& limits) {
    auto* found = find_in(limits, limit);
    if (!value) {
      std::erase_if(limits, [&](const Limit& other) { return other.id == limit; });
    } else if (found != nullptr) {
      found->value = *value;
    } else {
      limits.push_back({limit, *value, "", {}});
    }
  });
  return result;
}

std::string SetLimit::text_form(const Mission&) const {
  return fmt::format("limit {} {}", limit.text(), value ? to_text(*value) : "default");
}

StepName SetLimit::step_name(const Mission&) const { return StepName("Limit {}", {limit.text()}); }

Result<Mission> Waive::apply(const Mission& mission) const {
  if (reason.empty()) return fail("Say why the finding is meant to be");
  if (auto fine = check_text(reason); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  change(result.waivers, [&](std::vector<Waiver>& waivers) {
    const auto found = std::find_if(waivers.begin(), waivers.end(),
                                    [&](const Waiver& other) { return other.check == check && other.at == at; });
    if (found != waivers.end()) {
      found->reason = reason;
    } else {
      waivers.push_back({check, at, reason, {}});
    }
  });
  return check_all_places(result).map([&] { return result; });
}

std::string Waive::text_form(const Mission& mission) const {
  return fmt::format("waive {}{} reason {}", check.text(), at_text(mission, at), quoted_word(reason));
}

StepName Waive::step_name(const Mission&) const { return StepName("Waive {}", {check.text()}); }

Result<Mission> Unwaive::apply(const Mission& mission) const {
  Mission result = mission;
  std::size_t removed = 0;
  change(result.waivers, [&](std::vector<Waiver>& waivers) {
    removed = std::erase_if(waivers, [&](const Waiver& waiver) { return waiver.check == check && waiver.at == at; });
  });
  if (removed > 0) return result;
  return fail(fmt::format("There is no waiver of {} at exactly these addresses", check.text()));
}

std::string Unwaive::text_form(const Mission& mission) const {
  return fmt::format("unwaive {}{}", check.text(), at_text(mission, at));
}

StepName Unwaive::step_name(const Mission&) const { return StepName("No longer waive {}", {check.text()}); }

Result<Edit> parse_severity(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto check = read.id();
  if (read.word(1).text == "default") return read.made(SetSeverity{check, std::nullopt});
  const auto level = read.take(parse_level(read.word(1).text));
  return read.made(SetSeverity{check, level});
}

Result<Edit> parse_limit_edit(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto limit = read.id();
  if (read.word(1).text == "default") return read.made(SetLimit{limit, std::nullopt});
  const auto value = read.take(parse_limit(read.word(1).text));
  return read.made(SetLimit{limit, value});
}

Result<Edit> parse_waive(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at", several}, Keyword{"reason"}};
  EditReader read(mission, words, 1, keywords);
  const auto check = read.id();
  const auto reason = read.clauses().text("reason");
  if (!reason) read.refuse("Say why with \"reason\"");
  auto at = in_waiver_order(read.addresses_after("at"));
  return read.made(Waive{check, std::move(at), reason.value_or("")});
}

Result<Edit> parse_unwaive(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at", several}};
  EditReader read(mission, words, 1, keywords);
  const auto check = read.id();
  auto at = in_waiver_order(read.addresses_after("at"));
  return read.made(Unwaive{check, std::move(at)});
}

}  // namespace bulkhead
