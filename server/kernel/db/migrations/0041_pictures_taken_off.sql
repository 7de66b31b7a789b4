ALTER TABLE "uploads" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "unreferenced_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_images_path" ON "product_images" USING btree ("path");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_options_values" ON "product_options" USING gin ("values" jsonb_path_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_image" ON "products" USING btree ("image");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "skus_image" ON "skus" USING btree ("image");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "picture_sources_path" ON "picture_sources" USING btree ("path");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_lines_upload" ON "order_lines" USING btree ("image") WHERE "order_lines"."image" like '/uploads/%';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_shop_upload" ON "orders" USING btree (("shop" ->> 'image')) WHERE "orders"."shop" ->> 'image' like '/uploads/%';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_images" ON "reviews" USING gin ("images" jsonb_path_ops) WITH (fastupdate=false) WHERE "reviews"."images" <> '[]';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "uploads_to_check" ON "uploads" USING btree ("checked_at" NULLS FIRST,"id") WHERE "uploads"."used_at" is not null and "uploads"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "uploads_unreferenced" ON "uploads" USING btree ("unreferenced_since") WHERE "uploads"."unreferenced_since" is not null and "uploads"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "uploads_dropped" ON "uploads" USING btree ("id") WHERE "uploads"."dropped_at" is not null;