import { describe, expect, test } from "vitest";
import type { Session } from "../lib/session-store.ts";
import { guard, knownSession } from "./guards.ts";

const ORIGIN = "https://taiyari.example";

function place(href: string) {
  const url = new URL(href, ORIGIN);
  return {
    path: url.pathname,
    href,
    redirect: url.searchParams.get("redirect") ?? undefined,
    origin: ORIGIN,
  };
}

describe("guard, for a visitor", () => {
  test.each([
    "/overview",
    "/resume/report/result?id=7f",
    "/interview",
    "/interview/studio?id=7f",
    "/simulation",
    "/simulation/7f/debrief",
    "/nowhere",
    "/lab",
    "/sharedness",
    "/learning",
    "/learning/sql-for-data-professionals/content",
    "/learning/sql-for-data-professionals/docsx",
  ])("asks to sign in before %s, and remembers it", (href) => {
    expect(guard("signed-out", place(href))).toEqual({ kind: "sign-in-first", redirect: href });
  });

  test("asks an ended session to sign in before another screen", () => {
    expect(guard("expired", place("/resume"))).toEqual({
      kind: "sign-in-first",
      redirect: "/resume",
    });
  });

  test.each([
    "/",
    "/login",
    "/login/",
    "/ragister",
    "/register",
    "/forgot-password",
    "/reset-password?token=a",
    "/shared/7Jc_a",
    "/certificates/7K4M-92QX",
    "/simulation/certificates/7K4M-92QX",
    "/interview/get-started",
    "/interview/get-started?kind=hr",
    "/learning/sql-for-data-professionals",
    "/learning/sql-for-data-professionals/docs",
    "/learning/sql-for-data-professionals/docs/professionals/rfm-analysis",
  ])("lets through to %s", (href) => {
    expect(guard("signed-out", place(href))).toEqual({ kind: "pass" });
  });
});

describe("guard, for a signed-in person", () => {
  test.each(["/", "/login", "/ragister", "/register"])("leads from %s to the overview", (href) => {
    expect(guard("signed-in", place(href))).toEqual({ kind: "go-to", href: "/overview" });
  });

  test("leads from the sign-in to the place that was wanted", () => {
    expect(guard("signed-in", place("/login?redirect=%2Fresume%2Fmetadata"))).toEqual({
      kind: "go-to",
      href: "/resume/metadata",
    });
  });

  test("does not lead to another site", () => {
    expect(guard("signed-in", place("/login?redirect=%2F%2Fevil.example"))).toEqual({
      kind: "go-to",
      href: "/overview",
    });
  });

  test.each(["/overview", "/admin", "/nowhere", "/reset-password?token=a"])(
    "lets through to %s",
    (href) => {
      expect(guard("signed-in", place(href))).toEqual({ kind: "pass" });
    },
  );
});

describe("guard, for somebody whose account is about to be deleted", () => {
  test.each(["/", "/login", "/dashboard", "/learning", "/admin"])(
    "leads from %s to the profile",
    (path) => {
      expect(guard("signed-in", { ...place(path) }, "leaving")).toEqual({
        kind: "go-to",
        href: "/profile",
      });
    },
  );

  test("leaves them there", () => {
    expect(guard("signed-in", place("/profile"), "leaving")).toEqual({ kind: "pass" });
    expect(guard("signed-in", place("/profile/"), "leaving")).toEqual({ kind: "pass" });
  });
});

const unfinished = (href: string) => guard("signed-in", place(href), "unfinished");

describe("guard, for somebody whose account a provider began", () => {
  test.each(["/practice?round=1", "/overview", "/profile", "/nowhere"])(
    "asks for the rest before %s",
    (href) => {
      expect(unfinished(href)).toEqual({
        kind: "go-to",
        href: `/welcome?redirect=${encodeURIComponent(href)}`,
      });
    },
  );

  test("keeps what was wanted before the sign-in", () => {
    const href = "/welcome?redirect=%2Fpractice";
    expect(unfinished("/login?redirect=%2Fpractice")).toEqual({ kind: "go-to", href });
    expect(unfinished("/login?redirect=%2F%2Fevil.example")).toEqual({
      kind: "go-to",
      href: "/welcome?redirect=%2Foverview",
    });
  });

  test.each(["/welcome", "/welcome/?redirect=%2Fpractice", "/forgot-password", "/shared/7Jc_a"])(
    "leaves them at %s",
    (href) => expect(unfinished(href)).toEqual({ kind: "pass" }),
  );

  test("is over once the rest is there", () => {
    expect(guard("signed-in", place("/welcome?redirect=%2Fpractice"))).toEqual({
      kind: "go-to",
      href: "/practice",
    });
    expect(guard("signed-out", place("/welcome"))).toEqual({
      kind: "sign-in-first",
      redirect: "/welcome",
    });
  });
});

test("a guard waits in steps of 100 ms until it is known who is signed in", async () => {
  const seen: Session[] = [
    { status: "loading", unreachable: false },
    { status: "loading", unreachable: true },
    { status: "signed-out" },
  ];
  const waits: number[] = [];

  const known = await knownSession(
    () => seen.shift() ?? { status: "signed-out" },
    async (ms) => void waits.push(ms),
  );

  expect(known).toEqual({ status: "signed-out" });
  expect(waits).toEqual([100, 100]);
});
