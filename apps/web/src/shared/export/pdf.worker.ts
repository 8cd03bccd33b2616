import { type DisplayList, type DocumentMeta, type FaceId, renderPdf } from "@taiyari/paper";

/** What the worker is asked for: a file of these pages. `faces` brings those that were not sent before. */
export interface ToPdfWorker {
  readonly id: number;
  readonly list: DisplayList;
  readonly meta: DocumentMeta;
  readonly faces: ReadonlyMap<FaceId, Uint8Array>;
}

export type FromPdfWorker =
  | { readonly id: number; readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly ok: false; readonly reason: string };

/** Kept, so that what a face shaped before is shaped already. */
const known = new Map<FaceId, Uint8Array>();

self.addEventListener("message", ({ data }: MessageEvent<ToPdfWorker>) => void answer(data));

async function answer({ id, list, meta, faces }: ToPdfWorker): Promise<void> {
  try {
    for (const [face, file] of faces) known.set(face, file);
    const bytes = Uint8Array.from((await renderPdf(list, meta, known)).bytes);
    say({ id, ok: true, bytes }, [bytes.buffer]);
  } catch (error) {
    say({ id, ok: false, reason: String(error) }, []);
  }
}

function say(message: FromPdfWorker, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
