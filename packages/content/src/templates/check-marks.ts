import { PRINTED_WORDS } from "@taiyari/domain/draft";
import { allFields, DATA, type Field, resolve, type Scope } from "./fields.ts";
import type { HtmlElement } from "./html-tree.ts";

const MARKS = new Set([
  "data-field",
  "data-repeat",
  "data-if",
  "data-join",
  "data-upto",
  "data-over",
  "data-section",
  "data-flow",
  "data-keep-next",
  "data-keep-previous",
  "data-label",
  "data-fill-page",
  "data-page-names",
]);

const LABELS: ReadonlySet<string> = new Set(PRINTED_WORDS);

/** Sections the person added: a template stands for all of them. */
const OWN = "custom";
const OWN_SCOPE = scopeOf(DATA[OWN]);

interface Found {
  readonly fields: Set<string>;
  readonly sections: Set<string>;
  readonly problems: string[];
}

/** What the marks of a template get wrong: sentences that name the line. [] when each leads somewhere. */
export function checkMarks(elements: readonly HtmlElement[]): readonly string[] {
  const found: Found = { fields: new Set(), sections: new Set(), problems: [] };
  for (const element of elements) visit(element, [{ shape: DATA, path: "" }], found);
  const { problems } = found;
  for (const path of allFields()) {
    if (!found.fields.has(path)) {
      problems.push(`${path} is not shown. Bind it, so that nothing is lost by choosing this one.`);
    }
  }
  for (const id of Object.keys(DATA)) {
    if (!found.sections.has(id)) {
      problems.push(`no element is marked data-section="${id}". The section could not be hidden.`);
    }
  }
  return problems;
}

function visit(element: HtmlElement, scopes: readonly Scope[], found: Found): void {
  const { attributes, line, tag } = element;
  const say = (sentence: string) => found.problems.push(`line ${line}: ${sentence}`);
  for (const name of attributes.keys()) {
    if (name.startsWith("data-") && !MARKS.has(name)) {
      say(`${name} means nothing here; the marks are ${[...MARKS].join(", ")}.`);
    }
  }
  checkConditions(element, scopes, say);
  checkLabel(element, say);
  checkField(element, scopes, found, say);
  checkSection(element, found, say);
  const items = itemScope(element, scopes, say);
  const isOwnSection = tag === "template" && attributes.get("data-section") === OWN;
  for (const child of element.children) {
    const isItem = child.tag === "template" && !child.attributes.has("data-section");
    if (isItem && !attributes.has("data-repeat")) {
      found.problems.push(`line ${child.line}: a template belongs in an element with data-repeat.`);
    }
    visit(child, [...(isItem ? items : isOwnSection ? OWN_SCOPE : []), ...scopes], found);
  }
}

function checkConditions(
  { attributes }: HtmlElement,
  scopes: readonly Scope[],
  say: (sentence: string) => void,
): void {
  const condition = attributes.get("data-if");
  for (const path of condition?.split(/\s+/u).filter(Boolean) ?? []) {
    if (!resolve(scopes, path.replace(/^!/u, ""))) {
      say(`data-if="${path}" leads nowhere. ${namesAt(scopes)}`);
    }
  }
  if (condition?.trim() === "") say("data-if is empty: name what the block depends on.");
  for (const name of ["data-upto", "data-over"]) {
    const length = attributes.get(name);
    if (length === undefined) continue;
    if (!/^[1-9]\d*$/u.test(length)) say(`${name} is a number of letters, as in 32.`);
    if (!attributes.has("data-field")) say(`${name} needs a data-field beside it.`);
  }
}

/** Headings and words beside values are in the language of the resume, and headings can be renamed. */
function checkLabel(
  { attributes, tag, children }: HtmlElement,
  say: (sentence: string) => void,
): void {
  const label = attributes.get("data-label");
  if (label === undefined) {
    if (tag === "h2" && !attributes.has("data-field")) {
      say('a heading needs data-label, as in data-label="experience": it can be renamed.');
    }
    if (attributes.get("data-field") === "current") {
      say('data-field="current" needs data-label="present" beside it.');
    }
    return;
  }
  if (!LABELS.has(label)) {
    say(`data-label="${label}" is no printed word. Use one of ${PRINTED_WORDS.join(", ")}.`);
  }
  if (children.length > 0) say("data-label belongs on an element that holds a text alone.");
}

function checkField(
  { attributes, tag }: HtmlElement,
  scopes: readonly Scope[],
  found: Found,
  say: (sentence: string) => void,
): void {
  const path = attributes.get("data-field");
  if (path === undefined) return;
  if (attributes.has("data-repeat")) say("data-field and data-repeat exclude each other.");
  const resolved = resolve(scopes, path);
  if (!resolved) {
    say(`data-field="${path}" leads nowhere. ${namesAt(scopes)}`);
    return;
  }
  if (!isShown(resolved.field)) say(`data-field="${path}" is a list of items: use data-repeat.`);
  if ((tag === "img") !== (resolved.field === "picture")) {
    say(`data-field="${path}": a picture belongs in an img, and nothing else does.`);
  }
  found.fields.add(resolved.full);
}

function scopeOf(field: Field | undefined): readonly Scope[] {
  return typeof field === "object" && "each" in field ? [{ shape: field.each, path: OWN }] : [];
}

function isShown(field: Field): boolean {
  return typeof field === "string" || ("each" in field && field.each === "text");
}

function checkSection(
  { attributes, tag }: HtmlElement,
  found: Found,
  say: (sentence: string) => void,
): void {
  const section = attributes.get("data-section");
  if (section === undefined) return;
  found.sections.add(section);
  if (!Object.hasOwn(DATA, section)) {
    say(`data-section="${section}" is no section. Use one of ${Object.keys(DATA).join(", ")}.`);
  }
  if ((section === OWN) !== (tag === "template")) {
    say(`data-section="${OWN}" belongs on a template, and no other section does.`);
  }
}

/** What the template child of a block sees besides; [] for an element that repeats nothing. */
function itemScope(
  { attributes, children }: HtmlElement,
  scopes: readonly Scope[],
  say: (sentence: string) => void,
): readonly Scope[] {
  const path = attributes.get("data-repeat");
  if (path === undefined) return [];
  if (children.filter((child) => child.tag === "template").length !== 1) {
    say("data-repeat needs exactly one template child.");
  }
  const resolved = resolve(scopes, path);
  if (!resolved || typeof resolved.field === "string" || !("each" in resolved.field)) {
    say(`data-repeat="${path}" is no list. ${namesAt(scopes)}`);
    return [];
  }
  return [{ shape: resolved.field.each, path: resolved.full }];
}

function namesAt([innermost]: readonly Scope[]): string {
  const shape = innermost?.shape;
  return shape === undefined || shape === "text"
    ? 'Here is only the text itself: ".".'
    : `Here are ${Object.keys(shape).join(", ")}.`;
}
