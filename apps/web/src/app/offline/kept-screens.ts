import {
  InterviewIcon,
  LearningIcon,
  PracticeIcon,
  ResumeIcon,
  SimulationIcon,
  type Icon,
} from "../../ui/icons.tsx";
import { storedPerson } from "../../lib/last-person.ts";
import { hasStoredDraft } from "../../shared/drafts/stored-value.ts";

const DOCS = "/learning/sql-for-data-professionals/docs";
const COURSE_PAGE = /^\/course\/files\/pages\/(.+)-[\w]+\.json$/u;
const ENGINE = /\/assets\/pglite-[\w-]+\.wasm$/u;
const EDITOR = /\/assets\/editor-screen-[\w-]+\.js$/u;

/** A screen that opens without a connection on this device. */
export interface KeptScreen {
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly Icon: Icon;
}

/** What else than files decides which screens open. */
export interface DeviceState {
  /** Whether somebody is signed in. */
  readonly isSomebody: boolean;
  /** Whether a resume of theirs is kept here. */
  readonly hasDraft: boolean;
}

interface Candidate extends KeptScreen {
  /** Of what is kept there: without it the screen would open and show nothing. */
  readonly needs: (path: string) => boolean;
  /** Whether it takes a resume on the device: which one was the last, only the server knows otherwise. */
  readonly needsDraft?: true;
  /** Whether it opens for nobody in particular. */
  readonly isOpen?: true;
}

const CANDIDATES: readonly Candidate[] = [
  {
    name: "Resume editor",
    text: "What you type is kept here and saved later",
    to: "/resume/editor",
    Icon: ResumeIcon,
    needs: (path) => EDITOR.test(path),
    needsDraft: true,
  },
  {
    name: "SQL course",
    text: "The pages you have opened, with their exercises",
    to: DOCS,
    Icon: LearningIcon,
    needs: (path) => COURSE_PAGE.test(path),
    isOpen: true,
  },
  {
    name: "SQL editor",
    text: "PostgreSQL in this browser",
    to: `${DOCS}/editor`,
    Icon: LearningIcon,
    needs: (path) => ENGINE.test(path),
    isOpen: true,
  },
  {
    name: "Practice Lab",
    text: "The problems you have opened, judged here",
    to: "/practice",
    Icon: PracticeIcon,
    needs: (path) => path.startsWith("/problems/files/"),
  },
  {
    name: "Interview Studio",
    text: "A mock interview by keyboard, with its report",
    to: "/interview",
    Icon: InterviewIcon,
    needs: (path) => path.startsWith("/interviews/files/"),
  },
  {
    name: "Work Simulation",
    text: "The days you have begun",
    to: "/simulation",
    Icon: SimulationIcon,
    needs: (path) => path.startsWith("/simulations/files/"),
  },
];

/** The screens that open on this device without a connection, for whoever was here last; [] where nothing is kept. */
export async function keptScreens(): Promise<readonly KeptScreen[]> {
  if (!("caches" in window)) return [];
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  const person = storedPerson();
  return screensOf(paths, {
    isSomebody: person !== null,
    hasDraft: person !== null && hasStoredDraft(person.id),
  });
}

/**
 * Which screens open with what is kept.
 *
 * @param paths  of the files, in the order in which they came
 */
export function screensOf(
  paths: readonly string[],
  { isSomebody, hasDraft }: DeviceState,
): readonly KeptScreen[] {
  return CANDIDATES.filter(
    ({ needs, isOpen, needsDraft }) =>
      (isSomebody || isOpen) && (hasDraft || !needsDraft) && paths.some((path) => needs(path)),
  ).map(({ name, text, to, Icon }) => ({
    name,
    text,
    to: to === DOCS ? `${DOCS}/${lastCoursePage(paths)}` : to,
    Icon,
  }));
}

/** The page of the course that was kept last: its first one, where the course begins, may never have been opened. */
function lastCoursePage(paths: readonly string[]): string {
  return paths.flatMap((path) => COURSE_PAGE.exec(path)?.[1] ?? []).at(-1) ?? "";
}
