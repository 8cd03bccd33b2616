import type { PlacementQuestion } from "../question.ts";

/**
 * The pages that the answers show to be known: those of which every question that names them was answered right.
 *
 * @param answers  keys of options by question; a question without one counts as not known
 */
export function knownPages(
  questions: readonly Pick<PlacementQuestion, "question" | "key" | "pages">[],
  answers: ReadonlyMap<string, string>,
): readonly string[] {
  const named = new Set(questions.flatMap(({ pages }) => pages));
  const unknown = new Set(
    questions
      .filter(({ question, key }) => answers.get(question.id) !== key.right)
      .flatMap(({ pages }) => pages),
  );
  return [...named].filter((page) => !unknown.has(page));
}
