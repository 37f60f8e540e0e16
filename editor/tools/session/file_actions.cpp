// SPDX-License-Identifier: MIT
#include "editor/tools/session/file_actions.h"

#include <algorithm>
#include <utility>

#include "editor/tools/session/error_question.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/words/pasted_words.h"
#include "editor/tools/words/translate.h"
#include "exchange/sheets/card_choices.h"
#include "model/base/contracts.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "model/settings/settings.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"
#include "workbench/import.h"
#include "workbench/library_items.h"
#include "workbench/new_mission.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_remarks = 3;

/// The first remarks in a few lines.
std::string listed(const std::vector<Error>& remarks) {
  std::string text;
  for (std::size_t index = 0; index < remarks.size() && index < most_remarks; ++index) {
    if (index > 0) text += "\n";
    text += to_text(remarks[index]);
  }
  if (remarks.size() > most_remarks) {
    text += "\n" + translate("… and {} more", {std::to_string(remarks.size() - most_remarks)});
  }
  return text;
}

/// Whether the root of a document is a terrain set or a game system.
bool is_definition(const std::string& text) {
  const auto head = read_document_head(text, {});
  return head && (head->root == "terrain-set" || head->root == "system");
}

/// Where an item that has no file yet would best be kept: in the user's own part of the library, else here.
std::filesystem::path suggested_for(const LibraryItem& item, FileSystem& files) {
  std::error_code unknown;
  const auto path = path_of_own_item(item);
  // A dialog shows no folder that is not there.
  if (path && files.make_folder(path->parent_path())) return *path;
  return std::filesystem::current_path(unknown) / (base_of(item.item).id.text() + ".xml");
}

}  // namespace

FileActions::FileActions(Document& document, Dialogs& dialogs, Notices& notices, FileSystem& files, const Post& post,
                         std::function<void(const std::string&)> trouble)
    : document_(document),
      dialogs_(dialogs),
      notices_(notices),
      files_(files),
      exporting_(
          post, [this](const ExportStep& step) { exported(step); },
          [this, trouble](const std::string& words) {
            notices_.withdraw(Notices::Topic::exporting);
            trouble(words);
          }),
      checking_(
          post, [this](const PrintCheck& checked) { print_checked(checked); }, trouble) {
  document_.listen([this](Document::Event event) {
    if (event != Document::Event::replaced) return;
    ++documents_;
    checking_.cancel();
    // A question about the mission before.
    if (!exporting_.working()) notices_.withdraw(Notices::Topic::exporting);
    notices_.withdraw(Notices::Topic::errors);
  });
}

bool FileActions::begin_with(Mission mission, bool unsaved) {
  if (!may_leave()) return false;
  begin_asked(std::move(mission), unsaved);
  return true;
}

void FileActions::begin_asked(Mission mission, bool unsaved) {
  document_.begin(std::move(mission), {}, unsaved);
  opened_with({}, {});
}

void FileActions::begin_from(const Template& source) {
  if (!may_leave()) return;
  const auto library = library_.library();
  if (!library) return fail(library.error());
  const auto title = source.kind == Template::Kind::killzone ? translate(untitled) : std::string();
  auto mission = new_from_template(source, **library, {title, {}});
  if (!mission) return fail(mission.error());
  document_.begin(std::move(*mission));
  opened_with({}, {});
}

void FileActions::open() {
  if (const auto path = dialogs_.mission_to_open()) open(*path);
}

void FileActions::begin_item() {
  const auto wanted = dialogs_.which_new_item(document_.mission()->system->id.text());
  if (!wanted || !may_leave()) return;
  auto item = new_item(wanted->kind, wanted->system, library_);
  if (!item) return fail(item.error());
  document_.begin_with(std::move(*item));
  opened_with({}, {});
}

