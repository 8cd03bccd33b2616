import type { ProviderProblemKind } from "@taiyari/domain/account";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { RequestContext } from "../../http/request-context.ts";
import { browserOf, redirectUri } from "./begin.ts";
import type { ConnectedAccountsDeps } from "./deps.ts";
import { digestOf, type Pending, takePending } from "./pending-store.ts";
import { tellConnected } from "./tell-connected.ts";
import { type At, connectAccount, findOwner, renewProof } from "./store.ts";
import { signInWith } from "./sign-in-with.ts";

/** What became of somebody who came back. */
export interface Finished {
  /** Null where nothing is known of how they went. */
  readonly pending: Pick<Pending, "purpose" | "redirect"> | null;
  readonly outcome: Result<"done" | "code-needed", ProviderProblemKind>;
}

/**
 * Takes the answer of a provider.
 *
 * @param query  of the address that the browser came back to
 */
export async function finish(
  deps: ConnectedAccountsDeps,
  context: RequestContext,
  providerId: string,
  query: string,
): Promise<Finished> {
  const answer = new URL(`?${query}`, redirectUri(deps, providerId));
  const state = answer.searchParams.get("state") ?? "";
  const pending = await takePending(deps.db, state, deps.clock());
  const provider = deps.providers.find(({ id }) => id === pending?.provider);
  const browser = browserOf(context);
  const isTheirs =
    pending?.provider === providerId && browser !== null && pending.browser === digestOf(browser);
  if (!pending || !provider || !isTheirs) return { pending: null, outcome: fail("expired") };

  const found = await provider.finish(pending.secrets, answer);
  if (!found.ok) {
    const { problem } = found;
    if (problem.kind !== "refused") {
      deps.log.warn({ provider: providerId, problem }, "a provider's answer was not taken");
    }
    return { pending, outcome: fail(problem.kind) };
  }
  const at = { provider: providerId, identity: found.value };
  const outcome =
    pending.purpose === "sign-in"
      ? await signInWith(deps, context, at, pending.invitation ?? undefined)
      : await withOwner(deps, context, at, pending);
  return { pending, outcome };
}

/** For somebody who is signed in, still as who they were when they left. */
async function withOwner(
  deps: ConnectedAccountsDeps,
  context: RequestContext,
  at: At,
  { purpose, userId }: Pending,
): Promise<Finished["outcome"]> {
  const user = await context.findUser();
  if (!user || user.id !== userId || user.deleteAt !== null) return fail("expired");
  if (purpose === "connect") {
    const connected = await connectAccount(deps.db, user.id, at);
    if (connected.ok) {
      tellConnected(deps, user.id, at, connected.value);
      return ok("done");
    }
    return fail(connected.problem === "taken" ? "taken" : "another-connected");
  }
  if ((await findOwner(deps.db, at)) !== user.id) return fail("somebody-else");
  const sessionId = await deps.findSessionId(context.headers);
  if (sessionId === null) return fail("expired");
  await renewProof(deps.db, sessionId, new Date());
  return ok("done");
}
