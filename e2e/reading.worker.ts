import { readSource } from "@taiyari/documents";
import type { Careers } from "@taiyari/domain/careers";
import { readResume } from "@taiyari/domain/read";
import { reportOn } from "@taiyari/domain/report";
import type { Reading, ReportTarget } from "@taiyari/domain/resume";

/** What a page asks of the worker: to read a file and score it, some times over. */
export interface ToRead {
  readonly kind: "read";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly careers: Careers;
  readonly target: ReportTarget;
  readonly today: number;
  readonly times: number;
}

/** The last round's answer, and the milliseconds of each round. */
export interface WasRead {
  readonly kind: "was-read";
  readonly reading: Reading | null;
  readonly score: number | null;
  readonly ms: readonly number[];
}

// pdf.js posts messages of its own in a worker, so each of ours says what it is.
self.addEventListener(
  "message",
  ({ data }: MessageEvent<ToRead | { readonly kind?: undefined }>) => {
    if (data.kind === "read")
      void read(data).then((answer) => self.postMessage(answer, { transfer: [] }));
  },
);

async function read({ bytes, careers, target, today, times }: ToRead): Promise<WasRead> {
  let answer: Omit<WasRead, "ms"> = { kind: "was-read", reading: null, score: null };
  const ms: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const started = performance.now();
    const source = await readSource(bytes.slice());
    if (source.ok) {
      const { format, pages, tagged } = source.value;
      const reading = readResume(source.value);
      const facts = { format, tagged, pages: pages.length, bytes: bytes.length, today };
      const { score } = reportOn(reading, facts, target, careers);
      answer = { kind: "was-read", reading, score };
    }
    ms.push(performance.now() - started);
  }
  return { ...answer, ms };
}
