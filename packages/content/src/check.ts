import { resolve } from "node:path";
import { checkCareers, ContentError, loadCareers } from "./careers.ts";
import { checkTests } from "./courses.ts";
import { allProblemSlugs, checkInterviews, lessonSlugs, loadQuestions } from "./interviews.ts";
import { checkLanguages } from "./languages.ts";
import { checkNextSteps } from "./next-steps.ts";
import { checkProblemShapes } from "./problem-check.ts";
import { checkSimulations } from "./simulations.ts";
import {
  checkPartials,
  checkTemplates,
  checkThumbnails,
  loadTemplateSources,
} from "./templates.ts";

/** What the domain keeps of the languages. */
const VOCABULARY = resolve(import.meta.dirname, "../../domain/src/lexicon/vocabulary");

/** `node packages/content/src/check.ts [content folder]`: prints every problem, ends with 1 for any. */
async function main(): Promise<void> {
  const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, "../../../content"));
  const problems = [
    ...problemsOf(() => {
      const careers = loadCareers(root);
      return [
        ...checkCareers(careers),
        ...checkProblemShapes(root, idsOf(careers.skills)),
        ...checkInterviews(root, idsOf(careers.roles)),
      ];
    }),
    ...problemsOf(() => checkLanguages(root, VOCABULARY)),
    ...problemsOf(() => {
      const templates = loadTemplateSources(root);
      return [
        ...checkTemplates(templates),
        ...checkPartials(root, templates),
        ...checkThumbnails(root, templates),
      ];
    }),
    ...checkTests(root),
  ];
  if (problems.length === 0) problems.push(...(await simulationProblems(root)));
  if (problems.length === 0) problems.push(...checkNextSteps(root));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(""));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Scenarios refer to everything else, so they are looked at once that is right; links to skills after them. */
function simulationProblems(root: string): Promise<readonly string[]> {
  const questions = loadQuestions(root).questions.map(({ question }) => question);
  return checkSimulations(root, {
    roles: idsOf(loadCareers(root).roles),
    lessons: lessonSlugs(root),
    problems: allProblemSlugs(root),
    questions: idsOf(questions),
  });
}

function idsOf(items: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}

function problemsOf(check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems;
    }
    throw error;
  }
}

await main();
