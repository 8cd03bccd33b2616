import { MAX_DRAFT_TEXT } from "@taiyari/domain/draft";
import type { BodyLimit } from "../../http/api.ts";
import { signedIn } from "../../http/procedures.ts";
import type { EditorDeps } from "./deps.ts";
import { writtenResumeProcedures } from "./resume-routes.ts";
import { toTemplate } from "../../shared/templates/to-template.ts";
import { versionProcedures } from "./version-routes.ts";

/** A letter of a draft takes three bytes at most; beside the draft stand a name and numbers. */
const DRAFT_BODY_BYTES = 3 * MAX_DRAFT_TEXT + 65_536;

/** Where whole drafts arrive. What is too long for these addresses is refused as too long a draft is. */
export const DRAFT_BODIES: readonly BodyLimit[] = [
  { method: "POST", path: "/resumes", bytes: DRAFT_BODY_BYTES, refusal: "TOO_LARGE" },
  { method: "PUT", path: "/resumes/:id", bytes: DRAFT_BODY_BYTES, refusal: "TOO_LARGE" },
  { method: "POST", path: "/resumes/:id/versions", bytes: DRAFT_BODY_BYTES, refusal: "TOO_LARGE" },
];

/** Everything about the resumes a person writes here. */
export function editorProcedures(deps: EditorDeps) {
  const { editor } = signedIn;
  const answer = {
    templates: deps.templates.map(toTemplate),
    isPremiumEnforced: deps.isPremiumEnforced,
    careersVersion: deps.careersVersion,
  };
  return {
    ...writtenResumeProcedures(deps),
    ...versionProcedures(deps),
    templates: editor.templates.handler(() => answer),
  };
}
