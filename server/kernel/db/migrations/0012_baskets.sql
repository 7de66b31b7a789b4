CREATE TABLE "baskets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"coupon_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_user" UNIQUE("user_id"),
	CONSTRAINT "baskets_qty" CHECK ("baskets"."qty" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baskets_created" ON "baskets" USING btree ("created_at");