import { type Evidence, evidenceOf } from "./evidence.ts";
import type { ConceptFacts } from "./facts.ts";
import { decimal, partOf, ratio, type ReadinessPart } from "./part.ts";

/** Exercises after which the figure is steady. Our choice. */
const ENOUGH_EXERCISES = 30;
const PAGES = 30;
const EXERCISES = 30;
const REMEMBERED = 20;
const ASSESSMENT = 20;

export function conceptParts(facts: ConceptFacts): readonly ReadinessPart[] {
  const { pages, pagesDone, exercises, solved, remembered, practised, assessment } = facts;
  const percent = Math.round(100 * ratio(remembered, practised));
  return [
    partOf({
      id: "pages",
      title: "Pages finished",
      most: PAGES,
      share: ratio(pagesDone, pages),
      found: `${pagesDone} of ${pages} pages of the course are finished.`,
      raise: `Finish the next page: each brings ${decimal(ratio(PAGES, pages))} points.`,
    }),
    partOf({
      id: "exercises",
      title: "Exercises solved",
      most: EXERCISES,
      share: ratio(solved, exercises),
      found: `${solved} of ${exercises} exercises are solved.`,
      raise: `Solve the exercises of the next page: each brings ${decimal(ratio(EXERCISES, exercises))} points.`,
    }),
    partOf({
      id: "remembered",
      title: "Still remembered",
      most: REMEMBERED,
      share: ratio(remembered, pages),
      found:
        practised === 0
          ? "No exercise was finished yet, so there is nothing to remember."
          : `Of ${practised} of ${pages} pages exercises were finished, and what they taught is there with a chance of ${percent}% today.`,
      raise:
        practised === pages
          ? "Do the reviews that are due: memory fades without them."
          : "Finish exercises of more pages, and do the reviews that are due.",
    }),
    partOf({
      id: "assessment",
      title: "Final assessment",
      most: ASSESSMENT,
      share: assessment ?? 0,
      found:
        assessment === null
          ? "The final assessment was not taken yet."
          : `The best final assessment had ${Math.round(100 * assessment)}% right.`,
      raise:
        assessment === null
          ? "Take the final assessment when the pages are finished."
          : "Take it again with the questions that were wrong.",
    }),
  ];
}

export function conceptEvidence({ solved, pagesDone }: ConceptFacts): Evidence {
  return evidenceOf(solved, ENOUGH_EXERCISES, [
    [solved, "exercise"],
    [pagesDone, "page"],
  ]);
}
