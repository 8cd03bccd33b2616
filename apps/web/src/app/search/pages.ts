import {
  GaugeIcon,
  HomeIcon,
  InterviewIcon,
  LearningIcon,
  PracticeIcon,
  ResumeIcon,
  ShieldIcon,
  SimulationIcon,
  UserIcon,
  type Icon,
} from "../../ui/icons.tsx";

/** Something the search can open. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  /** "Page", "Resumes", "Reports": shown at the end of the row. */
  readonly category: string;
  readonly Icon: Icon;
  readonly path: string;
}

interface Page extends SearchHit {
  /** Other words a person may look for it with. */
  readonly keywords: string;
}

function page(title: string, path: string, icon: Icon, keywords: string): Page {
  return { id: path, title, path, Icon: icon, keywords, category: "Page" };
}

/** Every page a person can open by itself. */
const PAGES: readonly Page[] = [
  page("Overview", "/overview", HomeIcon, "home journey start steps"),
  page("Resume Engine", "/resume", ResumeIcon, "resume builder cv history upload score"),
  page("Upload a resume", "/resume/metadata", ResumeIcon, "cv new wizard file pdf"),
  page(
    "Resume analysis details",
    "/resume/report",
    ResumeIcon,
    "job description match form salary",
  ),
  page("Latest resume report", "/resume/report/result", ResumeIcon, "score insights improvement"),
  page(
    "Import a resume",
    "/resume/import",
    ResumeIcon,
    "cv linkedin json reactive paste text file",
  ),
  page("Resume editor", "/resume/editor", ResumeIcon, "cv builder template write edit"),
  page("Cover letters", "/resume/letters", ResumeIcon, "application letter job motivation"),
  page("Dashboard", "/dashboard", GaugeIcon, "readiness progress streak activity"),
  page("Learning", "/learning", LearningIcon, "courses lessons study"),
  page("Due for review", "/learning/review", LearningIcon, "cards learning repeat remember recall"),
  page(
    "SQL for data professionals",
    "/learning/sql-for-data-professionals",
    LearningIcon,
    "course database postgresql query",
  ),
  page("Interview Studio", "/interview", InterviewIcon, "mock questions practice speak voice"),
  page(
    "Set up an interview",
    "/interview/get-started",
    InterviewIcon,
    "mock begin start questions role job behavioural hr salary case",
  ),
  page("Practice Lab", "/practice", PracticeIcon, "coding problems javascript python sql lab"),
  page("Work Simulation", "/simulation", SimulationIcon, "day inbox job decisions"),
  page("Profile", "/profile", UserIcon, "account details password settings"),
  page("Admin", "/admin", ShieldIcon, "people accounts reset link"),
];

/** The pages in whose title or keywords every word of the query begins a word; all of them for "". */
export function findPages(query: string): readonly SearchHit[] {
  const wanted = words(query);
  const scored = PAGES.filter((candidate) => {
    const known = words(`${candidate.title} ${candidate.keywords}`);
    return wanted.every((word) => known.some((other) => other.startsWith(word)));
  });
  const inTitle = (candidate: Page) =>
    wanted.every((word) => words(candidate.title).some((other) => other.startsWith(word)));
  return [...scored.filter(inTitle), ...scored.filter((candidate) => !inTitle(candidate))];
}

/** Lower case, without what stands between. */
export function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter(Boolean);
}
