import { applyEdit, type ResumeDraft } from "@taiyari/domain/draft";
import type { Scenario } from "@taiyari/domain/simulation";

/** A resume with a day of practice as its last project: named as practice, with the blanks left open. */
export function withDayAsProject(
  draft: ResumeDraft,
  { title, as }: Pick<Scenario, "title" | "as">,
  lines: readonly string[],
  id: string,
): ResumeDraft {
  const values = {
    name: `${title}: work simulation (practice)`,
    role: `${as}, simulated`,
    description: lines.map((line) => `• ${line}`).join("\n"),
  };
  return Object.entries(values).reduce(
    (made, [field, value]) =>
      applyEdit(made, {
        kind: "set-field",
        field: { section: "projects", item: id, field },
        value,
      }),
    applyEdit(applyEdit(draft, { kind: "hide-section", id: "projects", isHidden: false }), {
      kind: "add-item",
      section: "projects",
      id,
    }),
  );
}
