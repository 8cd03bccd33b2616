import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "@taiyari/documents/testing";
import { installedProgram } from "../testing/server-process.ts";

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function taiyari(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [installedProgram("taiyari"), ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

const WORK = {
  basics: { name: "Asha Verma" },
  work: [
    {
      name: "Kaveri Retail",
      position: "Accountant",
      startDate: "2019-04",
      endDate: "2022-03",
      highlights: [
        "Responsible for preparing GST returns of 3 branches",
        "Bills were checked by me in tally erp 9",
      ],
    },
  ],
};

describe("enhance", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "enhance-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function file(name: string, content: string | Uint8Array): Promise<string> {
    const place = path.join(folder, name);
    await writeFile(place, content);
    return place;
  }

  test("asks for a resume when there is none or more than one, and names one that cannot be read", async () => {
    expect(await taiyari("enhance")).toMatchObject({ code: 2, out: "" });
    expect(await taiyari("enhance", "one", "two")).toMatchObject({ code: 2, out: "" });
    const missing = path.join(folder, "missing.pdf");
    expect(await taiyari("enhance", missing)).toMatchObject({ code: 1, out: "" });
    const other = await file("other.json", '{"colour": "blue"}');
    const { code, out } = await taiyari("enhance", other);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ file: other, problem: "other-schema" });
  });

  test("prints each field before and after with its reasons, and what the job asks in vain", async () => {
    const resume = await file("resume.json", JSON.stringify(WORK));
    const job = await file("job.txt", "Accountant\nRequirements\n- GST\n- SAP FICO\n");
    const { code, out } = await taiyari("enhance", resume, "--job", job);
    expect(code).toBe(0);
    const { engine, fields, notShown } = JSON.parse(out);
    expect(engine).toBe("built-in");
    const [work] = fields.filter(({ field }: { field: string }) => field.startsWith("Experience"));
    expect(work.field).toBe("Experience · Accountant, Kaveri Retail · Description");
    expect(work.after).toBe("• Prepared GST returns of 3 branches\n• Checked bills in Tally ERP 9");
    expect(work.changes[0]).toMatchObject({
      edits: [{ old: "Responsible for preparing", new: "Prepared" }],
      reason: "Opens with what you did.",
    });
    expect(notShown).toContainEqual({ term: "SAP FICO", need: "must" });
    expect(notShown.map(({ term }: { term: string }) => term)).not.toContain("GST");
  });

  test("reads a PDF, and plain text", async () => {
    const texts = [
      "Asha Verma",
      "Skills",
      "SQL, Power BI",
      "Summary",
      "Dynamic and hard working accountant with 4 years in retail.",
    ].map((text, line) => ({ text, x: 72, y: 770 - 30 * line }));
    const pdf = await file("resume.pdf", makePdf({ pages: [{ texts }] }));
    expect((await taiyari("enhance", pdf)).code).toBe(0);
    const text = await file(
      "summary.txt",
      "Dynamic and hard working accountant with 4 years in retail.",
    );
    const { out } = await taiyari("enhance", text);
    expect(JSON.parse(out).fields[0].after).toBe("Accountant with 4 years in retail.");
  });
});
