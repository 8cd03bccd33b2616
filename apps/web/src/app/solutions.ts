import {
  InterviewIcon,
  LearningIcon,
  PracticeIcon,
  ResumeIcon,
  SimulationIcon,
  type Icon,
} from "../ui/icons.tsx";
import {
  interviewProgress,
  resumeProgress,
  simulationProgress,
  type Journey,
} from "../features/overview/progress.ts";

export interface Solution {
  readonly name: string;
  readonly text: string;
  readonly to: "/learning" | "/resume" | "/interview" | "/practice" | "/simulation";
  readonly Icon: Icon;
  /** Where the person stands, in a few words; "" before there is anything. */
  readonly standing: (journey: Journey | undefined) => string;
}

const nothingYet = () => "";

/** The five, in the order of the journey. */
export const SOLUTIONS: readonly Solution[] = [
  {
    name: "Learning",
    text: "SQL for data professionals",
    to: "/learning",
    Icon: LearningIcon,
    standing: nothingYet,
  },
  {
    name: "Resume Engine",
    text: "Score it, fix it, export it",
    to: "/resume",
    Icon: ResumeIcon,
    standing: (journey) => (journey ? (resumeProgress(journey)?.brief ?? "") : ""),
  },
  {
    name: "Interview Studio",
    text: "A mock interview for your role",
    to: "/interview",
    Icon: InterviewIcon,
    standing: (journey) => (journey ? (interviewProgress(journey)?.brief ?? "") : ""),
  },
  {
    name: "Practice Lab",
    text: "Coding and SQL, judged at once",
    to: "/practice",
    Icon: PracticeIcon,
    standing: nothingYet,
  },
  {
    name: "Work Simulation",
    text: "A day at work, before the first",
    to: "/simulation",
    Icon: SimulationIcon,
    standing: (journey) => (journey ? (simulationProgress(journey)?.brief ?? "") : ""),
  },
];
