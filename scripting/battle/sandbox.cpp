// SPDX-License-Identifier: MIT
#include "scripting/battle/sandbox.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <ctime>
#include <iterator>
#include <utility>

#include "model/base/contracts.h"
#include "scripting/compiled_engine.h"
#include "scripting/engine_table.h"
#include "scripting/lua/values.h"

namespace bulkhead {
namespace {

/// How often instructions are counted, and the clock is asked: what is less counts as that many.
constexpr int instructions_at_once = 1'000;

/// Behind so many calls of items the clock is looked at.
constexpr int calls_at_once = 16;

/// As how many a call of the engine counts, with what the item's Lua does between two of them.
constexpr int instructions_of_call = 250;

/// Blocks of memory that are made anew or elsewhere take longer the larger they are, though Lua does it within a step:
/// large ones count as a step for so many bytes.
constexpr std::size_t large_block = std::size_t{64} << 10U;
constexpr std::size_t bytes_of_instruction = 8;

/// A value and its key, as tables of Lua 5.4 have them that are no lists; there is always room for a power of two.
constexpr std::size_t bytes_of_entry = 24;

/// Levels of the stack that are searched for an item's Lua, from the top: each is found by counting anew.
constexpr int most_levels = 500;

void open_libraries(lua_State* state) {
  luaL_requiref(state, LUA_GNAME, luaopen_base, 1);
  luaL_requiref(state, LUA_COLIBNAME, luaopen_coroutine, 1);
  luaL_requiref(state, LUA_STRLIBNAME, luaopen_string, 1);
  luaL_requiref(state, LUA_TABLIBNAME, luaopen_table, 1);
  luaL_requiref(state, LUA_MATHLIBNAME, luaopen_math, 1);
  lua_settop(state, 0);
  for (const auto* name : {"dofile", "loadfile", "load", "collectgarbage", "print", "require"}) {
    lua_pushnil(state);
    lua_setglobal(state, name);
  }
}

/// Puts one of the engine's files on the stack, compiled.
void load_file(lua_State* state, std::string_view name, std::string_view text) {
  const auto title = fmt::format("={}.lua", name);
  const bool good = luaL_loadbufferx(state, text.data(), text.size(), title.c_str(), "t") == LUA_OK;
  BULKHEAD_EXPECTS(good);
}

static_assert(std::size(compiled_engine) == std::size(engine_files));

/// Reads the engine, puts it on the stack.
void load_engine(lua_State* state, const EngineText& engine) {
  lua_newtable(state);
  for (std::size_t index = 0; index < std::size(engine_files); ++index) {
    const auto& [name, own] = engine_files[index];
    if (engine) {
      load_file(state, name, engine(name, own));
    } else {
      const auto file = compiled_engine[index];
      const bool good = luaL_loadbufferx(state, file.data(), file.size(), "=engine", "b") == LUA_OK;
      BULKHEAD_EXPECTS(good);
    }
    lua_pushvalue(state, 1);
    const bool ran = lua_pcall(state, 1, 0, 0) == LUA_OK;
    BULKHEAD_EXPECTS(ran);
  }
}

/// Whether a level of the stack is Lua of an item; the engine's own are called as its files are or, compiled
/// beforehand, have no name.
bool is_of_item(const lua_Debug& level) {
  const std::string_view source = level.source;
  return level.currentline > 0 && source.starts_with('=') && source != "=?" && !source.ends_with(".lua");
}

/// `rule "Venting decks":3: `, as Lua says where something is.
std::string place_in(const lua_Debug& level, int line) { return fmt::format("{}:{}: ", level.source + 1, line); }

/// The innermost level of the stack that is Lua of an item; makes nothing in Lua. False where the engine is alone.
bool find_item(lua_State* state, lua_Debug& level) {
  for (int depth = 0; depth < most_levels && lua_getstack(state, depth, &level) == 1; ++depth) {
    lua_getinfo(state, "Sl", &level);
    if (is_of_item(level)) return true;
  }
  return false;
}

/// The line of an item's Lua that is at work; nil where the engine is alone.
int line_of_item(lua_State* state) {
  lua_Debug level{};
  if (find_item(state, level)) {
    lua_pushinteger(state, level.currentline);
  } else {
    lua_pushnil(state);
  }
  return 1;
}

/// Somewhat more memory than a battle takes before its first line.
constexpr std::size_t taken_at_once = std::size_t{3} << 19U;

/// Lines that begin within so short a time have their beginning in common: of a limit it is next to nothing.
constexpr std::chrono::milliseconds as_good_as_now{1};

constexpr const char* for_one_decision = " for one decision";

std::string seconds_of(std::chrono::milliseconds time) {
  const auto tenths = static_cast<int>(time.count() / 100);
  return tenths % 10 == 0 ? fmt::format("{} seconds", tenths / 10)
                          : fmt::format("{}.{} seconds", tenths / 10, tenths % 10);
}

std::chrono::nanoseconds taken_by_thread() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}
}  // namespace

