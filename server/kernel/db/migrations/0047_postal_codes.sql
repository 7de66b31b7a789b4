CREATE TABLE "postal_codes" (
	"country" text NOT NULL,
	"zip" text NOT NULL,
	"lang" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "postal_codes_country_zip_lang_pk" PRIMARY KEY("country","zip","lang")
);
--> statement-breakpoint
CREATE INDEX "postal_codes_asked_at" ON "postal_codes" USING btree ("asked_at");