import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { loadPlayers, loadScenario } from "@taiyari/content/simulations";
import {
  type Act,
  playActs,
  type ScriptedAct,
  type SimulationEntry,
  type SimulationIndex,
} from "@taiyari/domain/simulation";
import { expect } from "./fixtures.ts";

interface Played {
  readonly scenario: string;
  /** One of the four that every scenario has, or what somebody did. */
  readonly player: "careless" | "excellent" | "pleaser" | "silent" | readonly ScriptedAct[];
  /** How many of the acts were done; left out: all of them. */
  readonly acts?: number;
  readonly startedAt?: string;
}

const ROOT = join(import.meta.dirname, "../content");

/**
 * Gives whoever is signed in a simulated day that a player has played, as if another device had sent it. Queries and code
 * of the excellent player count as right, those of others as wrong: the engines have stories of their own.
 *
 * @returns  the id of the run
 */
export async function playedDayFor(
  page: Page,
  { scenario: slug, player, acts: most, startedAt = "2026-11-12T04:00:00.000Z" }: Played,
): Promise<string> {
  const scenario = loadScenario(ROOT, slug).source?.scenario;
  if (!scenario) throw new Error(`no scenario ${slug}`);
  const script =
    typeof player === "string"
      ? loadPlayers(ROOT, slug).players.find(({ name }) => name === player)?.script.acts
      : player;
  if (!script) throw new Error(`no player of ${slug}`);
  const { acts } = await playActs(scenario, script, (task) =>
    Promise.resolve({
      isSame: player === "excellent",
      passed:
        player === "excellent" && task.deliverable.kind === "code"
          ? task.deliverable.cases.map(({ id }) => id)
          : [],
    }),
  );
  const { version, digest } = await builtDay(page, slug);
  const id = randomUUID();
  const headers = { Origin: process.env["TAIYARI_URL"] ?? "" };
  const begun = await page.request.post("/api/v1/simulations", {
    headers,
    data: { run: { id, scenario: slug, version, digest, startedAt } },
  });
  expect(begun.ok(), await begun.text()).toBe(true);
  const happened = withIds(acts).slice(0, most);
  if (happened.length > 0) {
    const kept = await page.request.post(`/api/v1/simulations/${id}/acts`, {
      headers,
      data: { happened },
    });
    expect(kept.ok(), await kept.text()).toBe(true);
  }
  return id;
}

/** What the build says of a scenario. */
export async function builtDay(page: Page, slug: string): Promise<SimulationEntry> {
  const served = await page.request.get("/simulations/simulations.json");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same types
  const index = (await served.json()) as SimulationIndex;
  const entry = index.simulations.find(({ id }) => id === slug);
  if (!entry) throw new Error(`the build has no ${slug}`);
  return entry;
}

/** The acts of a script have numbers for ids; those of a device are UUIDs. */
function withIds(acts: readonly Act[]): readonly Act[] {
  const ids = new Map(acts.map(({ id }) => [id, randomUUID()]));
  const made = (id: string) => ids.get(id) ?? id;
  return acts.map((act) =>
    act.kind === "undone"
      ? { ...act, id: made(act.id), act: made(act.act) }
      : { ...act, id: made(act.id) },
  );
}
