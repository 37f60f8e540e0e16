// SPDX-License-Identifier: MIT
#include "rendering/cairo/fonts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <map>
#include <mutex>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <system_error>
#include <unordered_map>
#include <utility>

#include "model/base/contracts.h"
#include "rendering/cairo/trace.h"
#include "rendering/text/characters.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

struct Face {
  Font::Weight weight;
  PangoWeight pango_weight;
  const char* file;
};
constexpr std::array faces{Face{Font::Weight::regular, PANGO_WEIGHT_NORMAL, "Inter-Regular.otf"},
                           Face{Font::Weight::medium, PANGO_WEIGHT_MEDIUM, "Inter-Medium.otf"},
                           Face{Font::Weight::semibold, PANGO_WEIGHT_SEMIBOLD, "Inter-SemiBold.otf"},
                           Face{Font::Weight::bold, PANGO_WEIGHT_BOLD, "Inter-Bold.otf"}};
constexpr const char* family = "Inter";

/// Lines are set once at this size (in Pango's points at 72 dpi, so in pixels) and scaled, which is what makes them
/// equal on every canvas.
constexpr double setting_size = 100;
constexpr double em = setting_size * PANGO_SCALE;

/// Room for the replacement character, in em.
constexpr double replacement_width = 1.0;
constexpr Rect replacement_ink{{0.04, -0.82}, {0.92, 0.92}};

template <auto Release>
struct Releaser {
  template <typename T>
  void operator()(T* object) const {
    Release(object);
  }
};
template <typename T, auto Release>
using Owned = std::unique_ptr<T, Releaser<Release>>;

using OwnedDescription = Owned<PangoFontDescription, pango_font_description_free>;

OwnedDescription description_of(const Face& face) {
  OwnedDescription description(pango_font_description_new());
  pango_font_description_set_family_static(description.get(), family);
  pango_font_description_set_weight(description.get(), face.pango_weight);
  pango_font_description_set_absolute_size(description.get(), em);
  return description;
}

Rect union_of(const Rect& a, const Rect& b) {
  if (a.size == Vec{}) return b;
  const Vec low{std::min(a.top_left.x, b.top_left.x), std::min(a.top_left.y, b.top_left.y)};
  const Vec high{std::max(a.bottom_right().x, b.bottom_right().x), std::max(a.bottom_right().y, b.bottom_right().y)};
  return {low, high - low};
}

/// Lines that were set, by their text and face. Emptied when full: a page's own lines come back at once.
class LineCache {
 public:
  template <typename Set>
  std::shared_ptr<const GlyphLine> line(std::string_view text, Font::Weight weight, bool tabular_figures,
                                        const Set& set) {
    std::string key(text);
    key += static_cast<char>(weight);
    key += tabular_figures ? '1' : '0';
    const std::lock_guard guard(mutex_);
    const auto known = lines_.find(key);
    if (known != lines_.end()) return known->second;
    auto line = std::make_shared<const GlyphLine>(set());
    if (lines_.size() == most_lines || bytes_ > most_bytes) {
      lines_.clear();
      bytes_ = 0;
    }
    bytes_ += key.size();
    lines_.emplace(std::move(key), line);
    return line;
  }

 private:
  static constexpr std::size_t most_lines = 4096;
  /// Of text; the glyphs of it take about a hundred times as much.
  static constexpr std::size_t most_bytes = 400'000;
  std::size_t bytes_ = 0;
  std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<const GlyphLine>> lines_;
};

}  // namespace

struct CairoFonts::Loaded {
  Owned<FcConfig, FcConfigDestroy> configuration;
  Owned<PangoFontMap, g_object_unref> map;
  Owned<PangoContext, g_object_unref> context;
  /// Made when asked for, as all that follows: not every sheet draws with each face.
  std::array<Owned<PangoFont, g_object_unref>, faces.size()> fonts;
  std::array<const Path*, faces.size()> replacement_outlines{};
  std::array<Owned<cairo_font_face_t, cairo_font_face_destroy>, faces.size()> replacement_faces;
  double ascent = 0;
  double descent = 0;

  /// Pango's objects and the outlines are for one thread at a time. Cairo's faces lock themselves.
  std::mutex mutex;
  std::map<std::pair<Font::Weight, std::uint32_t>, Path> outlines;
  LineCache lines;

