// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

/// A word that missions may use in their Lua, as scripting/engine/words/api.lua describes it.
struct ApiWord {
  enum class Kind : unsigned char {
    /// A function that a chunk defines, and that is called when its time comes.
    hook,
    /// A name that stands by itself.
    value,
    function,
    /// Behind a point, and behind a colon.
    field,
    method,
  };
  /// What a text among its arguments names: something on the map, or a word of which all are known.
  enum class Names : unsigned char { nothing, label, kind, die, span, exit };
  /// Whether it changes the battle or rolls, or asks a player: what only says what it thinks does neither.
  enum class Does : unsigned char { nothing, changes, asks };
  Kind kind;
  /// What has it: a class, a group of words that several classes have, or `things` for all lists; empty for what stands
  /// by itself.
  std::string_view owner;
  std::string_view word;
  /// `(player, label)`; empty for what is no function.
  std::string_view arguments;
  /// The class or list that it is or gives, of lists also `these` and `each`; empty for plain values and for nothing.
  std::string_view gives;
  std::string_view meaning;
  /// `within(thing: place, inches: number): boolean`
  std::string_view signature;
  Names names = Names::nothing;
  Does does = Does::nothing;
  /// Of a hook: it only says what it thinks.
  bool answers = false;
  /// Of a hook: what the items are that alone call it, `action stratagem`; empty where all do.
  std::string_view items = {};
  /// Of a name that stands by itself: conditions alone have it.
  bool in_conditions = false;
};

/// A kind of object, or of lists of objects.
struct ApiClass {
  std::string_view name;
  /// The groups of words that it has beside its own, parted by blanks.
  std::string_view groups;
  /// Of lists, what is in them.
  std::string_view element;
  /// What a single one is called: `a unit`.
  std::string_view called;
};

/// A type of arguments, `die`, and what is said of them: `a die such as D6`.
struct ApiType {
  std::string_view name;
  std::string_view called;
  /// What they are to Lua, `string`.
  std::string_view stands_for;
};

/// A library of Lua, with those of its members that missions have.
struct ApiLibrary {
  std::string_view name;
  std::string_view members;
};

}  // namespace bulkhead
