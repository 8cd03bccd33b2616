import type { LanguageId } from "@taiyari/domain/account";
import { applyEdit, newDraft, type ResumeDraft } from "@taiyari/domain/draft";

/** What an account knows of its person that belongs on a resume. */
export interface KnownPerson {
  readonly fullName: string;
  readonly email: string;
  /** "+919876543210"; "" for none. */
  readonly phone: string;
  /** What they prepare for; "" where they never said. */
  readonly targetRole?: string;
  /** What its headings and dates begin in; English where they never said. */
  readonly language?: LanguageId;
}

/** A new resume that begins with what the account knows. Empty for nobody. */
export function draftOfPerson(person: KnownPerson | null): ResumeDraft {
  const { fullName = "", email = "", phone = "", targetRole = "", language = "en" } = person ?? {};
  const values = { fullName, title: targetRole, email, phone: phoneWords(phone) };
  return Object.entries(values).reduce<ResumeDraft>(
    (draft, [field, value]) =>
      value === ""
        ? draft
        : applyEdit(draft, {
            kind: "set-field",
            field: { section: "personal", item: null, field },
            value,
          }),
    language === "en" ? newDraft() : applyEdit(newDraft(), { kind: "choose-language", language }),
  );
}

/** "+91 98765 43210" */
function phoneWords(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/u, "$1 $2 $3");
}
