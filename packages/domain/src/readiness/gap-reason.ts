import type { ActionSource, SkillGap } from "./action-idea.ts";

/** Of the gaps the first that something is for; null for none. */
export function gapFor(
  { gaps }: Pick<ActionSource, "gaps">,
  skills: readonly string[],
): SkillGap | null {
  return gaps.find(({ skill }) => skills.includes(skill)) ?? null;
}

/** Of some things the first one for the most wanted gap; null where nothing is for any. */
export function firstForGaps<Thing extends { readonly skills: readonly string[] }>(
  { gaps }: Pick<ActionSource, "gaps">,
  things: readonly Thing[],
): Thing | null {
  for (const { skill } of gaps) {
    const found = things.find(({ skills }) => skills.includes(skill));
    if (found) return found;
  }
  return null;
}

/** "The job description asks for SQL, which the report did not find in your resume." */
export function gapReason({ askedBy, term }: SkillGap): string {
  return `${askedBy} asks for ${term}, which the report did not find in your resume.`;
}