void FileActions::open(const std::filesystem::path& path, bool mission_wants) {
  const auto text = files_.read(path, largest_sketch_file);
  if (text && looks_like_sketches(*text)) return import_sketch(*text, path.string(), path.stem().string());
  if (text && text->find('\0') != std::string::npos) {
    return fail({translate("{} holds no text, so it is no mission, no item and no sketch", {path.string()}), {}, 0, 0});
  }
  if (text && ask_about_definition_ && is_definition(*text)) return ask_about_definition_(*text, path);
  const bool asked = mission_wants && !document_.item() && ask_about_item_;
  if (text && asked && looks_like_item(*text)) return ask_about_item_(*text, path);
  open_by_itself(path);
}

void FileActions::open_by_itself(const std::filesystem::path& path) {
  if (!may_leave()) return;
  const auto remarks = document_.open(path, &library_);
  if (!remarks) return fail(remarks.error());
  opened_file(*remarks);
  remember(path);
}

void FileActions::opened_file(const std::vector<Error>& remarks) {
  if (document_.format() == mission_format) {
    return opened_with(remarks,
                       translate("Some of this file is for other versions of Bulkhead and is kept as it stands:"));
  }
  opened_with({}, {});
  auto words =
      translate("{} is in format {}. Saving writes format {}; the file as it is now then stays beside it as {}.",
                {document_.name(), std::to_string(document_.format()), std::to_string(mission_format),
                 older_copy(document_.path(), document_.format()).filename().string()});
  if (!remarks.empty())
    words += "\n" + translate("What was made of it, or is kept as it stands:") + "\n" + listed(remarks);
  notices_.show({Notices::Topic::work, remarks.empty() ? Notices::Kind::info : Notices::Kind::warning, words, {}});
}

void FileActions::reload() {
  const auto refused = commit_input();
  const auto remarks = document_.reload(&library_);
  if (!remarks) return fail(remarks.error());
  auto words = translate("Reloaded {}. Undo brings back what was here.", {document_.name()});
  for (const auto& text : refused) words += "\n" + translate("Only this is gone: {}", {text.field});
  notices_.withdraw(Notices::Topic::typing);
  if (remarks->empty() && refused.empty()) return notices_.tell(words);
  warn(words, *remarks);
}

void FileActions::import_sketch() {
  const auto path = dialogs_.sketch_to_open();
  if (!path) return;
  const auto text = files_.read(*path, largest_document);
  if (!text) return fail(text.error());
  import_sketch(*text, path->string(), path->stem().string());
}

void FileActions::paste_sketch(std::string_view text) { import_sketch(text, {}, translate(untitled)); }

void FileActions::import_sketch(std::string_view text, const std::string& file, std::string name) {
  ImportOptions options;
  options.name = std::move(name);
  const auto placed = [pasted = file.empty()](const Error& error) { return pasted ? in_pasted_text(error) : error; };
  auto sketches = import_sketches(text, file, library_, options);
  if (!sketches) return fail(placed(sketches.error()));
  std::size_t chosen = 0;
  if (sketches->size() > 1) {
    std::vector<std::string> names;
    for (const auto& sketch : *sketches) names.push_back(sketch.mission.head->title);
    const auto answer = dialogs_.which_sketch(names);
    if (!answer) return;
    chosen = *answer;
  }
  if (!may_leave()) return;
  auto& [mission, remarks] = (*sketches)[chosen];
  std::transform(remarks.begin(), remarks.end(), remarks.begin(), placed);
  document_.begin(std::move(mission), {}, true);
  opened_with(remarks, translate("The sketch is imported. Please look at this:"));
}

bool FileActions::recover(const Recoverable& left) {
  BULKHEAD_EXPECTS(left.content.has_value());
  if (!may_leave()) return false;
  document_.begin_with(*left.content, left.original, true, left.stamp);
  opened_with(left.content->remarks, translate("Recovered. Please look at this:"));
  if (left.content->remarks.empty()) notices_.tell(translate("Recovered. Save to keep it."));
  return true;
}

