import { MAX_RESUME_BYTES } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { readSource } from "./read-source.ts";
import { makePdf } from "./testing/pdf-maker.ts";

describe("readSource", () => {
  test("refuses a file of a byte too many before looking into it", async () => {
    expect(await readSource(new Uint8Array(MAX_RESUME_BYTES + 1))).toEqual({
      ok: false,
      problem: { kind: "too-large", limit: "bytes" },
    });
  });

  test("refuses what is neither PDF nor Word, and nothing at all", async () => {
    const refusal = { ok: false, problem: { kind: "not-a-pdf" } };
    expect(await readSource(new TextEncoder().encode("Asha Verma, Pune"))).toEqual(refusal);
    expect(await readSource(new Uint8Array())).toEqual(refusal);
  });

  test("reads a PDF, whatever its name", async () => {
    const pdf = makePdf({ pages: [{ texts: [{ text: "Asha Verma", x: 72, y: 770 }] }] });
    expect(await readSource(pdf)).toMatchObject({ ok: true, value: { format: "pdf" } });
  });
});
