import { indexCareers, type Careers } from "@taiyari/domain/careers";
import { enhance } from "@taiyari/domain/coach";
import { readJobDescription } from "@taiyari/domain/job";
import { assertNever } from "@taiyari/domain/result";
import { answerQuestions } from "../../../../lib/workers/worker-line.ts";
import type { CoachQuestion } from "./coach-messages.ts";
import { heldProposals } from "./held-proposals.ts";
import { matchJob } from "./match-job.ts";

let kept: Careers | null = null;

answerQuestions(answer);

function answer(question: CoachQuestion): unknown {
  if (question.kind === "keep-careers") {
    kept = question.careers;
    return null;
  }
  if (!kept) throw new Error("No careers were kept.");
  const careers = indexCareers(kept);
  const { draft, today } = question;
  switch (question.kind) {
    case "enhance": {
      const job = question.job === "" ? null : readJobDescription(question.job, kept);
      return enhance({ draft, scope: question.scope, today, job, careers });
    }
    case "check":
      return heldProposals(draft, question.proposals, { careers, today });
    case "match-job":
      return matchJob(draft, question.job, kept, today);
    default:
      return assertNever(question);
  }
}
