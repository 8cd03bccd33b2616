import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import { checkFacts } from "./check-facts.ts";

const skill = (id: string, name: string, ...aliases: readonly string[]) => ({
  id,
  name,
  aliases,
  kind: "tool" as const,
  neighbours: [],
});

const careers = indexCareers({
  skills: [skill("excel", "Microsoft Excel", "MS Excel"), skill("did", "DiD")],
  roles: [],
  industries: [],
});

const found = (source: string, text: string) =>
  checkFacts(source, text, { careers, today: 20_779 }).map(({ text: stretch }) => stretch);

describe("checkFacts", () => {
  test.each([
    { text: "4950. Kept the books.", stretch: "4950" },
    { text: "9 crore. Kept the books.", stretch: "9 crore" },
    { text: "Kept the books of 12 branches.", stretch: "12" },
  ])("finds a figure the source has not: $text", ({ text, stretch }) => {
    expect(found("Kept the books.", text)).toEqual([expect.stringContaining(stretch)]);
  });

  test.each([
    { source: "Kept the books.", text: "1. Kept the books.\n2. Kept the books." },
    { source: "kept the books in ms excel", text: "Did the books in MS Excel" },
    { source: "kept the books", text: "Did the books" },
  ])("passes $text", ({ source, text }) => {
    expect(found(source, text)).toEqual([]);
  });
});
