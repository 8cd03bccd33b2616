import type { Careers } from "@taiyari/domain/careers";
import type { Clock } from "../../adapters/clock.ts";
import type { CourseTests } from "../../built-course-tests.ts";
import type { FindOutlines } from "../../built-outlines.ts";
import type { Db } from "../../db/client.ts";
import type { ScoredCache } from "./scored-cache.ts";

export interface DashboardDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly careers: Careers;
  readonly courseTests: CourseTests;
  readonly findOutlines: FindOutlines;
  readonly cache: ScoredCache;
  /** Whether the dashboard is for accounts with the premium plan only. */
  readonly isPremiumEnforced: boolean;
  readonly adminContact: string;
}
