import { type Question, meaningOf } from "@taiyari/domain/interview";

/** Two questions share no larger part of their words, counted on the shorter one. */
const MAX_SHARED = 0.6;
/** Of fewer words all have to be shared. */
const MIN_WORDS = 4;

/** Words that questions of any subject are asked with. */
const ASKING = meaningOf(
  `a an the and or but if so to of in on at for with without from by as about into over out up
   i me my you your yourself we our us he she it its they them their this that these those there
   is are was were be been being am do does did have has had can could will would should may might must
   what which who whom whose when where why how tell describe explain give say talk walk example time
   one somebody someone something anything when any some most more many much not no very than then
   think know work job go`,
);

/** The question before each that is nearly the same question in other words; null for none. */
export function findAlike(questions: readonly Question[]): readonly (Question | null)[] {
  const words = questions.map(({ ask }) => [...meaningOf(ask)].filter((word) => !ASKING.has(word)));
  return questions.map((_, at) => {
    const own = new Set(words[at]);
    const other = words.slice(0, at).findIndex((earlier) => isAlike(own, earlier));
    return questions[other] ?? null;
  });
}

function isAlike(own: ReadonlySet<string>, earlier: readonly string[]): boolean {
  const shorter = Math.min(own.size, earlier.length);
  const shared = earlier.filter((word) => own.has(word)).length;
  if (shorter < MIN_WORDS) return shorter > 1 && shared === shorter;
  return shared / shorter > MAX_SHARED;
}
