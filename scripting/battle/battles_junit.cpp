// SPDX-License-Identifier: MIT
#include "scripting/battle/battles_junit.h"

#include <algorithm>

#include "model/base/plain_text.h"
#include "model/io/xml_writer.h"

namespace bulkhead {
namespace {

/// What is understood by nobody, or takes too much, is an error; without a battle there is no line of it.
enum class Ended : unsigned char { played, failed, error };

Ended end_of(const PlayedBattle& battle) {
  const auto outcome = battle.rehearsal ? outcome_of(battle.rehearsal->status) : Rehearsal::Outcome::broken;
  if (outcome == Rehearsal::Outcome::played) return Ended::played;
  return outcome == Rehearsal::Outcome::failed ? Ended::failed : Ended::error;
}

std::string last_line(std::string_view text) {
  while (text.ends_with('\n')) text.remove_suffix(1);
  return std::string(text.substr(text.rfind('\n') + 1));
}

void write_case(XmlWriter& writer, const PlayedBattle& battle) {
  const auto ended = end_of(battle);
  writer.begin("testcase");
  writer.attribute("classname", "battle");
  writer.attribute("name", made_fit(battle.file));
  if (ended != Ended::played) {
    writer.begin(ended == Ended::failed ? "failure" : "error");
    writer.attribute("message", made_fit(verdict(battle)));
    writer.end();
    if (battle.rehearsal) writer.text_element("system-out", {}, made_fit(battle.rehearsal->text));
  }
  writer.end();
}

}  // namespace

std::string verdict(const PlayedBattle& battle) {
  return battle.rehearsal ? last_line(battle.rehearsal->text) : battle.unreadable;
}

std::string battles_junit(const std::string& mission, std::span<const PlayedBattle> battles) {
  const auto count = [&](Ended ended) {
    return std::to_string(
        std::count_if(battles.begin(), battles.end(), [&](const PlayedBattle& each) { return end_of(each) == ended; }));
  };
  XmlWriter writer;
  writer.begin("testsuites");
  writer.attribute("name", "bulkhead rehearse");
  writer.begin("testsuite");
  writer.attribute("name", made_fit(mission));
  writer.attribute("tests", std::to_string(battles.size()));
  writer.attribute("failures", count(Ended::failed));
  writer.attribute("errors", count(Ended::error));
  writer.attribute("skipped", "0");
  for (const auto& battle : battles) write_case(writer, battle);
  writer.end();
  writer.end();
  return writer.take();
}

}  // namespace bulkhead
