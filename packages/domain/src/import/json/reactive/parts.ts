import { splitStretch, type Stretch } from "../../dates.ts";
import type { Source } from "../../source.ts";

/** An address with the words shown for it. */
export interface Address {
  readonly url: string;
  /** "" where the address itself is shown. */
  readonly label: string;
}

/** Of an item: `url: { href, label }` in version 4, `website: { url, label }` in version 5. */
export function addressOf(item: Source): Address {
  for (const name of ["website", "url"]) {
    if (!item.has(name)) continue;
    const address = item.within(name);
    address.skip("inlineLink");
    const url = address.text("url", "href");
    const label = address.text("label");
    if (url !== "" || label !== "") return { url, label: label === url ? "" : label };
  }
  return { url: "", label: "" };
}

/** An address as one line: "Certificate: https://…". */
export function addressLine(item: Source): string {
  const { url, label } = addressOf(item);
  return [label, url].filter(Boolean).join(": ");
}

/** `visible: false` in version 4, `hidden: true` in version 5. */
export function isHiddenIn(part: Source): boolean {
  const visible = part.flag("visible");
  const hidden = part.flag("hidden");
  return visible === false || hidden === true;
}

/** What a section is called: `name` in version 4, `title` in version 5. */
export function nameOf(section: Source): string {
  return section.text("title", "name");
}

/** `date` in version 4, `period` in version 5: "January 2019 to Present". */
export function stretchIn(item: Source): Stretch {
  return splitStretch(item.text("period", "date"));
}

/** "Jan 2019 – Present", as it is. */
export function datesIn(item: Source): string {
  return item.text("period", "date");
}

/** The long text of an item: `summary` in version 4, `description` in version 5. */
export function bodyOf(item: Source): string {
  return item.has("summary") ? item.html("summary") : item.html("description");
}

/** The short text beside the name: `description` in version 4, where `summary` is the long one. */
export function besideOf(item: Source): string {
  return item.has("summary") ? item.text("description") : "";
}
