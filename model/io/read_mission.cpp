// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "model/io/mission_file.h"
#include "model/io/mission_forms.h"
#include "model/io/readers.h"
#include "model/io/xml_scanner.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

/// The system and the sets that a document embeds.
struct Embedded {
  std::optional<GameSystem> system;
  std::map<Id, TerrainSet> sets;
};

MissionHead read_head(Element& element) {
  MissionHead head;
  element.ignore("format");
  head.id = element.id();
  std::set<Id> none;
  read_attributes(element, head, none);
  return head;
}

Embedded read_definitions(Element& root, Extras& extras) {
  Embedded embedded;
  std::set<Id> ids;
  root.each("definitions", [&](Element& element) {
    root.only_once(element);
    element.children(extras, [&](Element& child) {
      if (child.name() == "system") {
        element.only_once(child);
        embedded.system = read_system(child);
      } else if (child.name() == "terrain-set") {
        embedded.sets.emplace(child.unique_id(ids), read_terrain_set(child));
      } else {
        return Child::unknown;
      }
      return Child::read;
    });
    element.finish(extras);
  });
  return embedded;
}

/// The definition that `<uses>` names, from the document itself or from elsewhere.
template <typename Definition, typename Find>
Definition choose(Element& element, const char* what, const Id& id, const Definition* embedded, const Find& find,
                  Extras& extras) {
  const auto version = element.number("version", 1, largest_number);
  Definition definition;
  if (embedded != nullptr) {
    definition = *embedded;
  } else if (auto found = find(id)) {
    definition = std::move(*found);
  } else {
    element.refuse(what, found.error().message);
  }
  if (version && *version != definition.version) {
    element.remark(fmt::format("{} \"{}\" is named in version {} but found in version {}, which is used", what,
                               id.text(), *version, definition.version));
  }
  element.finish_empty(extras);
  return definition;
}

/// Reads the `<uses>` elements.
class UsesReader {
 public:
  UsesReader(Mission& mission, Embedded& embedded, const Definitions* definitions)
      : mission_(mission), embedded_(embedded), definitions_(definitions) {}

  void read(Element& root) {
    bool system = false;
    root.each("uses", [&](Element& element) {
      if (element.has("system") && element.has("set")) element.refuse("write one <uses> each for a system and a set");
      if (element.has("system")) {
        if (system) element.refuse("system", "a mission uses one system; this is a second one");
        system = true;
        read_system_use(element);
      } else if (element.has("set")) {
        read_set_use(element);
      }
    });
    if (!system) root.refuse("the mission names no system; write <uses system=\"…\"/>");
    for (const auto& [id, set] : embedded_.sets) {
      if (!used_.contains(id)) {
        root.remark(fmt::format("the embedded terrain set \"{}\" is not used and is left out", id.text()));
      }
    }
    if (embedded_.system && embedded_.system->id != mission_.system->id) {
      root.remark(fmt::format("the embedded system \"{}\" is not used and is left out", embedded_.system->id.text()));
    }
  }

 private:
  void read_system_use(Element& element) {
    const auto id = element.id("system");
    const auto* embedded = embedded_.system && embedded_.system->id == id ? &*embedded_.system : nullptr;
    const auto find = [&](const Id& wanted) -> Result<GameSystem> {
      if (definitions_ != nullptr) return definitions_->system(wanted);
      return fail(fmt::format("the document does not embed the system \"{}\"", wanted.text()));
    };
    mission_.system = choose(element, "system", id, embedded, find, mission_.system_extras);
  }

  void read_set_use(Element& element) {
    const auto id = element.unique_id(used_, "set");
    const auto boxes = element.number("boxes", 0, largest_number);
    const auto embedded = embedded_.sets.find(id);
    const auto* found = embedded == embedded_.sets.end() ? nullptr : &embedded->second;
    const auto find = [&](const Id& wanted) -> Result<TerrainSet> {
      if (definitions_ != nullptr) return definitions_->terrain_set(wanted);
      return fail(fmt::format("the document does not embed the terrain set \"{}\"", wanted.text()));
    };
    Extras extras;
    auto set = choose(element, "set", id, found, find, extras);
    mission_.sets.push_back({std::move(set), boxes, std::move(extras)});
  }

  Mission& mission_;
  Embedded& embedded_;
  const Definitions* definitions_;
  std::set<Id> used_;
};

/// The sides; those beyond the bound are kept, with a remark.
struct Sides {
  Many<std::vector<Side>> sides;

  bool read(Element& element, Element& child, Extras& around) {
    if (!sides.read(element, child, around)) return false;
    if (sides.list.size() == most_sides + 1) {
      child.remark(fmt::format("a mission has at most {} sides; those beyond are kept", most_sides));
    }
    return true;
  }
};

