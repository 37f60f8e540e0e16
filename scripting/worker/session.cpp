// SPDX-License-Identifier: MIT
#include "scripting/worker/session.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <new>
#include <string_view>
#include <utility>

#include "model/base/plain_text.h"
#include "model/io/mission_file.h"
#include "scripting/battle/fingerprint.h"
#include "scripting/worker/request_text.h"
#include "scripting/worker/requests.h"

namespace bulkhead {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* no_mission = R"(there is no mission yet: send one, as {"mission":"…"})";

constexpr const char* no_battle = R"(no battle is on: "say" or "begin" begins one)";

/// A request with its manner, out of a line.
struct Wanted {
  const Request* request = nullptr;
  json value;
};

std::string names_of_requests() {
  std::vector<std::string> names;
  for (const auto& request : all_requests()) names.emplace_back(request.name);
  return listed(names, " or ");
}

Result<void> read_manner(const std::string& key, const json& value, Session::Manner& manner) {
  constexpr std::size_t longest_id = 100;
  if (key == "brief") {
    if (!value.is_boolean()) return fail("\"brief\" is true or false");
    manner.is_brief = value.get<bool>();
    return {};
  }
  if (!value.is_string() && !value.is_number_integer()) return fail("\"id\" is a text or a whole number");
  manner.id = on_one_line(value);
  if (manner.id.size() <= longest_id) return {};
  manner.id.clear();
  return fail(fmt::format("\"id\" is longer than {} characters", longest_id));
}

/// What a line asks for.
Result<Wanted> read_request(const std::string& line, Session::Manner& manner) {
  auto object = parse_request(line);
  if (!object) return tl::unexpected(object.error());
  Wanted wanted;
  for (auto& [key, value] : object->items()) {
    if (key == "id" || key == "brief") {
      if (const auto read = read_manner(key, value, manner); !read) return tl::unexpected(read.error());
      continue;
    }
    const auto requests = all_requests();
    const auto found =
        std::find_if(requests.begin(), requests.end(), [&](const auto& each) { return each.name == key; });
    if (found == requests.end()) {
      return fail(fmt::format("there is no request \"{}\": it is {}", quotable(key), names_of_requests()));
    }
    if (found->is_bare && value != true) return fail(fmt::format("\"{}\" is true", key));
    if (wanted.request != nullptr) {
      return fail(
          fmt::format("one line asks for one thing, this one for \"{}\" and \"{}\"", wanted.request->name, key));
    }
    wanted = {&*found, std::move(value)};
  }
  if (wanted.request == nullptr) return fail("nothing is asked for: a request is " + names_of_requests());
  return wanted;
}

}  // namespace

Session::Session(Read read, Write write, WorkerLimits limits, std::shared_ptr<SessionMission> mission)
    : read_(std::move(read)), write_(std::move(write)), limits_(limits), mission_(std::move(mission)) {}
Session::~Session() = default;

void Session::run() {
  while (!is_over_) {
    if (then_) {
      std::exchange(then_, nullptr)(std::exchange(ended_, std::nullopt).value_or(Rehearsal{}));
    } else if (auto line = read_()) {
      carry_out(std::move(*line));
    } else {
      return;
    }
  }
}

void Session::carry_out(Lines::Line line) {
  manner_ = {};
  if (line.is_too_long) return write_(too_long_answer(limits_.longest_request));
  try {
    auto wanted = read_request(line.text, manner_);
    // It may be long, and all that is wanted of it is there.
    line = {};
    if (!wanted) return refuse(wanted.error().message);
    wanted->request->carry_out(*this, wanted->value);
  } catch (const std::bad_alloc&) {
    refuse("there is no memory left for that");
  }
}

void Session::answer(const ordered_json& fields, std::string_view battle_name, std::string_view battle) {
  std::string line = R"({"protocol":1)";
  if (!manner_.id.empty()) line += ",\"id\":" + manner_.id;
  for (const auto& [key, value] : fields.items()) line += fmt::format(",\"{}\":{}", key, on_one_line(value));
  if (!battle_name.empty()) line += fmt::format(",\"{}\":{}", battle_name, battle);
  line += '}';
  if (line.size() > limits_.longest_answer) {
    return refuse(fmt::format("the answer is longer than {} bytes, which none may be", limits_.longest_answer));
  }
  write_(line);
}

