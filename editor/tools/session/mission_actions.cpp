// SPDX-License-Identifier: MIT
#include "editor/tools/session/mission_actions.h"

#include <utility>

#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "workbench/new_mission.h"

namespace bulkhead {
namespace {

/// The mission under another title, with an id made of that; its first version.
Result<Mission> renamed(const Mission& mission, const std::string& title) {
  return EditSequence{
      {SetHead{"title", title}, SetMissionId{slug(title, mission.head->id.text())}, SetHead{"version", "1"}}}
      .apply(mission);
}

}  // namespace

std::optional<SymmetryPen> MissionActions::begin_custom() {
  // Nobody is to fill a form only to turn back for what is open.
  if (!file_actions_.may_leave()) return std::nullopt;
  const auto wanted = dialogs_.custom_mission();
  if (!wanted) return std::nullopt;
  const LibraryOnDemand library;
  auto mission = mission_of(*wanted, library);
  if (!mission) {
    fail(mission.error());
    return std::nullopt;
  }
  file_actions_.begin_asked(std::move(*mission), false);
  return wanted->pen;
}

bool MissionActions::duplicate() {
  if (document_.item()) return false;
  file_actions_.commit_input();
  const auto& mission = *document_.mission();
  const auto title = mission.head->title.empty() ? translate(untitled) : mission.head->title;
  auto copy = renamed(mission, translate("Copy of {}", {title}));
  if (!copy) {
    fail(copy.error());
    return false;
  }
  if (!file_actions_.begin_with(std::move(*copy), true)) return false;
  notices_.tell(translate("This is a copy; save it to keep it."));
  return true;
}

void MissionActions::save_as_template() {
  if (document_.item()) return;
  file_actions_.commit_input();
  const auto& mission = *document_.mission();
  const auto title = dialogs_.template_title(mission.head->title);
  if (!title) return;
  if (title->find_first_not_of(' ') == std::string::npos) {
    return fail({translate("A template needs a title by which it is found again"), {}, 0, 0});
  }
  const auto folder = own_templates_folder();
  if (folder.empty()) return fail({translate("There is no folder for templates of your own; set HOME"), {}, 0, 0});
  auto copy = renamed(mission, *title);
  if (!copy) return fail(copy.error());
  const auto path = folder / (copy->system->id.text() + "-" + copy->head->id.text() + ".xml");
  if (auto made = files_.make_folder(folder); !made) return fail(made.error());
  const auto saved = save_new_mission(files_, *copy, path);
  if (!saved) return fail(saved.error());
  if (*saved) {
    notices_.tell(translate("“{}” is among your templates on the start page.", {*title}));
    return changed();
  }
  notices_.show({Notices::Topic::work,
                 Notices::Kind::warning,
                 translate("There is a template of yours called “{}” already.", {*title}),
                 {{translate("Replace it"), [this, copy = *copy, path] { keep_template(copy, path); }},
                  {translate("Another title…"), [this] { save_as_template(); }}}});
}

void MissionActions::keep_template(const Mission& mission, const std::filesystem::path& path) {
  if (const auto saved = save_mission(files_, mission, path); !saved) return fail(saved.error());
  notices_.tell(translate("“{}” is among your templates on the start page.", {mission.head->title}));
  changed();
}

void MissionActions::remove_template(const Template& entry) {
  if (!entry.own) return;
  notices_.show(
      {Notices::Topic::work,
       Notices::Kind::warning,
       translate("Take “{}” from your templates?", {entry.title}),
       {{translate("Take it away"), [this, path = entry.path, title = entry.title] { throw_away(path, title); }},
        {translate("Keep it"), {}}}});
}

void MissionActions::throw_away(const std::filesystem::path& path, const std::string& title) {
  auto text = files_.read(path, largest_document);
  if (!text) return fail(text.error());
  files_.remove(path);
  if (files_.read(path, largest_document)) {
    return fail({translate("“{}” is still among your templates: {} cannot be removed. See whether its folder may be "
                           "changed.",
                           {title, path.string()}),
                 {},
                 0,
                 0});
  }
  changed();
  notices_.show({Notices::Topic::work,
                 Notices::Kind::info,
                 translate("“{}” is no longer among your templates.", {title}),
                 {{translate("Bring it back"), [this, path, kept = std::move(*text)] {
                     const auto back = save_new_file(files_, path, kept);
                     if (!back) return fail(back.error());
                     changed();
                   }}}});
}

void MissionActions::fail(const Error& error) {
  notices_.show({Notices::Topic::work, Notices::Kind::error, to_text(error), {}});
}

void MissionActions::changed() const {
  if (changed_) changed_();
}

}  // namespace bulkhead
