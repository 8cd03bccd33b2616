import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Act, SimulationIndex } from "@taiyari/domain/simulation";
import { originOf } from "./editor-resumes.ts";
import { expect } from "./fixtures.ts";

type Bare<Given> = Given extends Act ? Omit<Given, "id"> : never;

/** What was done in a day, without the ids that a device gives it. */
export type DoneAct = Bare<Act>;

/**
 * Begins a day for whoever is signed in, as another device of theirs would have, with what was done in it so far.
 *
 * @param scenario  a folder of content/simulations
 * @returns         the id of the run
 */
export async function beginDay(
  page: Page,
  scenario: string,
  acts: readonly DoneAct[],
): Promise<string> {
  const index = (await (
    await page.request.get("/simulations/simulations.json")
  ).json()) as SimulationIndex;
  const entry = index.simulations.find(({ id }) => id === scenario);
  const id = randomUUID();
  const headers = { Origin: originOf() };
  const begun = await page.request.post("/api/v1/simulations", {
    headers,
    data: {
      run: {
        id,
        scenario,
        version: entry?.version,
        digest: entry?.digest,
        startedAt: new Date().toISOString(),
      },
    },
  });
  expect(begun.ok()).toBe(true);
  if (acts.length > 0) await doInDay(page, id, acts);
  return id;
}

/** Does something in a day from another device; a page that is open hears of it when it is opened anew. */
export async function doInDay(page: Page, id: string, acts: readonly DoneAct[]): Promise<void> {
  const kept = await page.request.post(`/api/v1/simulations/${id}/acts`, {
    headers: { Origin: originOf() },
    data: { happened: acts.map((act) => ({ ...act, id: randomUUID() })) },
  });
  expect(kept.ok()).toBe(true);
}
