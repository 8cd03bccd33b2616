import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { logColumns, logEventColumns } from "./event-log.ts";
import { profile } from "./profile.ts";

/** A simulated day as it was begun: a `SimulationRun`. */
export const simulationRuns = profile.table("simulation_runs", logColumns("run"), (row) => [
  primaryKey({ columns: [row.userId, row.id] }),
  index("simulation_runs_newest").on(row.userId, row.startedAt.desc()),
  index("simulation_runs_deleted")
    .on(row.deletedAt)
    .where(sql`${row.deletedAt} is not null`),
]);

/** What somebody did in a simulated day: an `Act`. */
export const simulationActs = profile.table(
  "simulation_acts",
  logEventColumns("run_id", "act"),
  (row) => [
    primaryKey({ columns: [row.userId, row.logId, row.id] }),
    foreignKey({
      name: "simulation_acts_run",
      columns: [row.userId, row.logId],
      foreignColumns: [simulationRuns.userId, simulationRuns.id],
    }).onDelete("cascade"),
    index("simulation_acts_in_order").on(row.userId, row.logId, row.ordinal),
  ],
);

/** A scenario as it was on the day somebody began it. A later version changes nothing in that day. */
export const simulationScenarios = profile.table("simulation_scenarios", {
  /** Of its compiled file. */
  digest: text().primaryKey(),
  /** A `Scenario`. */
  scenario: jsonb().notNull(),
});

/** A certificate of a simulated day that is over. Deleted with it. */
export const simulationCertificates = profile.table(
  "simulation_certificates",
  {
    userId: text().notNull(),
    runId: uuid().notNull(),
    code: text().notNull(),
    /** As the person wrote it that day. */
    name: text().notNull(),
    isPublic: boolean().notNull(),
    /** A `SimulatedDay`: what was played and what came of it. */
    day: jsonb().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.runId] }),
    unique("simulation_certificates_code").on(row.code),
    foreignKey({
      name: "simulation_certificates_run",
      columns: [row.userId, row.runId],
      foreignColumns: [simulationRuns.userId, simulationRuns.id],
    }).onDelete("cascade"),
  ],
);
