import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sampling } from "@taiyari/domain/testing";
import { loadCareers } from "../../careers/load.ts";
import { loadCourse } from "../load-course.ts";
import { checkCourse } from "./check-course.ts";

const PROJECT = resolve(import.meta.dirname, "../../../../..");
const CONTENT = resolve(PROJECT, "content");
const CACHE = resolve(PROJECT, "node_modules/.taiyari");
const SKILLS = new Set(loadCareers(CONTENT).skills.map(({ id }) => id));
/** A page's examples, answers and mutants are run in some seconds, once for each change of it. */
const TIMEOUT_MS = 600_000;

const PAGES = loadCourse(CONTENT).pages.map(({ slug }) => slug);

test.for(sampling.sampleOf(PAGES, 4))(
  "all that %s runs does what it says, and its data finds each slip in an answer",
  { timeout: TIMEOUT_MS },
  async (only) => {
    const { pages } = await checkCourse(CONTENT, {
      cache: CACHE,
      skills: SKILLS,
      only,
      withMutants: true,
    });
    expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
  },
);
