import { type ErrorMap, isContractProcedure } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { contract } from "./index.ts";

interface Refusal {
  readonly name: string;
  readonly code: string;
  readonly status: number | undefined;
  readonly message: string | undefined;
}

function refusalsOf(router: object, path: readonly string[] = []): readonly Refusal[] {
  return Object.entries(router).flatMap(([key, value]: [string, object]) => {
    const here = [...path, key];
    if (!isContractProcedure(value)) return refusalsOf(value, here);
    const map: ErrorMap = value["~orpc"].errorMap;
    return Object.entries(map).map(([code, refusal]) => ({
      name: `${here.join(".")} ${code}`,
      code,
      status: refusal?.status,
      message: refusal?.message,
    }));
  });
}

const refusals = refusalsOf(contract);

describe("every refusal of the contract", () => {
  test("is walked", () => {
    expect(refusals.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["account.signIn INVALID_CREDENTIALS", "editor.openShare NOT_FOUND"]),
    );
    expect(refusals.length).toBeGreaterThan(100);
  });

  test.each(refusals)("$name says a sentence", ({ code, status, message }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].* .*\.$/);
    expect(message).not.toContain(code);
    expect(message).not.toMatch(/[A-Z]_|_[A-Z]/);
  });
});
