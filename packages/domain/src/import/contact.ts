import { leaveOut, type Gathered } from "./gathered.ts";

/** A profile or address of a person as other tools keep it. */
export interface Profile {
  /** "GitHub"; "" where nothing names it. */
  readonly network: string;
  readonly url: string;
  /** "" for none. */
  readonly username: string;
}

/**
 * Puts the profiles of a person where they have a place: the first of LinkedIn, then a website where there is none
 * yet. The others become a section "Profiles".
 */
export function placeProfiles(
  gathered: Gathered,
  profiles: readonly Profile[],
  isHidden: boolean,
): void {
  const { personal } = gathered;
  const others: string[] = [];
  for (const profile of profiles) {
    const { network, url, username } = profile;
    const address = url || username;
    if (address === "" && network === "") continue;
    if (isLinkedin(profile) && personal.linkedin === "") {
      personal.linkedin = url || linkedinAddress(username);
    } else if (personal.website === "" && url !== "" && !isHidden) personal.website = url;
    else if (!isKnown(gathered, url)) others.push([network, address].filter(Boolean).join(": "));
  }
  if (others.length > 0) {
    const content = others.join("\n");
    gathered.custom.push({ name: "Profiles", isHidden, content, items: [] });
  }
}

function isLinkedin({ network, url }: Profile): boolean {
  return (
    /linked\s?in/iu.test(network) || /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\//iu.test(url)
  );
}

function linkedinAddress(username: string): string {
  return username === "" || username.includes("/") ? username : `linkedin.com/in/${username}`;
}

function isKnown({ personal }: Gathered, url: string): boolean {
  return url !== "" && (url === personal.website || url === personal.linkedin);
}

/** A picture is taken where it is in the file itself; the address of one elsewhere is reported and not fetched. */
export function placePhoto(gathered: Gathered, where: string, address: string): void {
  if (address.startsWith("data:")) gathered.personal.photo = address;
  else leaveOut(gathered, where, "picture", address);
}
