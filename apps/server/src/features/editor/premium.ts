import type { SessionUser } from "@taiyari/contract";
import type { EditorDeps } from "./deps.ts";

/**
 * Whether a person may choose a template: everybody may, unless this installation enforces plans and the template is a
 * premium one. An unknown template is nobody's privilege.
 */
export function mayUseTemplate(
  { templates, isPremiumEnforced }: Pick<EditorDeps, "templates" | "isPremiumEnforced">,
  { plan }: Pick<SessionUser, "plan">,
  template: string,
): boolean {
  if (!isPremiumEnforced || plan === "premium") return true;
  return templates.every((each) => each.id !== template || !each.premium);
}
