import type { Clock } from "../../adapters/clock.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { Mailer } from "../../adapters/mail.ts";
import type { Db } from "../../db/client.ts";
import type { Log } from "../../http/error-log.ts";
import type { RecentDeps } from "../../shared/passwords/prove-owner.ts";

export interface OwnDataDeps extends RecentDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Mailer | undefined;
  /** Where this installation is reached: "https://taiyari.example.org". */
  readonly publicUrl: string;
  /** Tries to show who one is, allowed per minute. */
  readonly attemptsPerMinute: number;
}
