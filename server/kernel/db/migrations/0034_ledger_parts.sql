ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("kind","user_id","wallet","part");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_part" CHECK ("ledger_accounts"."part" >= 0 and ("ledger_accounts"."part" = 0 or "ledger_accounts"."user_id" is null));