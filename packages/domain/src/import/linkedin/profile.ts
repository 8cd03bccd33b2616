import { bulletLines } from "../bullet-lines.ts";
import { type Gathered, leaveOut } from "../gathered.ts";
import { placeProfiles } from "../contact.ts";
import type { Source } from "../source.ts";
import type { LinkedinTable } from "./tables.ts";

/** Reads who the person is and how to reach them. Gives back the rows it read. */
export function readProfile(
  gathered: Gathered,
  table: (name: LinkedinTable) => readonly Source[],
): Source[] {
  const { personal } = gathered;
  const [profile, ...more] = table("profile");
  if (profile) {
    personal.fullName = [profile.text("first name"), profile.text("last name")]
      .filter(Boolean)
      .join(" ");
    personal.title = profile.text("headline");
    personal.summary = bulletLines(profile.lines("summary"));
    personal.location = profile.text("geo location") || profile.text("address");
    placeProfiles(gathered, sitesOf(profile.text("websites")), false);
  }
  const summaries = table("profilesummary");
  for (const row of summaries) {
    const text = bulletLines(row.lines("profile summary"));
    if (personal.summary === "") personal.summary = text;
    else if (text !== personal.summary) leaveOut(gathered, row.where, "profile summary", text);
  }
  const emails = table("emailaddresses");
  const phones = table("phonenumbers");
  personal.email = readEmails(gathered, emails);
  personal.phone = readPhones(gathered, phones);
  return [...(profile ? [profile] : []), ...more, ...summaries, ...emails, ...phones];
}

/** The address that is marked as the first one; the others have no field. */
function readEmails(gathered: Gathered, rows: readonly Source[]): string {
  const all = rows.map((row) => {
    const isPrimary = row.text("primary").toLowerCase() === "yes";
    row.skip("confirmed", "updated on");
    return { where: row.where, isPrimary, text: row.text("email address") };
  });
  const first = all.find(({ isPrimary, text }) => isPrimary && text !== "") ?? all[0];
  for (const one of all) if (one !== first) leaveOut(gathered, one.where, "", one.text);
  return first?.text ?? "";
}

function readPhones(gathered: Gathered, rows: readonly Source[]): string {
  const all = rows.map((row) => {
    row.skip("type");
    const number = [row.text("extension"), row.text("number")].filter(Boolean).join(" ");
    return { where: row.where, text: number };
  });
  const first = all.find(({ text }) => text !== "");
  for (const one of all) if (one !== first) leaveOut(gathered, one.where, "", one.text);
  return first?.text ?? "";
}

/** "[PORTFOLIO:https://a.in,OTHER:https://b.in]" as addresses with what they are. */
function sitesOf(text: string) {
  return text
    .replace(/^\[|\]$/gu, "")
    .split(/,(?=\s*[A-Z_ ]+:)/u)
    .map((part) => {
      const [, network = "", url = ""] = /^\s*(?:([A-Z_ ]+):)?\s*(.*?)\s*$/u.exec(part) ?? [];
      const name = network === "" ? "" : network.charAt(0) + network.slice(1).toLowerCase();
      return { network: name === "Other" ? "" : name.replaceAll("_", " "), url, username: "" };
    })
    .filter(({ url }) => url !== "");
}
