import { assert, constantFrom, emailAddress, oneof, property, string, tuple } from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { isEmail } from "@taiyari/domain/account";

const oneOf = (letters: string) => constantFrom(...letters.split(""));

/** Texts near an address: one whose parts come from the characters that rules disagree about. */
const nearAddress = tuple(
  string({ unit: oneOf("aZ0._-+'\"@ आ!"), minLength: 1, maxLength: 12 }),
  string({ unit: oneOf("aZ0.-_[:]आ@"), minLength: 1, maxLength: 14 }),
  constantFrom("", ".in", ".i", ".com", ".c0m", "."),
).map(([local, domain, end]) => `${local}@${domain}${end}`);

/** The sign-in library judges an address with the schema library's own rule. */
const takenByLibrary = (text: string) => z.email().safeParse(text).success;

test("takes no address that the sign-in library refuses", () => {
  assert(
    property(oneof(nearAddress, emailAddress()), (text) => {
      expect(!isEmail(text) || takenByLibrary(text.trim())).toBe(true);
    }),
    { numRuns: sampling.runsOf(20_000) },
  );
});
