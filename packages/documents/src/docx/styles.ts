import type { ParagraphFormat, RunFormat, TabStop } from "../word/model.ts";
import { changedTabStops, farSide, PLAIN_PARAGRAPH, PLAIN_RUN } from "../word/plain-formats.ts";
import { isOn, numberOf, twips, valueOf } from "./units.ts";
import { child, children, descendants, type XmlElement } from "./xml.ts";

/** Where a paragraph's number or bullet comes from. */
export interface NumberingLink {
  readonly id: string;
  readonly level: number;
}

interface StyledParagraph {
  readonly format: ParagraphFormat;
  /** What its runs look like before they say otherwise. */
  readonly run: RunFormat;
  readonly numbering: NumberingLink | null;
}

export interface Styles {
  /**
   * A paragraph's format: defaults, then the style of its table, then its own style's ancestors, then `between`,
   * then its own properties.
   */
  readonly paragraph: (
    own: XmlElement | undefined,
    between?: (link: NumberingLink) => XmlElement | undefined,
    tableStyle?: string,
  ) => StyledParagraph;
  /** The settings of a table's style, its ancestors' first. */
  readonly table: (style: string | undefined) => readonly XmlElement[];
  /** A run's format on top of its paragraph's. */
  readonly run: (own: XmlElement | undefined, base: RunFormat) => RunFormat;
}

/** Longer chains of styles are circles. */
const LONGEST_CHAIN = 20;

/**
 * Reads the styles of a document.
 *
 * @param part   `word/styles.xml`, or null for a document without one
 * @param theme  `word/theme/theme1.xml`, which names the fonts that styles only refer to, or null
 */
export function readStyles(part: XmlElement | null, theme: XmlElement | null): Styles {
  const root = part ?? undefined;
  const byId = new Map(
    children(root, "style").map((style) => [style.attributes.get("styleId") ?? "", style]),
  );
  const defaultStyle = children(root, "style").find(
    (style) =>
      style.attributes.get("type") === "paragraph" &&
      ["1", "true"].includes(style.attributes.get("default") ?? ""),
  );
  const defaults = child(root, "docDefaults");
  const fonts = themeFonts(theme);
  const plainRun = applyRun(PLAIN_RUN, child(child(defaults, "rPrDefault"), "rPr"), fonts);
  const plainParagraph = applyParagraph(
    PLAIN_PARAGRAPH,
    child(child(defaults, "pPrDefault"), "pPr"),
  );

  /** A style after its ancestors. */
  function chain(id: string | undefined): XmlElement[] {
    const styles: XmlElement[] = [];
    let style = id === undefined ? undefined : byId.get(id);
    while (style && styles.length < LONGEST_CHAIN) {
      styles.unshift(style);
      style = byId.get(valueOf(child(style, "basedOn")) ?? "");
    }
    return styles;
  }

  return {
    paragraph(own, between, tableStyle) {
      const styleId = valueOf(child(own, "pStyle")) ?? defaultStyle?.attributes.get("styleId");
      const styles = chain(styleId);
      const inTable = chain(tableStyle);
      const properties = styles.map((style) => child(style, "pPr"));
      const numbering = [...properties, own].reduce(numberingLink, null);
      const layers = [
        ...inTable.map((style) => child(style, "pPr")),
        ...properties,
        numbering ? between?.(numbering) : undefined,
        own,
      ];
      return {
        format: layers.reduce(applyParagraph, { ...plainParagraph, group: "" }),
        run: [...inTable, ...styles].reduce(
          (run, style) => applyRun(run, child(style, "rPr"), fonts),
          plainRun,
        ),
        numbering,
      };
    },
    table: (style) => chain(style).flatMap((layer) => child(layer, "tblPr") ?? []),
    run(own, base) {
      const styles = chain(valueOf(child(own, "rStyle")));
      const styled = styles.reduce((run, style) => applyRun(run, child(style, "rPr"), fonts), base);
      return applyRun(styled, own, fonts);
    },
  };
}

function numberingLink(link: NumberingLink | null, properties: XmlElement | undefined) {
  const own = child(properties, "numPr");
  if (!own) return link;
  const id = valueOf(child(own, "numId")) ?? link?.id ?? "0";
  const level = numberOf(valueOf(child(own, "ilvl"))) ?? link?.level ?? 0;
  return id === "0" ? null : { id, level };
}

