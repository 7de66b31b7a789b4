-- What operators did is only ever added to [role.operator].
create or replace function audits_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end
$$
--> statement-breakpoint
create or replace trigger audits_kept before update or delete on audits
  for each row execute function audits_refuse_change()
--> statement-breakpoint
create or replace trigger audits_whole before truncate on audits
  for each statement execute function audits_refuse_change()