Sandbox::Sandbox(const EngineText& engine, const SandboxLimits& limits)
    : limits_(limits),
      largest_table_(limits.entries_of_table * bytes_of_entry),
      state_(lua_newstate(&allocate, this), &lua_close) {
  BULKHEAD_EXPECTS(state_ != nullptr);
  memory_.small_blocks.prepare(taken_at_once);
  // Coroutines have it from here.
  *static_cast<Sandbox**>(lua_getextraspace(state())) = this;
  open_libraries(state());
  // All that the engine's files make stays.
  lua_gc(state(), LUA_GCSTOP);
  load_engine(state(), engine);
  lua_gc(state(), LUA_GCRESTART);
  // Most of what is there stays, the engine and what was measured, and is left alone; the rest is soon gone, and its
  // place taken again while the processor has it at hand.
  lua_gc(state(), LUA_GCGEN, 0, 0);
}

void* Sandbox::allocate(void* sandbox, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<Sandbox*>(sandbox);
  if (new_size == 0) return LimitedMemory::allocate(&self.memory_, block, old_size, 0);
  if (new_size >= large_block && self.counted_ != nullptr) self.charge(new_size / bytes_of_instruction);
  const bool is_too_large = new_size > self.largest_table_ && self.is_too_large_a_table({block, old_size, new_size});
  auto* const result = is_too_large ? nullptr : LimitedMemory::allocate(&self.memory_, block, old_size, new_size);
  if (result == nullptr) {
    self.note_refused({block, old_size, new_size});
  } else if (block == nullptr || new_size > old_size) {
    self.refused_ = {};
  }
  return result;
}

/// Whether the Lua of an item, and not the engine that works for it, has Lua put all entries of a table elsewhere, and
/// there are too many. Lua does not say what a block is for that is no object itself, but no other has such a size.
bool Sandbox::is_too_large_a_table(const Block& block) const {
  if (block.before != nullptr || block.old_size != 0) return false;
  if (counted_ == nullptr || block.new_size % bytes_of_entry != 0) return false;
  if (!std::has_single_bit(block.new_size / bytes_of_entry)) return false;
  lua_Debug level{};
  if (lua_getstack(counted_, 0, &level) == 0) return false;
  lua_getinfo(counted_, "Sl", &level);
  return is_of_item(level);
}

/// Notes where an item's Lua is when there is no room for what it makes, as nobody else is told before it is left. What
/// is refused first is asked for once more behind a collection, for which Lua has its stack in order: when it makes the
/// stack itself larger it need not. What there is no room for afterwards, to tell of it, is of no interest.
void Sandbox::note_refused(const Block& block) {
  if (counted_ == nullptr || !failed_at_.empty() || refused_ != block) {
    refused_ = block;
    return;
  }
  refused_ = {};
  lua_Debug level{};
  if (find_item(counted_, level)) failed_at_ = place_in(level, level.currentline);
}

/// The line of the item's Lua from which an error came, however deep in the engine it was found out: before the message
/// and, as it may be no text, noted.
int Sandbox::with_line_of_item(lua_State* state) {
  auto& failed_at = of(state).failed_at_;
  lua_Debug level{};
  failed_at = find_item(state, level) ? place_in(level, level.currentline) : std::string();
  if (lua_isstring(state, 1) == 0) return 1;
  auto message = text_at(state, 1);
  for (int depth = 0; depth < most_levels && lua_getstack(state, depth, &level) == 1; ++depth) {
    lua_getinfo(state, "Sl", &level);
    // Where it was found out is not of interest.
    const auto place = fmt::format("{}:{}: ", level.short_src, level.currentline);
    if (message.starts_with(place)) message.erase(0, place.size());
  }
  message.insert(0, failed_at);
  lua_pushlstring(state, message.data(), message.size());
  return 1;
}

