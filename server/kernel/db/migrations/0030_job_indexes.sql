-- What timers, settlements and the purge of quotes look for, in the order in which it is due. As in 0028, `npm run db:ahead`
-- can do it beforehand.
--
-- What an interrupted CREATE INDEX CONCURRENTLY left is no index.
DO $$
DECLARE
	broken record;
BEGIN
	FOR broken IN
		SELECT i.indexrelid::regclass AS name FROM pg_index i
		WHERE NOT i.indisvalid AND i.indrelid IN ('orders'::regclass, 'quotes'::regclass)
	LOOP
		EXECUTE format('DROP INDEX %s', broken.name);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quotes_unused" ON "quotes" USING btree ("expires_at") WHERE "quotes"."used_at" is null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_settling" ON "orders" USING btree ("completed_at","id") WHERE "orders"."settles" and "orders"."settled_at" is null and "orders"."status" = 'completed';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_expiring" ON "orders" USING btree ("expires_at","id") WHERE "orders"."status" = 'to_be_paid';
--> statement-breakpoint
DROP INDEX IF EXISTS "quotes_expires", "orders_unsettled";
