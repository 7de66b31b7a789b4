-- What happened around signing in is only ever added to. What is older than thirty days may go, and a row may forget
-- whose it was when the account is erased.
create or replace function sign_in_events_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '30 days' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
    return new;
  end if;
  raise exception 'rows of % are never changed, and kept for thirty days', tg_table_name using errcode = 'restrict_violation';
end
$$
--> statement-breakpoint
create or replace trigger sign_in_events_kept before update or delete on sign_in_events
  for each row execute function sign_in_events_refuse_change()
--> statement-breakpoint
create or replace trigger sign_in_events_whole before truncate on sign_in_events
  for each statement execute function sign_in_events_refuse_change()
