import { LINK_PICTURE } from "@taiyari/domain/account";
import { plainDraft } from "@taiyari/domain/draft";
import type { PageCard } from "../../http/page-card.ts";
import { digestOf, findPicture, hasPicture } from "./picture-store.ts";
import { sharedDraft } from "./shared-draft.ts";
import type { SharingDeps } from "./deps.ts";
import { findOpenShare } from "./store.ts";

/** What a resume is called whose name others may not see, or that has none. */
export const UNNAMED = "Resume";

/** As much as is shown of a description: LinkedIn and Slack cut longer ones. In characters. */
const MOST_DESCRIPTION = 200;

/** The file below a link's address that has the picture of its first page. */
export const PICTURE_FILE = "picture.jpg";

/**
 * What a link tells of the resume where it is pasted: what it shows to anybody who opens it, and no more. Null for an
 * unknown, ended or expired one, and for one with a password.
 *
 * @param address  the last part of the link's address: its token or its name
 */
export async function linkCard(deps: SharingDeps, address: string): Promise<PageCard | null> {
  const share = await findOpenShare(deps.db, address, deps.clock());
  if (!share || share.passwordHash !== null) return null;
  const shared = sharedDraft(share.draft, deps.templates);
  const digest = digestOf(shared);
  const { fullName, title, summary } = plainDraft(shared).resumeData.personal;
  const name = fullName.trim();
  const path = `/shared/${encodeURIComponent(address)}`;
  return {
    path,
    title: name === "" ? UNNAMED : `${name}, resume`,
    description: shortened([title, summary].map(oneLine).filter(Boolean).join(". ")),
    picture: (await hasPicture(deps.db, share, digest))
      ? {
          path: `${path}/${PICTURE_FILE}?v=${digest}`,
          ...LINK_PICTURE,
          type: "image/jpeg",
          alt: name === "" ? "The first page of the resume" : `The first page of ${name}'s resume`,
        }
      : null,
  };
}

/** A picture with the digest of what it is of; null where `linkCard` names none. */
export async function linkPicture(
  deps: SharingDeps,
  address: string,
): Promise<{ readonly digest: string; readonly bytes: Buffer } | null> {
  const share = await findOpenShare(deps.db, address, deps.clock());
  if (!share || share.passwordHash !== null) return null;
  const digest = digestOf(sharedDraft(share.draft, deps.templates));
  const bytes = await findPicture(deps.db, share, digest);
  return bytes && { digest, bytes };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim().replace(/\.$/u, "");
}

/** Cut before a word, with an ellipsis. */
function shortened(text: string): string {
  if (text.length <= MOST_DESCRIPTION) return text;
  return `${text.slice(0, MOST_DESCRIPTION).replace(/\s+\S*$/u, "")}…`;
}
