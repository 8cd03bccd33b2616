import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { savingOptions, refusalOf } from "./requests.ts";

const refused = (status: number, code: string, data?: unknown) =>
  new ORPCError(code, { status, data });

test.each([
  { error: new TypeError("Failed to fetch"), refusal: { kind: "unreachable" } },
  { error: refused(500, "INTERNAL_SERVER_ERROR"), refusal: { kind: "unreachable" } },
  { error: refused(503, "SERVICE_UNAVAILABLE"), refusal: { kind: "unreachable" } },
  { error: refused(507, "STORAGE_FULL"), refusal: { kind: "no-space" } },
  { error: refused(401, "NOT_SIGNED_IN"), refusal: { kind: "signed-out" } },
  { error: refused(404, "NOT_FOUND"), refusal: { kind: "gone" } },
  { error: refused(413, "PAYLOAD_TOO_LARGE"), refusal: { kind: "refused", reason: "too-large" } },
  { error: refused(400, "BAD_REQUEST"), refusal: { kind: "refused", reason: "invalid" } },
  {
    error: refused(429, "TOO_MANY_REQUESTS"),
    refusal: { kind: "rate-limited", retryAfterMs: null },
  },
  {
    error: refused(429, "TOO_MANY_REQUESTS", { retryAfterSeconds: 12 }),
    refusal: { kind: "rate-limited", retryAfterMs: 12_000 },
  },
  {
    error: refused(429, "TOO_MANY_REQUESTS", { retryAfterSeconds: "soon" }),
    refusal: { kind: "rate-limited", retryAfterMs: null },
  },
])("takes $error.message for $refusal.kind", ({ error, refusal }) => {
  expect(refusalOf(error)).toEqual(refusal);
});

test("lets a small document outlive its page, and no large one: browsers would refuse that", () => {
  expect(savingOptions({ text: "small" }).context).toEqual({ keepalive: true });
  expect(savingOptions({ text: "ß".repeat(30_000) }).context).toEqual({ keepalive: false });
});
