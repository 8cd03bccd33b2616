import type { AssessmentResult } from "@taiyari/contract";
import type { Question } from "@taiyari/domain/learning";
import { useEffect } from "react";
import { local } from "../../../lib/storage.ts";
import { recordLearning } from "../../../shared/learning/learning.ts";

/** Puts what was wrong into the reviews of the learner, once for each assessment on this device. */
export function useMissedQuestions(result: AssessmentResult | undefined): void {
  useEffect(() => {
    if (!result) return;
    const key = `assessment.${result.id}.reviewed`;
    if (local.get(key) !== null) return;
    local.set(key, "yes");
    for (const { question, isRight } of result.questions) {
      const { id, page } = question as Question;
      if (!isRight) recordLearning({ kind: "question-missed", page, question: id });
    }
  }, [result]);
}
