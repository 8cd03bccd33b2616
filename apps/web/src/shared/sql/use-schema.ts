import { useEffect, useState } from "react";
import type { SqlData } from "../../lib/sql/sql-data.ts";
import { useSqlState } from "../../lib/sql/sql.ts";
import type { SqlSchema } from "./sql-schema.ts";
import { readSchema } from "./read-schema.ts";

/**
 * The tables of a data set, asked for once the engine is there and whenever `refresh` says they may have changed.
 *
 * @param data  the same object as long as it is the same data
 */
export function useSchema(data: SqlData) {
  const [known, setKnown] = useState<{ data: SqlData; schema: SqlSchema } | null>(null);
  const { kind } = useSqlState();
  const isThere = kind === "ready" || kind === "running" || kind === "server";

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
