import type { ResumeUpload } from "@taiyari/contract";
import { MAX_FOLLOWED_UPLOADS } from "@taiyari/domain/resume";

export interface Followed {
  /** Asks the server to say of each upload when it has been read. */
  readonly follow: (
    uploadIds: string[],
    signal: AbortSignal,
  ) => Promise<AsyncIterable<ResumeUpload>>;
  /** Waits before the server is asked again. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
  /** Called once for each upload that has been read, or could not be. */
  readonly onRead: (upload: ResumeUpload) => void;
  /** Called when the server stopped before it had said everything, after the pause. */
  readonly onLost: () => void;
}

/**
 * Follows uploads until each has been read. What the server has not said when its answer ends or breaks is asked for
 * again, after a pause.
 *
 * @param signal  ends it; nothing is called any more then
 */
export async function followUntilRead(
  uploadIds: readonly string[],
  { follow, pause, onRead, onLost }: Followed,
  signal: AbortSignal,
): Promise<void> {
  const waiting = new Set(uploadIds);
  while (waiting.size > 0 && !signal.aborted) {
    try {
      for await (const upload of await follow(
        [...waiting].slice(0, MAX_FOLLOWED_UPLOADS),
        signal,
      )) {
        if (signal.aborted) return;
        waiting.delete(upload.id);
        onRead(upload);
      }
    } catch {
      // A connection that broke, or a server that is away.
    }
    if (waiting.size === 0) return;
    await pause(signal);
    if (!signal.aborted) onLost();
  }
}
