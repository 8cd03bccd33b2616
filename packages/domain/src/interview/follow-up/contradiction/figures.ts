import { readFigures } from "../../../coach/facts/figures/read-figures.ts";
import type { Figure } from "../../../coach/facts/figures/figure.ts";
import { contentStems } from "../../../text/tokens.ts";
import { excerptOf } from "../../facts/excerpt.ts";
import type { OwnFact } from "../../setup.ts";
import type { Found, ToldClause } from "./found.ts";

/** Of the words of the resume's line so many must be in the answer's sentence, so that both speak of the same thing. Our choice. */
const LEAST_SHARED = 2;
/** Figures as near as this are the same, rounded. Our choice; what is said to be about is given more. */
const ROUNDING = 0.1;
const ROUNDING_ABOUT = 0.3;
const MOST_QUOTED = 14;

/** A figure that the resume has otherwise, of one kind and about the same thing. */
export function otherFigure(
  { clause, sentence }: ToldClause,
  facts: readonly OwnFact[],
): Found | null {
  const said = figuresIn(clause.text);
  // "From 400 to 260" is two figures, and which of them the resume has is not known.
  const [one, ...more] = said;
  if (!one || more.length > 0) return null;
  const words = new Set(contentStems(sentence));
  for (const fact of facts) {
    if (fact.kind === "skill" || fact.kind === "education") continue;
    const held = figuresIn(fact.text).filter((figure) => isOfKind(figure, one));
    const [other, ...others] = held;
    if (!other || others.length > 0 || isNear(one, other)) continue;
    const shared = contentStems(fact.text).filter((stem) => words.has(stem) && !UNITS.test(stem));
    if (shared.length < LEAST_SHARED) continue;
    return {
      span: clause,
      resumeSays: `your resume says “${excerptOf(fact.text, MOST_QUOTED, other.to - 1)}”`,
    };
  }
  return null;
}

const UNITS =
  /^(?:percent|lakh|crore|rs|rupe|inr|year|month|week|day|hour|minut|second|time|about|around|almost|over|than|more|less)/u;

function figuresIn(text: string): readonly Figure[] {
  return readFigures(text, 0, { tongue: "english" }).filter(
    (figure) =>
      !figure.isOrdinal && !/^(?:(?:19|20)\d\d|one|a)$/iu.test(text.slice(figure.from, figure.to)),
  );
}

/** Both percent, both money, both hours; of bare counts both of the same things. */
function isOfKind(a: Figure, b: Figure): boolean {
  const [one, other] = [a.readings[0], b.readings[0]];
  if (!one || !other || one.dimension !== other.dimension) return false;
  if (one.dimension === "clock") return false;
  return (
    one.dimension !== null || (a.noun !== "" && contentStems(a.noun)[0] === contentStems(b.noun)[0])
  );
}

function isNear(said: Figure, held: Figure): boolean {
  const isAbout = said.hedge !== "none" || held.hedge !== "none" || said.isOpen || held.isOpen;
  const most = isAbout ? ROUNDING_ABOUT : ROUNDING;
  return said.readings.some((one) =>
    held.readings.some(
      ({ value }) =>
        Math.abs(one.value - value) <= most * Math.max(Math.abs(value), Math.abs(one.value)),
    ),
  );
}
