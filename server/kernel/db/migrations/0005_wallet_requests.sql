ALTER TABLE "wallet_records" ADD COLUMN "payout" jsonb;--> statement-breakpoint
ALTER TABLE "wallet_records" ADD COLUMN "first_operator_id" bigint;--> statement-breakpoint
CREATE INDEX "wallet_records_type" ON "wallet_records" USING btree ("type","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_records_transaction" ON "wallet_records" USING btree (upper("transaction_id")) WHERE "wallet_records"."type" = 'recharge' and "wallet_records"."state" <> 'failed';