import type { ResumeDraft } from "@taiyari/domain/draft";
import { mergeDrafts } from "@taiyari/domain/versions";
import { newId } from "../../../lib/new-id.ts";
import type { Aside, KeptResume } from "../../../shared/drafts/kept-resume.ts";

/** What another tab of this browser kept, put together with what this one has. */
export interface WithNews {
  /** What both know to be kept; its draft is the other tab's. */
  readonly kept: KeptResume;
  /** For the screen. Where both tabs changed the same it holds this one's. */
  readonly draft: ResumeDraft;
}

/**
 * Merges by what this tab last read or kept, which both have in common; by what the server had before, when the other
 * tab went on from that. What cannot be merged stays as it is here, and the other tab's draft is put aside, to become a
 * version.
 *
 * @param mine  on the screen
 * @param done  the ids of what was put aside and has become a version
 */
export function takeNews(
  kept: KeptResume,
  mine: ResumeDraft,
  news: KeptResume,
  done: ReadonlySet<string>,
): WithNews {
  const [mineAt, newsAt] = [revisionOf(kept), revisionOf(news)];
  const common = newsAt < mineAt && news.base ? news.base.draft : kept.draft;
  const { draft, conflicts } = mergeDrafts(common, mine, news.draft);
  const lost = conflicts.length > 0 ? [asideOf("As it was in another tab", news.draft)] : [];
  const { base } = mineAt > newsAt ? kept : news;
  const unheard = mineAt > newsAt ? kept.unheard : news.unheard;
  return {
    draft,
    kept: {
      ...news,
      base,
      unheard: unheard ?? (mineAt === newsAt ? kept.unheard : null),
      aside: [...union(news.aside, kept.aside), ...lost].filter(({ id }) => !done.has(id)),
    },
  };
}

/** The revision a resume is known to have on the server; -1 when it is not known to be there. */
export function revisionOf({ base }: KeptResume): number {
  return base?.revision ?? -1;
}

/** A draft to be kept as a version of that name. */
export function asideOf(name: string, draft: ResumeDraft): Aside {
  return { id: newId(), name, draft };
}

function union(some: readonly Aside[], more: readonly Aside[]): readonly Aside[] {
  const ids = new Set(some.map(({ id }) => id));
  return [...some, ...more.filter(({ id }) => !ids.has(id))];
}
