import type { DashboardEntry } from "@taiyari/contract";
import { keyOf, pageState } from "@taiyari/domain/learning/progress";
import type { Standing } from "@taiyari/domain/readiness";
import type { Careers } from "@taiyari/domain/careers";
import type { Gathered } from "./gather.ts";

/** How many the whole list has. */
export const MOST_ENTRIES = 100;
/** How many the dashboard has. */
export const SHOWN_ENTRIES = 5;

const COURSE = "/learning/sql-for-data-professionals";
const TRIES = ["", "first", "second", "third", "fourth", "fifth"];
const LANGUAGES = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
  sql: "SQL",
} as const;

/** What somebody brought to an end, the latest first. */
export function recentEntries(
  gathered: Gathered,
  standing: Standing,
  careers: Careers,
): readonly DashboardEntry[] {
  return [
    ...pageEntries(gathered, standing),
    ...problemEntries(gathered, standing),
    ...roundEntries(standing),
    ...assessedEntries(gathered),
    ...reportEntries(gathered),
    ...letterEntries(gathered),
    ...interviewEntries(gathered, careers),
    ...dayEntries(gathered),
  ]
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.to < b.to ? -1 : 1))
    .slice(0, MOST_ENTRIES);
}

const dateOf = (at: number) => new Date(at).toISOString();

/** Pages of the course that are done, with when. */
export function pageEntries(
  { outlines }: Gathered,
  { learning }: Standing,
): readonly DashboardEntry[] {
  const pages = outlines.course?.stages.flatMap((stage) => stage.pages) ?? [];
  return pages
    .filter((page) => pageState(page, learning) === "done")
    .map(({ slug, title, exercises }) => {
      const solved = exercises.map(
        ({ id }) => learning.exercises.get(keyOf(slug, id))?.solvedAt ?? 0,
      );
      return {
        solution: "learning",
        title: `Finished ${title}`,
        detail:
          exercises.length === 0
            ? "Read to its end"
            : `${exercises.length} of ${exercises.length} exercises right`,
        score: null,
        at: dateOf(Math.max(learning.pages.get(slug)?.readAt ?? 0, ...solved)),
        to: `${COURSE}/docs/${slug}`,
      };
    });
}

/** Problems that are solved, with when they were first. */
export function problemEntries(
  { outlines }: Gathered,
  { practice }: Standing,
): readonly DashboardEntry[] {
  return outlines.problems.problems.flatMap(({ slug, title }) => {
    const done = practice.problems.get(slug);
    if (!done || done.solvedAt === null) return [];
    const first = done.submissions.findIndex(({ result }) => result === "passed");
    const passed = done.submissions[first];
    if (!passed) return [];
    const tries = TRIES[first + 1] ?? `${first + 1}th`;
    return [
      {
        solution: "practice",
        title: `Solved ${title}`,
        detail: `${LANGUAGES[passed.language]}, on the ${tries} try`,
        score: null,
        at: dateOf(passed.at),
        to: `/practice/${slug}`,
      },
    ];
  });
}

function roundEntries({ practice }: Standing): readonly DashboardEntry[] {
  return practice.rounds.map((round) => {
    const solved = round.parts.filter(({ marks }) =>
      marks.some(
        ({ kind, passed, total }) => kind === "submitted" && total > 0 && passed === total,
      ),
    ).length;
    return {
      solution: "practice",
      title: "Mock round",
      detail: `${solved} of ${round.parts.length} problems solved in time`,
      score: null,
      at: round.at,
      to: `/practice/round/${round.round}`,
    };
  });
}

function assessedEntries({ assessed, outlines }: Gathered): readonly DashboardEntry[] {
  return assessed
    .filter(({ course, questions }) => course === outlines.course?.slug && questions > 0)
    .map(({ right, questions, submittedAt }) => ({
      solution: "learning",
      title: "Final assessment",
      detail: `${right} of ${questions} questions right`,
      score: Math.round((100 * right) / questions),
      at: submittedAt.toISOString(),
      to: `${COURSE}/assessment`,
    }));
}

function reportEntries({ reports }: Gathered): readonly DashboardEntry[] {
  return reports.map(({ fileName, score, madeAt, uploadId }, place) => {
    const before = reports[place + 1];
    return {
      solution: "resume",
      title: fileName,
      detail: before ? `It was ${before.score} before` : "The first report",
      score,
      at: madeAt.toISOString(),
      to: `/resume/report/result?id=${uploadId}`,
    };
  });
}

function letterEntries({ letters }: Gathered): readonly DashboardEntry[] {
  return letters.map(({ id, name, role, company, updatedAt }) => ({
    solution: "resume",
    title: `Cover letter: ${name}`,
    detail: [role, company].filter(Boolean).join(" at "),
    score: null,
    at: updatedAt.toISOString(),
    to: `/resume/letters/${id}`,
  }));
}

function interviewEntries(
  { scoredInterviews }: Gathered,
  careers: Careers,
): readonly DashboardEntry[] {
  return scoredInterviews.map(({ id, role, score, endedAt, last }) => {
    const title = careers.roles.find((one) => one.id === role)?.title;
    return {
      solution: "interview",
      title: title ? `Mock interview, ${title}` : "Mock interview",
      detail: last.headline,
      score,
      at: dateOf(endedAt),
      to: `/interview/report/${id}`,
    };
  });
}

function dayEntries({ scoredDays }: Gathered): readonly DashboardEntry[] {
  return scoredDays.map(({ id, title, facts, endedAt }) => ({
    solution: "simulation",
    title,
    detail: "A day at work, with its debrief",
    score: facts.score,
    at: dateOf(endedAt),
    to: `/simulation/${id}/debrief`,
  }));
}
