-- The ledger is only ever added to, and what is added sums to zero in each currency [money.ledger-zero].
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end
$$
--> statement-breakpoint
create or replace trigger ledger_entries_kept before update or delete on ledger_entries
  for each row execute function ledger_refuse_change()
--> statement-breakpoint
create or replace trigger ledger_transfers_kept before update or delete on ledger_transfers
  for each row execute function ledger_refuse_change()
--> statement-breakpoint
create or replace function ledger_check_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries where transfer_id = new.transfer_id group by currency having sum(amount) <> 0
  ) then
    raise exception 'the entries of transfer % do not sum to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end
$$
--> statement-breakpoint
do $$
begin
  if not exists (select from pg_trigger where tgname = 'ledger_entries_zero') then
    create constraint trigger ledger_entries_zero after insert on ledger_entries
      deferrable initially deferred for each row execute function ledger_check_zero();
  end if;
end
$$
