import { type DefaultTreeAdapterMap, html, parseFragment, serialize } from "parse5";

type Element = DefaultTreeAdapterMap["element"];
type Node = DefaultTreeAdapterMap["node"];

export interface CleanPicture {
  /** The picture with nothing in it but what is known; "" where it cannot be used. */
  readonly svg: string;
  /** What its author has to mend, in words. */
  readonly problems: readonly string[];
}

/** What a picture may be made of. It stands in the page itself, so there is nothing in it that loads, links or runs. */
const ELEMENTS = new Set(
  "svg g path rect circle ellipse line polyline polygon text tspan title desc defs marker linearGradient radialGradient stop clipPath".split(
    " ",
  ),
);

const ATTRIBUTES = new Set(
  [
    "viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform pathLength",
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset",
    "stroke-linecap stroke-linejoin stroke-miterlimit opacity clip-path clip-rule color",
    "font-family font-size font-weight font-style text-anchor text-decoration dominant-baseline letter-spacing word-spacing",
    "id marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient",
    "offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits",
    "paint-order vector-effect visibility xml:space",
  ]
    .join(" ")
    .split(" "),
);

/** What a picture may take of the smallest phone, 360 px wide: `figure.module.css` of the web app leaves it so much. */
const PHONE_WIDTH = 348;
/** Pixels that letters have to be high there. */
const LEAST_LETTERS = 11;

/** Colours and places refer to nothing outside of the picture. */
const OUTWARD = /url\(\s*(?!['"]?#)|javascript:|data:|https?:|@import|expression\(/iu;
const WIDTH = /^\s*max-width:\s*(\d+)px;?\s*$/u;

/**
 * The SVG of an author with only known elements and attributes in it. Ids get a beginning of their own, for a page has
 * several pictures; a maximal width becomes the width, because the page allows no style in attributes.
 *
 * @param name  begins the ids: what is different for each picture of a page
 */
export function cleanPicture(source: string, name: string): CleanPicture {
  const problems = new Set<string>();
  const fragment = parseFragment(source.replace(/^\s*<\?xml[^>]*\?>/u, ""));
  const [svg, ...others] = fragment.childNodes.filter(isElement);
  if (!svg || svg.tagName !== "svg" || others.length > 0)
    return { svg: "", problems: ["it is not one SVG element."] };
  if (!svg.attrs.some((attribute) => attribute.name === "viewBox"))
    problems.add("it has no viewBox, so it cannot take the width of the page.");
  const tooSmall = smallLetters(svg);
  if (tooSmall !== null) problems.add(tooSmall);
  clean(svg, name, (problem) => problems.add(problem));
  fragment.childNodes = [svg];
  return { svg: serialize(fragment), problems: [...problems] };
}

/** Null where everything can be read on a phone. */
function smallLetters(svg: Element): string | null {
  const box = svg.attrs.find(({ name }) => name === "viewBox")?.value ?? "";
  const width = Number(box.trim().split(/[\s,]+/u)[2]);
  const smallest = Math.min(...fontSizes(svg));
  const share = Math.min(PHONE_WIDTH / width, 1);
  // A picture without letters has no smallest ones.
  if (!(smallest * share < LEAST_LETTERS)) return null;
  const shown = Math.floor(smallest * share * 10) / 10;
  const least = Math.ceil((LEAST_LETTERS / share) * 10) / 10;
  return (
    `its smallest letters are ${shown} px high on a phone: make them ${least} of its ${width} units or more, ` +
    "or the picture narrower."
  );
}

function fontSizes(element: Element): readonly number[] {
  const own = element.attrs.filter(({ name }) => name === "font-size");
  return [
    ...own.map(({ value }) => Number.parseFloat(value)),
    ...element.childNodes.filter(isElement).flatMap(fontSizes),
  ];
}

function clean(element: Element, name: string, add: (problem: string) => void): void {
  const prefix = `${name.replace(/[^a-z0-9]+/giu, "-")}-`;
  element.attrs = element.attrs.flatMap((attribute) => {
    const { value } = attribute;
    const key = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name;
    if (key === "style" && element.tagName === "svg" && WIDTH.test(value))
      return [{ name: "width", value: WIDTH.exec(value)?.[1] ?? "" }];
    // The page is HTML, which needs none.
    if (key === "xmlns") return [];
    if (!ATTRIBUTES.has(key)) {
      add(`“${key}” may not stand in a picture.`);
      return [];
    }
    if (OUTWARD.test(value)) {
      add(`${key}="${value}" leads out of the picture.`);
      return [];
    }
    if (key === "id") return [{ ...attribute, value: prefix + value }];
    return [{ ...attribute, value: value.replace(/url\((['"]?)#/gu, `url($1#${prefix}`) }];
  });
  element.childNodes = element.childNodes.filter((child) => {
    if (child.nodeName === "#text") return true;
    if (!isElement(child)) return false;
    if (ELEMENTS.has(child.tagName) && child.namespaceURI === html.NS.SVG) {
      clean(child, name, add);
      return true;
    }
    add(`<${child.tagName}> may not stand in a picture.`);
    return false;
  });
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}
