import { prepareThread, readSource } from "@taiyari/documents";
import { readResume } from "@taiyari/domain/read";
import type { ReadProblem } from "@taiyari/domain/resume";
import { ok, type Result } from "@taiyari/domain/result";
import type { ReadDocument } from "./read-document.ts";
import { factsOf } from "./worker-protocol.ts";

prepareThread();

/** Reads and understands one file. Piscina calls it with the bytes that `createDocumentReader` hands over. */
export async function readInWorker(bytes: Uint8Array): Promise<Result<ReadDocument, ReadProblem>> {
  const source = await readSource(bytes);
  if (!source.ok) return source;
  return ok({ document: factsOf(source.value), reading: readResume(source.value) });
}
