import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { indexCareers } from "@taiyari/domain/careers";
import { checkFacts, factSourceOf, textAfter } from "@taiyari/domain/coach";
import { sampling } from "@taiyari/domain/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enhanceFixtures, FIXTURE_DAY } from "../bench/enhance-fixtures.ts";
import { judge } from "../bench/enhance-judge.ts";

const careers = indexCareers(loadCareers(path.join(import.meta.dirname, "..", "content")));
const judged = (await enhanceFixtures("development")).map((fixture) => judge(fixture, careers));

/** Fixtures of jobs, projects and summaries, whose words the checks of the content read, and that can be better. */
const FEWEST_RAISED = 29;

describe("the built-in enhancement on the texts it was developed with", () => {
  test("raises the points of the content in most and lowers them in none", () => {
    expect(judged.filter(({ change }) => change < 0).map(({ id }) => id)).toEqual([]);
    expect(judged.filter(({ change }) => change > 0).length).toBeGreaterThanOrEqual(FEWEST_RAISED);
  });

  test("states in no choice of its changes what the resume does not hold", () => {
    fc.assert(
      fc.property(fc.constantFrom(...judged), fc.infiniteStream(fc.boolean()), (each, coins) => {
        if (each.proposal?.kind !== "text") return;
        const { changes } = each.proposal;
        const taken = changes.filter(() => coins.next().value === true).map(({ id }) => id);
        const text = textAfter(each.proposal, { taken: new Set(taken), answers: new Map() });
        const options = { careers, today: FIXTURE_DAY };
        expect(checkFacts(factSourceOf(each.draft), text, options)).toEqual([]);
      }),
      { numRuns: sampling.runsOf(400) },
    );
  });

  test.each(judged)("keeps the facts of $id and adds none", ({ lost, added }) => {
    expect({ lost, added }).toEqual({ lost: [], added: [] });
  });
});
