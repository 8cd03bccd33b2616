import type { FastifyInstance } from "fastify";
import type { ContextOf } from "../../http/request-context.ts";
import { CALLBACK_PATH, secondsToWait } from "./begin.ts";
import type { ConnectedAccountsDeps } from "./deps.ts";
import { type Finished, finish } from "./finish.ts";

/** Where providers send people back to. The screens say what came of it, and send on whoever is signed in. */
export function serveProviderCallback(
  server: FastifyInstance,
  deps: ConnectedAccountsDeps,
  contextOf: ContextOf,
): void {
  server.get<{ Params: { provider: string } }>(
    `${CALLBACK_PATH}/:provider`,
    async (request, reply) => {
      const { provider } = request.params;
      const wait = await secondsToWait(deps, request.ip);
      const finished: Finished =
        wait === null
          ? await finish(deps, contextOf(request, reply), provider, request.url.split("?")[1] ?? "")
          : { pending: null, outcome: { ok: false, problem: "too-many" } };
      return reply.redirect(placeOf(provider, finished), 302);
    },
  );
}

/** The screen to open: "/login?redirect=%2Fprofile", "/profile?provider=google&problem=taken#signing-in". */
function placeOf(provider: string, { pending, outcome }: Finished): string {
  const isSignIn = pending === null || pending.purpose === "sign-in";
  const search = new URLSearchParams();
  if (!outcome.ok) {
    search.set("provider", provider);
    search.set("problem", outcome.problem);
  } else if (!isSignIn) {
    search.set("provider", provider);
    search.set("outcome", pending.purpose === "connect" ? "connected" : "confirmed");
  } else if (outcome.value === "code-needed") {
    search.set("notice", "code");
  }
  if (isSignIn && pending?.redirect) search.set("redirect", pending.redirect);
  const path = isSignIn ? "/login" : "/profile";
  const query = search.size > 0 ? `?${search.toString()}` : "";
  return `${path}${query}${isSignIn ? "" : "#signing-in"}`;
}
