// SPDX-License-Identifier: MIT
#include "model/edit/verbs/checks.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

Mission with_severity(const Mission& mission, const Id& check, std::optional<Level> level) {
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

Mission with_limit(const Mission& mission, const Id& id, const std::optional<Limit::Value>& value) {
  Mission result = mission;
  change(result.limits, [&](std::vector<Limit>& limits) {
    auto* found = find_in(limits, id);
    if (!value) {
      std::erase_if(limits, [&](const Limit& limit) { return limit.id == id; });
    } else if (found != nullptr) {
      found->value = *value;
    } else {
      limits.push_back({id, *value, "", {}});
    }
  });
  return result;
}

Result<Mission> with_waiver(const Mission& mission, const Waiver& waiver) {
  if (waiver.reason.empty()) return fail("Say why the finding is meant to be");
  if (auto fine = check_text(waiver.reason); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  change(result.waivers, [&](std::vector<Waiver>& waivers) {
    const auto found = std::find_if(waivers.begin(), waivers.end(), [&](const Waiver& other) {
      return other.check == waiver.check && other.at == waiver.at;
    });
    if (found != waivers.end()) {
      found->reason = waiver.reason;
    } else {
      waivers.push_back(waiver);
    }
  });
  return check_all_places(result).map([&] { return result; });
}

Result<Mission> without_waiver(const Mission& mission, const Id& check, const std::vector<Address>& at) {
  Mission result = mission;
  std::size_t removed = 0;
  change(result.waivers, [&](std::vector<Waiver>& waivers) {
    removed = std::erase_if(waivers, [&](const Waiver& waiver) { return waiver.check == check && waiver.at == at; });
  });
  if (removed > 0) return result;
  return fail(fmt::format("There is no waiver of {} at exactly these addresses", check.text()));
}

std::string at_text(const Mission& mission, const std::vector<Address>& at) {
  std::string text;
  for (const auto& address : at) text += " " + to_text(mission, address);
  return at.empty() ? text : " at" + text;
}

Result<std::vector<Address>> read_waived(const Mission& mission, const Fields& fields) {
  return read_addresses(mission, fields, "at").map(in_waiver_order);
}

Result<Id> read_check(const Fields& fields) { return Id::parse(fields.leading.front().text); }

}  // namespace

std::vector<Address> in_waiver_order(std::vector<Address> at) {
  std::sort(at.begin(), at.end());
  at.erase(std::unique(at.begin(), at.end()), at.end());
  return at;
}

Result<Mission> SetSeverity::apply(const Mission& mission) const { return with_severity(mission, check, level); }

std::string SetSeverity::text_form(const Mission&) const {
  return fmt::format("severity {} {}", check.text(), level ? to_text(*level) : "default");
}

StepName SetSeverity::step_name(const Mission&) const { return StepName("Severity of {}", {check.text()}); }

Result<Mission> SetLimit::apply(const Mission& mission) const { return with_limit(mission, limit, value); }

std::string SetLimit::text_form(const Mission&) const {
  return fmt::format("limit {} {}", limit.text(), value ? to_text(*value) : "default");
}

StepName SetLimit::step_name(const Mission&) const { return StepName("Limit {}", {limit.text()}); }

Result<Mission> Waive::apply(const Mission& mission) const { return with_waiver(mission, {check, at, reason, {}}); }

std::string Waive::text_form(const Mission& mission) const {
  return fmt::format("waive {}{} reason {}", check.text(), at_text(mission, at), quoted_word(reason));
}

StepName Waive::step_name(const Mission&) const { return StepName("Waive {}", {check.text()}); }

Result<Mission> Unwaive::apply(const Mission& mission) const { return without_waiver(mission, check, at); }

std::string Unwaive::text_form(const Mission& mission) const {
  return fmt::format("unwaive {}{}", check.text(), at_text(mission, at));
}

StepName Unwaive::step_name(const Mission&) const { return StepName("No longer waive {}", {check.text()}); }

Result<Edit> parse_severity(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto check = read_check(*fields);
  if (!check) return tl::unexpected(check.error());
  const auto& level = fields->leading[1].text;
  if (level == "default") return SetSeverity{*check, std::nullopt};
  return parse_level(level).map([&](Level known) -> Edit { return SetSeverity{*check, known}; });
}

Result<Edit> parse_limit_edit(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto limit = Id::parse(fields->leading.front().text);
  if (!limit) return tl::unexpected(limit.error());
  const auto& value = fields->leading[1].text;
  if (value == "default") return SetLimit{*limit, std::nullopt};
  return parse_limit(value).map([&](const Limit::Value& known) -> Edit { return SetLimit{*limit, known}; });
}

Result<Edit> parse_waive(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at", several}, Keyword{"reason"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto check = read_check(*fields);
  if (!check) return tl::unexpected(check.error());
  const auto reason = fields->text("reason");
  if (!reason) return fail("Say why with \"reason\"");
  return read_waived(mission, *fields).map([&](std::vector<Address> at) -> Edit {
    return Waive{*check, std::move(at), *reason};
  });
}

Result<Edit> parse_unwaive(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at", several}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto check = read_check(*fields);
  if (!check) return tl::unexpected(check.error());
  return read_waived(mission, *fields).map([&](std::vector<Address> at) -> Edit {
    return Unwaive{*check, std::move(at)};
  });
}

}  // namespace bulkhead
