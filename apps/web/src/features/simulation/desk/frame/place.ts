/** The parts of a desk. */
export const DESK_TABS = ["inbox", "chat", "files", "data", "tasks", "notes"] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/** What of a desk is on the screen. It stands in the address, so that Back closes what was opened. */
export interface DeskPlace {
  readonly tab: DeskTab;
  /** Id of the mail, the person of the chat, or the file that is open; "new" for a new mail; null for none. */
  readonly open: string | null;
}

export const NEW_MAIL = "new";

/** The place that an address names, the inbox where it names none. */
export function placeOf(search: Readonly<Record<string, unknown>>): DeskPlace {
  const tab = DESK_TABS.find((one) => one === search["at"]) ?? "inbox";
  const open = search["open"];
  return { tab, open: typeof open === "string" && open !== "" ? open : null };
}

/** As `placeOf` reads it. */
export function searchOf({ tab, open }: DeskPlace): {
  readonly at?: DeskTab;
  readonly open?: string;
} {
  return { ...(tab !== "inbox" && { at: tab }), ...(open !== null && { open }) };
}
