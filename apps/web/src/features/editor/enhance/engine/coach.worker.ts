import { indexCareers, type Careers } from "@taiyari/domain/careers";
import { enhance } from "@taiyari/domain/coach";
import { readJobDescription } from "@taiyari/domain/job";
import { assertNever } from "@taiyari/domain/result";
import { answerQuestions } from "../../../../lib/workers/worker-line.ts";
import type { CoachQuestion } from "./coach-messages.ts";

let careers: Careers | null = null;

answerQuestions(answer);

function answer(question: CoachQuestion): unknown {
  switch (question.kind) {
    case "keep-careers":
      ({ careers } = question);
      return null;
    case "enhance": {
      if (!careers) throw new Error("No careers were kept.");
      const { draft, scope, today } = question;
      const job = question.job === "" ? null : readJobDescription(question.job, careers);
      return enhance({ draft, scope, today, job, careers: indexCareers(careers) });
    }
    default:
      return assertNever(question);
  }
}
