import type { Clock } from "../../adapters/clock.ts";
import type { Mailer } from "../../adapters/mail.ts";
import type { FindOutlines } from "../../built-outlines.ts";
import type { Db } from "../../db/client.ts";
import type { Log } from "../../http/error-log.ts";

export interface NotificationDeps {
  readonly db: Db;
  readonly log: Log;
  readonly clock: Clock;
  readonly findOutlines: FindOutlines;
  /** Undefined where no mail is sent. */
  readonly mailer: Mailer | undefined;
  /** What links in mails begin with: "https://taiyari.example.org". */
  readonly publicUrl: string;
  /** Signs the links that turn a mail off. */
  readonly secret: string;
  /** Who to turn to after a sign-in by somebody else. */
  readonly adminContact: string;
}
