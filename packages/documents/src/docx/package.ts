import { fail, ok, type Result } from "@taiyari/domain/result";
import { unzipSync } from "fflate";
import { child, children, parseXml, type XmlElement } from "./xml.ts";

/** The parts of an Office file that hold words, as XML. */
export interface OfficePackage {
  /** A part by its name in the package ("word/styles.xml"), or null where there is none. */
  readonly part: (name: string) => XmlElement | null;
  /** What a part refers to, by relationship id. External targets are URLs. */
  readonly relations: (partName: string) => ReadonlyMap<string, Relation>;
}

export interface Relation {
  /** The last word of the relationship's type: "hyperlink", "header", "image". */
  readonly type: string;
  /** A part's name in the package, or a URL. */
  readonly target: string;
}

/** How much XML of one file is unpacked, in bytes. Real resumes hold less than 2 MB. */
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Real Office XML shrinks to a tenth or, in long tables, a hundredth; bombs to a thousandth. */
const LARGEST_RATIO = 300;
/** Below this an entry is no bomb whatever its ratio, in bytes. */
const HARMLESS_BYTES = 2 * 1024 * 1024;

/** Pictures, fonts and embedded files stay packed. */
const WANTED = /\.(?:xml|rels)$/i;

/**
 * Unpacks the XML parts of an Office file, and none of them when together they would be too much.
 *
 * Sizes are those the zip announces; an entry that holds more than announced is cut off there.
 */
export function openPackage(
  bytes: Uint8Array,
): Result<OfficePackage, { readonly kind: "too-large" } | { readonly kind: "damaged" }> {
  let unpacked = 0;
  let isBomb = false;
  let files: Readonly<Record<string, Uint8Array>>;
  try {
    files = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        if (!WANTED.test(name)) return false;
        unpacked += originalSize;
        isBomb ||= unpacked > MOST_UNPACKED_BYTES;
        isBomb ||= originalSize > HARMLESS_BYTES && originalSize > size * LARGEST_RATIO;
        return !isBomb;
      },
    });
  } catch {
    return fail({ kind: "damaged" });
  }
  if (isBomb) return fail({ kind: "too-large" });

  const parsed = new Map<string, XmlElement | null>();
  function part(name: string): XmlElement | null {
    const known = parsed.get(name);
    if (known !== undefined) return known;
    const file = files[name];
    const element = file ? parseXml(textOfFile(file)) : null;
    parsed.set(name, element);
    return element;
  }
  return ok({ part, relations: (partName) => relationsOf(part, partName) });
}

function relationsOf(
  part: (name: string) => XmlElement | null,
  partName: string,
): ReadonlyMap<string, Relation> {
  const folder = partName.slice(0, partName.lastIndexOf("/") + 1);
  const own = `${folder}_rels/${partName.slice(folder.length)}.rels`;
  const relations = new Map<string, Relation>();
  for (const { attributes } of children(part(own) ?? undefined, "Relationship")) {
    const target = attributes.get("Target") ?? "";
    relations.set(attributes.get("Id") ?? "", {
      type: attributes.get("Type")?.split("/").at(-1) ?? "",
      target: attributes.get("TargetMode") === "External" ? target : partPath(folder, target),
    });
  }
  return relations;
}

/** A target relative to the folder of the part that names it. Source: ECMA-376 part 2, 9.3. */
function partPath(folder: string, target: string): string {
  return URL.parse(target, `file:///${folder}`)?.pathname.slice(1) ?? "";
}

function textOfFile(file: Uint8Array): string {
  const isUtf16 = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
  if (!isUtf16) return new TextDecoder().decode(file);
  return new TextDecoder(file[0] === 0xff ? "utf-16le" : "utf-16be").decode(file);
}

/** The name of the part that is the document itself: "word/document.xml" nearly always. */
export function mainPart(office: OfficePackage): string {
  for (const relation of office.relations("").values()) {
    if (relation.type === "officeDocument") return relation.target;
  }
  return "word/document.xml";
}

/** The program that wrote the file, or "". */
export function applicationOf(office: OfficePackage): string {
  const name = child(office.part("docProps/app.xml") ?? undefined, "Application")?.children[0];
  return typeof name === "string" ? name : "";
}
