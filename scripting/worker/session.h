// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/battle/rehearsal.h"
#include "scripting/limits.h"
#include "scripting/worker/lines.h"

namespace bulkhead {

/// A mission, and where its battles are played.
struct SessionMission {
  Mission mission;
  /// For the battle that players are in, and for those beside it that nobody plays; none until it is needed.
  std::unique_ptr<RehearsalRoom> room = nullptr;
  std::unique_ptr<RehearsalRoom> beside = nullptr;
};

/// One side of the protocol of docs/rehearsal-protocol.md: takes a line of JSON after the other, each with one request,
/// and answers it. The mission of the session, the battle that is on, and what is still to be answered.
class Session {
 public:
  using Read = std::function<std::optional<Lines::Line>()>;
  using Write = std::function<void(std::string_view line)>;
  /// `mission`: the one that it begins with, if any.
  Session(Read read, Write write, WorkerLimits limits = {}, std::shared_ptr<SessionMission> mission = nullptr);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Until it is told to quit, or nothing more comes.
  void run();

  // What the requests of requests.cpp are made of.

  /// What each request may say beside what it wants.
  struct Manner {
    /// Given back in the answer, as JSON; empty where none was given.
    std::string id = {};
    /// Without the battle as it stands.
    bool is_brief = false;
  };

  /// A mission from its document; what was on before is over.
  void take_mission(const std::string& document);
  /// Leaves the battle that is on, if any, and then does this with what it came to.
  void leave(std::function<void(const Rehearsal& left)> then);
  /// A battle that begins with these decisions.
  void begin(RehearsalOptions options);
  /// The next line of the battle that is on, or of one that begins with it.
  void say(std::string line);
  /// Answers with how the battle stands, as a line does.
  void answer_state();
  /// The record of the battle so far.
  [[nodiscard]] Result<std::string> record() const;
  /// A battle by itself, beside the one that is on.
  [[nodiscard]] Result<Rehearsal> play(const RehearsalOptions& options);
  void quit() { is_over_ = true; }

  /// Answers with the fields of an object, behind what stands in every answer. `battle` is JSON already.
  void answer(const nlohmann::ordered_json& fields, std::string_view battle_name = {}, std::string_view battle = {});
  /// Answers that a request was not carried out.
  void refuse(const std::string& why, int line = 0);

 private:
  void carry_out(Lines::Line line);
  std::optional<std::string> next_line(const Asked& asked);
  void answer_with(const std::optional<std::string>& question, const std::function<Result<std::string>()>& battle);
  void play_on(RehearsalOptions options);
  void open(Mission mission);
  RehearsalRoom& room_of(std::unique_ptr<RehearsalRoom>& room);

  Read read_;
  Write write_;
  WorkerLimits limits_;
  bool is_over_ = false;
  Manner manner_;

  std::shared_ptr<SessionMission> mission_;
  /// The battle that waits for a line, and how it went where it has come to its end.
  const Asked* asked_ = nullptr;
  std::optional<Rehearsal> ended_;
  std::optional<std::string> line_;
  std::function<void(const Rehearsal&)> then_;
  std::vector<std::string> told_;
  bool is_taken_ = true;
  std::optional<std::string> why_not_;
};

}  // namespace bulkhead