/// Where the function begins that is at a place of the stack, for what fails where no line of it is known: it is gone,
/// as it gave what another one gives, or was too deep for more.
std::string Sandbox::beginning_of(lua_State* state, int function) {
  lua_Debug level{};
  lua_pushvalue(state, function);
  lua_getinfo(state, ">S", &level);
  level.currentline = std::max(level.linedefined, 1);
  return is_of_item(level) ? place_in(level, level.currentline) : std::string();
}

/// Where the last error came from, `rule "Venting decks":3: `; nil where that is not known.
int Sandbox::failed_at(lua_State* state) {
  const auto& place = of(state).failed_at_;
  if (place.empty()) {
    lua_pushnil(state);
  } else {
    lua_pushlstring(state, place.data(), place.size());
  }
  return 1;
}

/// Counts steps beside those of Lua, to be looked at with the next one.
void Sandbox::charge(std::size_t instructions) {
  if (instructions_ > limits_.instructions) return;
  instructions_ += static_cast<int>(std::min(instructions, static_cast<std::size_t>(limits_.instructions)));
  // The clock is looked at behind this instruction, which may have taken long.
  lua_sethook(counted_, &count, LUA_MASKCOUNT, 1);
}

Sandbox& Sandbox::of(lua_State* state) { return **static_cast<Sandbox**>(lua_getextraspace(state)); }

void ProcessorTime::begin() {
  const auto now = std::chrono::steady_clock::now();
  // What the thread has taken is asked for of the kernel, which takes as long as many a line does.
  if (now - begun_ < as_good_as_now) return;
  begun_ = now;
  taken_ = taken_by_thread();
}

bool ProcessorTime::is_over(std::chrono::nanoseconds most) const {
  // As long as no more time has passed at all, the processor's is not asked for, which takes ten times as long.
  if (std::chrono::steady_clock::now() - begun_ <= most) return false;
  return taken_by_thread() - taken_ > most;
}

bool ProcessorTime::is_over_by_the_clock(std::chrono::nanoseconds most) const {
  return std::chrono::steady_clock::now() - begun_ > most;
}

void Sandbox::begin_line() {
  instructions_ = 0;
  too_much_.clear();
  time_.begin();
}

void Sandbox::begin_battle(std::stop_token stop) {
  stop_ = std::move(stop);
  memory_.most = limits_.memory;
  exhausted_ = false;
  go_on_with_players();
}

void Sandbox::go_on_with_players() {
  battle_begun_ = std::chrono::steady_clock::now();
  begin_line();
}

void Sandbox::begin_report() {
  memory_.most = limits_.memory_of_report;
  // Of a battle that has no time left it is told all the same.
  go_on_with_players();
}

void Sandbox::end_report() {
  memory_.most = limits_.memory;
  begin_line();
}

void Sandbox::exhaust(lua_State* state, std::string too_much) {
  exhausted_ = true;
  too_much_ = std::move(too_much);
  // From now on at every instruction: an error that a script catches comes again.
  if (lua_gethookmask(state) != 0) lua_sethook(state, &count, LUA_MASKCOUNT, 1);
  luaL_error(state, "it takes too long: more than %s", too_much_.c_str());
  std::abort();  // luaL_error does not return, which its declaration does not say
}

void Sandbox::check_time(lua_State* state) {
  auto& sandbox = of(state);
  // Whatever a script catches: it comes again.
  if (sandbox.stop_.stop_requested()) sandbox.exhaust(state, "is wished for");
  const auto& limits = sandbox.limits_;
  if (sandbox.time_.is_over(limits.time)) sandbox.exhaust(state, seconds_of(limits.time) + for_one_decision);
  if (sandbox.time_.is_over_by_the_clock(limits.by_the_clock)) {
    sandbox.exhaust(state, seconds_of(limits.by_the_clock) + " by the clock" + for_one_decision);
  }
  // Earlier where a rule is at work, which then can be named.
  const auto most = sandbox.counted_ != nullptr ? limits.battle_by_the_clock : limits.battle_of_engine_by_the_clock;
  if (std::chrono::steady_clock::now() - sandbox.battle_begun_ > most) {
    sandbox.exhaust(state, seconds_of(most) + " by the clock for the whole battle");
  }
}

