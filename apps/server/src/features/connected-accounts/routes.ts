import { assertNever } from "@taiyari/domain/result";
import { open, signedIn } from "../../http/procedures.ts";
import { ownerRefusal } from "../../shared/passwords/owner-refusal.ts";
import { proveOwner } from "../../shared/passwords/prove-owner.ts";
import { begin, type BeginProblem } from "./begin.ts";
import type { ConnectedAccountsDeps } from "./deps.ts";
import { nameOf } from "./provider-name.ts";
import { disconnectAccount, findConnected } from "./store.ts";

interface BeginErrors {
  readonly NOT_FOUND: () => Error;
  readonly PROVIDER_TROUBLE: () => Error;
  readonly TOO_MANY_ATTEMPTS: (given: { data: { retryAfterSeconds: number } }) => Error;
}

/** Signing in with an account that somebody has elsewhere. */
export function connectedAccountsProcedures(deps: ConnectedAccountsDeps) {
  const { db, providers } = deps;
  const offered = providers.map(({ id }) => id as string);
  const procedures = signedIn.connectedAccounts;
  return {
    beginSignIn: open.connectedAccounts.beginSignIn.handler(async ({ input, context, errors }) => {
      const begun = await begin(deps, context, input.provider, {
        purpose: "sign-in",
        userId: null,
        redirect: input.redirect ?? null,
        invitation: input.invitation ?? null,
      });
      if (!begun.ok) throw refusalOf(begun.problem, errors);
      return { url: begun.value };
    }),

    list: procedures.list.handler(async ({ context }) => {
      const found = await findConnected(db, context.user.id);
      return {
        connected: found.map(({ provider, email, connectedAt }) => ({
          id: provider,
          name: nameOf(deps, provider),
          email,
          connectedAt: connectedAt.toISOString(),
          isOffered: offered.includes(provider),
        })),
        offered: providers.map(({ id, name }) => ({ id, name })),
      };
    }),

    connect: procedures.connect.handler(async ({ input, context, errors }) => {
      const { password, provider } = input;
      const { headers, user } = context;
      if (!offered.includes(provider)) throw errors.NOT_FOUND();
      const proved = await proveOwner(deps, user.id, { password, headers });
      if (!proved.ok) throw ownerRefusal(proved.problem, errors);
      const wanted = { purpose: "connect", userId: user.id, ...NOWHERE } as const;
      const begun = await begin(deps, context, provider, wanted);
      if (!begun.ok) throw refusalOf(begun.problem, errors);
      return { url: begun.value };
    }),

    confirm: procedures.confirm.handler(async ({ input, context, errors }) => {
      const wanted = { purpose: "confirm", userId: context.user.id, ...NOWHERE } as const;
      const begun = await begin(deps, context, input.provider, wanted);
      if (!begun.ok) throw refusalOf(begun.problem, errors);
      return { url: begun.value };
    }),

    disconnect: procedures.disconnect.handler(async ({ input, context, errors }) => {
      const which = { userId: context.user.id, provider: input.provider };
      const ended = await disconnectAccount(db, which, offered);
      if (ended.ok) {
        const name = nameOf(deps, input.provider);
        deps.onConnection(context.user.id, { kind: "disconnected", name, ...ended.value });
        return {};
      }
      throw ended.problem === "absent" ? errors.NOT_FOUND() : errors.LAST_WAY();
    }),
  };
}

const NOWHERE = { redirect: null, invitation: null };

function refusalOf(problem: BeginProblem, errors: BeginErrors): Error {
  switch (problem.kind) {
    case "not-offered":
      return errors.NOT_FOUND();
    case "trouble":
      return errors.PROVIDER_TROUBLE();
    case "too-many":
      return errors.TOO_MANY_ATTEMPTS({ data: problem });
    default:
      return assertNever(problem);
  }
}
