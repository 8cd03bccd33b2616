import type { Client } from "pg";

/** A table as it is dumped. */
export interface DumpedTable {
  readonly name: string;
  /** Those that hold data, in the table's own order: what PostgreSQL works out by itself is left out. */
  readonly columns: readonly string[];
  /** Columns of the primary key; [] without one. */
  readonly key: readonly string[];
}

/** A counter behind a column. */
export interface DumpedSequence {
  readonly table: string;
  readonly column: string;
  /** A text, because a counter may be larger than a number. */
  readonly value: string;
  readonly isCalled: boolean;
}

interface TableRow extends DumpedTable {
  readonly parents: readonly string[];
}

/** The tables of the schema `profile` as they are in this database, each after those that it refers to. */
export async function describeTables(client: Client): Promise<readonly DumpedTable[]> {
  const { rows } = await client.query<TableRow>(TABLES);
  return parentsFirst(rows).map(({ name, columns, key }) => ({ name, columns, key }));
}

const TABLES = `
  select t.relname as name,
    array(
      select a.attname::text from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns,
    array(
      select a.attname::text from pg_index i
      cross join unnest(i.indkey::int2[]) with ordinality as part(attnum, place)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = part.attnum
      where i.indrelid = t.oid and i.indisprimary
      order by part.place
    ) as key,
    array(
      select distinct parent.relname::text from pg_constraint c
      join pg_class parent on parent.oid = c.confrelid
      where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid
    ) as parents
  from pg_class t
  join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = 'profile' and t.relkind in ('r', 'p')
  order by t.relname collate "C"`;

function parentsFirst(tables: readonly TableRow[]): readonly TableRow[] {
  const placed: TableRow[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(({ parents }) => !parents.some((parent) => names.has(parent)));
    if (free.length === 0) throw new Error("tables refer to each other in a circle");
    placed.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return placed;
}

/** Where the counters of the schema's columns stand. */
export async function describeSequences(client: Client): Promise<readonly DumpedSequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select t.relname as "table", a.attname as "column",
      pg_get_serial_sequence(format('profile.%I', t.relname), a.attname) as sequence
    from pg_class t
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'profile' and t.relkind in ('r', 'p')
      and pg_get_serial_sequence(format('profile.%I', t.relname), a.attname) is not null
    order by t.relname collate "C", a.attnum`);
  const found: DumpedSequence[] = [];
  for (const { table, column, sequence } of rows) {
    // PostgreSQL quotes the name of the sequence itself.
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${sequence}`,
    );
    const [at] = state.rows;
    if (at) found.push({ table, column, value: at.value, isCalled: at.called });
  }
  return found;
}
