/** A text longer than this is hardly met twice. */
const LONGEST = 120;

/**
 * A function of a text that answers the same text again without calculating. What it has answered for is forgotten
 * whenever there are `most` texts of it; a long text is not kept. For pure functions whose answers nobody changes.
 */
export function remember<Answer>(
  calculate: (text: string) => Answer,
  most = 8_000,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = calculate(text);
    if (text.length > LONGEST) return answer;
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
