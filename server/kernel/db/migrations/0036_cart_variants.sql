-- Lines of variants that are gone, which nothing removes: they came about while a save dropped a variant that somebody was
-- putting into a cart. Nobody adds one between the deletion and the keys.
LOCK TABLE "cart_lines", "baskets", "shop_requests", "skus" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DELETE FROM "cart_lines" l WHERE NOT EXISTS (SELECT FROM "skus" s WHERE s.id = l.sku_id);
--> statement-breakpoint
DELETE FROM "baskets" b WHERE NOT EXISTS (SELECT FROM "skus" s WHERE s.id = b.sku_id);
--> statement-breakpoint
DELETE FROM "shop_requests" r WHERE r.sku_id IS NOT NULL AND NOT EXISTS (SELECT FROM "skus" s WHERE s.id = r.sku_id);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "baskets_sku" ON "baskets" USING btree ("sku_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cart_lines_sku" ON "cart_lines" USING btree ("sku_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shop_requests_product" ON "shop_requests" USING btree ("product_id","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shop_requests_sku" ON "shop_requests" USING btree ("sku_id") WHERE "shop_requests"."sku_id" is not null;
--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_requests" ADD CONSTRAINT "shop_requests_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_lines" ADD COLUMN IF NOT EXISTS "was_prices" jsonb;