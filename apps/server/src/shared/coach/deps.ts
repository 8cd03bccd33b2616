import type { Careers } from "@taiyari/domain/careers";
import type { Clock } from "../../adapters/clock.ts";
import type { LanguageModel } from "../../adapters/language-model/language-model.ts";
import type { ModelProblem } from "../../adapters/language-model/problem.ts";
import type { Db } from "../../db/client.ts";
import type { Log } from "../../http/error-log.ts";

/** What asking the language model of this installation takes. */
export interface CoachDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly careers: Careers;
  /** Undefined where none is set. */
  readonly model: LanguageModel | undefined;
  /** Of one person in a day of India, where no admin set anything else. */
  readonly requestsPerDay: number;
}

/** Why there is no answer of the model. */
export type CoachProblem =
  /** No model is set. */
  | { readonly kind: "off" }
  /** This person asked as often today as anybody may, or all together as often this month. */
  | { readonly kind: "limit-reached"; readonly most: number }
  /** Nothing was left of the answer that may be shown. */
  | { readonly kind: "nothing-held" }
  | ModelProblem;
