import type { SearchKind } from "@taiyari/domain/search";
import {
  GaugeIcon,
  HomeIcon,
  type Icon,
  InterviewIcon,
  LearningIcon,
  PracticeIcon,
  ResumeIcon,
  ShieldIcon,
  SimulationIcon,
  UserIcon,
} from "../../ui/icons.tsx";

/** What a kind is called at the end of its row, and as the name of its group. */
export const KINDS: Readonly<
  Record<SearchKind, { readonly one: string; readonly all: string; readonly Icon: Icon }>
> = {
  page: { one: "Page", all: "Pages", Icon: HomeIcon },
  lesson: { one: "Lesson", all: "Lessons", Icon: LearningIcon },
  section: { one: "Section", all: "Sections of lessons", Icon: LearningIcon },
  exercise: { one: "Exercise", all: "Exercises", Icon: PracticeIcon },
  problem: { one: "Problem", all: "Problems", Icon: PracticeIcon },
  question: { one: "Question", all: "Interview questions", Icon: InterviewIcon },
  simulation: { one: "Day at work", all: "Days at work", Icon: SimulationIcon },
  role: { one: "Role", all: "Roles to be interviewed for", Icon: UserIcon },
  resume: { one: "Resume", all: "Your resumes", Icon: ResumeIcon },
  report: { one: "Report", all: "Your reports", Icon: GaugeIcon },
  letter: { one: "Letter", all: "Your letters", Icon: ResumeIcon },
  interview: { one: "Interview", all: "Your interviews", Icon: InterviewIcon },
  day: { one: "Your day", all: "Your days at work", Icon: SimulationIcon },
  application: { one: "Application", all: "Your applications", Icon: GaugeIcon },
  note: { one: "Note", all: "Your notes", Icon: SimulationIcon },
};

const SOLUTIONS: readonly (readonly [string, Icon])[] = [
  ["/learning", LearningIcon],
  ["/resume", ResumeIcon],
  ["/interview", InterviewIcon],
  ["/practice", PracticeIcon],
  ["/simulation", SimulationIcon],
  ["/dashboard", GaugeIcon],
  ["/profile", UserIcon],
  ["/admin", ShieldIcon],
];

/** The label and the icon of a row; pages have the icon of the part they belong to. */
export function lookOf({ kind, path }: { readonly kind: SearchKind; readonly path: string }): {
  readonly label: string;
  readonly Icon: Icon;
} {
  const own = kind === "page" ? SOLUTIONS.find(([start]) => path.startsWith(start)) : undefined;
  return { label: KINDS[kind].one, Icon: own?.[1] ?? KINDS[kind].Icon };
}
