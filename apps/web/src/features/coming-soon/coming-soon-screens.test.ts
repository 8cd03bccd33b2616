import { expect, test } from "vitest";
import { comingSoonAt } from "./coming-soon-screens.ts";

test("has nothing to say of a path of no solution", () => {
  expect(comingSoonAt("/practices")).toBeNull();
});

test.each([
  ["/dashboard", "Dashboard"],
  ["/profile/sessions", "Profile"],
])("says at %s what %s will hold, in one sentence, with a way on", (path, title) => {
  const outlook = comingSoonAt(path);
  expect(outlook?.title).toBe(title);
  expect(outlook?.text.match(/[.!?](\s|$)/g)).toHaveLength(1);
  expect(outlook?.instead.to).not.toBe(path);
});
