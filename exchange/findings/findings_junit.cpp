// SPDX-License-Identifier: MIT
#include "exchange/findings/findings_junit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/base/plain_text.h"
#include "model/io/xml_writer.h"

namespace bulkhead {
namespace {

/// What one check found in one file.
struct Case {
  const Check* check = nullptr;
  bool off = false;
  std::vector<const ListedFinding*> failures;
  std::vector<const ListedFinding*> others;
  std::vector<const ListedFinding*> waived;

  [[nodiscard]] bool skipped() const { return off || (failures.empty() && others.empty() && !waived.empty()); }
};

Case case_of(const CheckedMission& mission, const Check& check) {
  Case result;
  result.check = &check;
  result.off = std::find(mission.checks_off.begin(), mission.checks_off.end(), check.key) != mission.checks_off.end();
  for (const auto& finding : mission.findings) {
    if (finding.key != check.key) continue;
    auto& list = finding.waived ? result.waived : finding.level == Level::error ? result.failures : result.others;
    list.push_back(&finding);
  }
  return result;
}

std::string lines_of(const std::vector<const ListedFinding*>& findings) {
  std::string text;
  for (const auto* finding : findings) {
    text += fmt::format("{}{}: {}{}", text.empty() ? "" : "\n", to_text(finding->level), finding->message,
                        finding->addresses.empty() ? "" : fmt::format(" ({})", fmt::join(finding->addresses, " ")));
  }
  return text;
}

void write_counts(XmlWriter& writer, std::size_t tests, std::size_t failures, std::size_t errors, std::size_t skipped) {
  writer.attribute("tests", std::to_string(tests));
  writer.attribute("failures", std::to_string(failures));
  writer.attribute("errors", std::to_string(errors));
  writer.attribute("skipped", std::to_string(skipped));
}

void write_case(XmlWriter& writer, const std::string& file, const Case& entry) {
  writer.begin("testcase");
  writer.attribute("classname", made_fit(file));
  writer.attribute("name", entry.check->key);
  if (!entry.failures.empty()) {
    writer.begin("failure");
    writer.attribute("message", entry.failures.front()->message);
    writer.text_content({}, lines_of(entry.failures));
    writer.end();
  } else if (entry.skipped()) {
    writer.begin("skipped");
    writer.attribute("message", entry.off ? "turned off" : "waived: " + *entry.waived.front()->waived);
    writer.end();
  }
  writer.text_element("system-out", {}, lines_of(entry.others));
  writer.end();
}

void write_unreadable(XmlWriter& writer, const CheckedMission& mission) {
  write_counts(writer, 1, 0, 1, 0);
  writer.begin("testcase");
  writer.attribute("classname", made_fit(mission.file));
  writer.attribute("name", "readable");
  writer.begin("error");
  writer.attribute("message", made_fit(*mission.unreadable));
  writer.end();
  writer.end();
}

void write_suite(XmlWriter& writer, const CheckedMission& mission, std::span<const Check> checks) {
  writer.begin("testsuite");
  writer.attribute("name", made_fit(mission.file));
  if (mission.unreadable) {
    write_unreadable(writer, mission);
  } else {
    std::vector<Case> cases;
    for (const auto& check : checks) cases.push_back(case_of(mission, check));
    const auto count = [&](const auto& property) {
      return static_cast<std::size_t>(std::count_if(cases.begin(), cases.end(), property));
    };
    write_counts(writer, cases.size(), count([](const Case& entry) { return !entry.failures.empty(); }), 0,
                 count([](const Case& entry) { return entry.skipped(); }));
    for (const auto& entry : cases) write_case(writer, mission.file, entry);
  }
  writer.end();
}

}  // namespace

std::string findings_junit(std::span<const CheckedMission> missions, std::span<const Check> checks) {
  XmlWriter writer;
  writer.begin("testsuites");
  writer.attribute("name", "bulkhead check");
  for (const auto& mission : missions) write_suite(writer, mission, checks);
  writer.end();
  return writer.take();
}

}  // namespace bulkhead
