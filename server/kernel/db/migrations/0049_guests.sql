ALTER TABLE "users" ADD COLUMN "guest_email" text;--> statement-breakpoint
CREATE INDEX "users_guests" ON "users" USING btree ("created_at") WHERE "users"."guest_email" is not null;