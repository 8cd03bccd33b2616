import {
  InterviewIcon,
  LearningIcon,
  PracticeIcon,
  ResumeIcon,
  SimulationIcon,
  type Icon,
} from "../ui/icons.tsx";
import type { WhereNext } from "@taiyari/contract";
import { count } from "../lib/numbers.ts";

/** How far the person is with each; a solution before anything was done with it is null. */
export type Standings = WhereNext["solutions"];

export interface Solution {
  readonly name: string;
  readonly text: string;
  readonly to: "/learning" | "/resume" | "/interview" | "/practice" | "/simulation";
  readonly Icon: Icon;
  /** Where the person stands, in a few words; "" before there is anything, and until it is known. */
  readonly standing: (standings: Standings | undefined) => string;
}

/** The five, in the order of the journey. */
export const SOLUTIONS: readonly Solution[] = [
  {
    name: "Learning",
    text: "SQL for data professionals",
    to: "/learning",
    Icon: LearningIcon,
    standing: (standings) =>
      standings?.learning
        ? `${standings.learning.pagesDone} of ${count(standings.learning.pages, "page")}`
        : "",
  },
  {
    name: "Resume Engine",
    text: "Score it, fix it, export it",
    to: "/resume",
    Icon: ResumeIcon,
    standing: (standings) => {
      const { report, uploads } = standings?.resume ?? { report: null, uploads: 0 };
      if (report) return `Score ${report.score}`;
      return uploads > 0 ? "No report yet" : "";
    },
  },
  {
    name: "Interview Studio",
    text: "A mock interview for your role",
    to: "/interview",
    Icon: InterviewIcon,
    standing: (standings) =>
      standings?.interview ? count(standings.interview.interviews, "interview") : "",
  },
  {
    name: "Practice Lab",
    text: "Coding and SQL, judged at once",
    to: "/practice",
    Icon: PracticeIcon,
    standing: (standings) => (standings?.practice ? `${standings.practice.solved} solved` : ""),
  },
  {
    name: "Work Simulation",
    text: "A day at work, before the first",
    to: "/simulation",
    Icon: SimulationIcon,
    standing: (standings) =>
      standings?.simulation
        ? `${standings.simulation.finished} of ${count(standings.simulation.scenarios, "day")}`
        : "",
  },
];
