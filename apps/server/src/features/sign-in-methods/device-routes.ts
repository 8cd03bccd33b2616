import { deviceOf } from "@taiyari/domain/account";
import { signedIn } from "../../http/procedures.ts";
import type { SignInMethodsDeps } from "./deps.ts";
import { endOtherSessions, endSession, endTrustedDevices, findSessions } from "./store.ts";

/** Where a person is signed in, and ending that. */
export function deviceProcedures({ db, findSessionId }: SignInMethodsDeps) {
  const { signInMethods } = signedIn;
  return {
    devices: signInMethods.devices.handler(async ({ context }) => {
      const here = await findSessionId(context.headers);
      const sessions = await findSessions(db, context.user.id);
      const devices = sessions.map((session) => ({
        ...deviceOf(session.userAgent ?? ""),
        id: session.id,
        address: session.address ?? "",
        signedInAt: session.createdAt.toISOString(),
        activeAt: session.lastActiveAt.toISOString(),
        isThis: session.id === here,
      }));
      return {
        now: new Date().toISOString(),
        devices: devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)),
      };
    }),

    signOutDevice: signInMethods.signOutDevice.handler(async ({ input, context, errors }) => {
      if (!(await endSession(db, context.user.id, input.id))) throw errors.NOT_FOUND();
      await endTrustedDevices(db, context.user.id);
      return {};
    }),

    signOutOthers: signInMethods.signOutOthers.handler(async ({ context }) => {
      const here = await findSessionId(context.headers);
      // The session ended between being found and now: then there is none to keep.
      const ended = await endOtherSessions(db, context.user.id, here ?? "");
      await endTrustedDevices(db, context.user.id);
      return { ended };
    }),
  };
}
