/** Long or worn words and the plain ones that say the same in the same place. */
const PLAIN: readonly (readonly [RegExp, string])[] = (
  [
    ["in order to", "to"],
    ["so as to", "to"],
    ["with a view to", "to"],
    ["prior to", "before"],
    ["subsequent to", "after"],
    ["with regard to", "about"],
    ["with respect to", "about"],
    ["in respect of", "about"],
    ["pertaining to", "about"],
    ["in addition to", "besides"],
    ["as well as", "and"],
    ["due to the fact that", "because"],
    ["at the present time", "now"],
    ["in the event that", "if"],
    ["on a daily basis", "every day"],
    ["on a weekly basis", "every week"],
    ["on a monthly basis", "every month"],
    ["on a regular basis", "regularly"],
    ["a large number of", "many"],
    ["the majority of", "most"],
    ["utilising", "using"],
    ["utilizing", "using"],
    ["utilised", "used"],
    ["utilized", "used"],
    ["utilise", "use"],
    ["utilize", "use"],
    ["leveraging", "using"],
    ["leveraged", "used"],
    ["leverage", "use"],
    ["commenced", "began"],
    ["spearheaded", "led"],
    ["endeavoured", "tried"],
    ["ascertained", "found out"],
    ["terminated", "ended"],
    ["purchased", "bought"],
    ["assisted in", "helped in"],
    ["assisted with", "helped with"],
    ["demonstrated", "showed"],
    ["obtained", "got"],
    ["wish to", "would like to"],
    ["would welcome the opportunity to", "would be glad to"],
    ["in my present position at", "at"],
    ["in my position at", "at"],
    ["in addition, I", "I also"],
  ] as const
).map(([long, short]) => [new RegExp(String.raw`\b${long}\b`, "giu"), short]);

/** Adverbs and pairs that add nothing to what follows. */
const NEEDLESS =
  /\b(?:successfully|effectively|efficiently|proactively|seamlessly|meticulously|diligently|strategically|basically|actually|really|very|highly|extremely|truly)\s+/giu;

/**
 * A text in plainer words that say the same: no fact is touched. Blanks and what stands in quotation marks stay.
 *
 * @returns  null where it is plain already
 */
export function plainer(text: string): string | null {
  const after = text
    .split(/(\[[^\]]*\]|“[^”]*”)/u)
    .map((piece) => (/^[[“]/u.test(piece) ? piece : plainWords(piece)))
    .join("");
  return after === text ? null : after;
}

function plainWords(text: string): string {
  let plain = text.replaceAll(NEEDLESS, (match, at: number) =>
    startsSentence(text, at) ? match : "",
  );
  for (const [long, short] of PLAIN)
    plain = plain.replaceAll(long, (match) =>
      /^\p{Lu}/u.test(match) ? short.charAt(0).toUpperCase() + short.slice(1) : short,
    );
  return plain;
}

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?]\s*)$/u.test(text.slice(0, at));
}
