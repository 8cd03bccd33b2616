import type { Careers, Industry } from "@taiyari/domain/careers";
import { spellingProblems } from "./spelling.ts";

/** Fewer terms recognise too little, more begin to overlap with other industries; our choice. */
const TERMS = { fewest: 8, most: 20 } as const;

/** What is wrong with the industries: clashes, too few or too many terms; [] for nothing. */
export function industryProblems({ industries }: Careers): readonly string[] {
  return [
    ...spellingProblems(
      "Industry",
      industries.map(({ id, name, aliases }) => ({ id, spellings: [name, ...aliases] })),
    ),
    ...industries.flatMap(termProblems),
  ];
}

function termProblems({ id, terms }: Industry): readonly string[] {
  const lower = terms.map((term) => term.toLowerCase());
  const repeated = terms.filter((_, index) => lower.indexOf(lower[index] ?? "") !== index);
  const count =
    terms.length < TERMS.fewest || terms.length > TERMS.most
      ? [
          `Industry "${id}": it has ${terms.length} terms. Write ${TERMS.fewest} to ${TERMS.most} that show experience in it.`,
        ]
      : [];
  return [
    ...count,
    ...repeated.map((term) => `Industry "${id}": the term "${term}" is listed twice. Keep one.`),
  ];
}
