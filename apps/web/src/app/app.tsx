import { useEffect, useRef } from "react";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useSession } from "../lib/session.ts";
import { isPublicPath } from "./guards.ts";
import { SessionLoading } from "./session-loading.tsx";
import type { createAppRouter } from "./router.tsx";

interface AppProps {
  readonly router: ReturnType<typeof createAppRouter>;
  readonly queryClient: QueryClient;
}

export function App({ router, queryClient }: AppProps) {
  const session = useSession();
  const personId = session.status === "signed-in" ? session.user.id : null;
  const isUnfinished =
    session.status === "signed-in" && session.isUnconfirmed !== true && session.user.phone === "";
  const lastPersonId = useRef(personId);

  useEffect(() => {
    const left = lastPersonId.current;
    if (session.status === "loading" || session.status === "expired") return;
    lastPersonId.current = personId;
    if (left === personId) {
      // Back from an ended session: what was refused is asked for again.
      void queryClient.refetchQueries({ predicate: (query) => query.state.status === "error" });
      return;
    }
    // What the cache holds belongs to the person who left.
    queryClient.clear();
    const isOnPublicPage = isPublicPath(router.state.location.pathname);
    if (personId === null && !isOnPublicPage) void router.navigate({ to: "/", replace: true });
    else void router.invalidate();
  }, [session.status, personId, queryClient, router]);

  useEffect(() => {
    // Learned on a screen that stands already: the guards lead on to where the rest is asked for.
    if (isUnfinished) void router.invalidate();
  }, [isUnfinished, router]);

  if (session.status === "loading") return <SessionLoading unreachable={session.unreachable} />;
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
