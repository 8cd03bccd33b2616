import { cleanName, deviceName, deviceOf } from "@taiyari/domain/account";
import type { Mail } from "../../adapters/mail.ts";
import { describeError } from "../../http/error-log.ts";
import type { NotificationDeps } from "./deps.ts";
import { timeWords } from "./gather.ts";
import { addNotice, type Addressee, findAddressee } from "./store.ts";

/** Tells the owner of an account, in the app and by mail. Never rejects: whoever signs in does not wait for it. */
export async function tellNewSignIn(
  deps: NotificationDeps,
  userId: string,
  userAgent: string,
): Promise<void> {
  const { db, clock, mailer, log } = deps;
  const device = deviceName(deviceOf(userAgent));
  const at = clock();
  try {
    const who = await findAddressee(db, userId);
    await addNotice(db, userId, { kind: "new-sign-in", detail: device, at });
    await mailer?.send(newSignInMail(deps, who, device, timeWords(at, who.timeZone)));
  } catch (error) {
    log.error({ error: describeError(error) }, "a new sign-in was not told");
  }
}

function newSignInMail(
  { publicUrl, adminContact }: Pick<NotificationDeps, "publicUrl" | "adminContact">,
  to: Addressee,
  device: string,
  when: string,
): Mail {
  return {
    to: to.email,
    subject: "New sign-in to Taiyari",
    text: [
      `Hello ${cleanName(to.name)},`,
      `somebody signed in to your account with a device it did not know: ${device}, ${when}.`,
      "If it was you, there is nothing to do. If not, change your password and sign the device out here:",
      `${publicUrl}/profile#devices`,
      `Can you not sign in any more? Turn to ${adminContact}.`,
    ].join("\n\n"),
  };
}
