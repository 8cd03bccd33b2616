import { Readable } from "node:stream";
import { readSource } from "@taiyari/documents";
import { makeDocx } from "@taiyari/documents/testing";
import { readResume } from "@taiyari/domain/read";
import { reportOn, targetFrom } from "@taiyari/domain/report";
import { afterEach, describe, expect, test } from "vitest";
import { readCareers } from "../../built-careers.ts";
import { resumePdf } from "../../testing/resume-files.ts";
import type { TaskLimits } from "../workers/limits.ts";
import { createResumeWorkers, type ResumeWorkers } from "./resume-workers.ts";

const TODAY = 20_777;
const MISBEHAVING = new URL("../workers/testing/misbehaving.worker.ts", import.meta.url);

let open: ResumeWorkers | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

function openWorkers(options: Parameters<typeof createResumeWorkers>[0] = {}): ResumeWorkers {
  return (open = createResumeWorkers(options));
}

/** A file handed over in pieces, as a store hands it over. */
function read(workers: ResumeWorkers, bytes: Uint8Array, person = "asha") {
  const pieces = [bytes.subarray(0, 700), bytes.subarray(700)].map((piece) => Buffer.from(piece));
  const openFile = () => Promise.resolve(Readable.from(pieces));
  return workers.read(person, () => Promise.resolve(openFile), TODAY);
}

describe("createResumeWorkers", () => {
  test.each<{ how: string; limits: Partial<TaskLimits>; task: string; problem: object }>([
    {
      how: "computes for too long",
      task: "spin",
      limits: { processorMs: 200 },
      problem: { kind: "timed-out", afterMs: 200 },
    },
    {
      how: "waits while the machine is busy",
      task: "wait",
      limits: { wallMs: 200 },
      problem: { kind: "server-busy", afterMs: 200 },
    },
    {
      how: "needs too much memory",
      task: "fill-buffers",
      limits: { memoryMb: 300 },
      problem: { kind: "too-large", limit: "memory" },
    },
    { how: "ends whatever reads it", task: "abort", limits: {}, problem: { kind: "damaged" } },
  ])("says of a file that $how what became of it", async ({ limits, task, problem }) => {
    const workers = openWorkers({ worker: MISBEHAVING, limits });
    expect(await workers.readJob("asha", task)).toEqual({ ok: false, problem });
  });

  test("throws for a bug in the rules, with what was thrown", async () => {
    const workers = openWorkers({ worker: MISBEHAVING });
    await expect(workers.readJob("asha", "throw")).rejects.toThrow("a bug in the rules");
  });

  test("calls a reading that would fill the server too large", async () => {
    const letters = "a,b,c,d,e,f,g,h,i,j,k,l,m,".repeat(5_000);
    const text = `<w:p><w:r><w:t>Skills: ${letters}</w:t></w:r></w:p>`;
    expect(await read(openWorkers(), makeDocx({ body: text }))).toEqual({
      ok: false,
      problem: { kind: "too-large", limit: "text" },
    });
  });

  test("reads nothing that is not wanted any more when its turn comes", async () => {
    const workers = openWorkers({ worker: MISBEHAVING });
    expect(await workers.read("asha", () => Promise.resolve(null), TODAY)).toBeNull();
  });

  test("reads and scores as the rules do", async () => {
    const workers = openWorkers();
    const pdf = resumePdf();
    const source = await readSource(pdf.slice());
    if (!source.ok) throw new Error(source.problem.kind);
    const reading = readResume(source.value);
    const careers = readCareers();
    const target = targetFrom({}, { targetRole: "Data Analyst", jobDescription: "Must have: SQL" });
    const file = {
      format: "pdf" as const,
      bytes: pdf.length,
      pages: 1,
      tagged: false,
      today: TODAY,
    };

    const outcome = await read(workers, pdf);
    if (!outcome?.ok) throw new Error("not read");
    expect(JSON.parse(outcome.value.reading)).toEqual(reading);
    expect(outcome.value.document).toMatchObject({ format: "pdf", pages: 1 });

    const input = { reading: outcome.value.reading, corrections: "[]", file, target };
    const made = await workers.report("asha", input);
    if (!made.ok) throw new Error(made.problem.kind);
    const report = reportOn(reading, file, target, careers);
    expect(JSON.parse(made.value.report)).toEqual(report);
    expect(made.value).toMatchObject({ score: report.score, misfit: null });

    const terms = await workers.readJob("asha", "Must have: SQL, Python");
    expect(terms.ok && terms.value.map(({ term }) => term)).toEqual(["SQL", "Python"]);
  });

  test("scores one resume of a person at a time, and others' meanwhile", async () => {
    const workers = openWorkers({ worker: MISBEHAVING });
    const ended: string[] = [];
    const score = async (person: string, task: string) => {
      await workers.readJob(person, task);
      ended.push(person);
    };
    // Both end with the workers.
    const held = Promise.allSettled([score("asha", "wait"), score("asha", "answer")]);
    await Promise.all([score("ravi", "answer"), score("mira", "answer")]);
    expect(ended).toEqual(["ravi", "mira"]);
    await workers.close();
    await held;
  });

  test("scores while somebody's file is being read", async () => {
    const workers = openWorkers({ worker: MISBEHAVING, limits: { wallMs: 1_500 } });
    const ended: string[] = [];
    const hold = async (person: string) => {
      await workers.read(person, () => new Promise(() => undefined), TODAY);
    };
    void Promise.allSettled([hold("asha"), hold("ravi")]);
    void workers.readJob("mira", "answer").then(() => ended.push("scored"));
    await expect.poll(() => ended).toEqual(["scored"]);
  });
});
