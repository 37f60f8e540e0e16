// SPDX-License-Identifier: MIT
#include "scripting/worker/requests.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <climits>
#include <string>
#include <utility>

#include "model/base/plain_text.h"
#include "scripting/limits.h"
#include "scripting/worker/record_lines.h"
#include "scripting/worker/session.h"

namespace bulkhead {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// One line of decisions, or why it is none.
Result<std::string> line_in(json& value, std::string_view name) {
  if (!value.is_string()) return fail(fmt::format("\"{}\" is a text: one line of a battle", name));
  auto line = std::move(value.get_ref<std::string&>());
  if (find_unfit(line) != std::string::npos || line.find('\n') != std::string::npos) {
    return fail(fmt::format("\"{}\" is one line of text, without control characters", name));
  }
  return line;
}

/// The fields of an object by what each does with its value; a name that is not among them is told.
template <typename Take>
Result<void> read_fields(json& value, std::string_view of, std::string_view names, Take take) {
  if (!value.is_object()) return fail(fmt::format("\"{}\" is an object with {}", of, names));
  for (auto& [key, field] : value.items()) {
    const Result<bool> known = take(key, field);
    if (!known) return tl::unexpected(known.error());
    if (!*known) return fail(fmt::format("\"{}\" has {}, no \"{}\"", of, names, quotable(key)));
  }
  return {};
}

/// What `begin` and `play` have in common; false where it is none of that.
Result<bool> take_beginning(const std::string& key, json& field, RehearsalOptions& options) {
  if (key == "decisions") {
    if (!field.is_string()) return fail("\"decisions\" is a text, a decision a line");
    options.decisions = std::move(field.get_ref<std::string&>());
    constexpr auto most = WorkerLimits{}.longest_decisions;
    if (options.decisions.size() > most) {
      return fail(fmt::format("\"decisions\" are longer than {} bytes, which none may be", most));
    }
    return true;
  }
  if (key == "go_on") {
    auto line = line_in(field, key);
    if (!line) return tl::unexpected(line.error());
    options.go_on = std::move(*line);
    return true;
  }
  if (key != "seed") return false;
  if (!field.is_number_integer() || field < 0 || field > INT_MAX) {
    return fail(fmt::format("\"seed\" is a whole number from 0 to {}", INT_MAX));
  }
  options.seed = field.get<int>();
  return true;
}

void mission(Session& session, json& value) {
  if (!value.is_string()) return session.refuse("\"mission\" is a text, the whole document");
  session.take_mission(value.get_ref<const std::string&>());
}

void begin(Session& session, json& value) {
  RehearsalOptions options;
  const auto read = read_fields(value, "begin", R"("decisions", "seed" and "go_on")",
                                [&](const auto& key, auto& field) { return take_beginning(key, field, options); });
  if (!read) return session.refuse(read.error().message);
  session.leave(
      [&session, options = std::move(options)](const Rehearsal&) mutable { session.begin(std::move(options)); });
}

void say(Session& session, json& value) {
  auto line = line_in(value, "say");
  if (!line) return session.refuse(line.error().message);
  if (*line == "back" || *line == "quit") {
    return session.refuse(fmt::format("\"{0}\" is a request of its own: {{\"{0}\":true}}", *line));
  }
  session.say(std::move(*line));
}

void back(Session& session, json&) {
  const auto record = session.record();
  if (!record) return session.refuse(record.error().message);
  if (last_decision(*record).empty()) return session.refuse("there is no line to take back");
  session.leave(
      [&session, kept = without_last_decision(*record)](const Rehearsal&) { session.begin({.decisions = kept}); });
}

void state(Session& session, json&) { session.answer_state(); }

void record(Session& session, json&) {
  const auto record = session.record();
  record ? session.answer({{"record", *record}}) : session.refuse(record.error().message);
}

void answer_whole(Session& session, const Rehearsal& played) {
  session.answer({{"status", std::string(word_of(played.status))}, {"text", played.text}, {"record", played.record}},
                 "battle", played.json);
}

void end(Session& session, json&) {
  const auto record = session.record();
  if (!record) return session.refuse(record.error().message);
  session.leave([&session](const Rehearsal& left) { answer_whole(session, left); });
}

void play(Session& session, json& value) {
  constexpr std::string_view names = R"("decisions", "seed", "go_on", "automatic" and "only_outcome")";
  RehearsalOptions options;
  const auto read = read_fields(value, "play", names, [&](const auto& key, auto& field) -> Result<bool> {
    const bool is_automatic = key == "automatic";
    if (!is_automatic && key != "only_outcome") return take_beginning(key, field, options);
    if (!field.is_boolean()) return fail(fmt::format("\"{}\" is true or false", key));
    (is_automatic ? options.automatic : options.only_outcome) = field.template get<bool>();
    return true;
  });
  if (!read) return session.refuse(read.error().message);
  const auto played = session.play(options);
  if (!played) return session.refuse(played.error().message, played.error().line);
  if (!options.only_outcome) return answer_whole(session, *played);
  session.answer({{"status", std::string(word_of(played->status))}}, "outcome", played->json);
}

void quit(Session& session, json&) {
  session.answer({{"quit", true}});
  session.quit();
}

constexpr std::array table = {
    Request{"mission", &mission}, Request{"begin", &begin},       Request{"say", &say},
    Request{"back", &back, true}, Request{"state", &state, true}, Request{"record", &record, true},
    Request{"end", &end, true},   Request{"play", &play},         Request{"quit", &quit, true},
};

}  // namespace

std::span<const Request> all_requests() { return table; }

}  // namespace bulkhead
