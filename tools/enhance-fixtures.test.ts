import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { indexCareers } from "@taiyari/domain/careers";
import { describe, expect, test } from "vitest";
import { enhanceFixtures } from "../bench/enhance-fixtures.ts";
import { judge } from "../bench/enhance-judge.ts";

const careers = indexCareers(loadCareers(path.join(import.meta.dirname, "..", "content")));
const judged = (await enhanceFixtures("development")).map((fixture) => judge(fixture, careers));

/** Fixtures of jobs, projects and summaries, whose words the checks of the content read, and that can be better. */
const FEWEST_RAISED = 30;

describe("the built-in enhancement on the texts it was developed with", () => {
  test("raises the points of the content in most and lowers them in none", () => {
    expect(judged.filter(({ change }) => change < 0).map(({ id }) => id)).toEqual([]);
    expect(judged.filter(({ change }) => change > 0).length).toBeGreaterThanOrEqual(FEWEST_RAISED);
  });

  test.each(judged)("keeps the facts of $id and adds none", ({ lost, added }) => {
    expect({ lost, added }).toEqual({ lost: [], added: [] });
  });
});
