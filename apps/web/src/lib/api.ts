import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { contract, type Contract } from "@taiyari/contract";

/** Where the contract's paths begin. Also for the few requests made without the client: the bare upload, downloads. */
export const API_PATH = "/api/v1";

/** Refusals by which the server knows something else of the session than this page. */
const OF_SESSION = new Set(["NOT_SIGNED_IN", "PHONE_NEEDED"]);

const refusalListeners = new Set<() => void>();

/** Runs the listener whenever the server answers that nobody is signed in, or that the phone number is missing. */
export function onNotSignedIn(listener: () => void): void {
  refusalListeners.add(listener);
}

/** Says that the server refused a request made without the client because nobody is signed in. */
export function reportNotSignedIn(): void {
  for (const listener of refusalListeners) listener();
}

interface CallContext {
  /** The request goes on when its page is closed. Browsers refuse that to a large one. */
  readonly keepalive?: boolean;
}

const link = new OpenAPILink<CallContext>(contract, {
  url: () => new URL(API_PATH, window.location.origin).href,
  fetch: (request, init, { context }) =>
    fetch(context.keepalive === true ? new Request(request, { keepalive: true }) : request, init),
  interceptors: [
    async (call) => {
      try {
        return await call.next();
      } catch (error) {
        if (error instanceof ORPCError && OF_SESSION.has(String(error.code))) reportNotSignedIn();
        throw error;
      }
    },
  ],
});

/** Asks the server, one function per procedure of the contract. */
export const client: JsonifiedClient<ContractRouterClient<Contract, CallContext>> =
  createORPCClient(link);

/** The same as options for TanStack Query: `useQuery(api.resume.history.queryOptions())`. */
export const api = createTanstackQueryUtils(client);
