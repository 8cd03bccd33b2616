import type { SearchResult } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import { findOwnItems, type OwnItem } from "./store.ts";

const MOST_RESULTS = 8;
const MOST_WORDS = 10;

/** The search of the top bar. */
export function searchProcedures({ db }: { readonly db: Db }) {
  const { shell } = signedIn;
  return {
    search: shell.search.handler(async ({ input, context }) => {
      const words = input.query.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
      const found = await findOwnItems(db, context.user.id, { words, limit: MOST_RESULTS });
      return { results: found.map(toResult) };
    }),
  };
}

function toResult(thing: OwnItem): SearchResult {
  const { id } = thing;
  switch (thing.kind) {
    case "upload":
      return { id, title: thing.fileName, category: "Resumes", icon: "file", path: "/resume" };
    case "written":
      return {
        id,
        title: thing.name,
        category: "Resumes",
        icon: "file",
        path: `/resume/builder/${id}`,
      };
    case "report":
      return {
        id,
        title: `${thing.fileName}, score ${thing.score}`,
        category: "Reports",
        icon: "report",
        // The page of a report is asked for by its resume, as the specification has it.
        path: `/resume/report/result?id=${thing.uploadId}`,
      };
    default:
      return assertNever(thing);
  }
}
