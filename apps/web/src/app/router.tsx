import { createRouter } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { Spinner } from "../ui/spinner.tsx";
import { FailureScreen } from "./failure-screen.tsx";
import { routeTree } from "./routes.tsx";

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPendingComponent: () => <Spinner label="Opening" />,
    defaultErrorComponent: FailureScreen,
    defaultPendingMs: 300,
    scrollRestoration: true,
    trailingSlash: "never",
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch,
  });
}

/** A query holds plain texts here: a token of digits stays a text, and addresses stay readable. */
function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === "string" || typeof value === "number") query.set(key, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Names the screen in the tab and to a screen reader. */
    title?: string;
  }
}