void Sandbox::count(lua_State* state, lua_Debug*) {
  auto& sandbox = of(state);
  if (!sandbox.too_much_.empty()) sandbox.exhaust(state, sandbox.too_much_);
  sandbox.instructions_ += instructions_at_once;
  if (sandbox.instructions_ > sandbox.limits_.instructions) {
    sandbox.exhaust(state,
                    fmt::format("{} million steps{}", sandbox.limits_.instructions / 1'000'000, for_one_decision));
  }
  if (lua_gethookcount(state) != instructions_at_once) lua_sethook(state, &count, LUA_MASKCOUNT, instructions_at_once);
  check_time(state);
}

/// Whether the line has taken too long already: what is called often, and takes few steps each time, would come to its
/// end before anybody looks at the clock. It is looked at every few calls, as most take less time than that does.
bool Sandbox::is_late() { return ++calls_ % calls_at_once == 0 && time_.is_over(limits_.time); }

/// From now on instructions are counted, which takes about as long as they do.
void Sandbox::begin_counting(lua_State* state) {
  auto& sandbox = of(state);
  sandbox.counted_ = state;
  sandbox.memory_.longest_text = sandbox.limits_.text;
  sandbox.instructions_ += instructions_at_once;
  const bool fine = sandbox.instructions_ <= sandbox.limits_.instructions && !sandbox.is_late();
  lua_sethook(state, &count, LUA_MASKCOUNT, fine ? instructions_at_once : 1);
}

/// The engine works for the Lua of an item: its own steps are not counted, which would take longer than they do.
int Sandbox::pause_counting(lua_State* state) {
  lua_sethook(state, nullptr, 0, 0);
  return 0;
}

/// The Lua of an item goes on with what the engine gave it. The call counts for so many steps, and as many may follow
/// it before the next is counted.
int Sandbox::go_on_counting(lua_State* state) {
  auto& sandbox = of(state);
  sandbox.counted_ = state;
  sandbox.memory_.longest_text = sandbox.limits_.text;
  const int before = sandbox.instructions_;
  sandbox.instructions_ += instructions_of_call;
  const bool fine = sandbox.instructions_ <= sandbox.limits_.instructions && sandbox.too_much_.empty();
  lua_sethook(state, &count, LUA_MASKCOUNT, fine ? instructions_of_call : 1);
  if (before / instructions_at_once != sandbox.instructions_ / instructions_at_once) check_time(state);
  return lua_gettop(state);
}

void Sandbox::end_counting() {
  counted_ = nullptr;
  memory_.longest_text = LimitedMemory::any_length;
}

/// What `guarded` gives, also once its function has waited for a player: whether it went well, and the rest. Another
/// one may be at work around it, and is counted on.
int Sandbox::end_guarded(lua_State* state, int status, lua_KContext counting) {
  auto& sandbox = of(state);
  if (sandbox.exhausted_) sandbox.instructions_ = 0;
  sandbox.too_much_.clear();
  if (counting == begun_here) {
    sandbox.end_counting();
    lua_sethook(state, nullptr, 0, 0);
  } else if (counting == begun_before && (sandbox.exhausted_ || lua_gethookmask(state) == 0)) {
    // An error may have left the engine where it was not counted.
    begin_counting(state);
  }
  // The first two on the stack are the function that was called and the one for messages.
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(state) - 2;
  sandbox.exhausted_ |= status == LUA_ERRMEM;
  if (sandbox.failed_at_.empty()) sandbox.failed_at_ = beginning_of(state, 1);
  lua_pushboolean(state, 0);
  lua_pushvalue(state, -2);
  return 2;
}

int Sandbox::call_guarded(lua_State* state, Counting counting) {
  luaL_checkany(state, 1);
  of(state).failed_at_.clear();
  lua_pushvalue(state, 1);
  lua_pushcfunction(state, &with_line_of_item);
  lua_pushboolean(state, 1);
  lua_rotate(state, 1, 3);
  if (counting == begun_here) begin_counting(state);
  const int status = lua_pcallk(state, lua_gettop(state) - 4, LUA_MULTRET, 2, counting, &end_guarded);
  return end_guarded(state, status, counting);
}

