import { explainProblem } from "../../adapters/language-model/explain-problem.ts";
import { admin, signedIn } from "../../http/procedures.ts";
import { writeAudit } from "../../shared/audit/audit-store.ts";
import type { ModelSettings } from "../../settings.ts";
import { dayNumber, monthBegan } from "../../shared/dates/india.ts";
import type { CoachDeps } from "../../shared/coach/deps.ts";
import { coachLimits, leftThisMonth } from "../../shared/coach/limits.ts";
import { keepSetting } from "../../shared/installation/settings-store.ts";
import { requestsOf, usageOfDay, usageSince } from "../../shared/coach/usage-store.ts";
import { checkModel } from "./check-model.ts";
import { rewriteFields } from "./rewrite.ts";

export interface CoachFeatureDeps extends CoachDeps {
  readonly modelSettings: ModelSettings | undefined;
}

/** What the language model does for people. */
export function coachProcedures(deps: CoachFeatureDeps) {
  const { db, clock, model } = deps;
  const { coach } = signedIn;
  return {
    status: coach.status.handler(async ({ context }) => {
      if (!model) return { engine: "built-in" as const, name: null, requestsLeft: null };
      const used = await requestsOf(db, { userId: context.user.id, day: dayNumber(clock()) });
      const limits = await coachLimits(deps);
      const today = Math.max(0, limits.perDay - used);
      const requestsLeft = Math.min(today, await leftThisMonth(deps, limits));
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
export function coachAdminProcedures(deps: CoachFeatureDeps) {
  const { db, clock, model, modelSettings, requestsPerDay } = deps;
  return {
    coachSettings: admin.admin.coachSettings.handler(async () => {
      const limits = await coachLimits(deps);
      return {
        model: modelSettings
          ? {
              provider: modelSettings.provider,
              address: modelSettings.baseUrl,
              name: modelSettings.model,
              hasKey: modelSettings.apiKey !== undefined,
              timeout: modelSettings.timeout,
            }
          : null,
        requestsPerDay: limits.perDay,
        defaultPerDay: requestsPerDay,
        requestsPerMonth: limits.perMonth,
        today: await usageOfDay(db, dayNumber(clock())),
        month: await usageSince(db, monthBegan(clock())),
      };
    }),

    setCoachLimits: admin.admin.setCoachLimits.handler(async ({ input, context }) => {
      await db.transaction(async (tx) => {
        await keepSetting(tx, "coach-limits", input);
        const detail = `${input.requestsPerDay ?? "default"} a person and day, ${input.requestsPerMonth ?? "no limit"} a month`;
        const by = { actorId: context.user.id, act: "coach-limits-set" } as const;
        await writeAudit(tx, { ...by, subject: null, detail });
      });
      return {};
    }),

    testCoach: admin.admin.testCoach.handler(async ({ signal, context }) => {
      if (!model || !modelSettings) {
        return { works: false, sentence: "No language model is set. See AI_PROVIDER." };
      }
      const { works, sentence } = await checkModel(
        model,
        (problem) => explainProblem(problem, modelSettings),
        signal,
      );
      const by = { actorId: context.user.id, act: "coach-tested" } as const;
      await writeAudit(db, { ...by, subject: null, detail: works ? "works" : "does not work" });
      return { works, sentence };
    }),
  };
}
