import type { ConnectedAccountsDeps } from "./deps.ts";
import { nameOf } from "./provider-name.ts";
import type { At } from "./store.ts";

/** Tells the owner of an account what was connected to it; nothing where it had been before. */
export function tellConnected(
  deps: Pick<ConnectedAccountsDeps, "providers" | "onConnection">,
  userId: string,
  { provider, identity }: At,
  outcome: "connected" | "already",
): void {
  if (outcome === "already") return;
  deps.onConnection(userId, {
    kind: "connected",
    name: nameOf(deps, provider),
    email: identity.email,
  });
}
