// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <chrono>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>

#include "scripting/battle/engine_text.h"
#include "scripting/limits.h"
#include "scripting/lua/limited_memory.h"

namespace bulkhead {

/// The time that has passed since it was begun, and what this thread has taken of the processor; cheap to ask while it
/// is short.
class ProcessorTime {
 public:
  ProcessorTime() { begin(); }
  void begin();
  [[nodiscard]] bool is_over(std::chrono::nanoseconds most) const;
  [[nodiscard]] bool is_over_by_the_clock(std::chrono::nanoseconds most) const;

 private:
  std::chrono::steady_clock::time_point begun_;
  std::chrono::nanoseconds taken_{};
};

/// A Lua state with the battle engine, where a mission's Lua reaches nothing outside: no files, no clock, no modules,
/// only functions whose work is bounded. Its memory is limited, and so are the instructions of items, which are counted
/// while they run, and only then. Not to be moved: the state knows where it is.
class Sandbox {
 public:
  explicit Sandbox(const EngineText& engine = {}, const SandboxLimits& limits = {});
  ~Sandbox() = default;
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  /// With the table of the engine as the first value on its stack.
  [[nodiscard]] lua_State* state() { return state_.get(); }

  /// A new line of the players: what the one before has taken is forgotten.
  void begin_line();
  /// A new battle, which has no time left once `stop` asks to end it; and behind it what came of it, for which there is
  /// more room.
  void begin_battle(std::stop_token stop = {});
  /// Players were waited for: what the battle takes by the clock is counted anew.
  void go_on_with_players();
  void begin_report();
  /// The battle goes on behind a report of how it stands.
  void end_report();

  /// Functions for the engine's host, as for `luaL_setfuncs`: `guarded` calls as pcall does, but what a script took too
  /// much of is not taken from those that follow, and messages say the line of the item; `guarded_uncounted` does not
  /// count the steps, for what takes few whatever it does; `pause_counting` and `go_on_counting`, which gives what it
  /// is given, stand round what the engine does for the Lua of an item; `failed_at` says where what failed last did so,
  /// for errors that are no text and where memory ran out, and `was_exhausted`, behind it, whether some script took too
  /// much since this was asked last; `compile` makes a function of a text, its title and its environment;
  /// `line_of_item` gives the line of an item's Lua that is at work, if any; `aside` calls a function in a coroutine,
  /// which need not come to its end.
  static void add_functions(lua_State* state);

  /// An error of Lua where the line of the players has taken too long, or the battle is to end: to be asked by whatever
  /// takes long itself.
  static void check_time(lua_State* state);

 private:
  /// What Lua asks memory for.
  struct Block {
    void* before = nullptr;
    std::size_t old_size = 0;
    std::size_t new_size = 0;
    friend bool operator==(const Block&, const Block&) = default;
  };

  static Sandbox& of(lua_State* state);
  static void* allocate(void* sandbox, void* block, std::size_t old_size, std::size_t new_size);
  void charge(std::size_t instructions);
  [[nodiscard]] bool is_too_large_a_table(const Block& block) const;
  void note_refused(const Block& block);
  static int with_line_of_item(lua_State* state);
  static std::string beginning_of(lua_State* state, int function);
  static int failed_at(lua_State* state);
  static void count(lua_State* state, lua_Debug*);
  [[nodiscard]] bool is_late();
  static void begin_counting(lua_State* state);
  void end_counting();
  /// Whether the steps of what is called are counted: from this call on, already by one around it, or not at all.
  enum Counting : lua_KContext { begun_here, begun_before, none };

  static int pause_counting(lua_State* state);
  static int go_on_counting(lua_State* state);
  static int guarded(lua_State* state);
  static int guarded_uncounted(lua_State* state);
  static int call_guarded(lua_State* state, Counting counting);
  static int end_guarded(lua_State* state, int status, lua_KContext counting);
  static int aside(lua_State* state);
  static int was_exhausted(lua_State* state);
  static int compile(lua_State* state);
  [[noreturn]] void exhaust(lua_State* state, std::string too_much);

  SandboxLimits limits_;
  /// In bytes.
  std::size_t largest_table_ = 0;
  LimitedMemory memory_{limits_.memory};
  int instructions_ = 0;
  unsigned calls_ = 0;
  /// Where the Lua of an item is at work, if any is.
  lua_State* counted_ = nullptr;
  ProcessorTime time_;
  std::chrono::steady_clock::time_point battle_begun_ = std::chrono::steady_clock::now();
  std::stop_token stop_;
  /// A script took more than it may; the engine has not been told yet.
  bool exhausted_ = false;
  /// What the script that is at work took too much of; it is told again whatever it does, until `guarded` has it.
  std::string too_much_;
  /// Where the last error came from, until `was_exhausted` is asked; empty where it is not known.
  std::string failed_at_;
  /// What there was no room for last.
  Block refused_;
  std::unique_ptr<lua_State, void (*)(lua_State*)> state_;
};

}  // namespace bulkhead
