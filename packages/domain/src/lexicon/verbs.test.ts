import { describe, expect, test } from "vitest";
import { dutyOpening } from "./duties.ts";
import { openingWord, opensWithVerb, verbOf } from "./verbs.ts";

describe("verbOf", () => {
  test.each(["table", "dashboard", "detailed", "experienced", "hundred", "the", ""])(
    "knows %j for no verb",
    (word) => {
      expect(verbOf(word)).toBeNull();
    },
  );

  test.each([
    ["managed", "manage", "past"],
    ["Managing", "manage", "gerund"],
    ["manages", "manage", "third"],
    ["build", "build", "base"],
    ["built", "build", "past"],
    ["planning", "plan", "gerund"],
    ["planned", "plan", "past"],
    ["submitted", "submit", "past"],
    ["controlling", "control", "gerund"],
    ["controlled", "control", "past"],
    ["applied", "apply", "past"],
    ["set", "set", "past"],
    ["modelled", "model", "past"],
    ["redesigned", "redesign", "past"],
  ])("knows %s as %s, %s", (word, base, form) => {
    expect(verbOf(word)).toMatchObject({ verb: { base }, form });
  });
});

describe("openings", () => {
  test("looks past “Successfully” and the like", () => {
    expect(openingWord("• Successfully led the move")?.text).toBe("led");
    expect(openingWord("")).toBeNull();
    expect(opensWithVerb("A team of eight")).toBe(false);
    expect(opensWithVerb("Co-authored a paper")).toBe(true);
    expect(opensWithVerb("Design: a new till")).toBe(false);
  });

  test.each([
    ["Responsible for the till", "responsible for", "the till"],
    ["• Was responsible for it", "was responsible for", "it"],
    ["Duties included: filing", "duties included", "filing"],
    ["Worked closely with sales", "worked closely with", "sales"],
  ])("finds the duty phrase of “%s”", (text, phrase, rest) => {
    const duty = dutyOpening(text);
    expect(duty?.phrase).toBe(phrase);
    expect(text.slice(duty?.rest)).toBe(rest);
  });

  test.each(["Helpedesk support", "Led the team responsible for tills", "Membership of a club"])(
    "finds none in “%s”",
    (text) => {
      expect(dutyOpening(text)).toBeNull();
    },
  );
});
