import type { AssessmentBank, BankQuestion } from "../question.ts";

/**
 * Draws the questions of an assessment: from each stage as many as the bank says, in the order of the course, levels mixed,
 * those not met before first. Options come in an order of their own. The same seed draws the same.
 *
 * @param met   ids of questions of earlier tries, the latest last: where there are not enough others, the oldest come again
 * @param seed  a whole number
 */
export function drawQuestions(
  { draw, questions }: AssessmentBank,
  { seed, met }: { readonly seed: number; readonly met: readonly string[] },
): readonly BankQuestion[] {
  const random = randomFrom(seed);
  const lastMet = new Map(met.map((id, at) => [id, at]));
  const perLevel = new Map<string, number>();
  return Object.entries(draw).flatMap(([stage, count]) => {
    const there = shuffled(
      questions.filter(({ question }) => question.stage === stage),
      random,
    );
    const drawn: BankQuestion[] = [];
    while (drawn.length < count && there.length > 0) {
      // Not met before, then of the level drawn least so far; the sort keeps the shuffled order among equals.
      const [next] = there.sort(
        (a, b) =>
          (lastMet.get(a.question.id) ?? -1) - (lastMet.get(b.question.id) ?? -1) ||
          (perLevel.get(a.question.level) ?? 0) - (perLevel.get(b.question.level) ?? 0),
      );
      if (!next) break;
      there.shift();
      perLevel.set(next.question.level, (perLevel.get(next.question.level) ?? 0) + 1);
      drawn.push(withOptions(next, random));
    }
    return drawn;
  });
}

function withOptions(drawn: BankQuestion, random: () => number): BankQuestion {
  const { question } = drawn;
  return { ...drawn, question: { ...question, options: shuffled(question.options, random) } };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Numbers from 0 to 1 that follow from a seed. Source: mulberry32, Tommy Ettinger, public domain. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
