import type { ProblemEntry } from "@taiyari/domain/practice";
import { expect, test } from "vitest";
import { UNTOUCHED } from "../standing/entry-standing.ts";
import { chooseRound } from "./choose-round.ts";

function entry(slug: string, topic: string, level: ProblemEntry["level"]): ProblemEntry {
  const languages = ["javascript", "typescript", "python"] as const;
  const counts = { minutes: 20, skills: [], shown: 3, hidden: 12, kinds: 4 };
  return { slug, title: slug, kind: "code", level, topics: [topic], languages, ...counts };
}

const PROBLEMS = [
  entry("a", "arrays", "easy"),
  entry("b", "arrays", "medium"),
  entry("c", "heaps", "medium"),
  entry("solved", "graphs", "medium"),
];
const standings = new Map([["solved", { ...UNTOUCHED, state: "solved" as const }]]);
const wish = (...levels: readonly ProblemEntry["level"][]) => ({
  problems: levels.map((level) => ({ language: "python" as const, level })),
});
const slugs = (levels: readonly ProblemEntry["level"][], random = () => 0) =>
  chooseRound(PROBLEMS, wish(...levels), standings, random).map(({ entry: { slug } }) => slug);

test("a round has fewer problems than wished for where there are not enough", () => {
  expect(chooseRound([], wish("easy", "medium"), standings, () => 0)).toEqual([]);
  expect(slugs(["easy", "easy", "easy", "easy", "easy"])).toHaveLength(4);
});

test("a round takes the level, another concept, and what was not solved", () => {
  expect(slugs(["easy", "medium"])).toEqual(["a", "c"]);
  expect(slugs(["easy", "medium"], () => 0.999)).toEqual(["a", "c"]);
  expect(slugs(["medium", "medium", "medium"]).at(-1)).toBe("solved");
});
