/**
 * What a database is made of, one line for each thing, as PostgreSQL itself writes it down: in its short form, since the
 * long one tells `a or b or c` from the `(a or b) or c` that a dump of it has become. The columns say what may not be
 * null: the name of such a constraint, which only newer versions have, is that of its column when it was made.
 */
const OURS = `n.nspname = 'public'`

const LINES = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end || ' identity:' || a.attidentity::text
    || ' generated:' || a.attgenerated::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid, true), '') as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OURS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all
  select 'constraint ' || k.conrelid::regclass::text || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid, true)
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where ${OURS} and k.contype <> 'n'
  union all
  select 'index ' || pg_get_indexdef(i.indexrelid, 0, true)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid, true)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and not t.tgisinternal
  union all
  select 'function ' || pg_get_functiondef(p.oid)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}
  union all
  select 'sequence ' || c.relname || ' ' || format_type(s.seqtypid, null) || ' by ' || s.seqincrement
    || ' from ' || s.seqstart
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}
  order by 1`

interface Questionable {
  run(statements: string): Promise<Record<string, unknown>[]>
}

/** Columns, constraints, indexes, triggers, functions and sequences of the shop. The order of columns does not count. */
export async function schemaOf(place: Questionable): Promise<string[]> {
  return (await place.run(LINES)).map(({ line }) => String(line))
}
