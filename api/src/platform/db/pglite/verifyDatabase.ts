import { sql } from 'kysely';
import type { Db } from '../db';

/**
 * Reads every row of every table twice, by the table's pages and by a unique index. PostgreSQL itself opens a
 * database whose files were cut off or overwritten with zeros, and rows of it are missing without an error.
 *
 * @throws for a page that cannot be read, a missing file, or an index with more or fewer rows than its table
 */
export async function verifyDatabase(db: Db): Promise<void> {
  await db.transaction(async () => {
    await db.run(
      sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
    );
    await db.script(compareTables);
  });
}

/** `ctid` is not in an index: each entry is looked up in the table. */
const compareTables = `do $$
declare
  one record;
  by_table bigint;
  by_index bigint;
begin
  for one in
    select oid::regclass as name from pg_class where relkind = 'i' and pg_relation_size(oid) = 0
  loop
    raise exception 'the file of the index % is missing or empty', one.name;
  end loop;
  for one in
    select pg_class.oid::regclass as name, chosen.columns
    from pg_class left join lateral (
      select (
        select string_agg(quote_ident(attname), ', ' order by place)
        from unnest(indkey) with ordinality as key(number, place)
        join pg_attribute on attrelid = indrelid and attnum = key.number
      ) as columns
      from pg_index
      where indrelid = pg_class.oid and indisunique and indisvalid and indpred is null and indexprs is null
      order by indisprimary desc, indexrelid limit 1
    ) as chosen on true
    where relkind in ('r', 't', 'm')
  loop
    perform set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'off', true);
    execute format('select count(ctid) from only %s', one.name) into by_table;
    continue when one.columns is null;
    perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'on', true);
    execute format('select count(ctid) from (select ctid from only %s order by %s offset 0) as t', one.name, one.columns)
      into by_index;
    if by_table <> by_index then
      raise exception 'the table % has % rows, and its index %', one.name, by_table, by_index;
    end if;
  end loop;
end $$`;
