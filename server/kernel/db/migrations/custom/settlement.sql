-- Lines of settlements are only ever added, and each that moves a store's money has its entry [money.settlement].
create or replace trigger settlement_lines_kept before update or delete on settlement_lines
  for each row execute function ledger_refuse_change()
--> statement-breakpoint
create or replace function settlement_check_line() returns trigger language plpgsql as $$
begin
  if new.user_id is not null and new.net <> 0 and not exists (
    select from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id = new.transfer_id and e.amount = new.net
      and a.kind = 'user_store' and a.user_id = new.user_id and a.wallet = 'USD'
  ) then
    raise exception 'settlement line % has no entry', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$
--> statement-breakpoint
do $$
begin
  if not exists (select from pg_trigger where tgname = 'settlement_lines_booked') then
    create constraint trigger settlement_lines_booked after insert on settlement_lines
      deferrable initially deferred for each row execute function settlement_check_line();
  end if;
end
$$
