/** A field that computes its text; only hyperlinks say something that the text does not. */
const HYPERLINK = /^\s*HYPERLINK\s+"([^"]+)"/i;

/** The target of a hyperlink field by its instruction, or "". */
function hyperlinkTarget(instruction: string): string {
  return HYPERLINK.exec(instruction)?.[1] ?? "";
}

/** Fields that tell a page's number, or how many pages there are. */
const PAGE_NUMBER = /^\s*(PAGE|NUMPAGES)\b/i;

/** What the innermost of these instructions counts; null for a field that counts no pages. */
function pagesCounted(instruction: string): "page" | "pages" | null {
  const name = PAGE_NUMBER.exec(instruction)?.[1]?.toUpperCase();
  if (name === undefined) return null;
  return name === "PAGE" ? "page" : "pages";
}

/** The fields that are open at one place of the text, one inside the other. */
export interface OpenFields {
  readonly begin: () => void;
  /** Ends the instruction of the field; what follows is its result. */
  readonly separate: () => void;
  /** Ends the field, and returns what it counted; null for a field that counts no pages. */
  readonly end: () => "page" | "pages" | null;
  readonly instruct: (text: string) => void;
  /** True where text is an instruction and not a result. */
  readonly isInstruction: () => boolean;
  /** The target of the innermost hyperlink, or "". */
  readonly url: () => string;
  /** What the innermost field counts whose result this is; null outside of such fields. */
  readonly counts: () => "page" | "pages" | null;
}

export function openFields(): OpenFields {
  const fields: { instruction: string; isResult: boolean }[] = [];
  return {
    begin: () => fields.push({ instruction: "", isResult: false }),
    separate() {
      const field = fields.at(-1);
      if (field) field.isResult = true;
    },
    end: () => pagesCounted(fields.pop()?.instruction ?? ""),
    instruct(text) {
      const field = fields.at(-1);
      if (field && !field.isResult) field.instruction += text;
    },
    isInstruction: () => fields.some((field) => !field.isResult),
    url: () => fields.map((field) => hyperlinkTarget(field.instruction)).findLast(Boolean) ?? "",
    counts() {
      const field = fields.at(-1);
      return field ? pagesCounted(field.instruction) : null;
    },
  };
}
