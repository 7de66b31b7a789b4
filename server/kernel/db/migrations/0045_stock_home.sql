ALTER TABLE "stock_movements" RENAME COLUMN "qty" TO "delta";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_once";--> statement-breakpoint
DROP INDEX "stock_movements_sku";--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "stock_movements" SET "kind" = CASE "kind" WHEN 'take' THEN 'sale' WHEN 'return' THEN 'cancellation' ELSE 'refund_restock' END;--> statement-breakpoint
INSERT INTO "stock_movements" ("sku_id", "kind", "reason", "delta", "user_id", "note", "at")
SELECT "sku_id", 'adjustment', "reason", "delta", "user_id", "note", "at" FROM "stock_adjustments" ORDER BY "id";--> statement-breakpoint
-- approved requests to take stock in
INSERT INTO "stock_movements" ("sku_id", "kind", "delta", "note", "at")
SELECT "sku_id", 'intake', "qty", "note", coalesce("decided_at", "created_at") FROM "shop_requests"
WHERE "type" = 300 AND "state" = 1 AND "qty" <> 0 ORDER BY "id";--> statement-breakpoint
-- what was there before movements were written
INSERT INTO "stock_movements" ("sku_id", "kind", "delta", "at")
SELECT s."id", 'opening', s."stock" - coalesce(sum(m."delta"), 0), coalesce(min(m."at"), now()) - interval '1 second'
FROM (SELECT "id", "stock" FROM "skus" UNION ALL SELECT "id", 0 FROM "dropped_skus") s
LEFT JOIN "stock_movements" m ON m."sku_id" = s."id"
GROUP BY s."id", s."stock" HAVING s."stock" <> coalesce(sum(m."delta"), 0) ORDER BY s."id";--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_once" ON "stock_movements" USING btree ("order_id","sku_id","kind") WHERE "stock_movements"."kind" in ('sale', 'cancellation');--> statement-breakpoint
CREATE INDEX "stock_movements_of_sku" ON "stock_movements" USING btree ("sku_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK (("stock_movements"."kind" = 'adjustment') = ("stock_movements"."reason" is not null));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order" CHECK (("stock_movements"."kind" in ('sale', 'cancellation', 'refund_restock')) = ("stock_movements"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_delta" CHECK ("stock_movements"."delta" <> 0);--> statement-breakpoint
ALTER TABLE "stock_adjustments" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "stock_adjustments" CASCADE;