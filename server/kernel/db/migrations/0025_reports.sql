CREATE TABLE "search_terms" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"searches" integer NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_terms_day_term_pk" PRIMARY KEY("day","term"),
	CONSTRAINT "search_terms_counts" CHECK ("search_terms"."searches" > 0 and "search_terms"."empty" between 0 and "search_terms"."searches")
);
--> statement-breakpoint
CREATE INDEX "cart_lines_created" ON "cart_lines" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;