import { setImmediate } from "node:timers/promises";
import { SHOWN_LEVEL } from "@taiyari/domain/readiness";
import { debriefOf, replay, type Scenario } from "@taiyari/domain/simulation";
import type { SimulationAct } from "@taiyari/contract";
import type { DashboardDeps } from "./deps.ts";
import type { ScoredDay } from "./scored-cache.ts";
import { findActsOf, findScenarios, type RunRow } from "./simulation-store.ts";

/** Days whose debrief is worked out. More than any figure looks back at. */
const MOST_SCORED = 10;

/** The latest days that are over, the earliest first; without those whose scenario is not known here. */
export async function scoreDays(
  { db, cache }: Pick<DashboardDeps, "db" | "cache">,
  userId: string,
  rows: readonly RunRow[],
): Promise<readonly ScoredDay[]> {
  const over = rows.filter(({ isEnded }) => isEnded).slice(0, MOST_SCORED);
  const keyOf = ({ id, acts }: Pick<RunRow, "id" | "acts">) => `${userId} ${id} ${acts}`;
  const unknown = over.filter((row) => cache.days.get(keyOf(row)) === undefined);
  const [acts, scenarios] = await Promise.all([
    findActsOf(
      db,
      userId,
      unknown.map(({ id }) => id),
    ),
    findScenarios(db, [...new Set(unknown.map(({ digest }) => digest))]),
  ]);
  for (const row of unknown) {
    const scenario = scenarios.get(row.digest);
    cache.days.set(keyOf(row), scenario ? scored(row, scenario, acts.get(row.id) ?? []) : null);
    // A replay takes milliseconds without a pause: others are served in between.
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    await setImmediate();
  }
  return over.flatMap((row) => cache.days.get(keyOf(row)) ?? []).toReversed();
}

function scored(
  { id, lastAt }: RunRow,
  scenario: Scenario,
  acts: readonly SimulationAct[],
): ScoredDay | null {
  const debrief = debriefOf(scenario, replay(scenario, acts));
  if (!debrief || !lastAt) return null;
  return {
    id,
    endedAt: lastAt.getTime(),
    title: scenario.title,
    facts: {
      scenario: scenario.id,
      score: debrief.score,
      shown: debrief.competencies.flatMap((one) =>
        (one.level ?? 0) >= SHOWN_LEVEL ? [one.id] : [],
      ),
    },
  };
}
