import type { TemplateFiles } from "@taiyari/content/templates";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";

export interface EditorDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** In the order of the grid. */
  readonly templates: readonly TemplateFiles[];
  /** Whether a free account may not choose premium templates. */
  readonly isPremiumEnforced: boolean;
  /** Names the roles and skills that score a resume. */
  readonly careersVersion: string;
}