int Sandbox::guarded(lua_State* state) {
  return call_guarded(state, lua_gethookmask(state) == 0 ? begun_here : begun_before);
}

int Sandbox::guarded_uncounted(lua_State* state) {
  if (lua_gethookmask(state) != 0) return call_guarded(state, begun_before);
  // The first step of what is counted then ends it.
  return call_guarded(state, of(state).is_late() ? begun_here : none);
}

/// A chunk of text, in its environment; nil and the reason where it does not compile.
int Sandbox::compile(lua_State* state) {
  std::size_t length = 0;
  const char* const text = luaL_checklstring(state, 1, &length);
  lua_pushfstring(state, "=%s", luaL_checkstring(state, 2));
  const int status = luaL_loadbufferx(state, text, length, lua_tostring(state, -1), "t");
  // That may have taken long: the call of it looks at the clock.
  of(state).calls_ = calls_at_once - 1;
  if (status != LUA_OK) {
    of(state).exhausted_ |= status == LUA_ERRMEM;
    lua_pushnil(state);
    lua_insert(state, -2);
    return 2;
  }
  lua_pushvalue(state, 3);
  if (lua_setupvalue(state, -2, 1) == nullptr) lua_pop(state, 1);
  return 1;
}

/// Calls a function in a coroutine, which is left where it waits for something: whether it went well and two values, or
/// what it waits for, or its error. Coroutines that have come to their end are kept, in a list that the function has:
/// to make one takes longer than most questions do.
int Sandbox::aside(lua_State* state) {
  luaL_checkany(state, 1);
  lua_settop(state, 1);
  const auto list = lua_upvalueindex(1);
  const auto kept = static_cast<lua_Integer>(lua_rawlen(state, list));
  if (kept == 0) {
    lua_newthread(state);
  } else {
    lua_rawgeti(state, list, kept);
    lua_pushnil(state);
    lua_rawseti(state, list, kept);
  }
  auto* const thread = lua_tothread(state, 2);
  // As a new one has it.
  lua_sethook(thread, lua_gethook(state), lua_gethookmask(state), lua_gethookcount(state));
  lua_pushvalue(state, 1);
  lua_xmove(state, thread, 1);
  int count = 0;
  auto& sandbox = of(state);
  auto* const counted = sandbox.counted_;
  if (counted != nullptr) sandbox.counted_ = thread;
  const int status = lua_resume(thread, state, 0, &count);
  if (counted != nullptr) sandbox.counted_ = counted;
  lua_pushboolean(state, static_cast<int>(status == LUA_OK));
  if (status != LUA_OK) {
    // An error is the last on its stack; of what it waits for the first is told.
    if (status == LUA_YIELD) lua_settop(thread, lua_gettop(thread) - count + 1);
    if (status == LUA_YIELD && count == 0) lua_pushnil(thread);
    lua_xmove(thread, state, 1);
    return 2;
  }
  lua_settop(thread, 2);
  lua_xmove(thread, state, 2);
  lua_pushvalue(state, 2);
  lua_rawseti(state, list, static_cast<lua_Integer>(lua_rawlen(state, list)) + 1);
  return 3;
}

int Sandbox::was_exhausted(lua_State* state) {
  auto& sandbox = of(state);
  // A coroutine that was left in the middle of an item's Lua is counted no more.
  if (lua_gethookmask(state) == 0) sandbox.end_counting();
  sandbox.failed_at_.clear();
  lua_pushboolean(state, std::exchange(sandbox.exhausted_, false));
  return 1;
}

void Sandbox::add_functions(lua_State* state) {
  constexpr std::array<luaL_Reg, 9> functions = {{{"compile", &compile},
                                                  {"guarded", &guarded},
                                                  {"guarded_uncounted", &guarded_uncounted},
                                                  {"pause_counting", &pause_counting},
                                                  {"go_on_counting", &go_on_counting},
                                                  {"failed_at", &failed_at},
                                                  {"was_exhausted", &was_exhausted},
                                                  {"line_of_item", &line_of_item},
                                                  {nullptr, nullptr}}};
  luaL_setfuncs(state, functions.data(), 0);
  lua_newtable(state);
  lua_pushcclosure(state, &aside, 1);
  lua_setfield(state, -2, "aside");
}

}  // namespace bulkhead
