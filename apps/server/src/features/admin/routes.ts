import { contentsProcedures, type ContentsDeps } from "./contents-routes.ts";
import { installationProcedures, type InstallationDeps } from "./installation-routes.ts";
import { invitationProcedures, type InvitationDeps } from "./invitation-routes.ts";
import { peopleProcedures, type PeopleDeps } from "./people-routes.ts";

export type AdminDeps = PeopleDeps & InvitationDeps & InstallationDeps & ContentsDeps;

/** What an admin sees of this installation and does about it. */
export function adminProcedures(deps: AdminDeps) {
  return {
    ...peopleProcedures(deps),
    ...invitationProcedures(deps),
    ...installationProcedures(deps),
    ...contentsProcedures(deps),
  };
}
