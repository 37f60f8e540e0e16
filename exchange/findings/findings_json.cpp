// SPDX-License-Identifier: MIT
#include "exchange/findings/findings_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

using Json = nlohmann::ordered_json;

std::string text_of(const Json& document) {
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// A path as a URI reference (RFC 3986): everything but unreserved characters and slashes in percent.
std::string uri_of(const std::string& path) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  std::string uri;
  for (const char letter : path) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || is_digit(letter) ||
                       std::string_view("-._~/").find(letter) != std::string::npos;
    if (plain) {
      uri += letter;
    } else {
      uri += '%';
      uri += hex[byte >> 4U];
      uri += hex[byte & 15U];
    }
  }
  return path.starts_with('/') ? "file://" + uri : uri;
}

Json artifact(const std::string& file) { return {{"artifactLocation", {{"uri", uri_of(file)}}}}; }

Json rule_of(const Check& check) {
  return {{"id", check.key},
          {"shortDescription", {{"text", check.title}}},
          {"help", {{"text", check.remedy}}},
          {"defaultConfiguration", {{"level", to_text(check.level)}}}};
}

Json result_of(const std::string& file, const ListedFinding& finding, const std::map<std::string, int>& rules) {
  Json result = {{"ruleId", finding.key}};
  if (const auto rule = rules.find(finding.key); rule != rules.end()) result["ruleIndex"] = rule->second;
  result["level"] = to_text(finding.level);
  result["message"] = {{"text", finding.message}};
  Json location = {{"physicalLocation", artifact(file)}};
  for (const auto& address : finding.addresses) {
    location["logicalLocations"].push_back({{"fullyQualifiedName", address}});
  }
  result["locations"] = Json::array({location});
  if (finding.waived) {
    result["suppressions"] = Json::array({{{"kind", "inSource"}, {"justification", *finding.waived}}});
  }
  if (!finding.fixes.empty()) result["properties"] = {{"fixes", finding.fixes}};
  return result;
}

}  // namespace

std::string findings_json(std::span<const CheckedMission> missions) {
  auto list = Json::array();
  for (const auto& mission : missions) {
    for (const auto& finding : mission.findings) {
      Json entry = {{"file", mission.file},
                    {"key", finding.key},
                    {"severity", to_text(finding.level)},
                    {"message", finding.message},
                    {"addresses", finding.addresses},
                    {"fixes", finding.fixes},
                    {"waived", finding.waived.has_value()}};
      if (finding.waived) entry["reason"] = *finding.waived;
      list.push_back(std::move(entry));
    }
  }
  return text_of(list);
}

std::string findings_sarif(std::span<const CheckedMission> missions, std::span<const Check> checks,
                           const std::string& version) {
  std::map<std::string, int> numbers;
  auto rules = Json::array();
  for (const auto& check : checks) {
    numbers.emplace(check.key, static_cast<int>(rules.size()));
    rules.push_back(rule_of(check));
  }
  auto results = Json::array();
  auto notifications = Json::array();
  for (const auto& mission : missions) {
    if (mission.unreadable) {
      notifications.push_back({{"level", "error"},
                               {"message", {{"text", *mission.unreadable}}},
                               {"locations", Json::array({{{"physicalLocation", artifact(mission.file)}}})}});
    }
    for (const auto& finding : mission.findings) results.push_back(result_of(mission.file, finding, numbers));
  }
  Json invocation = {{"executionSuccessful", notifications.empty()}};
  if (!notifications.empty()) invocation["toolExecutionNotifications"] = notifications;
  const Json driver = {{"name", "Bulkhead"}, {"semanticVersion", version}, {"rules", rules}};
  const Json run = {{"tool", {{"driver", driver}}},
                    {"columnKind", "unicodeCodePoints"},
                    {"invocations", Json::array({invocation})},
                    {"results", results}};
  return text_of({{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                  {"version", "2.1.0"},
                  {"runs", Json::array({run})}});
}

}  // namespace bulkhead
