import type { Readable } from "node:stream";

/** Where uploaded files are kept: a folder, or a bucket. Keys are ASCII paths: "user-resumes/{user id}/{uuid}". */
export interface FileStore {
  /**
   * Takes a whole file over; afterwards `file` is gone. Nothing is kept when it rejects.
   *
   * Rejects with `code: "ENOSPC"` when the disk is full.
   */
  readonly keep: (key: string, file: string, bytes: number) => Promise<void>;
  /** The content as it is read; null when there is no such file. */
  readonly open: (key: string) => Promise<Readable | null>;
  /** Does nothing when there is no such file. */
  readonly remove: (key: string) => Promise<void>;
  /** Every file under a prefix, in any order; "" for every file there is. */
  readonly list: (prefix: string) => AsyncIterable<{
    readonly key: string;
    readonly changedAt: Date;
  }>;
}
