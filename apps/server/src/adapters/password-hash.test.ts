import { describe, expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

describe("a password's hash", () => {
  test.each(["", "$argon2id$", "plain text", "$2b$12$abcdefghijklmnopqrstuv"])(
    "fits nothing when it is %j",
    async (hash) => {
      expect(await verifyPassword({ hash, password: "" })).toBe(false);
    },
  );

  test("fits its own password only, and differs each time", async () => {
    const [first, second] = [await hashPassword("naïve pass"), await hashPassword("naïve pass")];

    expect(first).not.toBe(second);
    expect(await verifyPassword({ hash: first, password: "naive pass" })).toBe(false);
    expect(await verifyPassword({ hash: first, password: "naïve pass" })).toBe(true);
    expect(await verifyPassword({ hash: first, password: "nai\u0308ve pass" })).toBe(true);
  });

  test("says what it cost, and is checked at that cost", async () => {
    const hash = await hashPassword("password");
    const otherCost = hash.replace("m=19456,t=2", "m=64,t=1");

    expect(otherCost).not.toBe(hash);
    expect(await verifyPassword({ hash: otherCost, password: "password" })).toBe(false);
  });
});
