import type { FaceId } from "../fonts/faces.ts";
import type { Shaper } from "../shape/shaper.ts";
import type { Sfnt } from "../sfnt/sfnt.ts";
import { createSubset, type Subset, type VirtualGlyph, writeSubset } from "../sfnt/subset.ts";
import type { Canvas } from "./canvas.ts";
import { dictionary, hex, name, type PdfReference, utf16 } from "./objects.ts";
import { latin1, pack, type PdfWriter } from "./writer.ts";

/** A face in use. */
export interface EmbeddedFace {
  readonly key: string;
  readonly shaper: Shaper;
  readonly subset: Subset;
}

/** The faces of a document, each opened at its first use. */
export interface FaceBox {
  /** @throws  an Error when the face's bytes were not given */
  readonly get: (id: FaceId) => EmbeddedFace;
  /** Embeds the subsets. To be called once, when all text is drawn. */
  readonly finish: () => void;
}

/** Flags of a font descriptor. Source: ISO 32000-1:2008 table 123. */
const FIXED_PITCH = 1;
const SYMBOLIC = 4;
const ITALIC = 64;

/** Thickness of stems, which viewers use only when they replace a font. Per 1,000 of the em. */
const STEM = 80;

/** Most entries of one block in a CMap. Source: Adobe Technical Note #5014, section 1.4. */
const BLOCK = 100;

export function createFaceBox(
  writer: PdfWriter,
  canvas: Canvas,
  open: (id: FaceId) => Shaper,
): FaceBox {
  const faces = new Map<FaceId, EmbeddedFace & { readonly reference: PdfReference }>();
  return {
    get(id) {
      const known = faces.get(id);
      if (known) return known;
      const shaper = open(id);
      const reference = writer.reserve();
      const key = canvas.resource("Font", reference);
      const face = { key, shaper, subset: createSubset(shaper.font), reference };
      faces.set(id, face);
      return face;
    },
    finish() {
      for (const [index, face] of [...faces.values()].entries()) {
        embed(writer, face, face.reference, tagOf(index));
      }
    },
  };
}

/** Source: ISO 32000-1:2008 §9.7.4 (CIDFonts), §9.6.4 (subset names), §9.8 (descriptors). */
function embed(
  writer: PdfWriter,
  { shaper, subset }: EmbeddedFace,
  reference: PdfReference,
  tag: string,
): void {
  const { metrics, font } = shaper;
  const scale = 1000 / font.unitsPerEm;
  const { file, packed } = subsetFile(subset);
  const base = name(`${tag}+${metrics.postScriptName.replaceAll(" ", "")}`);
  const descriptor = writer.add(
    dictionary({
      Type: name("FontDescriptor"),
      FontName: base,
      Flags: SYMBOLIC + (metrics.italic ? ITALIC : 0) + (metrics.fixedPitch ? FIXED_PITCH : 0),
      FontBBox: metrics.box.map((edge) => edge * scale),
      ItalicAngle: metrics.italicAngle,
      Ascent: metrics.ascent * scale,
      Descent: metrics.descent * scale,
      CapHeight: metrics.capHeight * scale,
      XHeight: metrics.xHeight * scale,
      StemV: STEM,
      FontFile2: writer.addStream(
        { Length1: file.length, Filter: name("FlateDecode") },
        packed,
        false,
      ),
    }),
  );
  const descendant = writer.add(
    dictionary({
      Type: name("Font"),
      Subtype: name("CIDFontType2"),
      BaseFont: base,
      CIDSystemInfo: dictionary({ Registry: "Adobe", Ordering: "Identity", Supplement: 0 }),
      FontDescriptor: descriptor,
      DW: 0,
      W: [0, subset.glyphs.map(({ advance }) => advance * scale)],
      CIDToGIDMap: name("Identity"),
    }),
  );
  writer.set(
    reference,
    dictionary({
      Type: name("Font"),
      Subtype: name("Type0"),
      BaseFont: base,
      Encoding: name("Identity-H"),
      DescendantFonts: [descendant],
      ToUnicode: writer.addStream({}, latin1(toUnicode(subset.glyphs))),
    }),
  );
}

interface SubsetFile {
  /** All of the subset's glyphs, in their order. */
  readonly glyphs: string;
  readonly file: Uint8Array;
  readonly packed: Uint8Array;
}

/** Of each font the last subset that was written: the next file of a resume most often has the same letters. */
const lastSubsets = new WeakMap<Sfnt, SubsetFile>();

function subsetFile(subset: Subset): SubsetFile {
  const glyphs = [...subset.ids.keys()].join("\n");
  const last = lastSubsets.get(subset.font);
  if (last?.glyphs === glyphs) return last;
  const file = writeSubset(subset);
  const made = { glyphs, file, packed: pack(file) };
  lastSubsets.set(subset.font, made);
  return made;
}

/**
 * The CMap that gives each glyph its text. A glyph without text (.notdef) has no entry: an empty one makes some
 * readers give the whole file up.
 *
 * Source: ISO 32000-1:2008 §9.10.3; Adobe Technical Note #5411.
 */
export function toUnicode(glyphs: readonly VirtualGlyph[]): string {
  const entries = glyphs.flatMap(({ unicode }, id) =>
    unicode === "" ? [] : [`<${hex(id, 4)}> <${utf16(unicode)}>`],
  );
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += BLOCK) {
    const block = entries.slice(at, at + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar\n`);
  }
  return (
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n" +
    "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n" +
    `1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join("")}` +
    "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"
  );
}

/** Six capital letters, another six for every font of the file. */
function tagOf(index: number): string {
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + ((index * 7 + place * 3 + (index >> 1)) % 26)),
  ).join("");
}
