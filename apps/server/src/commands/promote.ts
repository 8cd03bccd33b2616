import { findIdByEmail, setRole } from "../features/account/store.ts";
import type { Command } from "./command.ts";
import { withInstallation } from "./with-installation.ts";

/** `promote EMAIL`: makes an account an admin. */
export const promote: Command = async ([email]) => {
  if (!email) {
    console.error("Name the account: promote EMAIL");
    return 2;
  }
  return withInstallation(async ({ database }) => {
    const userId = await findIdByEmail(database.db, email);
    if (!userId) {
      console.error(`There is no account with the address ${email}.`);
      return 1;
    }
    await setRole(database.db, userId, "admin");
    console.log(`${email} is an admin now.`);
    return 0;
  });
};
