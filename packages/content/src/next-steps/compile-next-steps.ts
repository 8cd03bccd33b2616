import type { Careers } from "@taiyari/domain/careers";
import type { LinkedRole, LinkedStep, StepIndex } from "@taiyari/domain/next-steps";
import { loadCareers } from "../careers/load.ts";
import { loadCourse } from "../courses/load-course.ts";
import { loadQuestions } from "../interviews/load-questions.ts";
import { loadProblem, problemSlugs } from "../problems/load-problem.ts";
import { loadScenario, scenarioSlugs } from "../simulations/load-scenario.ts";
import { loadSqlProblems } from "../sql-problems/load-sql-problems.ts";
import { type Links, loadLinks } from "./links.ts";
import { codeStep, lessonStep, questionStep, simulationStep, sqlStep } from "./steps.ts";

const LEVELS = { easy: 0, medium: 1, hard: 2 } as const;

/**
 * Ties lessons, problems, questions and simulated days to skills, competencies and roles. Runs nothing; what cannot be read is
 * left out and is the matter of its own check.
 *
 * @param root  the content folder
 */
export function compileNextSteps(root: string): {
  readonly index: StepIndex;
  /** What is wrong with the links: file, what to do. */
  readonly problems: readonly string[];
} {
  const links = loadLinks(root);
  if (!links.ok) return { index: { steps: [], skills: [], roles: [] }, problems: links.problem };
  return {
    index: indexOf(allSteps(root, links.value), loadCareers(root)),
    problems: [],
  };
}

/** All steps in the order of `StepIndex`. */
export function allSteps(root: string, links: Links): readonly LinkedStep[] {
  const lessons = loadCourse(root).pages.flatMap(({ lesson }) =>
    lesson ? [lessonStep(lesson, links)] : [],
  );
  const code = problemSlugs(root).flatMap((slug) => {
    const { problem } = loadProblem(root, slug);
    return problem ? [codeStep(problem, links)] : [];
  });
  const sql = loadSqlProblems(root).problems.map((problem) => sqlStep(problem, links));
  const problems = [...code, ...sql].toSorted(
    (a, b) => LEVELS[a.level ?? "easy"] - LEVELS[b.level ?? "easy"] || a.minutes - b.minutes,
  );
  const questions = loadQuestions(root).questions.map(({ question }) =>
    questionStep(question, links),
  );
  const days = scenarioSlugs(root).flatMap((slug) => {
    const { source } = loadScenario(root, slug);
    return source ? [simulationStep(source.scenario, links)] : [];
  });
  return [...lessons, ...problems, ...questions, ...days];
}

/** The steps with the skills and roles that they are linked to. */
function indexOf(steps: readonly LinkedStep[], { skills, roles }: Careers): StepIndex {
  const linked = new Set(steps.flatMap((step) => step.skills));
  const only = (ids: readonly string[]) => ids.filter((id) => linked.has(id));
  return {
    steps,
    skills: skills.filter(({ id }) => linked.has(id)).map(({ id, name }) => ({ id, name })),
    roles: roles.map(({ id, title, mustHave, niceToHave }): LinkedRole => ({
      id,
      title,
      mustHave: only(mustHave),
      niceToHave: only(niceToHave),
    })),
  };
}
