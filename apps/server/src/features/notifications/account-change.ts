import { cleanName } from "@taiyari/domain/account";
import type { Mail } from "../../adapters/mail.ts";
import { describeError } from "../../http/error-log.ts";
import type { ConnectionChange } from "../../shared/sign-in-ways/connection-change.ts";
import type { NotificationDeps } from "./deps.ts";
import { timeWords } from "./gather.ts";
import { addNotice, type Addressee, findAddressee } from "./store.ts";

/**
 * Tells the owner of an account, in the app and by mail, that an account at a provider opens it from now on, or no longer.
 * Never rejects: whoever connected it does not wait for it.
 */
export async function tellConnection(
  deps: NotificationDeps,
  userId: string,
  change: ConnectionChange,
): Promise<void> {
  const { db, clock, mailer, log } = deps;
  const at = clock();
  try {
    const who = await findAddressee(db, userId);
    const detail = change.email === null ? change.name : `${change.name}, ${change.email}`;
    await addNotice(db, userId, { kind: `account-${change.kind}`, detail, at });
    const mail = change.kind === "connected" ? connectedMail : disconnectedMail;
    await mailer?.send(mail(deps, who, { ...change, detail, when: timeWords(at, who.timeZone) }));
  } catch (error) {
    log.error({ error: describeError(error) }, "a change of connected accounts was not told");
  }
}

/** Tells the owner in the app that their address is another one; a mail to the address before says so already. Never rejects. */
export async function noteNewAddress(
  { db, clock, log }: Pick<NotificationDeps, "db" | "clock" | "log">,
  userId: string,
  before: string,
): Promise<void> {
  try {
    await addNotice(db, userId, { kind: "email-changed", detail: before, at: clock() });
  } catch (error) {
    log.error({ error: describeError(error) }, "a changed address was not told");
  }
}

interface Told {
  /** "Google" */
  readonly name: string;
  /** "Google, asha@example.org" */
  readonly detail: string;
  /** "23 Nov, 7:41 pm", where the person is. */
  readonly when: string;
}

type MailDeps = Pick<NotificationDeps, "publicUrl" | "adminContact">;

function connectedMail(deps: MailDeps, to: Addressee, { name, detail, when }: Told): Mail {
  return {
    to: to.email,
    subject: `${name} was connected to your account on Taiyari`,
    text: [
      `Hello ${cleanName(to.name)},`,
      `an account was connected to yours: ${detail}, ${when}. Whoever signs in with it opens your account.`,
      "If it was you, there is nothing to do. If not, disconnect it and change your password here:",
      ...ending(deps),
    ].join("\n\n"),
  };
}

function disconnectedMail(deps: MailDeps, to: Addressee, { name, detail, when }: Told): Mail {
  return {
    to: to.email,
    subject: `${name} was disconnected from your account on Taiyari`,
    text: [
      `Hello ${cleanName(to.name)},`,
      `an account no longer opens yours: ${detail}, ${when}.`,
      "If it was you, there is nothing to do. If not, change your password and look at your devices here:",
      ...ending(deps),
    ].join("\n\n"),
  };
}

function ending({ publicUrl, adminContact }: MailDeps): readonly string[] {
  return [
    `${publicUrl}/profile#signing-in`,
    `Can you not sign in any more? Turn to ${adminContact}.`,
  ];
}
