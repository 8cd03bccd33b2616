import type { Question } from "@taiyari/domain/interview";
import type { Lesson } from "@taiyari/domain/learning";
import { type LinkedStep, stepKey } from "@taiyari/domain/next-steps";
import type { Problem, ProblemHint, SqlProblem } from "@taiyari/domain/practice";
import type { Scenario } from "@taiyari/domain/simulation";
import { SQL_COURSE } from "../courses/load-course.ts";
import type { Links } from "./links.ts";

const NOTHING = { competencies: [], roles: [], topics: [], level: null } as const;

/** A page of the course: the pages it needs are what to go back to. */
export function lessonStep(lesson: Lesson, links: Links): LinkedStep {
  const { slug, title, minutes, needs, skills } = lesson;
  return {
    kind: "lesson",
    id: slug,
    title,
    path: `/learning/${SQL_COURSE}/docs/${slug}`,
    minutes,
    ...NOTHING,
    skills: withAlso(skills, links),
    leads: needs.map((id) => stepKey({ kind: "lesson", id })),
  };
}

/** A problem in code: for the languages it is solved in, and what every code problem trains. */
export function codeStep(
  { slug, title, minutes, level, topics, skills, hints }: Problem,
  links: Links,
): LinkedStep {
  const { javascript, typescript, python } = links.languages;
  return {
    ...NOTHING,
    ...problemStep({ slug, title, minutes, level, topics, hints }),
    skills: withAlso(
      [
        ...skills,
        ...links.code,
        ...javascript,
        ...typescript,
        ...python,
        ...ofTopics(topics, links),
      ],
      links,
    ),
  };
}

export function sqlStep(
  { slug, minutes, topics, hints, exercise }: SqlProblem,
  links: Links,
): LinkedStep {
  const { title, level, skill } = exercise;
  return {
    ...NOTHING,
    ...problemStep({ slug, title, minutes, level, topics, hints }),
    skills: withAlso([skill, ...links.languages.sql, ...ofTopics(topics, links)], links),
  };
}

function problemStep({
  hints,
  slug,
  ...rest
}: Pick<LinkedStep, "title" | "minutes" | "level" | "topics"> & {
  readonly slug: string;
  readonly hints: readonly ProblemHint[];
}) {
  return {
    ...rest,
    kind: "problem" as const,
    id: slug,
    path: `/practice/${slug}`,
    leads: hints.flatMap((hint) =>
      hint.kind === "concept" && hint.lesson !== null
        ? [stepKey({ kind: "lesson", id: hint.lesson })]
        : [],
    ),
  };
}

/** A question of an interview: one that asks for a story or a case shows the skills of its competency as well. */
export function questionStep(
  { id, type, title, minutes, roles, competency, leads }: Question,
  links: Links,
): LinkedStep {
  const isShown = type === "behavioural" || type === "case";
  return {
    ...NOTHING,
    kind: "question",
    id,
    title,
    path: `/interview/get-started?questions=${id}`,
    minutes,
    roles,
    competencies: [competency],
    skills: withAlso(
      [...(links.questions[id] ?? []), ...(isShown ? links.competencies[competency] : [])],
      links,
    ),
    leads: [
      ...leads.lessons.map((slug) => stepKey({ kind: "lesson", id: slug })),
      ...leads.problems.map((slug) => stepKey({ kind: "problem", id: slug })),
    ],
  };
}

/** A simulated day: for the competencies its work is judged by. */
export function simulationStep(
  { id, title, minutes, role, tasks, next }: Scenario,
  links: Links,
): LinkedStep {
  const competencies = [
    ...new Set(tasks.flatMap(({ rubric }) => rubric.map(({ competency }) => competency))),
  ];
  return {
    ...NOTHING,
    kind: "simulation",
    id,
    title,
    path: `/simulation#${id}`,
    minutes,
    roles: [role],
    competencies,
    skills: withAlso(
      [
        ...(links.simulations[id] ?? []),
        ...competencies.flatMap((competency) => links.competencies[competency]),
      ],
      links,
    ),
    leads: (
      [
        ["lesson", next.lessons],
        ["problem", next.problems],
        ["question", next.questions],
        ["simulation", next.simulations],
      ] as const
    ).flatMap(([kind, ids]) => ids.map((to) => stepKey({ kind, id: to }))),
  };
}

function ofTopics(topics: readonly string[], links: Links): readonly string[] {
  return topics.flatMap((topic) => links.topics[topic] ?? []);
}

function withAlso(skills: readonly string[], links: Links): readonly string[] {
  return [...new Set(skills.flatMap((skill) => [skill, ...(links.also[skill] ?? [])]))];
}
