import { oc } from "@orpc/contract";
import { type Scenario, SIMULATION_LIMITS } from "@taiyari/domain/simulation";
import { z } from "zod";
import { KnownId } from "./ids.ts";
import { limitReached, notFound } from "./refusals.ts";
import { SimulationAct, SimulationRun } from "./simulation-shapes.ts";
import { unvalidated } from "./unvalidated.ts";

const RunId = z.object({ id: KnownId });
const NO_RUN = notFound("There is no such day.");
const TOO_MANY_RUNS = limitReached("You have as many days as one may have. Delete one first.");

/** A simulated day without what was done in it. */
export const SimulationBrief = z.object({
  id: z.uuid(),
  scenario: z.string(),
  startedAt: z.iso.datetime(),
  isEnded: z.boolean(),
  /** How many acts are kept: a device that has fewer asks for the whole day. */
  events: z.int(),
});
export type SimulationBrief = z.infer<typeof SimulationBrief>;

/** The person's simulated days, the latest first. */
export const listRuns = oc
  .route({ method: "GET", path: "/simulations", summary: "Your simulated days" })
  .output(z.object({ runs: z.array(SimulationBrief) }));

/**
 * Keeps a day that was begun on a device, and its scenario as it is now. Asked again with the same id it changes nothing,
 * deleted or not, so that a device which did not hear the answer asks again. `LIMIT_REACHED` beyond 200 days of one person.
 */
export const beginRun = oc
  .route({ method: "POST", path: "/simulations", summary: "Begin a simulated day" })
  .input(z.object({ run: SimulationRun }))
  .output(z.object({}))
  .errors(TOO_MANY_RUNS);

/** A day for its owner, whole. `NOT_FOUND` for an unknown, deleted or somebody else's one, here and below. */
export const getRun = oc
  .route({ method: "GET", path: "/simulations/{id}", summary: "One simulated day, whole" })
  .input(RunId)
  .output(
    z.object({
      run: SimulationRun,
      /** In the order in which they were kept: what they are folded in. */
      acts: z.array(SimulationAct),
    }),
  )
  .errors(NO_RUN);

/**
 * Keeps what was done in a day. An act that is kept already stays as it is: acts are a set by their ids, so that two
 * devices may send at once and again. All or none.
 */
export const recordRun = oc
  .route({ method: "POST", path: "/simulations/{id}/acts", summary: "Keep what was done in a day" })
  .input(
    RunId.extend({
      happened: z.array(SimulationAct).min(1).max(SIMULATION_LIMITS.eventsPerBatch),
    }),
  )
  .output(
    z.object({
      /** How many the day has now: where a device has fewer, another sent some. */
      events: z.int(),
    }),
  )
  .errors({
    ...NO_RUN,
    ...limitReached("More than anybody does in a day. Nothing of this was kept."),
  });

/** Puts a day aside. It can be restored for 30 days, then it is gone; earlier where a person has 400 with those that are deleted. */
export const removeRun = oc
  .route({ method: "DELETE", path: "/simulations/{id}", summary: "Delete a simulated day" })
  .input(RunId)
  .output(z.object({}))
  .errors(NO_RUN);

/** Undoes a deletion; for one that is not deleted nothing changes. */
export const restoreRun = oc
  .route({
    method: "POST",
    path: "/simulations/{id}/restoration",
    summary: "Undo a deletion of a simulated day",
  })
  .input(RunId)
  .output(z.object({}))
  .errors({ ...NO_RUN, ...TOO_MANY_RUNS });

/** A scenario as it was when a day in it was begun. `NOT_FOUND` for one that nobody here began. */
export const getScenario = oc
  .route({
    method: "GET",
    path: "/simulation-scenarios/{digest}",
    summary: "A scenario as it was when a day in it was begun",
  })
  .input(z.object({ digest: z.string() }))
  .output(z.object({ scenario: unvalidated<Scenario>() }))
  .errors(notFound("There is no such scenario."));