void FileActions::opened_with(const std::vector<Error>& remarks, const std::string& words) {
  notices_.withdraw(Notices::Topic::work);
  notices_.withdraw(Notices::Topic::typing);
  if (opened_) opened_();
  if (!remarks.empty()) warn(words, remarks);
}

std::filesystem::path FileActions::suggested_path() const {
  if (!document_.path().empty()) return document_.path();
  if (document_.item()) return suggested_for(item_in(*document_.mission(), *document_.item()), files_);
  std::error_code unknown;
  return std::filesystem::current_path(unknown) / (document_.mission()->head->id.text() + ".bulkhead");
}

bool FileActions::save() { return save(commit_input()); }

bool FileActions::save_as() { return save_as(commit_input()); }

bool FileActions::save(const std::vector<RefusedText>& refused) {
  if (document_.path().empty()) return save_as(refused);
  {
    const auto lock = lock_for_change(document_.path());
    if (!lock || document_.look().state != DiskState::changed) return write(document_.path(), refused, lock);
  }
  // Nobody waits for the file while the user thinks.
  switch (dialogs_.over_changes_of_others(document_.name())) {
    case Dialogs::Overwriting::overwrite: return save_to(document_.path(), refused);
    case Dialogs::Overwriting::elsewhere: return save_as(refused);
    case Dialogs::Overwriting::stay: break;
  }
  return false;
}

bool FileActions::save_as(const std::vector<RefusedText>& refused) {
  const auto path = dialogs_.where_to_save(suggested_path());
  return path && save_to(*path, refused);
}

std::optional<FileActions::Naming> FileActions::naming_after(const std::filesystem::path& path) const {
  const auto& head = *document_.mission()->head;
  if (document_.item() || !document_.path().empty() || head.title != translate(untitled)) return std::nullopt;
  const auto title = title_after(path);
  return Naming{{head.title, head.id}, {title, slug(title, head.id.text())}};
}

bool FileActions::rename(const Name& from, const Name& to) {
  // In other steps it may have a title or an id that somebody gave.
  const auto titled = [&](const Mission& mission) { return mission.head->title == from.title; };
  const auto has_id = [&](const Mission& mission) { return mission.head->id == from.id; };
  const auto done = document_.amend(SetHead{"title", to.title}, titled).and_then([&] {
    return document_.amend(SetMissionId{to.id}, has_id);
  });
  if (!done) fail(done.error());
  return done.has_value();
}

bool FileActions::save_to(const std::filesystem::path& path, const std::vector<RefusedText>& refused) {
  const auto naming = naming_after(path);
  const bool named = naming && rename(naming->before, naming->after);
  if (write(path, refused, lock_for_change(path))) return true;
  // What has no file is not called after one.
  if (named) rename(naming->after, naming->before);
  return false;
}

bool FileActions::write(const std::filesystem::path& path, const std::vector<RefusedText>& refused,
                        const Result<FileLock>& lock) {
  const auto saved = lock ? document_.save_as(path) : tl::unexpected(lock.error());
  if (!saved) {
    fail(saved.error());
    return false;
  }
  const auto& kept = document_.kept();
  notices_.tell(kept ? translate("Saved {}. What it was in its older format is kept as {}.",
                                 {path.filename().string(), kept->filename().string()})
                     : translate("Saved {}", {path.filename().string()}));
  tell_refused(refused);
  remember(path);
  return true;
}

void FileActions::tell_refused(const std::vector<RefusedText>& refused) {
  if (refused.empty()) return notices_.withdraw(Notices::Topic::typing);
  notices_.show({Notices::Topic::typing, Notices::Kind::warning, not_in_file(refused), {}});
}

void FileActions::export_mission(Dialogs::Exporting likely) {
  // One after the other.
  if (exporting_.working()) return show_export();
  tell_refused(commit_input());
  auto suggested = suggested_path();
  const auto request = dialogs_.what_to_export(document_.mission(), suggested.replace_extension(), likely);
  if (!request) return;
  begin_export(*request, false);
}

