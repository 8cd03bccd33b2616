import { expect, test } from "vitest";
import { drawLevelBars } from "./level-bars.ts";

function drawn(html: string) {
  const root = document.createElement("article");
  root.innerHTML = `<section data-section="skills">${html}</section>`;
  drawLevelBars(root);
  const widths = [...root.querySelectorAll<HTMLElement>("span span:last-child")];
  return { text: root.textContent, widths: widths.map(({ style }) => style.width) };
}

test("brackets without a level have no bar", () => {
  expect(
    drawn('<dd data-field="skills.technical">SQL (PostgreSQL, Oracle), Git</dd>').widths,
  ).toEqual([]);
});

test("each level has a bar as long as it says, and the text stays what it was", () => {
  const text = "SQL (PostgreSQL, Oracle), Excel (expert), Go (basic)";
  expect(drawn(`<dd data-field="skills">${text}</dd>`)).toEqual({ text, widths: ["100%", "40%"] });
  expect(drawn('<ul data-field="skills.languages"><li>Hindi (native)</li></ul>').widths).toEqual([
    "100%",
  ]);
});
