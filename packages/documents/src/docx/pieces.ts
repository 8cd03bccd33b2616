import { openFields } from "../word/fields.ts";
import type { Piece, RunFormat } from "../word/model.ts";
import type { Relation } from "./package.ts";
import type { Styles } from "./styles.ts";
import { valueOf } from "./units.ts";
import { child, children, textOf, type XmlElement } from "./xml.ts";

export interface InlineContext {
  readonly styles: Styles;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly base: RunFormat;
  /** Called for every drawing in the text, modern (`drawing`) or old (`pict`). */
  readonly onDrawing: (drawing: XmlElement) => void;
}

/** Deleted and moved-away text, comments and the like, which a reader of the page does not see. */
const INVISIBLE: ReadonlySet<string> = new Set(["del", "moveFrom", "pPr", "rPr", "sdtPr", "rt"]);

/** Reads the text of a paragraph: runs with their format, tabs, breaks and links. */
export function readPieces(paragraph: XmlElement, context: InlineContext): Piece[] {
  const pieces: Piece[] = [];
  const fields = openFields();
  /** What a field that counts pages said when the file was stored. */
  let pageNumber = "";

  function endField(format: RunFormat): void {
    const counts = fields.end();
    if (counts) pieces.push({ kind: "page-number", counts, text: pageNumber, format });
    pageNumber = "";
  }

  function readRun(run: XmlElement, url: string): void {
    const format = context.styles.run(child(run, "rPr"), context.base);
    if (format.hidden) return;
    const say = (text: string) => {
      const shown = format.capitals ? text.toUpperCase() : text;
      if (shown === "" || fields.isInstruction()) return;
      if (fields.counts()) {
        pageNumber += shown;
        return;
      }
      pieces.push({ kind: "text", text: shown.normalize("NFC"), format, url: url || fields.url() });
    };
    for (const node of children(run)) {
      switch (node.name) {
        case "t":
          say(textOf(node).replaceAll(/[\r\n\t]+/g, " "));
          break;
        case "tab":
        case "ptab":
          pieces.push({ kind: "tab", format });
          break;
        case "br":
        case "cr":
          pieces.push({ kind: "break", to: breakTarget(node) });
          break;
        case "noBreakHyphen":
          say("-");
          break;
        case "sym":
          say(symbolOf(node));
          break;
        case "fldChar":
          followField(node.attributes.get("fldCharType"), format);
          break;
        case "instrText":
          fields.instruct(textOf(node));
          break;
        case "drawing":
        case "pict":
        case "object":
          context.onDrawing(node);
          break;
        case "AlternateContent":
          readRun(child(node, "Choice") ?? child(node, "Fallback") ?? node, url);
          break;
      }
    }
  }

  function followField(type: string | undefined, format: RunFormat): void {
    if (type === "begin") fields.begin();
    if (type === "separate") fields.separate();
    if (type === "end") endField(format);
  }

  function visit(element: XmlElement, url: string): void {
    for (const node of children(element)) {
      if (INVISIBLE.has(node.name)) continue;
      if (node.name === "r") readRun(node, url);
      else if (node.name === "hyperlink") visit(node, urlOf(node, context.relations) || url);
      else if (node.name === "fldSimple") {
        fields.begin();
        fields.instruct(node.attributes.get("instr") ?? "");
        fields.separate();
        visit(node, url);
        endField(context.base);
      } else if (node.name === "AlternateContent")
        visit(child(node, "Choice") ?? child(node, "Fallback") ?? node, url);
      else visit(node, url);
    }
  }
  visit(paragraph, "");
  return pieces;
}

function urlOf(link: XmlElement, relations: ReadonlyMap<string, Relation>): string {
  const relation = relations.get(link.attributes.get("id") ?? "");
  return relation?.type === "hyperlink" ? relation.target : "";
}

function breakTarget(node: XmlElement): "line" | "column" | "page" {
  const type = node.attributes.get("type");
  return type === "page" || type === "column" ? type : "line";
}

/** A character of a symbol font by its number, kept in the private-use area as the font has it. */
function symbolOf(node: XmlElement): string {
  const code = Number.parseInt(node.attributes.get("char") ?? valueOf(node) ?? "", 16);
  return code > 0 && code <= 0xffff ? String.fromCodePoint(code) : "";
}
