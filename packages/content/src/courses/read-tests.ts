import type { AssessmentBank, PlacementQuestion } from "@taiyari/domain/learning";
import { readYaml } from "../read-yaml.ts";
import { type CourseStages, readCourseStages } from "./course-pages.ts";
import { AssessmentSource, PlacementSource, type QuestionSource } from "./question-schema.ts";
import { readQuestion } from "./read-question.ts";

/** So that somebody who tries again meets other questions. Our choice. */
const LEAST_QUESTIONS = 60;
const TIMES_DRAWN = 2;

export interface ReadTest<Value> {
  /** Null where a file cannot be read. */
  readonly value: Value | null;
  /** What a writer has to mend: file, question, what to do. */
  readonly problems: readonly string[];
}

/** @param folder  of the course: "content/courses/sql-for-data-professionals" */
export function readAssessment(folder: string): ReadTest<AssessmentBank> {
  const course = readCourseStages(folder);
  const source = readYaml(folder, "assessment.yaml", AssessmentSource);
  if (!course.ok || !source.ok) return { value: null, problems: problemsIn(course, source) };
  const { minutes, pass, draw, questions } = source.value;
  const read = readAll("assessment.yaml", questions, course.value, (question) =>
    "page" in question ? [question.page] : [],
  );
  const problems = [...read.problems];
  const say = (text: string) => problems.push(`assessment.yaml: ${text}`);
  if (questions.length < LEAST_QUESTIONS)
    say(`${questions.length} questions; a bank has at least ${LEAST_QUESTIONS}.`);
  for (const stage of new Set([...course.value.stages, ...Object.keys(draw)])) {
    const wanted = draw[stage];
    if (wanted === undefined) say(`draw says nothing of the stage “${stage}”.`);
    else if (!course.value.stages.includes(stage)) say(`course.yaml has no stage “${stage}”.`);
    else {
      const there = read.questions.filter(({ question }) => question.stage === stage).length;
      if (there < wanted * TIMES_DRAWN)
        say(
          `“${stage}” has ${there} questions for ${wanted} drawn; write at least ${wanted * TIMES_DRAWN}, so that a second try has others.`,
        );
    }
  }
  const bank = read.questions.map(({ question, key, prediction }) => ({
    question,
    key,
    prediction,
  }));
  return { value: { minutes, pass, draw, questions: bank }, problems };
}

/** @param folder  of the course */
export function readPlacement(folder: string): ReadTest<readonly PlacementQuestion[]> {
  const course = readCourseStages(folder);
  const source = readYaml(folder, "placement.yaml", PlacementSource);
  if (!course.ok || !source.ok) return { value: null, problems: problemsIn(course, source) };
  const read = readAll("placement.yaml", source.value.questions, course.value, (question) =>
    "pages" in question ? question.pages : [],
  );
  return {
    value: read.questions.map(({ question, key, prediction, pages }) => ({
      question,
      key,
      prediction,
      pages,
    })),
    problems: read.problems,
  };
}

function problemsIn(
  ...results: readonly (
    | { readonly ok: true }
    | { readonly ok: false; readonly problem: readonly string[] }
  )[]
): readonly string[] {
  return results.flatMap((result) => (result.ok ? [] : result.problem));
}

function readAll(
  file: string,
  sources: readonly QuestionSource[],
  { stageOf }: CourseStages,
  pagesOf: (source: QuestionSource) => readonly string[],
) {
  const problems: string[] = [];
  const questions = sources.map((source, at) => {
    const place = `${file}, "${source.id}"`;
    if (sources.findIndex(({ id }) => id === source.id) !== at)
      problems.push(`${place}: this id stands here twice.`);
    const pages = pagesOf(source);
    for (const page of pages)
      if (!stageOf.has(page)) problems.push(`${place}: course.yaml has no page “${page}”.`);
    const page = pages[0] ?? "";
    const read = readQuestion(source, { place, page, stage: stageOf.get(page) ?? "" });
    problems.push(...read.problems);
    return { ...read, pages };
  });
  return { questions, problems };
}
