import { oc } from "@orpc/contract";
import { z } from "zod";

/** One of the person's own things. All else that the search finds stands in the web app and in `/careers/search.json`. */
export const SearchResult = z.object({
  id: z.string(),
  kind: z.enum(["resume", "report", "letter", "interview", "day", "note", "application"]),
  title: z.string(),
  /** Other words it is found by: "UrbanKart" of a letter; of a note its text. */
  about: z.string(),
  /** When it was begun, of what is told by its day: interviews and days at work; null for the rest. */
  at: z.iso.datetime().nullable(),
  /** Where it opens, a path of this app. */
  path: z.string(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** The person's own things that the search looks in, which it does in the page: the newest 50 of each kind. */
export const search = oc
  .route({ method: "GET", path: "/search", summary: "What a search of your own things looks in" })
  .output(z.object({ results: z.array(SearchResult) }));
