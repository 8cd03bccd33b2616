import {
  InterviewIcon,
  LearningIcon,
  PracticeIcon,
  ResumeIcon,
  SimulationIcon,
  type Icon,
} from "../../ui/icons.tsx";
import { formatDate } from "../../lib/dates.ts";
import { count, formatNumber } from "../../lib/numbers.ts";
import type { Entry, OpenDashboard } from "./dashboard-data.ts";

type Solutions = OpenDashboard["solutions"];

/** How far somebody is with a solution, as its place on the dashboard says it. */
export interface SolutionFigure {
  /** "14", with "of 28 pages" after it. */
  readonly figure: string;
  readonly unit: string;
  /** 0 to 100; null where there is nothing to be a part of. */
  readonly share: number | null;
  readonly text: string;
}

export const SOLUTION_ICONS: Readonly<Record<Entry["solution"], Icon>> = {
  learning: LearningIcon,
  resume: ResumeIcon,
  interview: InterviewIcon,
  practice: PracticeIcon,
  simulation: SimulationIcon,
};

/** The five in the order of the journey. */
export const SOLUTION_PLACES = [
  { id: "learning", name: "Learning", to: "/learning", first: "Read a page and run its examples" },
  {
    id: "resume",
    name: "Resume Engine",
    to: "/resume",
    first: "Upload a resume and see its score",
  },
  {
    id: "interview",
    name: "Interview Studio",
    to: "/interview",
    first: "Hold a first mock interview",
  },
  { id: "practice", name: "Practice Lab", to: "/practice", first: "Solve a first problem" },
  { id: "simulation", name: "Work Simulation", to: "/simulation", first: "Play a day at work" },
] as const;

/** Null before anything was done with it. */
export function figureOf(
  id: (typeof SOLUTION_PLACES)[number]["id"],
  solutions: Solutions,
): SolutionFigure | null {
  switch (id) {
    case "learning":
      return learningFigure(solutions.learning);
    case "resume":
      return resumeFigure(solutions.resume);
    case "interview":
      return interviewFigure(solutions.interview);
    case "practice":
      return practiceFigure(solutions.practice);
    case "simulation":
      return simulationFigure(solutions.simulation);
  }
}

function learningFigure(learning: Solutions["learning"]): SolutionFigure | null {
  if (!learning) return null;
  const { pages, pagesDone, exercises, solved } = learning;
  return {
    figure: formatNumber(pagesDone),
    unit: `of ${count(pages, "page")}`,
    share: shareOf(pagesDone, pages),
    text: `${formatNumber(solved)} of ${count(exercises, "exercise")} solved`,
  };
}

function resumeFigure(resume: Solutions["resume"]): SolutionFigure | null {
  if (!resume) return null;
  const { uploads, letters, report } = resume;
  const written = letters > 0 ? count(letters, "cover letter") : "";
  if (!report)
    return {
      figure: formatNumber(uploads),
      unit: `${uploads === 1 ? "resume" : "resumes"} uploaded`,
      share: null,
      text: ["No report yet", written].filter(Boolean).join(", "),
    };
  return {
    figure: formatNumber(report.score),
    unit: "of 100",
    share: report.score,
    text: [`Report ${report.ordinal}, made ${formatDate(report.at)}`, written]
      .filter(Boolean)
      .join(", "),
  };
}

function interviewFigure(interview: Solutions["interview"]): SolutionFigure | null {
  if (!interview) return null;
  const { interviews, answers, mean } = interview;
  return {
    figure: formatNumber(interviews),
    unit: interviews === 1 ? "interview" : "interviews",
    share: mean,
    text:
      mean === null
        ? "None of them is over yet"
        : `${count(answers, "answer")}, average score ${mean}`,
  };
}

function practiceFigure(practice: Solutions["practice"]): SolutionFigure | null {
  if (!practice) return null;
  const { problems, solved, due } = practice;
  return {
    figure: formatNumber(solved),
    unit: `of ${formatNumber(problems)} solved`,
    share: shareOf(solved, problems),
    text: due === 0 ? "Nothing is due for review" : `${formatNumber(due)} due for review today`,
  };
}

function simulationFigure(simulation: Solutions["simulation"]): SolutionFigure | null {
  if (!simulation) return null;
  const { begun, finished, scenarios, last } = simulation;
  return {
    figure: formatNumber(finished),
    unit: `of ${count(scenarios, "day")}`,
    share: shareOf(finished, scenarios),
    text: last ? `${last.title}, debrief ${last.score}` : `${count(begun, "day")} begun`,
  };
}

function shareOf(some: number, all: number): number | null {
  return all === 0 ? null : Math.round((100 * some) / all);
}
