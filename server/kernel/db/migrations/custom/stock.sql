-- What orders take and return. A statement that locks rows and then changes them goes back to the versions that it saw first, and
-- waits there for those who wait for its locks: a deadlock. Here each row is changed by a command of its own, in the order
-- of the ids. What takes returns the ids of the rows that had enough.
create or replace function take_stock(asked jsonb) returns setof bigint language plpgsql as $$
declare
  one record;
begin
  for one in select a.id, a.qty from jsonb_to_recordset(asked) as a(id bigint, qty integer) order by a.id loop
    return query
      update skus s set stock = s.stock - one.qty where s.id = one.id and s.stock >= one.qty returning s.id;
  end loop;
end
$$;
--> statement-breakpoint
create or replace function take_deals(asked jsonb) returns setof bigint language plpgsql as $$
declare
  one record;
begin
  for one in select a.id, a.qty from jsonb_to_recordset(asked) as a(id bigint, qty integer) order by a.id loop
    return query
      update flash_deals d set "left" = d."left" - one.qty where d.id = one.id and d."left" >= one.qty returning d.id;
  end loop;
end
$$;
--> statement-breakpoint
create or replace function return_stock(of_orders bigint[]) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select l.sku_id as id, sum(l.qty)::integer as qty from order_lines l
    where l.order_id = any(of_orders) group by 1 order by 1
  loop
    update skus s set stock = s.stock + one.qty where s.id = one.id;
  end loop;
  for one in
    select l.flash_deal_id as id, sum(l.qty)::integer as qty from order_lines l
    where l.order_id = any(of_orders) and l.flash_deal_id is not null group by 1 order by 1
  loop
    update flash_deals d set "left" = d."left" + one.qty where d.id = one.id;
  end loop;
end
$$;
