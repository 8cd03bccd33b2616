import { resetUrl } from "../features/account/auth.ts";
import { RESET_LINK_MINUTES } from "../features/account/mails.ts";
import { makeResetToken } from "../features/account/reset-token.ts";
import { findIdByEmail } from "../features/account/store.ts";
import type { Command } from "./command.ts";
import { withInstallation } from "./with-installation.ts";

/** `reset-link EMAIL`: prints a link with which that person sets a new password. */
export const resetLink: Command = async ([email]) => {
  if (!email) {
    console.error("Name the account: reset-link EMAIL");
    return 2;
  }
  return withInstallation(async ({ database, account }) => {
    const userId = await findIdByEmail(database.db, email);
    if (!userId) {
      console.error(`There is no account with the address ${email}.`);
      return 1;
    }
    console.log(resetUrl(account.publicUrl, await makeResetToken(account.auth, userId)));
    console.log(`It works once, within ${RESET_LINK_MINUTES} minutes.`);
    return 0;
  });
};
