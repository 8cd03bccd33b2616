import { describe, expect, test } from "vitest";
import type { Skill } from "../careers/careers.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readJobDescription } from "./read-job.ts";

const skill = (name: string, kind: Skill["kind"] = "method"): Skill => ({
  id: name.toLowerCase(),
  name,
  kind,
  aliases: [],
  neighbours: [],
});
const careers = {
  ...CAREERS,
  skills: [...CAREERS.skills, skill("Accounting"), skill("Pricing"), skill("Multicast")],
};
const terms = (text: string) =>
  readJobDescription(`Welder\n\n${text}`, careers).terms.map(({ term }) => term);

describe("a known word with a word of its own before it", () => {
  test.each([
    ["Key skills:\nGood accounting, sound multicast", ["Accounting", "Multicast"]],
    ["Key skills:\nPython accounting", ["Python", "Accounting"]],
    ["Duties:\n- Prepare pricing for ten shops", []],
  ])("stays as it is in %j", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test.each([
    ["Key skills:\nSQL, Asset Accounting", ["SQL", "Asset Accounting"]],
    ["Key skills:\nUDP multicast", ["UDP multicast"]],
    [
      "Duties:\n- Profit testing, product pricing and audits",
      ["product pricing", "Profit testing"],
    ],
  ])("is another thing in %j", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});