function applyRun(
  base: RunFormat,
  own: XmlElement | undefined,
  fonts: ReadonlyMap<string, string>,
): RunFormat {
  if (!own) return base;
  const face = child(own, "rFonts")?.attributes;
  const halfPoints = numberOf(valueOf(child(own, "sz")));
  return {
    font: fonts.get(face?.get("asciiTheme") ?? "") ?? firstFont(face?.get("ascii")) ?? base.font,
    size: halfPoints === null || halfPoints <= 0 ? base.size : halfPoints / 2,
    bold: isOn(child(own, "b")) ?? base.bold,
    italic: isOn(child(own, "i")) ?? base.italic,
    capitals: isOn(child(own, "caps")) ?? isOn(child(own, "smallCaps")) ?? base.capitals,
    hidden: isOn(child(own, "vanish")) ?? base.hidden,
    spacing: twips(child(own, "spacing"), "val") ?? base.spacing,
  };
}

/** Some programs list the fonts that may stand in for the first. */
function firstFont(names: string | undefined): string | undefined {
  return names?.split(";")[0]?.trim();
}

/** How far the far side of a line is from the text: its distance in points and its width in eighths. */
function ruleOf(border: XmlElement | undefined): number | null {
  if (isOn(border) !== true || valueOf(border) === "nil") return null;
  const distance = numberOf(border?.attributes.get("space")) ?? 0;
  return farSide(distance, numberOf(border?.attributes.get("sz")) ?? 0);
}

function applyParagraph(base: ParagraphFormat, own: XmlElement | undefined): ParagraphFormat {
  if (!own) return base;
  const indent = child(own, "ind");
  const spacing = child(own, "spacing");
  const hanging = twips(indent, "hanging");
  const quiet = isOn(child(own, "contextualSpacing"));
  const borders = child(own, "pBdr");
  const style = valueOf(child(own, "pStyle")) ?? "";
  return {
    alignment: paragraphAlignment(valueOf(child(own, "jc"))) ?? base.alignment,
    indentLeft: twips(indent, "left", "start") ?? base.indentLeft,
    indentRight: twips(indent, "right", "end") ?? base.indentRight,
    indentFirst: hanging === null ? (twips(indent, "firstLine") ?? base.indentFirst) : -hanging,
    spaceBefore: twips(spacing, "before") ?? base.spaceBefore,
    spaceAfter: twips(spacing, "after") ?? base.spaceAfter,
    lineHeight: lineHeightOf(spacing) ?? base.lineHeight,
    tabStops: tabStopsOf(child(own, "tabs"), base.tabStops),
    keepsLines: isOn(child(own, "widowControl")) ?? base.keepsLines,
    startsPage: isOn(child(own, "pageBreakBefore")) ?? base.startsPage,
    ruleAbove: ruleOf(child(borders, "top")) ?? base.ruleAbove,
    ruleBelow: ruleOf(child(borders, "bottom")) ?? base.ruleBelow,
    group:
      quiet === undefined
        ? base.group === ""
          ? ""
          : style || base.group
        : quiet
          ? style || "quiet"
          : "",
  };
}

function paragraphAlignment(value: string | undefined): ParagraphFormat["alignment"] | null {
  return value === "both" || value === "distribute" ? "justify" : alignmentOf(value);
}

function alignmentOf(value: string | undefined): TabStop["align"] | null {
  if (value === undefined) return null;
  if (value === "right" || value === "end") return "right";
  return value === "center" ? "center" : "left";
}

function lineHeightOf(spacing: XmlElement | undefined): ParagraphFormat["lineHeight"] | null {
  const line = numberOf(spacing?.attributes.get("line"));
  if (line === null || line <= 0) return null;
  const rule = spacing?.attributes.get("lineRule");
  return rule === "exact" ? { points: line / 20 } : { times: rule === "atLeast" ? 1 : line / 240 };
}

function tabStopsOf(tabs: XmlElement | undefined, base: readonly TabStop[]): readonly TabStop[] {
  if (!tabs) return base;
  const gone: number[] = [];
  const added: TabStop[] = [];
  for (const tab of children(tabs, "tab")) {
    const at = twips(tab, "pos");
    const kind = valueOf(tab) ?? "left";
    if (at === null) continue;
    if (kind === "clear") gone.push(at);
    else added.push({ at, align: alignmentOf(kind === "decimal" ? "right" : kind) ?? "left" });
  }
  return changedTabStops(base, { gone, added });
}

/** Theme fonts by the names that styles call them: "minorHAnsi" → "Calibri". */
function themeFonts(theme: XmlElement | null): ReadonlyMap<string, string> {
  const fonts = new Map<string, string>();
  for (const kind of ["major", "minor"] as const) {
    const scheme = theme ? descendants(theme, `${kind}Font`)[0] : undefined;
    const face = child(scheme, "latin")?.attributes.get("typeface");
    if (face) for (const use of ["HAnsi", "Ascii"]) fonts.set(kind + use, face);
  }
  return fonts;
}
