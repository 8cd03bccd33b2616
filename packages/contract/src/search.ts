import { oc } from "@orpc/contract";
import { z } from "zod";

/** Something the search finds: one of the person's own resumes or reports. Pages are found by the web app itself. */
export const SearchResult = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(["Resumes", "Reports"]),
  icon: z.enum(["file", "report"]),
  /** Where it opens, a path of this app. */
  path: z.string(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** The person's own things whose name contains every word of the query; the newest ones for "". At most 8. */
export const search = oc
  .route({ method: "GET", path: "/search", summary: "Search your own resumes and reports" })
  .input(z.object({ query: z.string().max(200).default("") }))
  .output(z.object({ results: z.array(SearchResult) }));
