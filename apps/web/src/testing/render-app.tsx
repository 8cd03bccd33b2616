import type { ReactNode } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import { createQueryClient } from "../lib/query-client.ts";
import { Toasts } from "../ui/toasts.tsx";

/**
 * Renders a component at a path of an app that has every other path, empty.
 *
 * @param screen  what stands at the path
 * @param at      the address, with its query
 * @returns       the path that is shown now, with its query
 */
export async function renderAt(screen: () => ReactNode, at: string) {
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Toasts />
      </>
    ),
  });
  const path = at.split("?")[0] ?? "/";
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute: () => rootRoute, path, component: screen }),
      createRoute({ getParentRoute: () => rootRoute, path: "$", component: () => null }),
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await act(async () => {
    await router.load();
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    );
  });
  return { place: () => router.state.location.href };
}
