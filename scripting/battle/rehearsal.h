// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "model/mission/mission.h"
#include "scripting/battle/engine_text.h"
#include "scripting/limits.h"

namespace bulkhead {

/// What a player is asked, and what may be told of the battle meanwhile.
struct Asked {
  std::string question;
  /// The battle as it stands: as JSON, and as a record that replays. They fail where there is no room for it.
  std::function<Result<std::string>()> json;
  std::function<Result<std::string>()> record;
};

struct RehearsalOptions {
  /// Lines of decisions, as docs/rehearsal.md says; what stands in their head counts, unless it is said here.
  std::string decisions = {};
  std::optional<std::int64_t> seed = {};
  /// A line with `go` that is said behind the others where the players are free to go on: how far the battle then goes
  /// by itself. Empty: no further.
  std::string go_on = {};
  /// Gives a player's next line, nothing where there is none any more; without it the battle ends with its lines.
  std::function<std::optional<std::string>(const Asked& asked)> read = {};
  /// What players are told while they decide.
  std::function<void(const std::string& text)> tell = {};
  /// Told beside that where a player's line is none, is refused, or expects something else: it is not taken. Of an
  /// aside, which only asks how the battle stands, without a reason.
  std::function<void(const std::optional<std::string>& why)> not_taken = {};
  /// Nobody plays: behind the lines both sides are played by the caricature of the game system, which has to say one.
  bool automatic = false;
  /// Only what came of it, as a line of JSON: {"seed":1,"vp":{"attacker":60,"defender":45},"winner":"attacker",
  /// "errors":[]}, of an automatic battle with more behind it (see docs/rehearsal.md); neither text nor record.
  bool only_outcome = false;
  /// Once this asks to, an automatic battle ends soon, and nothing comes of it.
  std::stop_token stop = {};
};

struct Rehearsal {
  /// `faulty`: played as far as its lines go, but some Lua failed on the way.
  enum class Status : unsigned char { needs, ended, faulty, failed, stopped, refused, misunderstood, broken };
  /// What a status says of the lines of a battle: they were played; one was refused or not met, or some Lua failed; one
  /// is understood by nobody; a rule took too much.
  enum class Outcome : unsigned char { played, failed, misunderstood, broken };
  Status status = Status::broken;
  /// What has happened and what it came to, for people; as JSON; as a record that replays.
  std::string text;
  std::string json;
  std::string record;
};

[[nodiscard]] Rehearsal::Outcome outcome_of(Rehearsal::Status status);

/// Fails where decisions are no text at all, with the number of the first line that is none.
[[nodiscard]] Result<void> check_decisions(std::string_view decisions);

/// Fails where a mission whose document has so many bytes is larger than one that is played may be.
[[nodiscard]] Result<void> check_document_to_play(std::uintmax_t bytes);

/// As reports say it: `needs`, `ended`, …; of a word that is none `broken`.
[[nodiscard]] std::string_view word_of(Rehearsal::Status status);
[[nodiscard]] Rehearsal::Status status_of(std::string_view word);

/// Where the battles of a mission are played, one after the other, by its own rules, with the engine of
/// scripting/engine: engine, mission and map are read once. No battle knows of those before it. What the Lua of the
/// mission, which has to outlive the room, may take is limited.
class RehearsalRoom {
 public:
  explicit RehearsalRoom(const Mission& mission, EngineText engine = {}, const SandboxLimits& limits = {});
  ~RehearsalRoom();
  RehearsalRoom(const RehearsalRoom&) = delete;
  RehearsalRoom& operator=(const RehearsalRoom&) = delete;

  /// Fails where the lines are no decisions at all, or of another mission, with the number of the line, and where there
  /// is no moment as in `go_on`, or no caricature for an automatic battle, with none.
  [[nodiscard]] Result<Rehearsal> play(const RehearsalOptions& options);

 private:
  class Room;
  const Mission& mission_;
  EngineText engine_;
  SandboxLimits limits_;
  std::unique_ptr<Room> room_;
};

/// One battle in a room of its own.
[[nodiscard]] Result<Rehearsal> rehearse(const Mission& mission, const RehearsalOptions& options);

}  // namespace bulkhead
