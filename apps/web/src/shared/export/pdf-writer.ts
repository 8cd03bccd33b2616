import type { DisplayList, DocumentMeta, FaceId, FontLibrary } from "@taiyari/paper";
import type { FromPdfWorker, ToPdfWorker } from "./pdf.worker.ts";

/** The part of `Worker` that is used, so that tests can pass a stand-in. */
export interface PdfWorker extends Pick<EventTarget, "addEventListener"> {
  readonly postMessage: (message: ToPdfWorker, transfer: Transferable[]) => void;
  readonly terminate: () => void;
}

const startWorker = (): PdfWorker =>
  new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });

/**
 * Writes pages as PDF files, beside the page so that nothing on it waits. The worker starts with the first file and
 * stays: the next one is written in a few milliseconds.
 *
 * @param fonts  gives the files of the faces that the pages name
 * @returns      a function that rejects with what went wrong: in a font's way here, or in writing; a worker that ended
 *               is started anew with the next file
 */
export function createPdfWriter(fonts: FontLibrary, start: () => PdfWorker = startWorker) {
  let worker: PdfWorker | null = null;
  let lastId = 0;
  const sent = new Set<FaceId>();
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();

  function hear(event: Event): void {
    const { data } = event as MessageEvent<FromPdfWorker>;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.resolve(data.bytes);
    else asked?.reject(new Error(data.reason));
  }

  function giveUp(event: Event): void {
    worker?.terminate();
    worker = null;
    sent.clear();
    const reason = event instanceof ErrorEvent ? event.message : "The worker ended.";
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function started(): PdfWorker {
    if (worker) return worker;
    worker = start();
    worker.addEventListener("message", hear);
    worker.addEventListener("error", giveUp);
    return worker;
  }

  return async (list: DisplayList, meta: DocumentMeta): Promise<Uint8Array<ArrayBuffer>> => {
    const files = await fonts.load(list.faces);
    const at = started();
    const id = ++lastId;
    const asked = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    waiting.set(id, asked);
    const faces = new Map([...files].filter(([face]) => !sent.has(face)));
    for (const face of faces.keys()) sent.add(face);
    at.postMessage({ id, list, meta, faces }, []);
    return asked.promise;
  };
}
