import { createRootRouteWithContext, redirect } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import type { SessionUser } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import { session } from "../lib/session.ts";
import { guard, knownSession } from "./guards.ts";
import { RootLayout } from "./root-layout.tsx";

/** @param isBelieved  whether the server was not asked: the phone number is not kept on a device */
function standingOf(
  { deleteAt, phone }: SessionUser,
  isBelieved: boolean,
): "settled" | "unfinished" | "leaving" {
  if (deleteAt !== null) return "leaving";
  return phone === "" && !isBelieved ? "unfinished" : "settled";
}

/** Around every screen: sends whoever may not open it elsewhere. */
export const rootRoute = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: RootLayout,
  async beforeLoad({ location }) {
    const known = await knownSession(session.get);
    const verdict = guard(
      known.status,
      {
        path: location.pathname,
        href: location.href,
        redirect: new URLSearchParams(location.searchStr).get("redirect") ?? undefined,
        origin: window.location.origin,
      },
      known.status === "signed-in"
        ? standingOf(known.user, known.isUnconfirmed === true)
        : "settled",
    );
    switch (verdict.kind) {
      case "pass":
        return;
      case "sign-in-first":
        throw redirect({ to: "/login", search: { redirect: verdict.redirect }, replace: true });
      case "go-to":
        throw redirect({ href: verdict.href, replace: true });
      default:
        assertNever(verdict);
    }
  },
});
