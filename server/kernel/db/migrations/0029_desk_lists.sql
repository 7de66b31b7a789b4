-- Lists of orders, accounts, statements and shops' products in the order of their indexes, which are read backwards for what
-- is newest. As in 0028, `npm run db:ahead` can do it beforehand.
--
-- What an interrupted CREATE INDEX CONCURRENTLY left is no index.
DO $$
DECLARE
	broken record;
BEGIN
	FOR broken IN
		SELECT i.indexrelid::regclass AS name FROM pg_index i
		WHERE NOT i.indisvalid AND i.indrelid IN ('products'::regclass, 'orders'::regclass, 'users'::regclass, 'wallet_records'::regclass)
	LOOP
		EXECUTE format('DROP INDEX %s', broken.name);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_newest" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_changed" ON "products" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_shop_changed" ON "products" USING btree ("shop_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wallet_records_owner" ON "wallet_records" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_buyer" ON "orders" USING btree ("user_id","created_at","id","status");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_state" ON "orders" USING btree ("status","status_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_waiting" ON "orders" USING btree ("status_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_newest" ON "orders" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_shop_newest" ON "orders" USING btree ("shop_id","created_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_shop_state" ON "orders" USING btree ("shop_id","status","status_at","id");
--> statement-breakpoint
DROP INDEX IF EXISTS "wallet_records_user", "orders_user", "orders_timer", "orders_created";
--> statement-breakpoint
-- Index-only scans need to know which pages have no changes: vacuum at a hundredth, not at a fifth.
ALTER TABLE "orders" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
