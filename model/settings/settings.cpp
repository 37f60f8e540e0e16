// SPDX-License-Identifier: MIT
#include "model/settings/settings.h"

#include <algorithm>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/base/user_folders.h"
#include "model/io/element.h"
#include "model/io/file_lock.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/io/xml_writer.h"

namespace bulkhead {
namespace {

/// The format of the file of settings.
constexpr int settings_format = 1;
constexpr std::string_view root_name = "settings";

std::string absolute_text(const std::filesystem::path& file) {
  std::error_code unknown;
  const auto absolute = std::filesystem::absolute(file, unknown);
  return (unknown ? file : absolute).lexically_normal().string();
}

Settings read_root(Element& root) {
  Settings settings;
  std::set<Id> owned;
  std::set<Id> levels;
  root.ignore("format");
  root.children(settings.extras, [&](Element& child) {
    if (child.name() == "owned") {
      const auto set = child.unique_id(owned, "set");
      settings.owned.emplace(set, child.required_number("boxes", 1, most_boxes));
      child.finish_inner(settings.extras, "owned " + set.text());
      return Element::Child::read;
    }
    if (child.name() == "severity") {
      const auto check = child.unique_id(levels, "check");
      const auto level = child.parsed("level", parse_level);
      if (!child.has("level")) child.refuse_missing("level");
      settings.levels.emplace(check, level.value_or(Level::warning));
      child.finish_inner(settings.extras, "severity " + check.text());
      return Element::Child::read;
    }
    if (child.name() != "recent") return Element::Child::unknown;
    auto file = child.required_text("file");
    child.finish_inner(settings.extras, "recent " + file);
    if (settings.recent.size() < most_recent_files) settings.recent.push_back(std::move(file));
    return Element::Child::read;
  });
  root.finish(settings.extras);
  return settings;
}

}  // namespace

std::filesystem::path settings_path() {
  const auto base = user_folder("XDG_CONFIG_HOME", ".config");
  return base.empty() ? base : base / "bulkhead" / "settings.xml";
}

Result<Settings> read_settings(std::string_view text, const std::string& file) {
  const auto document = XmlDocument::open(text, file);
  if (!document) return tl::unexpected(document.error());
  Reading reading(*document);
  Element root(reading, document->root());
  if (document->format() != settings_format) root.refuse("format", "settings have format 1");
  if (root.name() != root_name) root.refuse(fmt::format("this is a <{}>, not <settings>", root.name()));
  auto settings = reading.failed() ? Settings() : read_root(root);
  if (reading.failed()) return tl::unexpected(reading.refusal());
  return settings;
}

std::string write_settings(const Settings& settings) {
  XmlWriter writer;
  writer.begin(root_name);
  writer.attribute("format", std::to_string(settings_format));
  writer.extras(settings.extras);
  for (const auto& [set, boxes] : settings.owned) {
    writer.begin("owned");
    writer.attribute("set", set.text());
    writer.attribute("boxes", std::to_string(boxes));
    writer.extras(settings.extras.within("owned " + set.text()));
    writer.end();
  }
  for (const auto& [check, level] : settings.levels) {
    writer.begin("severity");
    writer.attribute("check", check.text());
    writer.attribute("level", to_text(level));
    writer.extras(settings.extras.within("severity " + check.text()));
    writer.end();
  }
  for (const auto& file : settings.recent) {
    writer.begin("recent");
    writer.attribute("file", file);
    writer.extras(settings.extras.within("recent " + file));
    writer.end();
  }
  writer.end();
  return writer.take();
}

Result<Settings> load_settings(FileSystem& files, const std::filesystem::path& path) {
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown)) return Settings();
  const auto text = files.read(path, largest_document);
  if (!text) return tl::unexpected(text.error());
  return read_settings(*text, path.string());
}

Result<void> change_settings(FileSystem& files, const std::filesystem::path& path,
                             const std::function<void(Settings&)>& change) {
  if (path.empty()) return fail("There is no folder for settings; set HOME or XDG_CONFIG_HOME");
  const auto lock = lock_for_change(path);
  if (!lock) return tl::unexpected(lock.error());
  auto settings = load_settings(files, path);
  if (!settings) return tl::unexpected(settings.error());
  const auto before = *settings;
  change(*settings);
  if (*settings == before) return {};
  if (auto made = files.make_folder(path.parent_path()); !made) return made;
  return save_atomically(files, path, write_settings(*settings), Backup::none);
}

void remember_recent(Settings& settings, const std::filesystem::path& file) {
  auto text = absolute_text(file);
  if (find_unfit(text) != std::string::npos) return;
  std::erase(settings.recent, text);
  settings.recent.insert(settings.recent.begin(), std::move(text));
  if (settings.recent.size() > most_recent_files) settings.recent.resize(most_recent_files);
}

void own_boxes(Settings& settings, const Id& set, int boxes) {
  BULKHEAD_EXPECTS(boxes >= 0 && boxes <= most_boxes);
  settings.owned.erase(set);
  if (boxes > 0) settings.owned.emplace(set, boxes);
}

}  // namespace bulkhead
