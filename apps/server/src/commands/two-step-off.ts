import { endTwoStep, findIdByEmail } from "../features/account/store.ts";
import type { Command } from "./command.ts";
import { withInstallation } from "./with-installation.ts";

/** `two-step-off EMAIL`: for somebody who has lost both their authenticator app and their recovery codes. */
export const twoStepOff: Command = async ([email]) => {
  if (!email) {
    console.error("Name the account: two-step-off EMAIL");
    return 2;
  }
  return withInstallation(async ({ account: { db } }) => {
    const userId = await findIdByEmail(db, email);
    if (!userId) {
      console.error(`There is no account with the address ${email}.`);
      return 1;
    }
    await endTwoStep(db, userId);
    console.log(`${email} signs in with the password alone.`);
    return 0;
  });
};