void FileActions::export_card(const Id& item, std::string_view size) {
  if (exporting_.working()) return show_export();
  tell_refused(commit_input());
  const auto target = dialogs_.where_to_put_card(suggested_path().parent_path() / (item.text() + ".png"));
  if (target) begin_export({*target, choices_of_card(item, size)}, true);
}

FileActions::ErrorSearch FileActions::error_search() const {
  const auto rules = rules_of(load_settings(files_, settings_path()).value_or(Settings()));
  return [rules, mission = document_.mission(), snapshots = document_.snapshots()](const std::stop_token& stop) {
    return errors_among(all_checks(), check_context(*mission, rules, snapshots->of(mission), stop));
  };
}

void FileActions::begin_export(const ExportRequest& request, bool anyway) {
  const auto exporter = exporter_for(request.target, request.choices);
  if (!exporter) return fail(exporter.error());
  request_ = request;
  step_ = {request.target, document_.mission()};
  step_document_ = documents_;
  notices_.withdraw(Notices::Topic::errors);
  const auto errors = anyway ? ErrorSearch() : error_search();
  exporting_.ask([step = step_, choices = request.choices, exporter = *exporter, errors, files = &files_](
                     const std::stop_token& stop, const auto& hand_over) {
    auto result = step;
    if (errors) result.errors = errors(stop);
    if (!result.errors.empty()) return result;
    const auto progress = [&](std::size_t done, std::size_t of) {
      result.done = done;
      result.of = of;
      hand_over(result);
    };
    // What is cancelled goes with it.
    const auto writer = std::make_shared<ExportWriter>(*files, step.target);
    const auto keep = [&](const BundleFile& file) { return writer->keep(file); };
    result.made = exporter->make({*step.mission, choices, {progress, stop, keep}});
    result.writer = writer;
    return result;
  });
  if (patience_.count() > 0) exporting_.finish_within(patience_);
  if (exporting_.working()) show_export();
}

void FileActions::ask_about(const std::vector<Finding>& errors, const std::string& go_on, std::function<void()> act) {
  notices_.show(error_question(errors, go_on, std::move(act), [this] {
    if (show_findings_) show_findings_();
  }));
}

void FileActions::show_export() {
  const auto& target = step_.target;
  const auto name = (target.has_filename() ? target : target.parent_path()).filename().string();
  const auto words = step_.of == 0 ? translate("Exporting {}…", {name})
                                   : translate("Exporting {}… {} of {} files are made",
                                               {name, std::to_string(step_.done), std::to_string(step_.of)});
  const auto cancel = [this] {
    exporting_.cancel();
    notices_.tell(translate("The export was cancelled; nothing was written."));
  };
  notices_.show({Notices::Topic::exporting, Notices::Kind::info, words, {{translate("Cancel"), cancel}}});
}

void FileActions::exported(const ExportStep& step) {
  if (!step.errors.empty()) {
    exported_well_ = false;
    step_.mission.reset();
    notices_.withdraw(Notices::Topic::exporting);
    // There is nothing to go on with any more.
    if (step_document_ != documents_) {
      return notices_.tell(translate("The mission had errors and another was opened; nothing was exported."));
    }
    return ask_about(step.errors, translate("Export anyway"), [this] {
      tell_refused(commit_input());
      const auto request = request_;
      begin_export(request, true);
    });
  }
  if (!step.made) {
    step_ = step;
    // Who has closed the notice does not want to see it.
    if (notices_.find(Notices::Topic::exporting) != nullptr) show_export();
    return;
  }
  step_.mission.reset();
  notices_.withdraw(Notices::Topic::exporting);
  const auto& made = *step.made;
  const auto written = made ? step.writer->write(*made) : tl::unexpected(made.error());
  exported_well_ = written.has_value();
  if (!written) return fail(written.error());
  auto text = written->size() == 1
                  ? translate("Exported {}", {written->front().string()})
                  : translate("Exported {} files to {}", {std::to_string(written->size()), step.target.string()});
  for (const auto& remark : made->remarks) text += "\n" + remark;
  std::error_code unknown;
  const auto first = std::filesystem::absolute(written->front(), unknown);
  const auto folder = names_folder(step.target) ? std::filesystem::absolute(step.target, unknown) : first.parent_path();
  std::vector<Notices::Answer> answers;
  if (written->size() == 1) answers.push_back({translate("Open it"), [this, first] { open_on_desktop(first); }});
  answers.push_back({translate("Open its folder"), [this, folder] { open_on_desktop(folder); }});
  const auto kind = made->remarks.empty() ? Notices::Kind::info : Notices::Kind::warning;
  notices_.show({Notices::Topic::work, kind, text, std::move(answers)});
}

