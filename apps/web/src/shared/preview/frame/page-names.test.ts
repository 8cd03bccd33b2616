import { describe, expect, test } from "vitest";
import { createPageNames } from "./page-names.ts";

const PAGE = { width: 794, height: 1123, top: 60, bottom: 50, gap: 24 };

function placed(data: object, pages: number): HTMLElement[] {
  const root = document.createElement("article");
  const names = createPageNames(root, data);
  names.measure();
  names.remove();
  expect(root.childElementCount).toBe(0);
  names.place(PAGE, pages);
  return [...root.querySelectorAll<HTMLElement>("[data-artifact]")];
}

const named = (fullName: unknown) => ({ personal: { fullName } });

describe("createPageNames", () => {
  test.each([
    ["no name", {}],
    ["a blank one", named("  ")],
    ["something that is no text", named(7)],
  ])("places nothing for %s", (_label, data) => {
    expect(placed(data, 3)).toEqual([]);
  });

  test("places nothing on a single page", () => {
    expect(placed(named("Asha Rao"), 1)).toEqual([]);
  });

  test("names the second and later pages in the margin at their foot", () => {
    const lines = placed(named(" Asha Rao "), 3);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Asha Rao · 2 / 3",
      "Asha Rao · 3 / 3",
    ]);
    const [second] = lines;
    const top = Number.parseFloat(second?.style.top ?? "") - PAGE.height - PAGE.gap;
    expect(top).toBeGreaterThan(PAGE.height - PAGE.bottom);
    expect(top).toBeLessThan(PAGE.height);
  });

  test("names them in the margin at their head where the template asks for it", () => {
    const root = document.createElement("article");
    root.innerHTML = '<header data-page-names="head"></header>';
    createPageNames(root, named("Asha Rao")).place(PAGE, 2);
    const [line] = root.querySelectorAll<HTMLElement>("[data-artifact]");
    const top = Number.parseFloat(line?.style.top ?? "") - PAGE.height - PAGE.gap;
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(PAGE.top - 10);
  });

  test("shortens a name that has no room", () => {
    const [line] = placed(named("Ra".repeat(100)), 2);
    expect(line?.textContent).toBe(`${"Ra".repeat(45)}… · 2 / 2`);
  });
});
