/**
 * What a style sheet of a template may say. What stands here the PDF draws as the preview shows it; what does not is
 * refused, because the two would differ.
 */

/** Properties that are refused, with what to do instead. */
export const REFUSED: Readonly<Record<string, string>> = {
  animation: "Paper does not move.",
  "backdrop-filter": "The PDF has no filters. Use a colour.",
  "background-attachment": "Pages do not scroll.",
  "background-clip": "The PDF fills the whole box.",
  "border-collapse": "Borders would be drawn twice. Leave it: tables are separate with no spacing.",
  "border-image": "The PDF draws plain borders only.",
  "border-image-source": "The PDF draws plain borders only.",
  "box-shadow": "The PDF has no shadows. Use a border.",
  "clip-path": "The PDF clips by overflow and border-radius only.",
  "column-rule": "Draw a border on the column.",
  "counter-increment": "The PDF cannot read counters.",
  "counter-reset": "The PDF cannot read counters.",
  direction: "Text runs from left to right.",
  filter: "The PDF has no filters. Use a colour.",
  font: "Write font-size, font-weight, font-style and line-height each on its own.",
  "font-feature-settings": "Use font-variant-numeric.",
  "font-kerning": "The base style sets it.",
  "font-stretch": "The fonts have one width.",
  "font-synthesis": "The base style sets it.",
  "font-variant": "Small capitals cannot be written. Use text-transform, or font-variant-numeric.",
  "font-variant-caps": "Small capitals cannot be written. Use text-transform with letter-spacing.",
  "font-variant-ligatures": "The PDF shapes with the font's own ligatures.",
  "font-variation-settings": "The fonts are static.",
  hyphens: "Hyphens would be read as part of the words.",
  "list-style": "The base style has no markers. Draw the bullet with ::before.",
  "list-style-image": "The base style has no markers. Draw the bullet with ::before.",
  "list-style-type": "The base style has no markers. Draw the bullet with ::before.",
  mask: "The PDF has no masks.",
  "mask-image": "The PDF has no masks.",
  "mix-blend-mode": "The PDF does not blend.",
  opacity: "Use a lighter colour: what lies over what would differ.",
  outline: "Use a border.",
  perspective: "The PDF does not transform.",
  rotate: "The PDF does not transform.",
  scale: "The PDF does not transform.",
  "text-emphasis": "The PDF has no emphasis marks.",
  "text-overflow": "A text that is cut is lost.",
  "text-rendering": "The base style sets it.",
  "text-shadow": "The PDF has no shadows.",
  transform: "The PDF does not transform.",
  transition: "Paper does not move.",
  translate: "The PDF does not transform.",
  "writing-mode": "Lines are horizontal.",
  "z-index": "Let nothing overlap.",
  zoom: "Lengths grow with --scale.",
};

/** Properties with few values, as a pattern, and what to do. */
export const LIMITED: Readonly<Record<string, readonly [allowed: RegExp, advice: string]>> = {
  "background-image": [/^(?:none|linear-gradient\(.*\))$/su, "Use none or a linear-gradient."],
  content: [
    /^(?:none|(?:\s*(?:"[^"]*"|'[^']*'|attr\([\w-]+\)))+)$/u,
    "Write a text in quotes, or attr().",
  ],
  display: [
    /^(?:none|block|inline|inline-block|flow-root|flex|inline-flex|grid|table|table-row|table-cell)$/u,
    "Use none, block, inline, inline-block, flow-root, flex, grid or table.",
  ],
  "font-family": [
    /^(?:var\(--font-(?:heading|text|detail)\)|inherit)$/u,
    "Use var(--font-heading), var(--font-text) or var(--font-detail): these are the fonts that go into the PDF.",
  ],
  "font-weight": [
    /^(?:300|400|500|600|700|normal|bold|inherit)$/u,
    "Use 300, 400, 500, 600 or 700: no other is there.",
  ],
  "font-style": [/^(?:normal|italic|inherit)$/u, "Use normal or italic."],
  position: [/^(?:static|relative|absolute)$/u, "Use relative or absolute."],
  "text-decoration-style": [/^solid$/u, "Only solid lines are drawn."],
};

/** Functions that may stand in a value. */
export const FUNCTIONS = new Set([
  "attr",
  "calc",
  "clamp",
  "fit-content",
  "hsl",
  "hsla",
  "linear-gradient",
  "max",
  "min",
  "minmax",
  "repeat",
  "rgb",
  "rgba",
  "var",
]);

/** What the product sets on the document's element. A template reads it and sets names of its own. */
export const GIVEN = new Set([
  "--accent",
  "--accent-tint",
  "--font-heading",
  "--font-text",
  "--font-detail",
  "--scale",
  "--leading",
  "--space",
  "--page-width",
  "--page-height",
  "--page-top",
  "--page-side",
  "--page-bottom",
]);
