// SPDX-License-Identifier: MIT
#include "scripting/worker/guarded_session.h"

#include <nlohmann/json.hpp>

#include "scripting/worker/request_text.h"

namespace bulkhead {

using nlohmann::json;
using nlohmann::ordered_json;

Result<GuardedSession> GuardedSession::open(const std::filesystem::path& program, const WorkerLimits& limits) {
  auto worker = Worker::start(program, limits);
  if (!worker) return tl::unexpected(worker.error());
  return GuardedSession(std::move(*worker), program, limits);
}

std::string GuardedSession::ask(std::string_view request, const Worker::GoOn& go_on) {
  const auto read = request.size() > limits_.longest_request ? fail("") : parse_request(request);
  const auto object = read.value_or(json::object());
  was_lost_ = false;
  if (worker_.is_over()) {
    if (const auto started = start_again(); !started) return after_loss(object, started.error().message, false);
  }
  auto answer = worker_.ask(request, object.contains("say") ? limits_.for_a_line : limits_.for_a_battle, go_on);
  if (!answer) return after_loss(object, answer.error().message, !go_on || go_on());
  note(object, *answer);
  return std::move(*answer);
}

/// Keeps what another worker would need in order to go on.
void GuardedSession::note(const json& request, std::string_view answer) {
  const auto fields = fields_of_answer(answer);
  if (fields.starts_with("\"mission\":")) mission_ = request["mission"];
  if (request.contains("say") && !kept_.empty()) {
    if (fields.starts_with("\"taken\":true")) kept_ += request["say"].get<std::string>() + "\n";
    return;
  }
  for (const auto* const name : {"mission", "begin", "say", "back", "end"}) {
    if (request.contains(name)) return keep_record();
  }
}

void GuardedSession::keep_record() {
  const auto answer = worker_.ask(R"({"record":true})", limits_.for_a_line);
  const auto told = json::parse(answer.value_or(""), nullptr, false);
  kept_ = told.is_object() ? told.value("record", std::string()) : std::string();
}

Result<void> GuardedSession::start_again() {
  auto worker = Worker::start(program_, limits_);
  if (!worker) return tl::unexpected(worker.error());
  worker_ = std::move(*worker);
  for (const auto& request : {json{{"mission", mission_}}, json{{"begin", {{"decisions", kept_}}}, {"brief", true}}}) {
    const bool is_wanted = request.contains("mission") ? !mission_.empty() : !kept_.empty();
    if (!is_wanted) continue;
    const auto answer = worker_.ask(request.dump(), limits_.for_a_battle);
    if (!answer) return tl::unexpected(answer.error());
  }
  return {};
}

std::string GuardedSession::after_loss(const json& request, std::string why, bool goes_on) {
  was_lost_ = true;
  if (goes_on) {
    const auto started = start_again();
    if (!started) why += " It cannot go on: " + started.error().message;
    if (started && !kept_.empty()) why += " The battle stands where it stood before.";
  }
  ordered_json answer = {{"protocol", 1}};
  if (request.contains("id")) answer["id"] = request["id"];
  answer.update(error_answer(why));
  return on_one_line(answer);
}

}  // namespace bulkhead
