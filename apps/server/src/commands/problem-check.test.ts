import path from "node:path";
import { openRunner, type OpenRunner } from "@taiyari/code-runner/node";
import { checkProblems, problemSlugs } from "@taiyari/content/problem-check";
import { CODE_LANGUAGES } from "@taiyari/domain/practice";
import { sampling } from "@taiyari/domain/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../../../../tools/browser.ts";
import { readCareers } from "../built-careers.ts";
import { projectRoot } from "../project.ts";

const ROOT = projectRoot();
const CONTENT = path.join(ROOT, "content");
const SKILLS = new Set(readCareers().skills.map(({ id }) => id));
/** A problem's solutions are run once for each change of it; Python is started for it. */
const TIMEOUT_MS = 600_000;

let runner: OpenRunner;
beforeAll(async () => {
  runner = await openRunner({ program: await findBrowser(), root: ROOT });
});
afterAll(() => runner.close());

test.for(sampling.sampleOf(problemSlugs(CONTENT), 3, "problems"))(
  "the solutions of %s do in the page what their author says",
  { timeout: TIMEOUT_MS },
  async (slug) => {
    const checked = await checkProblems(CONTENT, {
      skills: SKILLS,
      only: [slug],
      runners: [
        {
          name: "page",
          run: runner.run,
          withTimes: false,
          languages: CODE_LANGUAGES,
        },
      ],
      writes: null,
      cache: path.join(ROOT, "node_modules", ".taiyari"),
    });
    expect(checked).toEqual([{ slug, problems: [] }]);
  },
);
