import { levelledSkill } from "@taiyari/domain/draft";

const FIELDS = ["skills.technical", "skills.soft", "skills.languages", "skills"];
const MARKED = FIELDS.map((field) => `[data-section="skills"] [data-field="${field}"]`).join();

/**
 * Draws a bar below each skill and language with a level: what a machine reads is the text as before, and the bar is a
 * drawing beside it. Call it once a template is filled.
 */
export function drawLevelBars(root: ParentNode): void {
  for (const element of root.querySelectorAll(MARKED)) {
    const items = [...element.querySelectorAll("li")];
    for (const holder of items.length > 0 ? items : [element]) drawIn(holder);
  }
}

function drawIn(holder: Element): void {
  const text = holder.textContent;
  if (holder.childElementCount > 0 || !text.includes("(")) return;
  // A comma within brackets divides no skills.
  const parts = text.split(/(,\s+)(?![^(]*\))/u);
  holder.replaceChildren(...parts.map((part) => barFor(holder, part) ?? part));
}

function barFor({ ownerDocument }: Element, skill: string): Element | null {
  const fifths = levelledSkill(skill)?.fifths;
  if (fifths === undefined) return null;
  const made = (style: string, ...inside: (string | Element)[]) => {
    const element = ownerDocument.createElement("span");
    element.style.cssText = style;
    element.append(...inside);
    return element;
  };
  const line = "position:absolute;left:0;bottom:0;height:2px;";
  return made(
    "position:relative;display:inline-block;max-width:100%;padding-bottom:2px",
    skill,
    made(`${line}width:100%;background:var(--accent-tint)`),
    made(`${line}width:${fifths * 20}%;background:var(--accent)`),
  );
}
