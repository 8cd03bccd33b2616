import type { ChatAnswer } from "./answer.ts";
import { answerBeginner } from "./answers/beginner.ts";
import { answerBullet, answerRewrite, answerWeakBullets } from "./answers/bullets.ts";
import { answerContents } from "./answers/contents.ts";
import { answerFirst, answerPast } from "./answers/improve.ts";
import { answerAxis, answerCheck, answerHowScored, answerScore } from "./answers/score.ts";
import { answerSection } from "./answers/section.ts";
import { answerSubject } from "./answers/subjects.ts";
import { answerSubstitute } from "./answers/substitute.ts";
import { answerGap, answerJobChange, answerLength, answerYears } from "./answers/story.ts";
import {
  answerBeyond,
  answerGreeting,
  answerHelp,
  answerHiddenText,
  answerThanks,
} from "./answers/talk.ts";
import { answerAddTerm, answerEvidence, answerMissingTerms, answerMust } from "./answers/terms.ts";
import {
  answerAts,
  answerChanges,
  answerFit,
  answerStrengths,
  answerTitle,
} from "./answers/whole.ts";
import { type Draft, compose } from "./compose.ts";
import { type ChatContext, type ChatInput, chatContext } from "./context.ts";
import type { Question } from "./question/question.ts";
import { recognise } from "./question/recognise.ts";
import { suggestedQuestions } from "./suggest.ts";

/**
 * Answers a question about a report by rules, in English whatever the question is in.
 *
 * What is said of the person comes from the report, the lines of the file and the reading, and cites them. A question
 * that these hold nothing about is answered with what can be asked. Pure; never throws on a report that keeps its
 * own promises.
 */
export function answerQuestion(question: string, input: ChatInput): ChatAnswer {
  const context = chatContext(input);
  const earlier = input.history.filter(({ role }) => role === "person").map(({ text }) => text);
  const { asked, before } = recognise(question, earlier, context);
  const draft = draftOf(asked, context);
  return {
    engine: "built-in",
    about: asked.kind,
    ...trimmed(compose(draft)),
    rewrite: draft.rewrite ?? null,
    suggestions: suggestedQuestions(
      input.report,
      [...before, asked].map(({ kind }) => kind),
      input.previous !== null,
    ),
    isBeyond: draft.isBeyond ?? false,
  };
}

/** Sentences are written with a space after them; a paragraph ends without. */
function trimmed(composed: ReturnType<typeof compose>): ReturnType<typeof compose> {
  return {
    ...composed,
    paragraphs: composed.paragraphs.map((pieces) =>
      pieces.map((piece, index) =>
        index === pieces.length - 1 && piece.kind === "text"
          ? { ...piece, text: piece.text.trimEnd() }
          : piece,
      ),
    ),
  };
}

function draftOf(asked: Question, context: ChatContext): Draft {
  switch (asked.kind) {
    case "score":
      return answerScore(context);
    case "how-scored":
      return answerHowScored(context);
    case "axis":
      return answerAxis(context, asked.axis);
    case "check":
      return answerCheck(context, asked.checkId);
    case "first":
      return answerFirst(context, asked.from);
    case "past":
      return answerPast(context, asked.goal);
    case "bullet":
      return answerBullet(context, asked.which);
    case "rewrite":
      return answerRewrite(context, asked.which);
    case "weak-bullets":
      return answerWeakBullets(context);
    case "missing-terms":
      return answerMissingTerms(context);
    case "evidence":
      return answerEvidence(context, asked.named);
    case "add-term":
      return answerAddTerm(context, asked.named);
    case "must":
      return answerMust(context, asked.named);
    case "gap":
      return answerGap(context);
    case "job-change":
      return answerJobChange(context, asked.owner);
    case "years":
      return answerYears(context);
    case "length":
      return answerLength(context);
    case "changes":
      return answerChanges(context);
    case "ats":
      return answerAts(context);
    case "fit":
      return answerFit(context);
    case "strengths":
      return answerStrengths(context);
    case "section":
      return answerSection(context, asked.section);
    case "contents":
      return answerContents(context, asked.things);
    case "subject":
      return answerSubject(context, asked.subject);
    case "substitute":
      return answerSubstitute(context, asked.things);
    case "title":
      return answerTitle(context);
    case "beginner":
      return answerBeginner(context);
    case "hidden-text":
      return answerHiddenText(context);
    case "greeting":
      return answerGreeting(context);
    case "thanks":
      return answerThanks();
    case "help":
      return answerHelp();
    case "beyond":
      return answerBeyond(asked.topic);
  }
}