  [[nodiscard]] cairo_scaled_font_t* font(Font::Weight weight);
};

namespace {

/// Unhinted and unrounded, in no language in particular, so that nothing of the computer's settings matters.
void settle(PangoContext* context) {
  const Owned<cairo_font_options_t, cairo_font_options_destroy> options(cairo_font_options_create());
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options.get());
  pango_cairo_context_set_resolution(context, 72);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_base_dir(context, PANGO_DIRECTION_LTR);
  pango_context_set_language(context, pango_language_from_string("en"));
}

/// Adds the face to those that Pango may draw with. Says whether the file holds it.
bool add(FcConfig* configuration, const fs::path& file, const Face& face) {
  if (!FcConfigAppFontAddFile(configuration, reinterpret_cast<const FcChar8*>(file.c_str()))) return false;
  const FcFontSet* const known = FcConfigGetFonts(configuration, FcSetApplication);
  if (known == nullptr || known->nfont == 0) return false;
  const OwnedDescription found(pango_fc_font_description_from_pattern(known->fonts[known->nfont - 1], FALSE));
  const char* const name = pango_font_description_get_family(found.get());
  return name != nullptr && std::string_view(name).starts_with(family) &&
         pango_font_description_get_weight(found.get()) == face.pango_weight;
}

/// A black diamond with a question mark left out of it.
Path replacement_outline(const Path& question_mark) {
  const Vec centre = replacement_ink.centre();
  const double reach = replacement_ink.size.x / 2;
  // Against the sense of the type's outer contours, so that the question mark's winding is zero.
  Path outline =
      Path::polygon({centre - Vec{0, reach}, centre + Vec{reach, 0}, centre + Vec{0, reach}, centre - Vec{reach, 0}});
  constexpr double shrink = 0.62;
  const Vec shift = centre - question_mark.bounds().centre() * shrink;
  for (const auto& segment : question_mark.segments()) {
    const auto placed = [&](Vec point) { return shift + point * shrink; };
    switch (segment.verb) {
      case Path::Verb::move: outline.move_to(placed(segment.end)); break;
      case Path::Verb::line: outline.line_to(placed(segment.end)); break;
      case Path::Verb::curve:
        outline.curve_to(placed(segment.control1), placed(segment.control2), placed(segment.end));
        break;
      case Path::Verb::close: outline.close(); break;
    }
  }
  return outline;
}

Path path_of(const cairo_path_t& drawn, double scale) {
  Path path;
  for (int at = 0; at < drawn.num_data; at += drawn.data[at].header.length) {
    const auto point = [&](int index) {
      return Vec{drawn.data[at + index].point.x, drawn.data[at + index].point.y} * scale;
    };
    switch (drawn.data[at].header.type) {
      case CAIRO_PATH_MOVE_TO: path.move_to(point(1)); break;
      case CAIRO_PATH_LINE_TO: path.line_to(point(1)); break;
      case CAIRO_PATH_CURVE_TO: path.curve_to(point(1), point(2), point(3)); break;
      case CAIRO_PATH_CLOSE_PATH: path.close(); break;
    }
  }
  return path;
}

Path outline_from(cairo_font_face_t* face, unsigned long glyph) {
  constexpr double size = 1000;
  const Owned<cairo_surface_t, cairo_surface_destroy> surface(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
  const Owned<cairo_t, cairo_destroy> context(cairo_create(surface.get()));
  const Owned<cairo_font_options_t, cairo_font_options_destroy> options(cairo_font_options_create());
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(context.get(), options.get());
  cairo_set_font_face(context.get(), face);
  cairo_set_font_size(context.get(), size);
  const cairo_glyph_t at_origin{glyph, 0, 0};
  cairo_glyph_path(context.get(), &at_origin, 1);
  const Owned<cairo_path_t, cairo_path_destroy> drawn(cairo_copy_path(context.get()));
  return path_of(*drawn, 1 / size);
}

const cairo_user_data_key_t outline_key{};

cairo_status_t draw_outline(cairo_scaled_font_t* font, unsigned long /*glyph*/, cairo_t* context,
                            cairo_text_extents_t* extents) {
  const auto* const outline = static_cast<const Path* const*>(
      cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), &outline_key));
  trace(context, **outline);
  cairo_fill(context);
  extents->x_advance = replacement_width;
  return CAIRO_STATUS_SUCCESS;
}

