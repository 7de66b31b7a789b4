ALTER TABLE "refunds" ADD COLUMN "shop_said" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shop_said_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shop_remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "returns" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "ship_within_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "low_stock_at" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "updated_at" timestamp with time zone DEFAULT date_trunc('milliseconds', now()) NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "updated_by" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "report_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shop_said" CHECK (("refunds"."shop_said" is null) = ("refunds"."shop_said_at" is null));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_terms" CHECK ("shops"."ship_within_days" > 0 AND "shops"."low_stock_at" >= 0);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK (("reviews"."reply" IS NULL) = ("reviews"."replied_at" IS NULL));