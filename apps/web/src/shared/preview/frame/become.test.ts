import { expect, test } from "vitest";
import { become } from "./become.ts";

function made(html: string): HTMLElement {
  const root = document.createElement("article");
  root.innerHTML = html;
  return root;
}

const ENTRY = (name: string) =>
  `<section data-item="${name}"><h3>${name}</h3><p>Told.</p></section>`;

test.each([
  ["nothing from something", ENTRY("a"), ""],
  ["something from nothing", "", ENTRY("a")],
  ["another text", ENTRY("a"), ENTRY("b")],
  ["one more in the middle", ENTRY("a") + ENTRY("c"), ENTRY("a") + ENTRY("b") + ENTRY("c")],
  ["one less", ENTRY("a") + ENTRY("b") + ENTRY("c"), ENTRY("a") + ENTRY("c")],
  ["another order", ENTRY("a") + ENTRY("b"), ENTRY("b") + ENTRY("a")],
  ["twice the same", ENTRY("a"), ENTRY("a") + ENTRY("a")],
  ["other tags", "<p>a</p>text<ul><li>b</li></ul>", "text<h2>a</h2><ol><li>b</li></ol>more"],
  ["other attributes", '<p class="old" lang="hi">a</p>', '<p class="new" id="x">a</p>'],
])("becomes %s", (_, before, after) => {
  const shown = made(before);
  become(shown, made(after));
  expect(shown.innerHTML).toBe(after);
});

test("takes over the attributes of the element itself", () => {
  const shown = made("");
  shown.setAttribute("data-photo", "on");
  shown.setAttribute("hidden", "");
  const next = made("");
  next.setAttribute("data-photo", "off");
  become(shown, next);
  expect(shown.outerHTML).toBe(next.outerHTML);
});

test("leaves the elements alone that have not changed, also beside one that was added", () => {
  const shown = made(ENTRY("a") + ENTRY("b") + ENTRY("c"));
  const [first, second, third] = shown.children;
  const heading = second?.firstElementChild;
  become(shown, made(ENTRY("a") + ENTRY("b").replace("Told", "Retold") + ENTRY("c")));
  expect([...shown.children]).toEqual([first, second, third]);
  expect(second?.firstElementChild).toBe(heading);
  expect(second?.textContent).toBe("bRetold.");
  become(shown, made(ENTRY("new") + shown.innerHTML));
  expect(shown.children[1]).toBe(first);
  expect(shown.children[3]).toBe(third);
});