/// A face of which each glyph has the outline that stands at a place; both must outlive it.
Owned<cairo_font_face_t, cairo_font_face_destroy> face_with(const Path** outline) {
  Owned<cairo_font_face_t, cairo_font_face_destroy> face(cairo_user_font_face_create());
  cairo_font_face_set_user_data(face.get(), &outline_key, static_cast<void*>(outline), nullptr);
  cairo_user_font_face_set_render_glyph_func(face.get(), draw_outline);
  return face;
}

/// Adds one shaped item, whose text is `bytes` long, to the line.
void append(GlyphLine& line, PangoFont* font, const PangoGlyphString& shaped, int bytes) {
  for (int index = 0; index < shaped.num_glyphs; ++index) {
    const PangoGlyphInfo& info = shaped.glyphs[index];
    const int start = shaped.log_clusters[index];
    if (index == 0 || start != shaped.log_clusters[index - 1]) {
      const auto* const next = std::find_if(shaped.log_clusters + index, shaped.log_clusters + shaped.num_glyphs,
                                            [&](int other) { return other != start; });
      const int end = next == shaped.log_clusters + shaped.num_glyphs ? bytes : *next;
      line.clusters.push_back(end - start);
    }
    const Vec at{line.width + info.geometry.x_offset / em, info.geometry.y_offset / em};
    if ((info.glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) {
      line.glyphs.push_back({replacement_glyph, at, line.clusters.size() - 1});
      line.ink = union_of(line.ink, {replacement_ink.top_left + at, replacement_ink.size});
      line.width += replacement_width;
      continue;
    }
    line.width += info.geometry.width / em;
    if (info.glyph == PANGO_GLYPH_EMPTY) continue;
    line.glyphs.push_back({info.glyph, at, line.clusters.size() - 1});
    PangoRectangle ink;
    pango_font_get_glyph_extents(font, info.glyph, &ink, nullptr);
    if (ink.width > 0)
      line.ink = union_of(line.ink, {at + Vec{ink.x / em, ink.y / em}, {ink.width / em, ink.height / em}});
  }
}

}  // namespace

cairo_scaled_font_t* CairoFonts::Loaded::font(Font::Weight weight) {
  const auto index = static_cast<std::size_t>(weight);
  if (!fonts[index]) fonts[index].reset(pango_context_load_font(context.get(), description_of(faces[index]).get()));
  return pango_cairo_font_get_scaled_font(reinterpret_cast<PangoCairoFont*>(fonts[index].get()));
}

CairoFonts::CairoFonts(std::unique_ptr<Loaded> loaded) : loaded_(std::move(loaded)) {}
CairoFonts::~CairoFonts() = default;

