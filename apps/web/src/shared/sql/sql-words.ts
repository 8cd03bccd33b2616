/**
 * Words that are coloured as keywords: those that shape a statement. PostgreSQL knows four hundred more, most of which
 * are as often the name of a column (`name`, `type`, `value`, `status`).
 *
 * Source: PostgreSQL 18, appendix C, "SQL Key Words", without the non-reserved ones that the course does not use.
 */
export const SQL_KEYWORDS: readonly string[] = words(`
  add all alter always analyse analyze and any as asc asymmetric begin between both buffers by cascade case cast check
  collate column commit commit concurrently conflict constraint copy create cross cube current current_date current_time
  current_timestamp current_user database default deferrable deferred delete desc distinct do domain drop each else end
  enum except exclude execute exists explain extension false fetch filter first following for foreign from full function
  generated grant group grouping having identity if ilike immediate in index initially inner insert intersect into is
  isnull join key language last lateral leading left like limit local localtime localtimestamp lock matched materialized
  merge natural no not nothing notnull null nulls of offset on only or order ordinality outer over overlaps partition
  preceding prepare primary procedure range recursive references release rename replace reset restrict returning returns
  revoke right role rollback rollup row rows savepoint schema select sequence session set sets show similar some start
  symmetric table tablesample temp temporary then ties to trailing transaction trigger true truncate type unbounded
  union unique unlogged update using vacuum values varying verbose view when where window with within without work`);

/** Names of types. Source: PostgreSQL 18, chapter 8, table 8.1, and the aliases there. */
export const SQL_TYPES: readonly string[] = words(`
  array bigint bigserial bit bool boolean bytea char character cidr date decimal double float float4 float8 inet int
  int2 int4 int8 integer interval json jsonb jsonpath money numeric precision real regclass serial smallint smallserial
  text time timestamp timestamptz timetz uuid varchar xml zone`);

function words(text: string): string[] {
  return [...new Set(text.trim().split(/\s+/u))];
}