Waiver read_waiver(Element& element, const Mission& mission) {
  Waiver waiver{element.id("check"), {}, element.text("reason"), {}};
  for (const auto& word : element.words("at")) {
    if (const auto address = read_address(element, word, mission)) waiver.at.push_back(*address);
  }
  std::sort(waiver.at.begin(), waiver.at.end());
  if (std::adjacent_find(waiver.at.begin(), waiver.at.end()) != waiver.at.end()) {
    element.refuse("at", "the same address is listed twice");
  }
  element.finish_empty(waiver.extras);
  return waiver;
}

Note read_note(Element& element, const Mission& mission) {
  Note note;
  const auto words = element.words("at");
  if (words.size() > 1) element.refuse("at", "a note is about one address");
  if (!words.empty()) note.at = read_address(element, words.front(), mission);
  note.text = element.content(note.extras);
  element.finish(note.extras);
  return note;
}

/// Reads the children of the root but `uses`, `definitions` and `battlefield`, which the rest builds upon.
class RootReader {
 public:
  RootReader(Element& root, Mission& mission, MissionHead& head) : root_(root), mission_(mission), head_(head) {}

  void read() {
    root_.children(head_.extras, [this](Element& child) { return read_child(child); });
    mission_.forces = std::move(forces_);
    mission_.objective_groups = std::move(objective_groups_);
    mission_.rules = std::move(rules_);
    mission_.objectives = std::move(objectives_);
    mission_.actions = std::move(actions_);
    mission_.stratagems = std::move(stratagems_);
    mission_.tables = std::move(tables_);
    mission_.limits = std::move(limits_);
    mission_.severities = std::move(severities_);
    mission_.waivers = std::move(waivers_);
    mission_.notes = std::move(notes_);
  }

 private:
  Child read_child(Element& child) {
    const auto name = child.name();
    if (name == "uses") return child.has("system") || child.has("set") ? Child::read : Child::reserved;
    if (name == "definitions" || name == "battlefield") return Child::read;
    if (name == "sides") {
      root_.only_once(child);
      std::vector<Side> sides;
      read_children(child, mission_.sides_extras, Sides{{"side", sides}});
      mission_.sides = std::move(sides);
    } else if (name == "briefing") {
      root_.only_once(child);
      mission_.briefing = read_briefing(child, mission_.briefing_extras);
    } else if (name == "rule") {
      rules_.push_back(read_item<Rule>(child));
    } else if (name == "mission-objective") {
      objectives_.push_back(read_item<MissionObjective>(child));
    } else if (name == "stratagem") {
      stratagems_.push_back(read_item<Stratagem>(child));
    } else if (name == "action") {
      return read_new(child, actions_);
    } else if (name == "table" || (name == "dice-table" && format() == 1)) {
      return read_new(child, tables_);
    } else if (name == "force") {
      return read_new(child, forces_);
    } else if (name == "objective-group") {
      return read_new(child, objective_groups_);
    } else if (name == "limit") {
      limits_.push_back(read_limit(child, limit_ids_));
    } else if (name == "severity") {
      severities_.push_back(read_form<SeveritySetting>(child, severity_checks_, head_.extras));
    } else if (name == "waiver") {
      waivers_.push_back(read_waiver(child, mission_));
    } else if (name == "note") {
      notes_.push_back(read_note(child, mission_));
    } else {
      return Child::unknown;
    }
    return Child::read;
  }

  [[nodiscard]] int format() const { return root_.reading().document().format(); }

  template <typename T>
  [[nodiscard]] static std::string said_of_new(std::string_view name) {
    const auto& now = info_of<T>();
    auto words =
        fmt::format("<{}> said nothing in format 1; it is read as the {} that format 2 means by it", name, now.noun);
    if (name != now.element) words += fmt::format(" and written as <{}>", now.element);
    return words;
  }

  /// An element that came with format 2. In a document of format 1 it may mean something else: then it is kept.
  template <typename T>
  Child read_new(Element& child, std::vector<T>& list) {
    if (format() >= 2) {
      list.push_back(read_item<T>(child));
      return Child::read;
    }
    Reading trial(root_.reading());
    auto again = child.in(trial);
    auto thing = read_item<T>(again);
    if (!trial.failed()) {
      again.remark(said_of_new<T>(child.name()));
      root_.reading().take(std::move(trial));
      list.push_back(std::move(thing));
      return Child::read;
    }
    const auto old_name = std::string(child.name());
    child.remark(fmt::format("<{0}> is not what format 2 means by it: {1}; it is kept as <format-1-{0}>", old_name,
                             trial.refusal().message));
    child.rename("format-1-" + old_name);
    return Child::reserved;
  }

