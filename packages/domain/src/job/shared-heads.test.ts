import { describe, expect, test } from "vitest";
import type { Skill } from "../careers/careers.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readJobDescription } from "./read-job.ts";

const skill = (name: string): Skill => ({
  id: name.toLowerCase(),
  name,
  kind: "method",
  aliases: [],
  neighbours: [],
});
const careers = {
  ...CAREERS,
  skills: [
    ...CAREERS.skills,
    ...["Inbound logistics", "Outbound logistics", "Reverse logistics", "Logistics"].map(skill),
  ],
};
const terms = (text: string) =>
  readJobDescription(`Welder\n\nKey skills:\n${text}`, careers).terms.map(({ term }) => term);

describe("words that two names share", () => {
  test.each([
    ["Experience in planned and outbound logistics", ["Outbound logistics"]],
    ["SQL and outbound logistics", ["SQL", "Outbound logistics"]],
    ["No inbound and outbound logistics", []],
  ])("are read once where one of the names is none: %s", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test("are shared by all of a list", () => {
    expect(terms("Reverse, inbound and outbound logistics, SQL")).toEqual([
      "SQL",
      "Reverse logistics",
      "Inbound logistics",
      "Outbound logistics",
    ]);
  });

  test.each([
    "Experience in inbound and outbound logistics",
    "Inbound & outbound logistics",
    "inbound/outbound logistics",
    "Inbound or outbound logistics",
  ])("name both: %s", (text) => {
    expect(terms(text)).toEqual(["Inbound logistics", "Outbound logistics"]);
  });
});
