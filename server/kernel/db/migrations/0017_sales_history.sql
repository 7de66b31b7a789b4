CREATE TABLE "earlier_sales" (
	"product_id" bigint NOT NULL,
	"day" date NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "earlier_sales_product_id_day_pk" PRIMARY KEY("product_id","day"),
	CONSTRAINT "earlier_sales_pieces" CHECK ("earlier_sales"."pieces" > 0)
);
--> statement-breakpoint
ALTER TABLE "earlier_sales" ADD CONSTRAINT "earlier_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_sales_day" ON "earlier_sales" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "earlier_sales" ("product_id", "day", "pieces")
SELECT p.id, (now() AT TIME ZONE 'UTC')::date, p.sold_30d - coalesce(told.pieces, 0)
FROM "products" p
LEFT JOIN (
	SELECT l.product_id, sum(l.qty)::integer AS pieces
	FROM "orders" o JOIN "order_lines" l ON l.order_id = o.id
	WHERE o.status <> 'cancelled' AND (o.payment_status <> 'unpaid' OR o.payment_method = 'cash_on_delivery')
	GROUP BY l.product_id
) told ON told.product_id = p.id
WHERE p.sold_30d > coalesce(told.pieces, 0);
