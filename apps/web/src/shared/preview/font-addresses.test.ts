import { faces } from "@taiyari/paper";
import { expect, test } from "vitest";
import { CHOOSABLE_FACES } from "./font-addresses.ts";

test("the faces that can be chosen are those for Latin letters of the families of text, all of them", () => {
  const known = faces.map(({ id }) => id);
  // Two families are the product's own: the heading and the code of its pages.
  const latin = known.filter((id) => /^(?!bricolage|jetbrains)[a-z0-9-]+?-latin-\d/u.test(id));
  expect(CHOOSABLE_FACES.toSorted()).toEqual(latin.toSorted());
});
