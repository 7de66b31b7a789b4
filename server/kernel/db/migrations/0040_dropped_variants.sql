CREATE TABLE "dropped_skus" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"product_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"options" jsonb NOT NULL,
	"dropped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_adjustments" DROP CONSTRAINT "stock_adjustments_sku_id_skus_id_fk";
--> statement-breakpoint
ALTER TABLE "dropped_skus" ADD CONSTRAINT "dropped_skus_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dropped_skus_product" ON "dropped_skus" USING btree ("product_id");