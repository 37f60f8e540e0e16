// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "model/io/element.h"
#include "model/io/field_attributes.h"
#include "model/io/xml_writer.h"
#include "model/mission/words.h"

/// Elements said once for reading and writing: `walk(io, thing)` names the attributes of a thing's element and what
/// stands in it, in the order in which they are written, to a `FormReader` or a `FormWriter`.
namespace bulkhead {

/// Holds for a T and a const one.
template <typename Thing, typename T>
concept Is = std::same_as<std::remove_const_t<Thing>, T>;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"  // that they are missing is the point
/// A T of which nothing is said.
template <typename T, typename... Ids>
[[nodiscard]] T blank(const Ids&... ids) {
  if constexpr (std::is_constructible_v<T, Ids...>) {
    return T(ids...);
  } else {
    return blank<T>(ids..., Id("unnamed"));
  }
}
#pragma GCC diagnostic pop

// How values stand in attributes. Read ones are nothing where the attribute is missing or refused.

/// Of at least `low`.
struct Number {
  int low = 0;
  std::optional<int> read(Element& element, const char* name) const {
    return element.number(name, low, largest_number);
  }
  static std::string text(int number) { return std::to_string(number); }
};
/// Of at least `least`.
struct Measure {
  Length least;
  std::optional<Length> read(Element& element, const char* name) const { return element.length(name, least); }
  static std::string text(Length length) { return to_text(length); }
};
template <typename T, std::size_t Size>
struct OneOf {
  const std::array<Word<T>, Size>& words;
  std::optional<T> read(Element& element, const char* name) const { return element.choice(name, words); }
  std::string_view text(const T& value) const { return word_for(words, value); }
};
/// `2+`, of at least 2.
struct Roll {
  static std::optional<int> read(Element& element, const char* name) {
    return element.parsed(name, [&](std::string_view text) -> Result<int> {
      const auto number = text.ends_with('+') ? parse_int(text.substr(0, text.size() - 1), 2, 9) : std::nullopt;
      if (number) return *number;
      return fail(fmt::format("{}=\"{}\" is not 2+ to 9+", name, quotable(text)));
    });
  }
  static std::string text(int number) { return fmt::format("{}+", number); }
};
template <typename T>
struct Parsed {
  Result<T> (*parse)(std::string_view);
  std::optional<T> read(Element& element, const char* name) const { return element.parsed(name, parse); }
  static std::string text(const T& value) {
    if constexpr (std::same_as<T, std::string>) {
      return value;
    } else {
      return to_text(value);
    }
  }
};

/// Takes what is named from an element.
class FormReader {
 public:
  /// `taken` are the ids of those like it that were read before; `around` is where elements that are no objects of
  /// their own keep what is unknown, under `key`.
  FormReader(Element& element, std::set<Id>& taken, Extras& around, std::string key)
      : element_(element), taken_(taken), around_(around), key_(std::move(key)) {}

  /// One that none of those before has.
  void id(Id& id, const char* name = "id") { id = element_.unique_id(taken_, name); }
  /// The id of an object of the mission, and the fields that its table names.
  template <typename T>
  void object(T& thing) {
    thing = read_object(element_, std::move(thing));
  }

  void required(const char* name, Id& id) { id = element_.id(name); }
  void required(const char* name, std::string& text) { text = element_.required_text(name); }
  template <typename T, typename Form>
  void required(const char* name, T& value, const Form& form) {
    if (!element_.has(name)) element_.refuse_missing(name);
    value = form.read(element_, name).value_or(value);
  }
  void optional(const char* name, std::string& text) { text = element_.text(name); }
  /// What need not be stated, which then is `usual` and not written.
  template <typename T, typename Form>
  void optional(const char* name, T& value, const Form& form, const T& usual) {
    value = form.read(element_, name).value_or(usual);
  }
  /// What is nothing where it is not stated.
  template <typename T, typename Form>
  void optional(const char* name, std::optional<T>& value, const Form& form) {
    value = form.read(element_, name);
  }
  /// The same, but written in any case.
  template <typename T, typename Form>
  void stated(const char* name, T& value, const Form& form, const T& usual) {
    optional(name, value, form, usual);
  }

