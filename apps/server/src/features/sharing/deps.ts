import type { TemplateFiles } from "@taiyari/content/templates";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";

export interface SharingDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** What shared resumes are shown in. The first stands in for one that is not there. */
  readonly templates: readonly TemplateFiles[];
  /** Of this installation: keys the hashes by which devices are told apart. */
  readonly secret: string;
}
