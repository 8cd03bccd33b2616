/** The id of an answer on the page, by its place in the plan. */
export function answerId(question: number): string {
  return `answer-${question + 1}`;
}

/** The id of a quote's place in the text of an answer; `number` is counted from 1. */
export function quoteId(question: number, attempt: number, number: number): string {
  return `quote-${question + 1}-${attempt}-${number}`;
}
