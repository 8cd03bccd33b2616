import { INDIA } from "@taiyari/domain/account";

/** Names that browsers still give to zones of the IANA database that have another one now. Source: its file "backward". */
const RENAMED: Readonly<Record<string, string>> = {
  "Asia/Calcutta": INDIA,
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
};

export interface ZoneChoice {
  /** "Asia/Kolkata" */
  readonly zone: string;
  /** "India, IST"; "Dubai, GMT+4" */
  readonly label: string;
}

/** Every time zone this browser knows: India first, then by name of the place. */
export function zoneChoices(now: Date): readonly ZoneChoice[] {
  const zones = new Set(Intl.supportedValuesOf("timeZone").map((zone) => RENAMED[zone] ?? zone));
  zones.delete(INDIA);
  const choices = [...zones].map((zone) => ({ zone, label: zoneLabel(zone, now) }));
  choices.sort((a, b) => a.label.localeCompare(b.label, "en"));
  return [{ zone: INDIA, label: zoneLabel(INDIA, now) }, ...choices];
}

/** How a time zone is called here, with its distance from Greenwich at this moment. */
export function zoneLabel(zone: string, now: Date): string {
  if (zone === INDIA) return "India, IST";
  const place = zone.split("/").slice(1).toReversed().join(", ").replaceAll("_", " ");
  return `${place || zone}, ${offsetOf(zone, now)}`;
}

function offsetOf(zone: string, now: Date): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
  return format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
}