  /// Words of a table.
  template <typename T, std::size_t Size>
  void list(const char* name, std::vector<T>& values, const std::array<Word<T>, Size>& table) {
    for (const auto& [word, offset] : element_.words(name)) {
      if (const auto value = find_value(table, word)) {
        values.push_back(*value);
      } else {
        element_.reading().refuse(offset,
                                  fmt::format("\"{}\" is not known; write {}", quotable(word), list_words(table)));
      }
    }
  }

  /// Whether the attributes behind this are there, of which `first` always is.
  [[nodiscard]] bool group(const char* first, bool, std::initializer_list<const char*> others) {
    if (element_.has(first)) return true;
    for (const auto* other : others) {
      if (element_.has(other)) element_.refuse_missing(first);
    }
    return false;
  }

  /// Refuses the element, or what an attribute of it says.
  template <typename Words>
  void check(bool good, const Words& words) {
    if (!good) element_.refuse(words());
  }
  template <typename Words>
  void check(const char* name, bool good, const Words& words) {
    if (!good && element_.has(name)) element_.refuse(name, words());
  }

  // One of these comes last.
  void empty(UnknownContent& extras) { element_.finish_empty(extras); }
  void content(std::string& text, UnknownContent& extras) {
    text = element_.content(extras);
    element_.finish(extras);
  }
  /// The same with an element in it.
  template <typename Part>
  void content(std::string& text, Extras& extras, Part part) {
    text = element_.content(extras, [&](Element& child) { return part.read(element_, child, extras); });
    element_.finish(extras);
  }
  /// Of an element that is empty and no object of its own.
  void inner() { element_.finish_inner(around_, key_); }
  template <typename... Parts>
  void children(Extras& extras, Parts... parts) {
    element_.children(extras, [&](Element& child) {
      return (parts.read(element_, child, extras) || ...) ? Element::Child::read : Element::Child::unknown;
    });
    element_.finish(extras);
  }

  [[nodiscard]] Element& element() { return element_; }

 private:
  Element& element_;
  std::set<Id>& taken_;
  Extras& around_;
  std::string key_;
};

/// Writes what is named.
class FormWriter {
 public:
  FormWriter(XmlWriter& writer, const Extras& around, std::string key)
      : writer_(writer), around_(around), key_(std::move(key)) {}

  void id(const Id& id, const char* name = "id") { writer_.attribute(name, id.text()); }
  template <typename T>
  void object(const T& thing) {
    write_object(writer_, thing);
  }
  void required(const char* name, const Id& id) { writer_.attribute(name, id.text()); }
  void required(const char* name, const std::string& text) { writer_.attribute(name, text); }
  template <typename T, typename Form>
  void required(const char* name, const T& value, const Form& form) {
    writer_.attribute(name, form.text(value));
  }
  void optional(const char* name, const std::string& text) { writer_.optional_attribute(name, text); }
  template <typename T, typename Form>
  void optional(const char* name, const T& value, const Form& form, const T& usual) {
    if (value != usual) required(name, value, form);
  }
  template <typename T, typename Form>
  void optional(const char* name, const std::optional<T>& value, const Form& form) {
    if (value) required(name, *value, form);
  }
  template <typename T, typename Form>
  void stated(const char* name, const T& value, const Form& form, const T&) {
    required(name, value, form);
  }
  template <typename T, std::size_t Size>
  void list(const char* name, const std::vector<T>& values, const std::array<Word<T>, Size>& table) {
    std::vector<ListedWord> words;
    for (const auto& value : values) words.push_back({std::string(word_for(table, value)), 0});
    if (!words.empty()) writer_.list_attribute(name, words);
  }
  [[nodiscard]] static bool group(const char*, bool there, std::initializer_list<const char*>) { return there; }
  static void check(const auto&...) {}
  void empty(const UnknownContent& extras) { writer_.extras(extras); }
  void content(const std::string& text, const UnknownContent& extras) { writer_.text_content(extras, text); }
  template <typename Part>
  void content(const std::string& text, const Extras& extras, const Part& part) {
    if (!part.there()) return content(text, extras);
    writer_.text_content(extras, text, [&] { part.write(writer_, extras); });
  }
  void inner() { writer_.extras(around_.within(key_)); }
  template <typename... Parts>
  void children(const Extras& extras, const Parts&... parts) {
    writer_.extras(extras);
    (parts.write(writer_, extras), ...);
  }