void FileActions::open_on_desktop(const std::filesystem::path& path) {
  if (dialogs_.open_on_desktop(path)) return;
  notices_.tell(translate("No program of this desktop opens {}", {path.string()}));
}

bool FileActions::finish_export() {
  if (!exporting_.working()) return true;
  exporting_.finish();
  return exported_well_;
}

void FileActions::finish() {
  exporting_.finish();
  checking_.finish();
}

void FileActions::errors_found(const std::vector<Finding>& errors) {
  if (errors.empty()) return notices_.withdraw(Notices::Topic::errors);
  notices_.reword(Notices::Topic::errors, words_for_errors(errors));
}

void FileActions::print() {
  tell_refused(commit_input());
  notices_.withdraw(Notices::Topic::errors);
  checking_.ask([mission = document_.mission(), errors = error_search()](const std::stop_token& stop) {
    return PrintCheck{mission, errors(stop)};
  });
  if (patience_.count() > 0) checking_.finish_within(patience_);
}

void FileActions::print_checked(const PrintCheck& checked) {
  if (checked.errors.empty()) return print_now(checked.mission);
  ask_about(checked.errors, translate("Print anyway"), [this] {
    tell_refused(commit_input());
    print_now(document_.mission());
  });
}

void FileActions::print_now(const std::shared_ptr<const Mission>& mission) {
  if (const auto shown = dialogs_.print(mission); !shown) fail(shown.error());
}

bool FileActions::may_leave() {
  const auto refused = commit_input();
  if (!document_.modified() && refused.empty()) return true;
  switch (dialogs_.before_losing(document_.name(), refused)) {
    case Dialogs::Leaving::save: return save(refused);
    case Dialogs::Leaving::lose: return true;
    case Dialogs::Leaving::stay: break;
  }
  return false;
}

std::vector<RefusedText> FileActions::commit_input() const { return commit_ ? commit_() : std::vector<RefusedText>(); }

void FileActions::fail(const Error& error) {
  notices_.show({Notices::Topic::work, Notices::Kind::error, to_text(error), {}});
}

void FileActions::warn(const std::string& words, const std::vector<Error>& remarks) {
  auto text = words;
  if (!remarks.empty()) text += (text.empty() ? "" : "\n") + listed(remarks);
  notices_.show({Notices::Topic::work, Notices::Kind::warning, std::move(text), {}});
}

std::vector<std::string> FileActions::recent() const {
  const auto path = settings_path();
  if (path.empty()) return {};
  auto settings = load_settings(files_, path);
  return settings ? std::move(settings->recent) : std::vector<std::string>();
}

void FileActions::remember(const std::filesystem::path& path) {
  const auto settings = settings_path();
  if (settings.empty()) return;
  std::error_code trouble;
  const auto absolute = std::filesystem::absolute(path, trouble);
  if (trouble) return;
  const auto changed = change_settings(files_, settings, [&](Settings& all) { remember_recent(all, absolute); });
  if (!changed) fail(changed.error());
}

}  // namespace bulkhead
