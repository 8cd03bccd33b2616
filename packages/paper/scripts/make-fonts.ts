import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import * as harfbuzz from "harfbuzzjs";
import { woffToSfnt } from "../src/sfnt/woff.ts";
import { BOXES, makeBoxes } from "./boxes.ts";
import { makeSymbols, SYMBOLS } from "./symbols.ts";

/**
 * `node packages/paper/scripts/make-fonts.ts`: makes fonts/paper-symbols.woff from faces of Noto,
 * src/fonts/registry.gen.ts from every face the package offers, and fonts/paper-boxes.woff for all that these lack. Run it after a change of a font package.
 */
const ROOT = path.resolve(import.meta.dirname, "..");
const require = createRequire(import.meta.url);

const LATIN = ["latin", "latin-ext", "vietnamese"];
/** Of a family that another stands behind: what is rarer comes from there. */
const MOST_LATIN = ["latin", "latin-ext"];
const LATIN_STYLES = ["400", "500", "600", "700", "400-italic", "600-italic", "700-italic"];
/** Bold text of these families is drawn with 600, the nearest weight to 700 by the rules of CSS. */
const TEXT_STYLES = ["400", "500", "600", "400-italic", "600-italic"];
const INDIC_STYLES = ["400", "700"];
const INDIC = [
  "devanagari",
  "bengali",
  "gurmukhi",
  "gujarati",
  "tamil",
  "telugu",
  "kannada",
  "malayalam",
];

const WANTED = [
  ...["inter", "source-sans-3", "source-serif-4"].map((name) => ({
    name,
    subsets: LATIN,
    styles: LATIN_STYLES,
  })),
  ...["hanken-grotesk", "instrument-sans", "work-sans", "ibm-plex-sans", "eb-garamond"].map(
    (name) => ({ name, subsets: MOST_LATIN, styles: TEXT_STYLES }),
  ),
  { name: "newsreader", subsets: MOST_LATIN, styles: ["300", ...TEXT_STYLES] },
  ...["bitter", "atkinson-hyperlegible-next", "barlow", "stix-two-text", "noto-sans"].map(
    (name) => ({ name, subsets: MOST_LATIN, styles: ["400", "600", "400-italic", "600-italic"] }),
  ),
  // Of headings alone.
  { name: "instrument-serif", subsets: MOST_LATIN, styles: ["400", "400-italic"] },
  // Anek has no italics: upright letters stand in.
  { name: "anek-latin", subsets: MOST_LATIN, styles: ["400", "500", "600", "700"] },
  { name: "ibm-plex-mono", subsets: MOST_LATIN, styles: ["400", "500"] },
  // The certificate alone has these: headings and codes of the screens.
  { name: "bricolage-grotesque", subsets: LATIN, styles: ["700"] },
  { name: "jetbrains-mono", subsets: ["latin"], styles: ["600"] },
  // Noto Serif has no face for Gurmukhi and Kannada among the packages; the sans one stands in.
  ...["sans", "serif"].flatMap((kind) =>
    INDIC.map((script) => ({
      name: `noto-${kind}-${script}`,
      subsets: [script],
      styles: INDIC_STYLES,
    })).filter(({ name }) => kind === "sans" || existsSync(folderOf(name))),
  ),
];

interface Row {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly unitsPerEm: number;
  readonly coverage: string;
}

await writeFile(path.join(ROOT, "fonts/paper-symbols.woff"), await makeSymbols());

const rows: Row[] = [];
for (const { name, subsets, styles } of WANTED) {
  for (const style of styles) rows.push(...(await rowsOf(name, subsets, style)));
}
const symbols = "@taiyari/paper/fonts/paper-symbols.woff";
rows.push({
  ...(await readFace(path.join(ROOT, "fonts/paper-symbols.woff"), () => true)),
  file: symbols,
  family: SYMBOLS,
  weight: "400",
  style: "normal",
});

const covered = new Set(rows.flatMap(({ coverage }) => pointsOf(coverage)));
const boxes = await makeBoxes((point) => covered.has(point));
await writeFile(path.join(ROOT, "fonts/paper-boxes.woff"), boxes);
rows.push({
  file: "@taiyari/paper/fonts/paper-boxes.woff",
  family: BOXES,
  weight: "400",
  style: "normal",
  unitsPerEm: 2048,
  // Asked for by nothing: it stands in where no other face has a character.
  coverage: "",
});

