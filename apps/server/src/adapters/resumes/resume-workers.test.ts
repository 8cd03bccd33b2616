import { afterEach, describe, expect, test } from "vitest";
import {
  createDocumentReader,
  type DocumentReader,
  type DocumentReaderOptions,
} from "./read-document.ts";

const MISBEHAVING = new URL("./testing/misbehaving.worker.ts", import.meta.url);
const ENDLESS = 0;
const HEAP_HOG = 1;
const BUFFER_HOG = 2;
const BUG = 3;
const EXIT = 4;
const WELL_BEHAVED = 9;

const damaged = { ok: false, problem: { kind: "damaged" } };

function readAs(own: DocumentReader, behaviour: number) {
  return own.read(new Uint8Array([behaviour]));
}

describe("createDocumentReader", () => {
  let reader: DocumentReader | undefined;
  afterEach(async () => {
    await reader?.close();
    reader = undefined;
  });

  function misbehavingReader(options: DocumentReaderOptions = {}): DocumentReader {
    reader = createDocumentReader({ worker: MISBEHAVING, threads: 1, ...options });
    return reader;
  }

  test("stops a file that never ends at the time limit, and reads the next one", async () => {
    const own = misbehavingReader({ timeLimitMs: 400 });

    const outcome = await readAs(own, ENDLESS);

    expect(outcome).toEqual({ ok: false, problem: { kind: "timed-out", afterMs: 400 } });
    expect(await readAs(own, WELL_BEHAVED)).toEqual(damaged);
  });

  test("counts a waiting file's time only from when a worker takes it", async () => {
    const own = misbehavingReader({ timeLimitMs: 1_500 });

    const [hog, patient] = await Promise.all([readAs(own, ENDLESS), readAs(own, WELL_BEHAVED)]);

    expect(hog).toMatchObject({ problem: { kind: "timed-out" } });
    expect(patient).toEqual(damaged);
  });

  test("calls a file that fills the heap too large, and reads the next one", async () => {
    const own = misbehavingReader({ heapLimitMb: 32 });

    const outcome = await readAs(own, HEAP_HOG);

    expect(outcome).toEqual({ ok: false, problem: { kind: "too-large", limit: "memory" } });
    expect(await readAs(own, WELL_BEHAVED)).toEqual(damaged);
  });

  test("calls a file that unpacks to too much outside the heap too large, and reads the next one", async () => {
    const own = misbehavingReader({ growthLimitMb: 96 });

    const outcome = await readAs(own, BUFFER_HOG);

    expect(outcome).toEqual({ ok: false, problem: { kind: "too-large", limit: "memory" } });
    expect(await readAs(own, WELL_BEHAVED)).toEqual(damaged);
  });

  test.each([
    ["a bug", BUG, "a bug in the reading rules"],
    ["a worker that ends", EXIT, "worker exited with code: 7"],
  ])("throws for %s, and reads the next file", async (_, behaviour, message) => {
    const own = misbehavingReader();

    await expect(readAs(own, behaviour)).rejects.toThrow(message);

    expect(await readAs(own, WELL_BEHAVED)).toEqual(damaged);
  });

  test("leaves bytes that share their buffer with others in place", async () => {
    const shared = new Uint8Array([1, 1, WELL_BEHAVED, 1]);

    const outcome = await misbehavingReader().read(shared.subarray(2, 3));

    expect(outcome).toEqual(damaged);
    expect([...shared]).toEqual([1, 1, WELL_BEHAVED, 1]);
  });
});