  [[nodiscard]] XmlWriter& writer() { return writer_; }

 private:
  XmlWriter& writer_;
  const Extras& around_;
  std::string key_;
};

template <typename T>
[[nodiscard]] T read_form(Element& element, std::set<Id>& taken, Extras& around, std::string key = {}) {
  auto thing = blank<T>();
  FormReader reader(element, taken, around, std::move(key));
  walk(reader, thing);
  return thing;
}

template <typename T>
void write_form(XmlWriter& writer, std::string_view element, const T& thing, const Extras& around,
                std::string key = {}) {
  writer.begin(element);
  FormWriter form(writer, around, std::move(key));
  walk(form, thing);
  writer.end();
}

/// Of an element that stands where its id and what is unknown in it are its own.
template <typename T>
[[nodiscard]] T read_form(Element& element) {
  std::set<Id> none;
  Extras nowhere;
  return read_form<T>(element, none, nowhere);
}
template <typename T>
void write_form(XmlWriter& writer, std::string_view element, const T& thing) {
  write_form(writer, element, thing, {});
}

// What may stand in an element, for `children`.

/// Any number of an element.
template <typename List>
struct Many {
  const char* name;
  List& list;
  std::set<Id> taken = {};

  bool read(Element&, Element& child, Extras& around) {
    if (child.name() != name) return false;
    list.push_back(read_form<typename List::value_type>(child, taken, around, key(list.size())));
    return true;
  }
  void write(XmlWriter& writer, const Extras& around) const {
    for (std::size_t index = 0; index < list.size(); ++index) {
      write_form(writer, name, list[index], around, key(index));
    }
  }

 private:
  [[nodiscard]] std::string key(std::size_t index) const { return fmt::format("{} {}", name, index + 1); }
};
template <typename List>
Many(const char*, List&) -> Many<List>;

/// An element that there is once at most. One that says nothing but what is usual is not written if `left_out`.
template <typename T>
struct One {
  const char* name;
  T& thing;
  bool left_out = false;

  bool read(Element& parent, Element& child, Extras& around) {
    if (child.name() != name) return false;
    parent.only_once(child);
    std::set<Id> none;
    if constexpr (requires { thing.has_value(); }) {
      thing = read_form<typename T::value_type>(child, none, around, name);
    } else {
      thing = read_form<T>(child, none, around, name);
    }
    return true;
  }
  [[nodiscard]] bool there() const { return !left_out || thing != T(); }
  void write(XmlWriter& writer, const Extras& around) const {
    if (!there()) return;
    if constexpr (requires { thing.has_value(); }) {
      write_form(writer, name, *thing, around, name);
    } else {
      write_form(writer, name, thing, around, name);
    }
  }
};
template <typename T>
One(const char*, T&, bool) -> One<T>;
template <typename T>
One(const char*, T&) -> One<T>;

/// A text that is no object of its own, in an element that there is once at most.
template <typename String>
struct TextIn {
  const char* name;
  String& text;

  bool read(Element& parent, Element& child, Extras& around) {
    if (child.name() != name) return false;
    parent.only_once(child);
    text = child.inner_text(around);
    return true;
  }
  void write(XmlWriter& writer, const Extras& around) const { writer.text_element(name, around, text); }
};
template <typename String>
TextIn(const char*, String&) -> TextIn<String>;

/// An element that has nothing but others in it.
template <typename... Parts>
void read_children(Element& element, Extras& extras, Parts... parts) {
  std::set<Id> none;
  FormReader(element, none, extras, {}).children(extras, std::move(parts)...);
}
template <typename... Parts>
void write_children(XmlWriter& writer, std::string_view element, const Extras& extras, const Parts&... parts) {
  writer.begin(element);
  FormWriter(writer, extras, {}).children(extras, parts...);
  writer.end();
}

}  // namespace bulkhead
