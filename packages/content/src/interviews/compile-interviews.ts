import type { Question, QuestionIndex } from "@taiyari/domain/interview";
import { namedByContent } from "../compiled-file.ts";
import { loadQuestions } from "./load-questions.ts";
import { WRITTEN_TYPES } from "./schema.ts";

export interface CompiledInterviews {
  /** All, in the order of files. Ids are unique where `checkInterviews` finds nothing. */
  readonly questions: readonly Question[];
  readonly index: QuestionIndex;
  /** By the names that the index gives them, a list of questions as JSON each. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** What cannot be read, which is left out: file, line, what to do. */
  readonly problems: readonly string[];
}

/**
 * Compiles the questions of interviews: one file for each type and role, and one for each type with those of every role.
 *
 * @param root  the content folder
 */
export function compileInterviews(root: string): CompiledInterviews {
  const loaded = loadQuestions(root);
  const questions = loaded.questions.map(({ question }) => question);
  const roles = [...new Set(questions.flatMap((question) => question.roles))].toSorted();
  const parts = WRITTEN_TYPES.flatMap((type) =>
    [null, ...roles].map((role) => {
      const own = questions.filter(
        (question) =>
          question.type === type &&
          (role === null ? question.roles.length === 0 : question.roles.includes(role)),
      );
      const text = JSON.stringify(own);
      const name = namedByContent(`${type}-${role ?? "every-role"}.json`, text);
      return { type, role, name, text, count: own.length };
    }),
  ).filter(({ count }) => count > 0);
  return {
    questions,
    index: {
      questions: questions.map(({ id, type, title, roles: of, levels, competency, minutes }) => ({
        id,
        type,
        title,
        roles: of,
        levels,
        competency,
        minutes,
      })),
      files: parts.map(({ type, role, name }) => ({ type, role, name })),
    },
    files: parts.map(({ name, text }) => ({ name, text })),
    problems: loaded.problems,
  };
}
