import { deletePerson } from "../../shared/leaving/delete-person.ts";
import { findDue } from "../../shared/leaving/leaving-store.ts";
import type { OwnDataDeps } from "./deps.ts";
import { goneMail } from "./mail-texts.ts";

/** Deletes the accounts whose seven days are over, and tells whom they belonged to, once. */
export async function sweepLeaving(
  deps: Pick<OwnDataDeps, "db" | "files" | "clock" | "mailer" | "log">,
): Promise<void> {
  for (const { id } of await findDue(deps.db, deps.clock())) {
    const person = await deletePerson(deps, id);
    if (!person) continue;
    await deps.mailer?.send(goneMail(person)).catch(() => deps.log.error("A mail was not sent."));
  }
}
