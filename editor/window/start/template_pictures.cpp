// SPDX-License-Identifier: MIT
#include "editor/window/start/template_pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cairo.h>
#include <utility>

#include "editor/tools/words/translate.h"
#include "editor/window/canvas/surface.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {
namespace {

std::string words_for(const Mission& mission) {
  std::string words = mission.system->name;
  if (mission.boards.size() > 1) {
    words += " · " + translate("{} boards", {std::to_string(mission.boards.size())});
  } else if (!mission.boards.empty()) {
    if (const auto* lattice = mission.boards.front()->lattice()) {
      words += fmt::format(" · {} × {}", lattice->size().columns, lattice->size().rows);
    }
  }
  return words;
}

}  // namespace

MapPicture draw_map(const Mission& mission, const Design& design, double size, double content_scale) {
  // At a tenth nothing but the plain shapes is legible: names and coordinates are left out.
  MapOptions options;
  options.scale = 10;
  options.design = &design;
  auto plan = lay_out_map(mission, options);
  plan.coordinates.clear();
  const auto box = plan.boards.grown(2);
  const double side = std::max(box.size.x, box.size.y);
  const double pixels = size / side;
  const Surface surface(size, size, content_scale);
  {
    const auto context = surface.context();
    const auto middle = box.centre() * pixels;
    cairo_translate(context.get(), size / 2 - middle.x, size / 2 - middle.y);
    CairoCanvas canvas(context.get(), pixels);
    canvas.fill(Path::rectangle({box.centre() - Vec{side, side} * 0.5, {side, side}}), design.paper);
    paint_map(canvas, plan);
    canvas.finish();
  }
  return pixels_of(surface);
}

void draw_templates(const Design& design, double size, double content_scale, const std::stop_token& stop,
                    const std::function<void(std::shared_ptr<const TemplatePicture>)>& hand_over) {
  const auto library = Library::open(template_folders());
  if (!library) return;
  const auto show = [&](const Template& source) {
    const auto read = load_mission(real_files(), source.path, &*library);
    if (!read) return;
    auto words = words_for(read->mission);
    if (source.kind == Template::Kind::mission) words = translate("Whole mission") + " · " + words;
    if (source.own) words = translate("Yours") + " · " + words;
    auto picture = std::make_shared<TemplatePicture>(TemplatePicture{source, std::move(words), {}, design.paper});
    if (!read->mission.boards.empty()) picture->map = draw_map(read->mission, design, size, content_scale);
    hand_over(std::move(picture));
  };
  // Who looks around finds first what has everything in it.
  for (const auto kind : {Template::Kind::mission, Template::Kind::killzone}) {
    for (const auto& source : library->templates()) {
      if (stop.stop_requested()) return;
      if (source.kind == kind) show(source);
    }
  }
}

}  // namespace bulkhead
