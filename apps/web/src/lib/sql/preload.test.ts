import { expect, test } from "vitest";
import { mayPreload } from "./preload.ts";

test.each([
  { name: "a browser that says nothing of its line", known: {} },
  {
    name: "a person who saves data",
    known: { connection: { saveData: true, effectiveType: "4g" } },
  },
  { name: "a slow line", known: { connection: { effectiveType: "3g" } } },
  { name: "little memory", known: { connection: { effectiveType: "4g" }, deviceMemory: 2 } },
])("$name waits for the first run", ({ known }) => {
  expect(mayPreload(known as never)).toBe(false);
});

test("a good line does not wait", () => {
  expect(mayPreload({ connection: { effectiveType: "4g" }, deviceMemory: 8 } as never)).toBe(true);
  expect(mayPreload({ connection: { effectiveType: "4g" } } as never)).toBe(true);
});
