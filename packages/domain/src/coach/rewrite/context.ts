import type { CareersIndex } from "../../careers/careers-index.ts";
import type { JobTerm } from "../../resume/report.ts";

/** What the rewording of a text needs to know of the entry it stands in. */
export interface TextContext {
  /** "description", "summary", "content", "reference": the id of the field. */
  readonly field: string;
  /** The id of the section: "experience". */
  readonly section: string;
  /** Of work that goes on: its verbs stay in the present. */
  readonly isCurrent: boolean;
  readonly index: CareersIndex;
  /** Names of the resume as the person writes them: employers, schools, products, skills, places. */
  readonly names: readonly string[];
  /** True where most lines of the resume's jobs and projects end with a full stop; absent or null for as the text's own do. */
  readonly endsWithStops?: boolean | null;
  /** What the job asks for that the resume is tailored to; absent for none. */
  readonly asked?: readonly JobTerm[];
}
