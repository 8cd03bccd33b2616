import { type HtmlElement, walk } from "./html-tree.ts";

const TAGS = new Set(
  (
    "header main section article aside footer div p span h1 h2 h3 ul ol li dl dt dd a b i em strong " +
    "br img template table thead tbody tr th td svg g path circle ellipse rect line polyline polygon"
  ).split(" "),
);

const ATTRIBUTES = new Set(["class", "alt", "src", "lang", "aria-hidden", "aria-label", "colspan"]);
const DRAWN = new Set(
  (
    "viewBox d fill stroke stroke-width stroke-linecap stroke-linejoin cx cy r rx ry x y x1 y1 x2 y2 " +
    "width height points transform xmlns"
  ).split(" "),
);
const DRAWING = new Set("svg g path circle ellipse rect line polyline polygon".split(" "));

/** What is wrong with the elements of a template, apart from their marks: sentences that name the line. */
export function checkStructure(
  elements: readonly HtmlElement[],
  columns: number,
): readonly string[] {
  const all = [...walk(elements)];
  return [
    ...all.flatMap(checkElement),
    ...checkHeadings(all),
    ...checkOrder(all),
    ...(columns > 1 && !all.some(({ attributes }) => attributes.has("data-flow"))
      ? [`it has ${columns} columns, so mark each data-flow: pages are broken in each on its own.`]
      : []),
  ];
}

function checkElement({ tag, attributes, line }: HtmlElement): readonly string[] {
  const problems: string[] = [];
  if (!TAGS.has(tag)) {
    problems.push(`line ${line}: <${tag}> is not allowed. Use ${[...TAGS].join(", ")}.`);
  }
  for (const name of attributes.keys()) {
    if (name.startsWith("data-") || ATTRIBUTES.has(name)) continue;
    if (DRAWING.has(tag) && DRAWN.has(name)) continue;
    problems.push(`line ${line}: the attribute ${name} is not allowed. ${adviceOn(name)}`);
  }
  const source = attributes.get("src");
  if (source !== undefined && !/^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/u.test(source)) {
    problems.push(`line ${line}: nothing is fetched. Write the picture as a data:image/… address.`);
  }
  if (tag === "img" && !attributes.get("alt")?.trim()) {
    problems.push(`line ${line}: the img has no alt. Say what it shows.`);
  }
  const isNamed = attributes.get("aria-hidden") === "true" || attributes.get("aria-label")?.trim();
  if (tag === "svg" && !isNamed) {
    problems.push(
      `line ${line}: give the svg aria-hidden="true" if it decorates, else an aria-label.`,
    );
  }
  return problems;
}

function adviceOn(name: string): string {
  if (name === "style") return "Put it in style.css.";
  if (name === "href") return "An a gets its address from its data-field.";
  if (name.startsWith("on")) return "Code belongs in script.js.";
  return "Remove it.";
}

function checkHeadings(all: readonly HtmlElement[]): readonly string[] {
  const headings = all.filter(({ tag }) => /^h[1-3]$/u.test(tag));
  const problems: string[] = [];
  const ones = headings.filter(({ tag }) => tag === "h1");
  if (ones.length !== 1) problems.push(`it has ${ones.length} h1. The name is the one h1.`);
  let before = 0;
  for (const { tag, line } of headings) {
    const level = Number(tag.slice(1));
    if (level > before + 1) {
      problems.push(
        `line ${line}: an ${tag} follows ${before === 0 ? "no heading" : `an h${before}`}. ` +
          "Headings go down one step at a time.",
      );
    }
    before = level;
  }
  return problems;
}

function checkOrder(all: readonly HtmlElement[]): readonly string[] {
  const name = all.findIndex(({ tag }) => tag === "h1");
  return all.flatMap(({ tag, line }, index) =>
    tag === "aside" && index < name
      ? [`line ${line}: the aside comes before the name. Put it last; the grid may place it left.`]
      : [],
  );
}
