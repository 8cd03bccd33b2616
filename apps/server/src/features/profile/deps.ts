import type { Clock } from "../../adapters/clock.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { Mailer } from "../../adapters/mail.ts";
import type { Log } from "../../http/error-log.ts";
import type { PasswordDeps } from "../../shared/passwords/check-password.ts";
import type { RecentDeps } from "../../shared/passwords/prove-owner.ts";

export interface ProfileDeps extends PasswordDeps, RecentDeps {
  readonly log: Log;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly tempFolder: string;
  /** Undefined where no mail is sent. */
  readonly mailer: Mailer | undefined;
  /** Tells the owner in the app that an account has another address now. Never rejects. */
  readonly noteNewAddress: (userId: string, before: string) => Promise<void>;
  /** What links in mails begin with: "https://taiyari.example.org". */
  readonly publicUrl: string;
}
