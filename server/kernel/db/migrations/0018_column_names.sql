-- No table is written anew: names, entries of the catalogue, and a foreign key that counts for new rows from now on
-- (custom/foreign_keys.sql has the others looked at, beside the sales). A time with fewer digits than before would be
-- written anew in each row, so all get the digits of those that have the most.
ALTER TABLE "orders" RENAME COLUMN "increment_id" TO "order_number";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "log_sn" TO "tracking_number";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "pay_time" TO "paid_at";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "deliver_time" TO "shipped_at";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "delivery_time" TO "delivered_at";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "success_time" TO "completed_at";--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_increment_id" TO "orders_order_number";--> statement-breakpoint
ALTER TABLE "account_guesses"
	ALTER COLUMN "free_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "until" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "addresses"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "closings"
	ALTER COLUMN "asked_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "due_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "erased_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_devices"
	ALTER COLUMN "seen_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "login_tries"
	ALTER COLUMN "until" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sellers"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "sessions"
	ALTER COLUMN "seen_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "seen_at" SET DEFAULT date_trunc('milliseconds', now()),
	ALTER COLUMN "expires_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "users"
	ALTER COLUMN "disabled_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "erased_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "refund_events"
	ALTER COLUMN "at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now()),
	ALTER COLUMN "decided_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "track_events"
	ALTER COLUMN "at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles"
	ALTER COLUMN "published_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_disputes"
	ALTER COLUMN "state_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "taken_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now()),
	ALTER COLUMN "closed_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_refunds"
	ALTER COLUMN "next_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now()),
	ALTER COLUMN "done_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "sandbox_checkouts"
	ALTER COLUMN "expires_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "sandbox_events"
	ALTER COLUMN "due_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flash_deals"
	ALTER COLUMN "starts_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "ends_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_views"
	ALTER COLUMN "seen_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "seen_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "products"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "reviews"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "shops"
	ALTER COLUMN "hidden_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "cart_coupons"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "coupon_uses"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now()),
	ALTER COLUMN "returned_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons"
	ALTER COLUMN "starts_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "ends_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "favourites"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "idempotency"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices"
	ALTER COLUMN "read_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "audits"
	ALTER COLUMN "at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_requests"
	ALTER COLUMN "decided_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "recovery_codes"
	ALTER COLUMN "used_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "second_checks"
	ALTER COLUMN "at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "second_factors"
	ALTER COLUMN "locked_until" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "confirmed_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "seller_applications"
	ALTER COLUMN "decided_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "seller_passes"
	ALTER COLUMN "expires_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_codes"
	ALTER COLUMN "sent_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "expires_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_counts"
	ALTER COLUMN "until" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_events"
	ALTER COLUMN "at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts"
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
ALTER TABLE "social_sign_ins"
	ALTER COLUMN "expires_at" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads"
	ALTER COLUMN "used_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DATA TYPE timestamp with time zone,
	ALTER COLUMN "created_at" SET DEFAULT date_trunc('milliseconds', now());--> statement-breakpoint
-- ids are counted by identity columns everywhere: the sequence keeps its name and its place
DO $$
DECLARE
	one text;
	numbers text;
	latest bigint;
	counted boolean;
BEGIN
	FOREACH one IN ARRAY ARRAY['baskets', 'cart_lines', 'ledger_accounts', 'ledger_entries', 'ledger_transfers', 'order_events', 'order_lines', 'orders', 'payments', 'quotes', 'stock_movements', 'wallet_records'] LOOP
		numbers := one || '_id_seq';
		EXECUTE format('SELECT last_value, is_called FROM %I', numbers) INTO latest, counted;
		EXECUTE format('ALTER TABLE %I ALTER COLUMN "id" DROP DEFAULT', one);
		EXECUTE format('DROP SEQUENCE %I', numbers);
		EXECUTE format('ALTER TABLE %I ALTER COLUMN "id" ADD GENERATED BY DEFAULT AS IDENTITY (SEQUENCE NAME %I)', one, numbers);
		PERFORM setval(format('%I', numbers)::regclass, latest, counted);
	END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;
