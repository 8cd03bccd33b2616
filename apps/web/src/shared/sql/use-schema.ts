import { useEffect, useState } from "react";
import { mayPreload, whenIdle } from "../../../lib/sql/preload.ts";
import type { SqlData } from "../../../lib/sql/sql-data.ts";
import { sql, useSqlState } from "../../../lib/sql/sql.ts";
import type { SqlSchema } from "../../../shared/sql/sql-schema.ts";
import { readSchema } from "./read-schema.ts";

/** The tables of a data set, asked for once the engine is there and whenever `refresh` says they may have changed. */
export function useSchema(data: SqlData) {
  const [known, setKnown] = useState<{ data: SqlData; schema: SqlSchema } | null>(null);
  const { kind } = useSqlState();
  const isThere = kind === "ready" || kind === "running" || kind === "server";

  // Who opens the editor will run something; a poor line waits until it happens.
  useEffect(() => (mayPreload() ? whenIdle(() => void sql.load()) : undefined), []);

  useEffect(() => {
    let isWanted = isThere;
    async function read() {
      const schema = isWanted ? await readSchema(data) : null;
      if (isWanted && schema) setKnown({ data, schema });
    }
    void read();
    return () => {
      isWanted = false;
    };
  }, [isThere, data]);

  async function refresh(): Promise<void> {
    const schema = await readSchema(data);
    if (schema) setKnown({ data, schema });
  }

  return {
    schema: known?.data === data ? known.schema : null,
    refresh: () => void refresh(),
  };
}
