import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import {
  findInterviewProgress,
  findResumeProgress,
  findSimulationProgress,
  findTargetRole,
} from "./store.ts";

/** Where a person stands. */
export function overviewProcedures({ db }: { readonly db: Db }) {
  const { shell } = signedIn;
  return {
    journey: shell.journey.handler(async ({ context }) => {
      const [targetRole, resume, interview, simulation] = await Promise.all([
        findTargetRole(db, context.user.id),
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
