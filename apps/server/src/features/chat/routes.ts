import type { ChatEvent, ChatExchange } from "@taiyari/contract";
import { suggestedQuestions } from "@taiyari/domain/coach";
import { targetFrom } from "@taiyari/domain/report";
import { signedIn } from "../../http/procedures.ts";
import { indianDayBegan } from "../../shared/dates/india.ts";
import type { CoachDeps } from "../../shared/coach/deps.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { findUpload } from "../../shared/uploads/upload-store.ts";
import { answerBuiltIn, turnsOf } from "./answer-built-in.ts";
import { answerWithModel } from "./answer-with-model.ts";
import { giveAnswer, toChatAnswer } from "./ask.ts";
import { completeReport } from "./complete-report.ts";
import { QUESTION_LIMITS } from "./limits.ts";
import {
  deleteMessages,
  findChatReport,
  findReportBefore,
  listExchanges,
  ReportLines,
  saveQuestion,
} from "./store.ts";

/** What a question needs no language model for. */
const TALK = new Set(["greeting", "thanks", "help"]);

/** Questions about a report, and their answers. */
export function chatProcedures(deps: ReadingDeps & { readonly coach: CoachDeps }) {
  const { db, clock } = deps;
  const { chat } = signedIn;
  return {
    history: chat.history.handler(async ({ input, context, errors }) => {
      const key = { ...input, userId: context.user.id };
      const stored = await findChatReport(db, key);
      if (!stored) throw errors.NOT_FOUND();
      const exchanges = await listExchanges(db, key);
      const previous = await findReportBefore(db, key.userId, stored);
      const asked = exchanges.map(({ answer }) => answer?.about ?? "");
      const suggestions = suggestedQuestions(
        completeReport(stored.report),
        asked,
        previous !== null,
      );
      return { exchanges, suggestions: [...suggestions] };
    }),

    ask: chat.ask.handler(async ({ input, context, errors, signal }) => {
      // A proxy in front must not hold events back until there are many.
      context.setHeader("x-accel-buffering", "no");
      const { reportId, id, question } = input;
      const key = { userId: context.user.id, reportId };
      const stored = await findChatReport(db, key);
      const upload = stored && (await findUpload(db, { ...key, uploadId: stored.uploadId }));
      if (!upload) throw errors.NOT_FOUND();
      const at = clock();
      const asked = { ...key, id, text: question, at, dayBegan: indianDayBegan(at) };
      const saved = await saveQuestion(db, asked, QUESTION_LIMITS);
      if (!saved.ok) throw errors.LIMIT_REACHED({ data: saved.problem });

      const exchanges = await listExchanges(db, key);
      const kept = exchanges.find((exchange) => exchange.id === id);
      if (kept?.answer) return onlyAnswer(kept);
      const earlier = exchanges.filter((exchange) => exchange.id !== id);
      // As it is kept: a device that asks again under an id asks what it asked first.
      const text = kept?.question ?? question;
      const answer = await answerBuiltIn(deps, { question: text, earlier, upload, stored });
      if (!answer.ok) throw errors.RESUME_UNREADABLE({ data: { problem: answer.problem.kind } });
      const builtIn = answer.value;
      if (!deps.coach.model || TALK.has(builtIn.about))
        return giveAnswer(deps, asked, toChatAnswer(builtIn, null));
      return answerWithModel(deps.coach, {
        key: asked,
        question: text,
        history: turnsOf(earlier),
        report: completeReport(stored.report),
        lines: ReportLines.parse(JSON.parse(stored.lines)),
        job: targetFrom(upload.metadata, upload.details).jobDescription,
        builtIn,
        signal,
      });
    }),

    clear: chat.clear.handler(async ({ input, context, errors }) => {
      const key = { ...input, userId: context.user.id };
      if (!(await findChatReport(db, key))) throw errors.NOT_FOUND();
      await deleteMessages(db, key);
      return {};
    }),
  };
}

async function* onlyAnswer(exchange: ChatExchange): AsyncGenerator<ChatEvent, void> {
  yield { kind: "answered", exchange };
}
