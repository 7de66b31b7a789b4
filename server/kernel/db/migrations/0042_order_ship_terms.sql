ALTER TABLE "orders" ADD COLUMN "ship_within_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_from" date;--> statement-breakpoint
-- what is not shipped yet was agreed as its shop ships today, as far as anybody knows
UPDATE "orders" o SET "ship_within_days" = s."ship_within_days", "ship_from" = s."away_until"
FROM "shops" s WHERE s."id" = o."shop_id" AND o."status" IN ('to_be_paid', 'paid', 'to_be_shipped')
  AND (s."ship_within_days" <> 3 OR s."away_until" IS NOT NULL);