const coverages = [...new Set(rows.map(({ coverage }) => coverage))];
const cuts = Map.groupBy(rows, ({ file, family, weight, style, unitsPerEm, coverage }) =>
  [
    file.replace(/(?:-\d+-(?:normal|italic))?\.woff$/u, ""),
    family,
    unitsPerEm,
    coverages.indexOf(coverage),
    file.endsWith(`-${weight}-${style}.woff`) ? "styles" : "",
  ].join("|"),
);
const lines = [...cuts].map(([key, faces]) =>
  key.replace(/styles$/u, faces.map(({ weight, style }) => `${weight}-${style}`).join(" ")),
);
await writeFile(
  path.join(ROOT, "src/fonts/registry.gen.ts"),
  `// Made by scripts/make-fonts.ts.\n` +
    `/** Faces that differ in their style: file | family | units per em | line of COVERAGE, from 0 | what is to be added to the file. */\n` +
    `export const FACES = \`${lines.join("\n")}\`;\n\n` +
    `/** What the faces cover: how far each range begins behind the end of the one before, and how far it goes on, by 36. */\n` +
    `export const COVERAGE = \`${coverages.map(distances).join("\n")}\`;\n`,
);
process.stdout.write(
  `${rows.length} faces, ${lines.length} lines, ${coverages.length} coverages\n`,
);

function folderOf(name: string): string {
  return path.join(ROOT, "../../node_modules/@fontsource", name);
}

async function rowsOf(name: string, subsets: readonly string[], style: string): Promise<Row[]> {
  const css = await readFile(require.resolve(`@fontsource/${name}/${style}.css`), "utf8");
  const found: Row[] = [];
  for (const [, body = ""] of css.matchAll(/@font-face\s*\{([^}]*)\}/gu)) {
    const file = /files\/([^)]+)\.woff2/u.exec(body)?.[1] ?? "";
    if (!subsets.some((subset) => file.startsWith(`${name}-${subset}-${style.slice(0, 3)}`)))
      continue;
    const module = `@fontsource/${name}/files/${file}.woff`;
    found.push({
      ...(await readFace(
        require.resolve(module),
        within(/unicode-range:([^;]+);/u.exec(body)?.[1]),
      )),
      file: module,
      family: /font-family:\s*'([^']+)'/u.exec(body)?.[1] ?? "",
      weight: style.slice(0, 3),
      style: style.endsWith("italic") ? "italic" : "normal",
    });
  }
  const order = ({ file }: Row) =>
    subsets.findIndex((subset) => file.includes(`/${name}-${subset}-${style.slice(0, 3)}`));
  return found.toSorted((a, b) => order(a) - order(b));
}

async function readFace(
  file: string,
  declared: (codePoint: number) => boolean,
): Promise<{ unitsPerEm: number; coverage: string }> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(woffToSfnt(await readFile(file))));
  const points = [...face.collectUnicodes()].filter((point) => point >= 32 && declared(point));
  return { unitsPerEm: face.upem, coverage: ranges(points.toSorted((a, b) => a - b)) };
}

/** A test for the code points of a CSS `unicode-range`; everything when there is none. */
function within(range: string | undefined): (codePoint: number) => boolean {
  if (!range) return () => true;
  const spans = range.split(",").map((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    return [
      Number.parseInt(from.replaceAll("?", "0"), 16),
      Number.parseInt(to.replaceAll("?", "F"), 16),
    ] as const;
  });
  return (point) => spans.some(([from, to]) => point >= from && point <= to);
}

function ranges(points: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans
    .map(([from, to]) =>
      from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`,
    )
    .join(" ");
}

/** Hexadecimal ranges, "20-7e a0", by their distances, "w-2m y": these are short, and alike in many faces. */
function distances(coverage: string): string {
  let end = 0;
  return coverage
    .split(" ")
    .filter(Boolean)
    .map((span) => {
      const [from = 0, to = from] = span.split("-").map((edge) => Number.parseInt(edge, 16));
      const written = (from - end).toString(36) + (to > from ? `-${(to - from).toString(36)}` : "");
      end = to;
      return written;
    })
    .join(" ");
}

/** The code points of ranges. */
function pointsOf(coverage: string): number[] {
  return coverage.split(" ").flatMap((span) => {
    const [from = 0, to = from] = span.split("-").map((edge) => Number.parseInt(edge, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
