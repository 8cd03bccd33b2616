/** HTML in which every value was escaped. */
export interface Markup {
  readonly html: string;
}

type Value = string | number | Markup | readonly Markup[] | null;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A template literal as HTML: text is escaped, markup stays, and null is nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const parts = strings.map((part, index) => part + written(values[index] ?? null));
  return { html: parts.join("") };
}

function written(value: Value): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string")
    return value.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? "");
  return "html" in value ? value.html : value.map((one) => one.html).join("");
}
