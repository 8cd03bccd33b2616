import { makeResetLink } from "../features/account/reset-link.ts";
import { findIdByEmail } from "../features/account/store.ts";
import { writeAudit } from "../shared/audit/audit-store.ts";
import type { Command } from "./command.ts";
import { withInstallation } from "./with-installation.ts";

const BY_COMMAND = { actorId: "command-line", act: "reset-link-made" } as const;

/** `reset-link EMAIL`: prints a link with which that person sets a new password. */
export const resetLink: Command = async ([email]) => {
  if (!email) {
    console.error("Name the account: reset-link EMAIL");
    return 2;
  }
  return withInstallation(async ({ account }) => {
    const userId = await findIdByEmail(account.db, email);
    const link = userId && (await makeResetLink(account, userId, account.publicUrl));
    if (!userId || !link) {
      console.error(`There is no account with the address ${email}.`);
      return 1;
    }
    await writeAudit(account.db, { ...BY_COMMAND, subject: userId, detail: "" });
    console.log(link.url);
    console.log(`It works once, within ${link.validMinutes} minutes.`);
    return 0;
  });
};
