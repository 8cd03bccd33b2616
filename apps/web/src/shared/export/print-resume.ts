import { facesInTime } from "../preview/paper-faces.ts";
import { connectFrame, makeFrame } from "../preview/frame-client.ts";
import type { Preview } from "../preview/preview.ts";

let printed: (() => void) | null = null;

/**
 * Opens the browser's print dialog with exactly the pages of the preview.
 *
 * They are printed by a frame of their own, because a frame in which a template's script runs may open no dialog. It
 * stays until the next printing: some browsers still read from it when the dialog has closed.
 *
 * @throws  an Error when the pages could not be laid out
 */
export async function printResume(preview: Pick<Preview, "snapshot">): Promise<void> {
  const snapshot = await preview.snapshot();
  printed?.();
  const frame = makeFrame("allow-scripts", "allow-modals");
  const client = connectFrame(frame, { facesFor: facesInTime });
  printed = () => {
    client.close();
    frame.remove();
  };
  document.body.append(frame);
  await client.ask({ kind: "print", snapshot });
}
