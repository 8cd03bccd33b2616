import path from "node:path";
import type { QuestionType } from "@taiyari/domain/interview";
import { topicName } from "@taiyari/domain/practice";
import type { SearchEntry, SearchFile } from "@taiyari/domain/search";
import { loadCareers } from "../careers/load.ts";
import { sectionsOf } from "../courses/compile/compile-course.ts";
import { loadCourse, SQL_COURSE } from "../courses/load-course.ts";
import { loadCodingProblems } from "../interviews/coding-problems.ts";
import { loadQuestions, type SourceQuestion } from "../interviews/load-questions.ts";
import { loadScenario, scenarioSlugs } from "../simulations/load-scenario.ts";

/**
 * All that the search finds of the content. Runs nothing; what cannot be read is left out and is the matter of its own check.
 *
 * @param root  the content folder
 */
export function compileSearch(root: string): SearchFile {
  return {
    entries: [
      ...courseEntries(root),
      ...problemEntries(root),
      ...loadQuestions(root).questions.map(questionEntry),
      ...dayEntries(root),
      ...roleEntries(root),
    ],
  };
}

const DOCS = `/learning/${SQL_COURSE}/docs`;

function courseEntries(root: string): readonly SearchEntry[] {
  const pages = loadCourse(root).pages.flatMap(({ lesson, exercises }) =>
    lesson ? [{ lesson, exercises }] : [],
  );
  return pages.flatMap(({ lesson, exercises }) => {
    const { slug, title, promise } = lesson;
    return [
      {
        kind: "lesson",
        id: `lesson ${slug}`,
        title,
        path: `${DOCS}/${slug}`,
        about: [promise, ...sectionsOf(lesson).map((section) => section.title)].join(". "),
      },
      ...sectionsOf(lesson).map(({ id, title: heading }): SearchEntry => ({
        kind: "section",
        id: `section ${slug}#${id}`,
        title: heading,
        path: `${DOCS}/${slug}#${id}`,
        about: title,
      })),
      ...exercises.map(({ id, title: name }): SearchEntry => ({
        kind: "exercise",
        id: `exercise ${id}`,
        title: name,
        path: `${DOCS}/${slug}#exercise-${id}`,
      })),
    ];
  });
}

function problemEntries(root: string): readonly SearchEntry[] {
  return loadCodingProblems(root).map(({ slug, title, topics }) => ({
    kind: "problem",
    id: `problem ${slug}`,
    title,
    path: `/practice/${slug}`,
    about: topics.map(topicName).join(", "),
  }));
}

const TYPES: Readonly<Partial<Record<QuestionType, string>>> = {
  behavioural: "Behavioural",
  hr: "HR",
  case: "Case",
  technical: "Technical",
};

/** The file of a question says what it is about: "hr-salary". */
function questionEntry({ question: { id, type, title, ask }, file }: SourceQuestion): SearchEntry {
  return {
    kind: "question",
    id: `question ${id}`,
    title,
    path: `/interview/get-started?questions=${id}`,
    about: [ask, TYPES[type], path.basename(file, ".yaml").replaceAll("-", " ")].join(" "),
  };
}

function dayEntries(root: string): readonly SearchEntry[] {
  return scenarioSlugs(root).flatMap((slug) => {
    const { source } = loadScenario(root, slug);
    if (!source) return [];
    const { id, title, as, company, place } = source.scenario;
    return [
      {
        kind: "simulation",
        id: `simulation ${id}`,
        title,
        path: `/simulation#${id}`,
        about: `${as} ${company} ${place}`,
      },
    ];
  });
}

/** A role opens the set-up of an interview for it. */
function roleEntries(root: string): readonly SearchEntry[] {
  return loadCareers(root).roles.map(({ id, title, aliases }) => ({
    kind: "role",
    id: `role ${id}`,
    title,
    path: `/interview/get-started?role=${id}`,
    names: aliases,
  }));
}
