type Search = Readonly<Record<string, unknown>>;

const NOTICES = ["confirm", "confirmed", "password-changed"] as const;

interface LoginSearch {
  /** The path to open after the sign-in. */
  readonly redirect?: string;
  /** Good news to show above the form. */
  readonly notice?: (typeof NOTICES)[number];
}

export function loginSearch(search: Search): LoginSearch {
  const notice = NOTICES.find((known) => known === search["notice"]);
  return { ...text("redirect", search), ...(notice && { notice }) };
}

/** The token of a reset link. */
export function tokenSearch(search: Search): { token?: string } {
  return text("token", search);
}

/** The id of an upload. */
export function idSearch(search: Search): { id?: string } {
  return text("id", search);
}

/** `id` is an upload's, to show or make its report; `report` is that of one stored report. */
export function reportSearch(search: Search): { id?: string; report?: string } {
  return { ...text("id", search), ...text("report", search) };
}

/** The step of the wizard. */
export function stepSearch(search: Search): { step?: 2 | "next" } {
  if (search["step"] === "next") return { step: "next" };
  return String(search["step"]) === "2" ? { step: 2 } : {};
}

function text<Key extends string>(key: Key, search: Search): { [K in Key]?: string } {
  const value = search[key];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its name
  return (typeof value === "string" ? { [key]: value } : {}) as { [K in Key]?: string };
}
