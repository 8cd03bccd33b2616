import { describe, expect, test } from "vitest";
import { respelled } from "./spelling.ts";

describe("respelled", () => {
  test.each([
    ["scroe", "score"],
    ["bulet", "bullet"],
    ["mach", "match"],
    ["achievments", "achievements"],
    ["requirments", "requirements"],
  ])("takes %s for %s", (word, meant) => {
    expect(respelled(word, ["score", "bullet", "match", "achievements", "requirements"])).toBe(
      meant,
    );
  });

  test.each([
    ["team", "term"],
    ["wage", "page"],
    ["sq", "sql"],
    ["react", "reach to"],
    ["story", "store room"],
  ])("does not take %s for %s", (word, other) => {
    expect(respelled(word, [other])).toBeNull();
  });
});
