import type { ProfileDetails } from "@taiyari/contract";
import { PHONE_PREFIX } from "@taiyari/domain/account";
import { describeError } from "../../http/error-log.ts";
import { signedIn } from "../../http/procedures.ts";
import { ownerRefusal } from "../../shared/passwords/owner-refusal.ts";
import { proveOwner } from "../../shared/passwords/prove-owner.ts";
import type { ProfileDeps } from "./deps.ts";
import {
  findWantedAddress,
  forgetWantedAddress,
  isAddressTaken,
  setAddress,
  wantAddress,
} from "./email-store.ts";
import { confirmationUrl } from "./confirm-route.ts";
import { newAddressMail } from "./mail-texts.ts";
import { photoPath, setPhoto } from "./photo.ts";
import { changePerson, findPerson } from "./store.ts";

/** What a person says of themselves: name, address, number, photo, time zone, language. */
export function detailsProcedures(deps: ProfileDeps) {
  const { db, clock, mailer } = deps;
  const { profile } = signedIn;

  async function detailsOf(userId: string): Promise<ProfileDetails> {
    const person = await findPerson(db, userId);
    if (!person) throw new Error("Somebody who is signed in has no account.");
    return {
      fullName: person.name,
      email: person.email,
      isEmailConfirmed: person.emailVerified,
      newEmail: await findWantedAddress(db, userId, clock()),
      phoneNumber: person.phone.slice(PHONE_PREFIX.length),
      timeZone: person.timeZone,
      language: person.language,
      photo: person.image && photoPath(userId, person.image),
      since: person.createdAt.toISOString(),
      plan: person.plan,
      sendsMail: mailer !== undefined,
    };
  }

  return {
    details: profile.details.handler(({ context }) => detailsOf(context.user.id)),

    saveDetails: profile.saveDetails.handler(async ({ input, context }) => {
      const { fullName, phoneNumber, timeZone, language } = input;
      const phone = phoneNumber && `${PHONE_PREFIX}${phoneNumber}`;
      const change = { name: fullName, phone, timeZone, language };
      await changePerson(db, context.user.id, change, clock());
      return detailsOf(context.user.id);
    }),

    changeEmail: profile.changeEmail.handler(async ({ input, context, errors }) => {
      const { id: userId, fullName } = context.user;
      const { email, password } = input;
      const { headers } = context;
      const checked = await proveOwner(deps, userId, { password, headers });
      if (!checked.ok) throw ownerRefusal(checked.problem, errors);
      if (email === context.user.email) throw errors.SAME_EMAIL();
      if (await isAddressTaken(db, email)) throw errors.EMAIL_TAKEN();
      if (mailer) {
        const token = await wantAddress(db, userId, email, clock());
        const mail = newAddressMail(fullName, email, confirmationUrl(deps.publicUrl, token));
        try {
          await mailer.send(mail);
        } catch (error) {
          deps.log.error({ error: describeError(error) }, "a mail to a new address was not sent");
          await forgetWantedAddress(db, userId);
          throw errors.MAIL_NOT_SENT();
        }
      } else {
        const set = await setAddress(db, userId, email, { isConfirmed: false, now: clock() });
        if (!set.ok) throw errors.EMAIL_TAKEN();
        await deps.noteNewAddress(userId, set.value.before);
      }
      return detailsOf(userId);
    }),

    keepEmail: profile.keepEmail.handler(async ({ context }) => {
      await forgetWantedAddress(db, context.user.id);
      return detailsOf(context.user.id);
    }),

    removePhoto: profile.removePhoto.handler(async ({ context }) => {
      await setPhoto(deps, context.user.id, null);
      return detailsOf(context.user.id);
    }),
  };
}
