-- Foreign keys that came when there were rows already count for new rows from their migration on. The old ones are read
-- here, after it, while others buy: a shop whose orders were never checked goes on as it was, and the log says so.
do $$
declare
  late record;
begin
  for late in
    select k.conrelid::regclass as owner, k.conname as name from pg_constraint k
    join pg_namespace n on n.oid = k.connamespace
    where n.nspname = 'public' and k.contype = 'f' and not k.convalidated
  loop
    begin
      execute format('alter table %s validate constraint %I', late.owner, late.name);
    exception when foreign_key_violation then
      raise warning '% has rows that % does not allow: %', late.owner, late.name, sqlerrm;
    end;
  end loop;
end
$$
