import type { Course } from "@taiyari/domain/learning";
import type { Progress } from "@taiyari/domain/learning/progress";
import type { PracticeProgress } from "@taiyari/domain/practice/progress";
import type { ReactNode } from "react";
import {
  InterviewIcon,
  LearningIcon,
  PracticeIcon,
  ResumeIcon,
  SimulationIcon,
  type Icon,
} from "../../ui/icons.tsx";
import { InterviewThings } from "./niches/interview-things.tsx";
import { BookThings, LaptopThings } from "../../ui/niche-things.tsx";
import { ResumeThings } from "./niches/resume-things.tsx";
import { SimulationThings } from "./niches/simulation-things.tsx";
import { learningProgress } from "./learning-progress.ts";
import { practiceProgress } from "./practice-progress.ts";
import {
  interviewProgress,
  resumeProgress,
  simulationProgress,
  type Journey,
  type StepProgress,
  type StepId,
} from "./progress.ts";

export interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly text: string;
  readonly points: readonly [string, string, string];
  readonly button: string;
  readonly to: "/learning" | "/resume" | "/interview" | "/lab" | "/simulation";
  readonly Icon: Icon;
  readonly Things: () => ReactNode;
  readonly standing: (known: Known) => StepProgress | null;
}

/** What the steps say where somebody stands from. */
export interface Known {
  readonly journey: Journey | undefined;
  readonly course: Course | undefined;
  readonly learning: Progress;
  readonly practice: PracticeProgress;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The journey. Titles, buttons and addresses are the specification's. */
export const STEPS: readonly Step[] = [
  {
    id: "learning",
    title: "Learning",
    text: "Courses you run instead of watch. The first is SQL for data professionals, with a real PostgreSQL in the page.",
    points: [
      "Every example editable and runnable in place",
      "Exercises checked by their result, with hints",
      "A certificate anyone can verify",
    ],
    button: "Start Learning",
    to: "/learning",
    Icon: LearningIcon,
    Things: BookThings,
    standing: ({ course, learning }) => learningProgress(course, learning),
  },
  {
    id: "resume",
    title: "Resume Engine",
    text: "Reads your resume the way an applicant tracking system does, shows what it understood, and helps you fix the rest.",
    points: [
      "A score made of named checks, each with its reason",
      "Matched to the job description you paste",
      "A PDF with real text, proved by reading it back",
    ],
    button: "Build Resume",
    to: "/resume",
    Icon: ResumeIcon,
    Things: ResumeThings,
    standing: ({ journey }) => (journey ? resumeProgress(journey) : null),
  },
  {
    id: "interview",
    title: "Interview Studio",
    text: "A mock interview for this role, from your resume and the job description, by voice or keyboard.",
    points: [
      "Follow-up questions on what you actually said",
      "Feedback that quotes your own words",
      "The next three things to practise",
    ],
    button: "Practice Now",
    to: "/interview",
    Icon: InterviewIcon,
    Things: InterviewThings,
    standing: ({ journey }) => (journey ? interviewProgress(journey) : null),
  },
  {
    id: "practice",
    title: "Practice Lab",
    text: "Coding and SQL problems, solved and judged in your browser in milliseconds, offline too.",
    points: [
      "JavaScript, TypeScript, Python and SQL",
      "Hidden tests, readable failures, worked solutions",
      "What you failed comes back when it is due",
    ],
    button: "Enter Lab",
    to: "/lab",
    Icon: PracticeIcon,
    Things: LaptopThings,
    standing: ({ practice, now }) => practiceProgress(practice, now),
  },
  {
    id: "simulation",
    title: "Work Simulation",
    text: "A day at work: an inbox, a chat, a clock, and people who want different things.",
    points: [
      "Your decisions change what happens next",
      "Mails, queries and plans assessed against a rubric",
      "A debrief on how the people in it saw you",
    ],
    button: "Start Simulation",
    to: "/simulation",
    Icon: SimulationIcon,
    Things: SimulationThings,
    standing: ({ journey }) => (journey ? simulationProgress(journey) : null),
  },
];
