import { explainProblem } from "../../adapters/language-model/explain-problem.ts";
import { admin, signedIn } from "../../http/procedures.ts";
import type { ModelSettings } from "../../settings.ts";
import { dayNumber } from "../../shared/dates/india.ts";
import type { CoachDeps } from "../../shared/coach/deps.ts";
import { requestsOf, usageOfDay } from "../../shared/coach/usage-store.ts";
import { checkModel } from "./check-model.ts";
import { rewriteFields } from "./rewrite.ts";

export interface CoachFeatureDeps extends CoachDeps {
  readonly modelSettings: ModelSettings | undefined;
}

/** What the language model does for people. */
export function coachProcedures(deps: CoachFeatureDeps) {
  const { db, clock, model, requestsPerDay } = deps;
  const { coach } = signedIn;
  return {
    status: coach.status.handler(async ({ context }) => {
      if (!model) return { engine: "built-in" as const, name: null, requestsLeft: null };
      const used = await requestsOf(db, { userId: context.user.id, day: dayNumber(clock()) });
      const requestsLeft = Math.max(0, requestsPerDay - used);
      return { engine: "model" as const, name: model.name, requestsLeft };
    }),

    rewrite: coach.rewrite.handler(async ({ input, context, signal }) => {
      // A proxy in front must not hold events back until there are many.
      context.setHeader("x-accel-buffering", "no");
      return rewriteFields(deps, { ...input, user: context.user, signal });
    }),
  };
}

/** What an admin sees of the language model. */
export function coachAdminProcedures({
  db,
  clock,
  model,
  modelSettings,
  requestsPerDay,
}: CoachFeatureDeps) {
  return {
    coachSettings: admin.admin.coachSettings.handler(async () => ({
      model: modelSettings
        ? {
            provider: modelSettings.provider,
            address: modelSettings.baseUrl,
            name: modelSettings.model,
            hasKey: modelSettings.apiKey !== undefined,
            timeout: modelSettings.timeout,
          }
        : null,
      requestsPerDay,
      today: await usageOfDay(db, dayNumber(clock())),
    })),

    testCoach: admin.admin.testCoach.handler(async ({ signal }) => {
      if (!model || !modelSettings) {
        return { works: false, sentence: "No language model is set. See AI_PROVIDER." };
      }
      const { works, sentence } = await checkModel(
        model,
        (problem) => explainProblem(problem, modelSettings),
        signal,
      );
      return { works, sentence };
    }),
  };
}
