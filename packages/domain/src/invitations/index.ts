export { csvField, csvFile } from "./csv-records.ts";
export {
  MAX_INVITATION_FILE_BYTES,
  MAX_INVITATIONS,
  readInvitationList,
  type InvitationLine,
  type InvitationListProblem,
} from "./invitation-list.ts";
