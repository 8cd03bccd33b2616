import { expect, test } from "vitest";
import { CHECKS } from "@taiyari/domain/report";
import { scoreDocs, storedScoreDocs } from "./score-docs.ts";

test("docs/score.md is what the checks say; `npx node tools/score-docs.ts` writes it anew", async () => {
  expect(await storedScoreDocs()).toBe(scoreDocs());
});

test("documents every check with its id and its weight", () => {
  const page = scoreDocs();
  for (const { id, weight } of CHECKS) expect(page).toContain(`| \`${id}\` | ${weight} |`);
});
