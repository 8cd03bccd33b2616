import type { WhereNext } from "@taiyari/contract";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import { findInterviewProgress, findResumeProgress, findSimulationProgress } from "./store.ts";
import { findPreparation } from "../../shared/preparations/store.ts";

export interface OverviewDeps {
  readonly db: Db;
  /** What to do next and how far a person is: the rule of the dashboard. */
  readonly whereNext: (userId: string) => Promise<WhereNext>;
}

/** Where a person stands. */
export function overviewProcedures({ db, whereNext }: OverviewDeps) {
  const { shell } = signedIn;
  return {
    next: shell.next.handler(({ context }) => whereNext(context.user.id)),

    journey: shell.journey.handler(async ({ context }) => {
      const [{ targetRole }, resume, interview, simulation] = await Promise.all([
        findPreparation(db, context.user.id),
        findResumeProgress(db, context.user.id),
        findInterviewProgress(db, context.user.id),
        findSimulationProgress(db, context.user.id),
      ]);
      return {
        targetRole,
        resume: resume && { ...resume, latestAt: resume.latestAt?.toISOString() ?? null },
        interview: interview && { ...interview, latestAt: interview.latestAt.toISOString() },
        simulation: simulation && { ...simulation, latestAt: simulation.latestAt.toISOString() },
      };
    }),
  };
}
