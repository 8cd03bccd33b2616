import type { LearnerSql } from "../../adapters/sql/learner-sql.ts";
import type { FindExercise } from "../../built-exercises.ts";
import { signedIn } from "../../http/procedures.ts";

export interface SqlDeps {
  readonly learnerSql: LearnerSql;
  readonly findExercise: FindExercise;
}

/** Queries of pages whose browsers cannot run them. */
export function sqlProcedures({ learnerSql, findExercise }: SqlDeps) {
  const { learning } = signedIn;
  return {
    runSql: learning.runSql.handler(async ({ input, context, errors }) => {
      const { text, data, explain } = input;
      const person = context.user.id;
      const ran = await (explain === null
        ? learnerSql.run(person, { text, data })
        : learnerSql.explain(person, { text, data, isMeasured: explain === "measured" }));
      if (!ran.ok) throw errors.TOO_MANY_REQUESTS();
      return { outcome: ran.value };
    }),

    checkSql: learning.checkSql.handler(async ({ input, context, errors }) => {
      const found = await findExercise(input);
      if (!found) throw errors.NOT_FOUND();
      const checked = await learnerSql.check(context.user.id, found, input.text);
      if (!checked.ok) throw errors.TOO_MANY_REQUESTS();
      return { verdict: checked.value };
    }),
  };
}
