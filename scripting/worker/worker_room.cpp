// SPDX-License-Identifier: MIT
#include "scripting/worker/worker_room.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string_view>
#include <utility>

#include "model/base/plain_text.h"
#include "model/io/mission_file.h"
#include "scripting/worker/guarded_session.h"
#include "scripting/worker/record_lines.h"
#include "scripting/worker/request_text.h"

namespace bulkhead {
namespace {

using nlohmann::json;

/// The field of an answer that has a battle; no text in JSON has quotation marks that stand alone, so none looks like
/// it.
std::string_view battle_name(std::string_view answer) {
  constexpr std::string_view battle = R"(,"battle":)";
  constexpr std::string_view outcome = R"(,"outcome":)";
  return answer.find(battle) < answer.find(outcome) ? battle : outcome;
}

/// The battle of an answer as it stands there, which is at its end; empty where it has none.
std::string battle_in(std::string_view answer) {
  const auto name = battle_name(answer);
  const auto found = answer.find(name);
  if (found == std::string_view::npos) return {};
  answer.remove_prefix(found + name.size());
  answer.remove_suffix(1);
  return std::string(answer);
}

json request_to_begin(const char* name, const RehearsalOptions& options) {
  json wishes = {{"decisions", options.decisions}};
  if (options.seed) wishes["seed"] = *options.seed;
  if (!options.go_on.empty()) wishes["go_on"] = options.go_on;
  if (options.automatic) wishes["automatic"] = true;
  if (options.only_outcome) wishes["only_outcome"] = true;
  return {{name, std::move(wishes)}};
}

/// Why a request was not carried out; nothing where it was.
std::optional<Error> error_in(const std::string& answer) {
  if (!fields_of_answer(answer).starts_with("\"error\":")) return std::nullopt;
  const auto told = json::parse(answer, nullptr, false);
  Error error{"what plays the mission said nothing that can be understood", {}, 0, 0};
  if (!told.is_object() || !told["error"].is_object()) return error;
  error.message = told["error"].value("message", error.message);
  const auto line = told["error"].value("line", json());
  if (line.is_number_integer()) error.line = line.get<int>();
  return error;
}

/// How a battle went, of an answer that says all of it.
Result<Rehearsal> whole_of(const std::string& answer) {
  if (const auto error = error_in(answer)) return tl::unexpected(*error);
  const auto battle = battle_in(answer);
  const auto rest = json::parse(answer.substr(0, answer.find(battle_name(answer))) + "}", nullptr, false);
  if (!rest.is_object()) return fail("what plays the mission said nothing that can be understood");
  return Rehearsal{status_of(rest.value("status", "")), rest.value("text", ""), battle, rest.value("record", "")};
}

}  // namespace

Result<std::string> mission_request(const Mission& mission) {
  auto document = write_within_limits(mission);
  if (!document) return document;
  if (const auto can = check_document_to_play(document->size()); !can) return tl::unexpected(can.error());
  return json{{"mission", *document}}.dump();
}

class WorkerRoom::Client {
 public:
  explicit Client(GuardedSession session) : session_(std::move(session)) {}

  std::string ask(const std::string& request) { return session_.ask(request); }

  Result<Rehearsal> play(const RehearsalOptions& options) {
    const auto go_on = [&] { return !options.stop.stop_requested(); };
    // As text alone, which may be long.
    const auto request = request_to_begin("play", options).dump();
    const auto answer = session_.ask(request, go_on);
    if (session_.was_lost()) return lost_battle(error_in(answer)->message);
    return whole_of(answer);
  }

  Result<Rehearsal> play_with_players(const RehearsalOptions& options) {
    auto request = request_to_begin("begin", options);
    std::optional<std::string> question;
    do {
      request["brief"] = true;
      const auto last = last_decision(session_.kept());
      auto answer = session_.ask(request.dump());
      if (const auto error = error_in(answer)) {
        const bool was_lost = session_.was_lost();
        if (was_lost && session_.kept().empty()) return lost_battle(error->message);
        if (!was_lost && request.contains("begin")) return tl::unexpected(*error);
        options.tell((was_lost ? "" : "No: ") + error->message);
        // The battle stands where it stood.
        answer = session_.ask(R"({"state":true,"brief":true})");
      } else if (request.contains("back")) {
        // Who was there knows what happened before.
        options.tell("Taken back: " + last);
        answer = session_.ask(R"({"state":true,"brief":true})");
      }
      question = told_of(answer, options);
      if (!question) break;
      const auto line = options.read({*question, [&] { return as_it_stands(); }, [&] { return record(); }});
      if (!line || *line == "quit") break;
      request = *line == "back" ? json{{"back", true}} : json{{"say", made_fit(*line)}};
    } while (true);
    const auto answer = session_.ask(R"({"end":true})");
    return session_.was_lost() ? lost_battle(error_in(answer)->message) : whole_of(answer);
  }

 private:
  /// What players are told is told to them; gives what they are asked, nothing where the battle is over.
  static std::optional<std::string> told_of(const std::string& answer, const RehearsalOptions& options) {
    const auto told = json::parse(answer, nullptr, false);
    if (!told.is_object()) return std::nullopt;
    for (const auto& text : told.value("told", json::array())) options.tell(text.get<std::string>());
    const auto question = told.value("question", json());
    return question.is_string() ? std::optional(question.get<std::string>()) : std::nullopt;
  }

  Result<std::string> as_it_stands() {
    const auto answer = session_.ask(R"({"state":true})");
    if (const auto error = error_in(answer)) return tl::unexpected(*error);
    return battle_in(answer);
  }
  Result<std::string> record() {
    const auto answer = session_.ask(R"({"record":true})");
    if (const auto error = error_in(answer)) return tl::unexpected(*error);
    return json::parse(answer).at("record").get<std::string>();
  }

  /// What a worker died of, as how a battle went; its record is as far as another has come again.
  Rehearsal lost_battle(const std::string& why) {
    const json told = {{"protocol", 1}, {"status", "broken"}, {"stopped", {{"why", why}}}};
    return {Rehearsal::Status::broken, "The battle ends here: " + why + "\n", told.dump(), session_.kept()};
  }

  GuardedSession session_;
};

WorkerRoom::WorkerRoom(std::unique_ptr<Client> client) : client_(std::move(client)) {}
WorkerRoom::WorkerRoom(WorkerRoom&& other) noexcept = default;
WorkerRoom& WorkerRoom::operator=(WorkerRoom&& other) noexcept = default;
WorkerRoom::~WorkerRoom() = default;

Result<WorkerRoom> WorkerRoom::open(const Mission& mission, const std::filesystem::path& program,
                                    const WorkerLimits& limits) {
  const auto request = mission_request(mission);
  if (!request) return tl::unexpected(request.error());
  auto room = open(program, limits);
  if (!room) return room;
  if (const auto error = error_in(room->ask(*request))) return tl::unexpected(*error);
  return room;
}

Result<WorkerRoom> WorkerRoom::open(const std::filesystem::path& program, const WorkerLimits& limits) {
  auto session = GuardedSession::open(program, limits);
  if (!session) return tl::unexpected(session.error());
  return WorkerRoom(std::make_unique<Client>(std::move(*session)));
}

Result<Rehearsal> WorkerRoom::play(const RehearsalOptions& options) {
  // No request could hold it.
  if (const auto text = check_decisions(options.decisions); !text) return tl::unexpected(text.error());
  return options.read ? client_->play_with_players(options) : client_->play(options);
}

std::string WorkerRoom::ask(const std::string& request) { return client_->ask(request); }

}  // namespace bulkhead
