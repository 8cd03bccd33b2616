import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { NO_ROOM, OUTAGE, outageSentence, SIGNED_OUT } from "./failures.ts";

test.each([
  { what: "a full disk", error: new ORPCError("STORAGE_FULL", { status: 507 }), says: NO_ROOM },
  {
    what: "a missing database",
    error: new ORPCError("UNAVAILABLE", { status: 503 }),
    says: OUTAGE,
  },
  { what: "no connection", error: new TypeError("Failed to fetch"), says: OUTAGE },
  {
    what: "an ended session",
    error: new ORPCError("NOT_SIGNED_IN", { status: 401 }),
    says: SIGNED_OUT,
  },
  { what: "a refusal", error: new ORPCError("NOT_FOUND", { status: 404 }), says: null },
  { what: "a bug", error: new Error("undefined is not a function"), says: null },
])("of $what a person reads what can be done", ({ error, says }) => {
  expect(outageSentence(error)).toBe(says);
});