  Element& root_;
  Mission& mission_;
  MissionHead& head_;
  std::vector<Force> forces_;
  std::vector<ObjectiveGroup> objective_groups_;
  std::vector<MissionAction> actions_;
  std::vector<MissionTable> tables_;
  std::vector<Rule> rules_;
  std::vector<MissionObjective> objectives_;
  std::vector<Stratagem> stratagems_;
  std::vector<Limit> limits_;
  std::vector<SeveritySetting> severities_;
  std::vector<Waiver> waivers_;
  std::vector<Note> notes_;
  std::set<Id> limit_ids_;
  std::set<Id> severity_checks_;
};

/// The comments before the root go to the front of its extras, those behind it to the end.
void keep_comments_outside(Reading& reading, Extras& extras) {
  std::vector<std::string> before;
  std::vector<std::string> behind;
  bool root_seen = false;
  for (const auto node : reading.document().top()) {
    if (node.type() == pugi::node_element) root_seen = true;
    if (node.type() == pugi::node_comment) (root_seen ? behind : before).push_back(to_xml(node));
    if (node.type() == pugi::node_pi) {
      reading.remark(reading.document().offset_of(node), "an instruction <? … ?> means nothing here and is left out");
    }
  }
  extras.nodes.insert(extras.nodes.begin(), before.begin(), before.end());
  extras.nodes.insert(extras.nodes.end(), behind.begin(), behind.end());
}

Mission read_root(Element& root, const Definitions* definitions) {
  Mission mission;
  auto head = read_head(root);
  auto embedded = read_definitions(root, mission.definitions_extras);
  UsesReader(mission, embedded, definitions).read(root);
  if (root.reading().failed()) return mission;
  root.each("battlefield", [&](Element& element) {
    root.only_once(element);
    if (!root.reading().failed()) read_battlefield(element, mission);
  });
  if (root.reading().failed()) return mission;
  RootReader(root, mission, head).read();
  root.finish(head.extras);
  keep_comments_outside(root.reading(), head.extras);
  mission.head = std::move(head);
  return mission;
}

std::string other_root(std::string_view name, std::string_view wanted) {
  return fmt::format("this is a <{}>, not a <{}>", name, wanted);
}

/// Opens a document with a certain root; `read` makes a value of it.
template <typename Read>
auto read_document(std::string_view text, const std::string& file, std::string_view root_name, const Read& read)
    -> Result<decltype(read(std::declval<Element&>()))> {
  const auto document = XmlDocument::open(text, file);
  if (!document) return tl::unexpected(document.error());
  Reading reading(*document);
  Element root(reading, document->root());
  if (root.name() != root_name) {
    root.refuse(other_root(root.name(), root_name));
    return tl::unexpected(reading.refusal());
  }
  auto value = read(root);
  if (reading.failed()) return tl::unexpected(reading.refusal());
  return value;
}

}  // namespace

Result<ReadMission> read_mission(std::string_view text, const std::string& file, const Definitions* definitions) {
  return read_document(text, file, "mission", [&](Element& root) {
    auto mission = read_root(root, definitions);
    return ReadMission{std::move(mission), root.reading().take_remarks(), root.reading().document().format()};
  });
}

Result<int> read_mission_format(std::string_view text) {
  const auto clean = clean_text(text);
  if (!clean) return tl::unexpected(clean.error());
  const auto root = XmlScanner(clean->text).scan_root();
  if (!root) return tl::unexpected(root.error());
  if (root->name != "mission") return fail(other_root(root->name, "mission"));
  return check_root(clean->text, *root);
}

Result<GameSystem> read_system(std::string_view text, const std::string& file) {
  return read_document(text, file, "system", [](Element& root) {
    auto system = read_system(root);
    keep_comments_outside(root.reading(), system.extras);
    return system;
  });
}

Result<TerrainSet> read_terrain_set(std::string_view text, const std::string& file) {
  return read_document(text, file, "terrain-set", [](Element& root) {
    auto set = read_terrain_set(root);
    keep_comments_outside(root.reading(), set.extras);
    return set;
  });
}

Result<DocumentHead> read_document_head(std::string_view text, const std::string& file) {
  const auto document = XmlDocument::open(text, file);
  if (!document) return tl::unexpected(document.error());
  const auto root = document->root();
  const bool mission = std::string_view(root.name()) == "mission";
  DocumentHead head{root.name(), root.attribute("id").value(), root.attribute(mission ? "title" : "name").value(), "",
                    false};
  for (const auto child : root.children()) {
    const std::string_view name = child.name();
    if (name == "uses" && head.system.empty()) head.system = child.attribute("system").value();
    head.has_items |= mission && (name == "rule" || name == "mission-objective" || name == "stratagem");
  }
  return head;
}

}  // namespace bulkhead
