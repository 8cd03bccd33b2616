import { findIdByEmail, setRole } from "../features/account/store.ts";
import { writeAudit } from "../shared/audit/audit-store.ts";
import type { Command } from "./command.ts";
import { withInstallation } from "./with-installation.ts";

const BY_COMMAND = { actorId: "command-line", act: "role-set" } as const;

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
    await database.db.transaction(async (tx) => {
      await setRole(tx, userId, "admin");
      await writeAudit(tx, { ...BY_COMMAND, subject: userId, detail: "to admin" });
    });
    console.log(`${email} is an admin now.`);
    return 0;
  });
};
