import { useEffect } from "react";
import { mayPreload, whenInUse } from "../../../lib/sql/preload.ts";
import { sql } from "../../../lib/sql/sql.ts";

/**
 * Fetches the engine before the first run, on a good line, once somebody uses the page. Of several on a page the first one
 * says what is opened.
 *
 * @param data  what is likely to be run in, as `sql.run` takes it
 */
export function useEngineAhead(data: string | null): void {
  useEffect(() => (mayPreload() ? whenInUse(() => void sql.load(data)) : undefined), [data]);
}
