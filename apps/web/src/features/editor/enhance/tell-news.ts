import { numberWord } from "../../../lib/number-words.ts";
import { assertNever } from "@taiyari/domain/result";
import { showToast } from "../../../ui/toast-store.ts";
import type { EnhanceNews } from "./create-enhancing.ts";
import { failureWords, unableWords } from "./enhance-words.ts";

/** Time enough to read what was written and to want it back. */
const UNDO_MS = 12_000;

/** Tells what came of an enhancement. `say` is for those who only hear it: what is seen needs no words. */
export function tellNews(news: EnhanceNews, say: (words: string) => void): void {
  switch (news.kind) {
    case "failed":
      showToast({
        kind: "problem",
        title: unableWords(news.scope),
        text: failureWords(news.failure, news.scope),
      });
      break;
    case "nothing":
      showToast({
        title: "Nothing to improve here",
        text:
          news.scope === null
            ? "No wording of yours needs to change for this job."
            : "No line of it would read better for being changed.",
      });
      break;
    case "ready": {
      const { length } = news.comparisons;
      say(length === 1 ? "One proposal to look at." : `${sentence(length)} proposals to look at.`);
      break;
    }
    case "outdated":
      showToast({
        title: "The text was changed meanwhile",
        text: "What was proposed for the old words is closed. Nothing of yours is lost.",
      });
      break;
    case "accepted":
      showToast({
        title: "Accepted",
        text: "The new text is in your resume.",
        ms: UNDO_MS,
        action: { label: "Undo", run: news.undo },
      });
      break;
    default:
      assertNever(news);
  }
}

function sentence(count: number): string {
  const words = numberWord(count);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
