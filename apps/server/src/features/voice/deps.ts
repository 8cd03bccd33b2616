import type { Clock } from "../../adapters/clock.ts";
import type { Transcriber } from "../../adapters/transcriber/transcriber.ts";
import type { Db } from "../../db/client.ts";
import type { Log } from "../../http/error-log.ts";
import type { TranscriberSettings } from "../../transcriber-settings.ts";

export interface VoiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Undefined where none is set. */
  readonly transcriber:
    | { readonly does: Transcriber; readonly settings: TranscriberSettings }
    | undefined;
  /** Where people reach this installation; undefined when nobody said so. */
  readonly publicUrl: string | undefined;
}
