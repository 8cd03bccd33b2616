import { signedIn } from "../../../http/procedures.ts";
import { figuresOf, historyOf } from "./figures.ts";
import { findReportBriefs } from "./store.ts";
import type { ReadingDeps } from "../../../shared/reading/deps.ts";
import { findUploads } from "../../../shared/uploads/upload-store.ts";

/** How the uploaded resumes of a person have fared. */
export function historyProcedures(deps: Pick<ReadingDeps, "db" | "clock">) {
  const { db, clock } = deps;
  const { resume } = signedIn;
  return {
    history: resume.history.handler(async ({ context }) => {
      const [uploads, reports] = await Promise.all([
        findUploads(db, context.user.id),
        findReportBriefs(db, context.user.id),
      ]);
      return { items: historyOf(uploads, reports), figures: figuresOf(uploads, reports, clock()) };
    }),
  };
}
