import { describe, expect, test } from "vitest";
import { createQueryClient } from "../lib/query-client.ts";
import { createAppRouter } from "./router.tsx";

const router = createAppRouter(createQueryClient());

/** The full path of the route that shows an address. */
function routeAt(path: string): string | undefined {
  const [, , foundRoute] = router.getMatchedRoutes(path);
  return foundRoute?.fullPath;
}

/** Source: the specification, section 2, "Route table", and the disagreements below it; the machine's page is ours. */
const SPECIFIED = [
  "/",
  "/overview",
  "/dashboard",
  "/login",
  "/ragister",
  "/register",
  "/profile",
  "/admin",
  "/learning",
  "/learning/sql-for-data-professionals",
  "/learning/sql-for-data-professionals/content",
  "/learning/sql-for-data-professionals/docs",
  "/learning/sql-for-data-professionals/docs/professionals/rfm-analysis",
  "/interview",
  "/interview/get-started",
  "/interview/studio",
  "/practice",
  "/lab",
  "/simulation",
  "/resume",
  "/resume/report",
  "/resume/report/result",
  "/resume/report/machine",
  "/resume/editor",
  "/resume/metadata",
  "/resume/import",
  "/resume/builder",
  "/resume/builder/7f",
  "/shared/7Jc_a",
];

describe("the routes", () => {
  test.each(["/nowhere", "/resume/nowhere", "/interview/studio/nowhere"])(
    "have nothing but the 404 page at %s",
    (path) => {
      expect(routeAt(path)).toBe("/$");
    },
  );

  test.each(SPECIFIED)("have a screen at %s", (path) => {
    expect(routeAt(path)).toBeDefined();
    expect(routeAt(path)).not.toBe("/$");
  });
});

test("every screen of its own names itself for the tab and the screen reader", () => {
  const silent = Object.values(router.routesById)
    .filter((route) => route.options.component && route.options.staticData?.title === undefined)
    .map((route) => route.id);
  expect(silent.toSorted()).toEqual(["/open-to-all", "/signed-in", "__root__"]);
});

test("a query keeps digits as text, so that no token is rounded", () => {
  const token = "123456789012345678901234567890";
  const { href } = router.buildLocation({ to: "/reset-password", search: { token } });
  expect(href).toBe(`/reset-password?token=${token}`);
});