Result<std::shared_ptr<const CairoFonts>> CairoFonts::load(const std::vector<fs::path>& folders) {
  const auto has_all_faces = [](const fs::path& folder) {
    return std::all_of(faces.begin(), faces.end(), [&](const Face& face) {
      std::error_code unreadable;
      return fs::is_regular_file(folder / face.file, unreadable);
    });
  };
  const auto folder = std::find_if(folders.begin(), folders.end(), has_all_faces);
  if (folder == folders.end()) {
    return fail("The typeface Inter is not there, so no text can be drawn; install the package fonts-inter");
  }
  auto loaded = std::make_unique<Loaded>();
  loaded->configuration.reset(FcConfigCreate());
  for (const auto& face : faces) {
    const auto file = *folder / face.file;
    if (!add(loaded->configuration.get(), file, face)) {
      return fail(fmt::format("The font file {} cannot be used; install the package fonts-inter again", file.string()));
    }
  }
  loaded->map.reset(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
  pango_fc_font_map_set_config(reinterpret_cast<PangoFcFontMap*>(loaded->map.get()), loaded->configuration.get());
  loaded->context.reset(pango_font_map_create_context(loaded->map.get()));
  settle(loaded->context.get());
  cairo_font_extents_t extents;
  cairo_scaled_font_extents(loaded->font(Font::Weight::regular), &extents);
  loaded->ascent = extents.ascent / setting_size;
  loaded->descent = extents.descent / setting_size;
  return std::shared_ptr<const CairoFonts>(new CairoFonts(std::move(loaded)));
}

GlyphLine CairoFonts::set(std::string text, Font::Weight weight, bool tabular_figures) const {
  GlyphLine line;
  line.text = std::move(text);
  const std::lock_guard guard(loaded_->mutex);
  const Owned<PangoAttrList, pango_attr_list_unref> attributes(pango_attr_list_new());
  const auto description = description_of(faces[static_cast<std::size_t>(weight)]);
  pango_attr_list_insert(attributes.get(), pango_attr_font_desc_new(description.get()));
  if (tabular_figures) pango_attr_list_insert(attributes.get(), pango_attr_font_features_new("tnum=1"));
  const int length = static_cast<int>(line.text.size());
  GList* const items = pango_itemize(loaded_->context.get(), line.text.c_str(), 0, length, attributes.get(), nullptr);
  const Owned<PangoGlyphString, pango_glyph_string_free> shaped(pango_glyph_string_new());
  for (const GList* link = items; link != nullptr; link = link->next) {
    auto* const item = static_cast<PangoItem*>(link->data);
    pango_shape_with_flags(line.text.c_str() + item->offset, item->length, line.text.c_str(), length, &item->analysis,
                           shaped.get(), PANGO_SHAPE_NONE);
    append(line, item->analysis.font, *shaped, item->length);
    pango_item_free(item);
  }
  g_list_free(items);
  return line;
}

std::shared_ptr<const GlyphLine> CairoFonts::line(std::string_view text, Font::Weight weight,
                                                  bool tabular_figures) const {
  // All texts that look the same are one line: so are those of a script that the type does not have.
  const auto shown = shown_text(text);
  return loaded_->lines.line(shown, weight, tabular_figures, [&] { return set(shown, weight, tabular_figures); });
}

const Path& CairoFonts::outline(Font::Weight weight, std::uint32_t glyph) const {
  {
    const std::lock_guard guard(loaded_->mutex);
    const auto known = loaded_->outlines.find({weight, glyph});
    if (known != loaded_->outlines.end()) return known->second;
  }
  auto drawn = glyph == replacement_glyph
                   ? replacement_outline(outline(weight, set("?", weight, false).glyphs.front().index))
                   : outline_from(face(weight), glyph);
  const std::lock_guard guard(loaded_->mutex);
  return loaded_->outlines.try_emplace({weight, glyph}, std::move(drawn)).first->second;
}

_cairo_font_face* CairoFonts::face(Font::Weight weight) const {
  const std::lock_guard guard(loaded_->mutex);
  return cairo_scaled_font_get_font_face(loaded_->font(weight));
}

_cairo_font_face* CairoFonts::replacement_face(Font::Weight weight) const {
  const auto& drawn = outline(weight, replacement_glyph);
  const std::lock_guard guard(loaded_->mutex);
  auto& face = loaded_->replacement_faces[static_cast<std::size_t>(weight)];
  if (face) return face.get();
  auto& place = loaded_->replacement_outlines[static_cast<std::size_t>(weight)];
  place = &drawn;
  face = face_with(&place);
  return face.get();
}

double CairoFonts::ascent() const { return loaded_->ascent; }
double CairoFonts::descent() const { return loaded_->descent; }

void leave_out_fonts_of_the_computer() {
  const Owned<FcConfig, FcConfigDestroy> nothing(FcConfigCreate());
  FcConfigSetCurrent(nothing.get());
}

const Result<std::shared_ptr<const CairoFonts>>& shipped_cairo_fonts() {
  static const auto fonts = [] {
    std::error_code unknown;
    const auto program = fs::read_symlink("/proc/self/exe", unknown);
    return CairoFonts::load({program.parent_path() / "../share/bulkhead/fonts", BULKHEAD_SYSTEM_FONTS});
  }();
  return fonts;
}

const Result<std::shared_ptr<const Fonts>>& shipped_fonts() {
  static const Result<std::shared_ptr<const Fonts>> fonts = shipped_cairo_fonts();
  return fonts;
}

}  // namespace bulkhead