void Session::refuse(const std::string& why, int line) { answer(error_answer(why, line)); }

void Session::take_mission(const std::string& document) {
  if (const auto can = check_document_to_play(document.size()); !can) return refuse(can.error().message);
  auto read = read_mission(document, "", nullptr);
  if (!read) return refuse(read.error().message, read.error().line);
  leave([this, mission = std::move(read->mission)](const Rehearsal&) { open(mission); });
}

void Session::open(Mission mission) {
  mission_ = std::make_shared<SessionMission>(SessionMission{std::move(mission)});
  answer({{"mission", mission_->mission.head->id.text()}, {"fingerprint", fingerprint(mission_->mission)}});
}

void Session::leave(std::function<void(const Rehearsal& left)> then) { then_ = std::move(then); }

void Session::begin(RehearsalOptions options) {
  if (!mission_) return refuse(no_mission);
  play_on(std::move(options));
}

void Session::say(std::string line) {
  if (!mission_) return refuse(no_mission);
  if (ended_) return refuse("the battle is over: \"back\" takes its last line back, \"begin\" begins another");
  line_ = std::move(line);
  // Where one waits, the line goes there.
  if (asked_ == nullptr) then_ = [this](const Rehearsal&) { play_on({}); };
}

void Session::answer_state() {
  if (asked_ == nullptr && !ended_) return refuse(no_battle);
  is_taken_ = false;
  asked_ != nullptr ? answer_with(asked_->question, asked_->json)
                    : answer_with(std::nullopt, [this] { return Result<std::string>(ended_->json); });
}

Result<std::string> Session::record() const {
  if (asked_ != nullptr) return asked_->record();
  if (ended_) return ended_->record;
  return fail(no_battle);
}

/// It is opened when it is first played in.
RehearsalRoom& Session::room_of(std::unique_ptr<RehearsalRoom>& room) {
  if (!room) room = std::make_unique<RehearsalRoom>(mission_->mission);
  return *room;
}

Result<Rehearsal> Session::play(const RehearsalOptions& options) {
  if (!mission_) return fail(no_mission);
  return room_of(mission_->beside).play(options);
}

void Session::play_on(RehearsalOptions options) {
  options.read = [this](const Asked& asked) { return next_line(asked); };
  options.tell = [this](const std::string& text) { told_.push_back(made_fit(text)); };
  options.not_taken = [this](const std::optional<std::string>& why) {
    is_taken_ = false;
    why_not_ = why;
  };
  auto played = room_of(mission_->room).play(options);
  if (!played) {
    line_.reset();
    return refuse(played.error().message, played.error().line);
  }
  ended_ = std::move(*played);
  // It was left for another request, which answers.
  if (then_ || is_over_) return;
  answer_with(std::nullopt, [this] { return Result<std::string>(ended_->json); });
}

/// What the battle goes on with: requests are carried out until one is a line for it, or leaves it.
std::optional<std::string> Session::next_line(const Asked& asked) {
  if (line_) return std::exchange(line_, std::nullopt);
  answer_with(asked.question, asked.json);
  asked_ = &asked;
  while (!line_ && !then_ && !is_over_) {
    auto line = read_();
    if (!line) is_over_ = true;
    if (line) carry_out(std::move(*line));
  }
  asked_ = nullptr;
  return std::exchange(line_, std::nullopt);
}

/// How the battle stands behind what was said.
void Session::answer_with(const std::optional<std::string>& question,
                          const std::function<Result<std::string>()>& battle) {
  ordered_json fields = {{"taken", std::exchange(is_taken_, true)}, {"why", nullptr}, {"question", nullptr}};
  if (why_not_) fields["why"] = *std::exchange(why_not_, std::nullopt);
  if (question) fields["question"] = made_fit(*question);
  fields["told"] = std::exchange(told_, {});
  if (manner_.is_brief) return answer(fields);
  const auto text = battle();
  text ? answer(fields, "battle", *text) : refuse(text.error().message);
}

}  // namespace bulkhead
