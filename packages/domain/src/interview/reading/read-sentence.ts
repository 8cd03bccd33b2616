import type { ReadClause } from "./read-clause.ts";
import type { RawSentence } from "./sentences.ts";
import type { Standing } from "./standing.ts";

/** A sentence of an answer with its clauses. */
export interface ReadSentence extends RawSentence {
  readonly clauses: readonly ReadClause[];
  /** Only sentences that count carry anything: parts, points, figures and claims are read from them alone. */
  readonly standing: Standing;
  /** Stems of the subject that it has. */
  readonly hits: readonly string[];
}
