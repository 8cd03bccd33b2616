import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shareFragment, sharedText } from "./share-link.ts";

test.each(["", "#", "#q=", "#q=%%%", "#q=abcd", "#x=1"])("%j holds no query", (fragment) => {
  expect(sharedText(fragment) ?? null).toBeNull();
});

test("a query comes back from its address, letters of any language included", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
      const fragment = shareFragment(text);
      expect(fragment).toMatch(/^#q=[\w-]+$/u);
      expect(sharedText(fragment)).toBe(text);
    }),
  );
});
