import type { DisplayList, FontLibrary } from "@taiyari/paper";
import { describe, expect, test } from "vitest";
import { createPdfWriter, type PdfWorker } from "./pdf-writer.ts";
import type { FromPdfWorker, ToPdfWorker } from "./pdf.worker.ts";

const META = { title: "", author: "", language: "en-IN", created: new Date(0) };
const listWith = (...faces: string[]) => ({ faces }) as unknown as DisplayList;

const fonts: FontLibrary = {
  load: async (ids) => new Map([...ids].map((id) => [id, new Uint8Array(1)])),
};

/** A worker that is told what to answer. */
function fakeWorker(answer: (asked: ToPdfWorker) => FromPdfWorker | "dies") {
  const line = new EventTarget();
  const asked: ToPdfWorker[] = [];
  let isOver = false;
  const worker: PdfWorker = {
    addEventListener: line.addEventListener.bind(line),
    terminate: () => (isOver = true),
    postMessage(message) {
      asked.push(message);
      const data = answer(message);
      const event = data === "dies" ? new Event("error") : new MessageEvent("message", { data });
      queueMicrotask(() => line.dispatchEvent(event));
    },
  };
  return { worker, asked, isOver: () => isOver };
}

const bytes = new Uint8Array([37]);

describe("a writer of PDFs", () => {
  test("passes on what kept a font from loading, and starts nothing", async () => {
    const broken: FontLibrary = { load: () => Promise.reject(new Error("no font")) };
    const write = createPdfWriter(broken, () => expect.unreachable());
    await expect(write(listWith("a"), META)).rejects.toThrow("no font");
  });

  test("passes on what the worker says went wrong", async () => {
    const { worker } = fakeWorker(({ id }) => ({ id, ok: false, reason: "no such face" }));
    await expect(createPdfWriter(fonts, () => worker)(listWith(), META)).rejects.toThrow(
      "no such face",
    );
  });

  test("starts another worker, with all fonts, after one that died", async () => {
    const dying = fakeWorker(() => "dies");
    const sound = fakeWorker(({ id }) => ({ id, ok: true, bytes }));
    const workers = [sound.worker, dying.worker];
    const write = createPdfWriter(fonts, () => workers.pop() ?? sound.worker);
    await expect(write(listWith("a"), META)).rejects.toThrow("The worker ended.");
    expect(dying.isOver()).toBe(true);

    expect(await write(listWith("a"), META)).toEqual(bytes);
    expect([...(sound.asked[0]?.faces.keys() ?? [])]).toEqual(["a"]);
  });

  test("sends each font once", async () => {
    const { worker, asked } = fakeWorker(({ id }) => ({ id, ok: true, bytes }));
    const write = createPdfWriter(fonts, () => worker);
    await write(listWith("a"), META);
    await write(listWith("a", "b"), META);
    expect(asked.map(({ faces }) => [...faces.keys()])).toEqual([["a"], ["b"]]);
  });
});
