-- The field's words. PostgreSQL renames a column in indexes, constraints, and the conditions of triggers as well; the bodies
-- of functions are texts, and are written anew.
ALTER TABLE "products" RENAME COLUMN "list_price_minor" TO "effective_price_minor";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "withdrawn" TO "hidden";--> statement-breakpoint
ALTER TABLE "skus" RENAME COLUMN "withdrawn" TO "discontinued";--> statement-breakpoint
ALTER TABLE "product_search" RENAME COLUMN "list_price_minor" TO "effective_price_minor";--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM products WHERE id IN (old.product_id, new.product_id) ORDER BY id FOR NO KEY UPDATE;
	UPDATE products p SET in_stock = NOT p.in_stock
	WHERE p.id IN (old.product_id, new.product_id)
		AND p.in_stock <> EXISTS (SELECT FROM skus s WHERE s.product_id = p.id AND NOT s.discontinued AND s.stock > 0);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_hits(
	every tsquery, headed tsquery, named tsquery, in_name tsquery, whole tsquery,
	shops bigint[], brands bigint[], kinds bigint[], price_min bigint, price_max bigint, rate_min integer,
	stocked boolean, on_sale boolean, deals jsonb, enough integer, until integer, most integer
) RETURNS TABLE (
	product_id bigint, step integer, tier integer, score real, category_id bigint, brand_id bigint, price bigint,
	rate integer, review_count integer, sold integer, created_at timestamptz
) LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
#variable_conflict use_variable
DECLARE
	got integer := 0;
	n integer;
BEGIN
	step := 0;
	RETURN QUERY SELECT s.product_id, step, s.tier,
			((s.tokens @@ headed)::integer * 30 + (s.tokens @@ named)::integer * 30 + (s.tokens @@ in_name)::integer * 20
				+ (s.tokens @@ whole)::integer * 10 + ln(1 + greatest(s.popularity, 0)) + s.rate / 250.0
				+ CASE WHEN s.in_stock THEN 4 ELSE 0 END)::real,
			s.category_id, s.brand_id, coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor),
			s.rate, s.review_count, s.sold, s.created_at
		FROM product_search s
		WHERE s.tokens @@ every AND s.tier >= 2
			AND (shops IS NULL OR s.shop_id = ANY (shops)) AND (brands IS NULL OR s.brand_id = ANY (brands))
			AND (kinds IS NULL OR s.category_id = ANY (kinds)) AND (NOT stocked OR s.in_stock)
			AND (rate_min IS NULL OR s.rate >= rate_min)
			AND (NOT on_sale OR s.reduced OR coalesce(deals ? s.product_id::text, false))
			AND (price_min IS NULL OR coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor) >= price_min)
			AND (price_max IS NULL OR coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor) <= price_max)
		LIMIT most - got;
	GET DIAGNOSTICS n = ROW_COUNT;
	got := got + n;
	IF got >= most OR got >= greatest(enough, until) THEN
		RETURN QUERY SELECT NULL::bigint, step, 2, NULL::real, NULL::bigint, NULL::bigint, NULL::bigint, NULL::integer, NULL::integer, NULL::integer, NULL::timestamptz;
		RETURN;
	END IF;
	IF got >= enough THEN step := step + 1; END IF;
	RETURN QUERY SELECT s.product_id, step, s.tier,
			((s.tokens @@ headed)::integer * 30 + (s.tokens @@ named)::integer * 30 + (s.tokens @@ in_name)::integer * 20
				+ (s.tokens @@ whole)::integer * 10 + ln(1 + greatest(s.popularity, 0)) + s.rate / 250.0
				+ CASE WHEN s.in_stock THEN 4 ELSE 0 END)::real,
			s.category_id, s.brand_id, coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor),
			s.rate, s.review_count, s.sold, s.created_at
		FROM product_search s
		WHERE s.tokens @@ every AND s.tier >= 1 AND s.tier < 2
			AND (shops IS NULL OR s.shop_id = ANY (shops)) AND (brands IS NULL OR s.brand_id = ANY (brands))
			AND (kinds IS NULL OR s.category_id = ANY (kinds)) AND (NOT stocked OR s.in_stock)
			AND (rate_min IS NULL OR s.rate >= rate_min)
			AND (NOT on_sale OR s.reduced OR coalesce(deals ? s.product_id::text, false))
			AND (price_min IS NULL OR coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor) >= price_min)
			AND (price_max IS NULL OR coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor) <= price_max)
		LIMIT most - got;
	GET DIAGNOSTICS n = ROW_COUNT;
	got := got + n;
	IF got >= most OR got >= greatest(enough, until) THEN
		RETURN QUERY SELECT NULL::bigint, step, 1, NULL::real, NULL::bigint, NULL::bigint, NULL::bigint, NULL::integer, NULL::integer, NULL::integer, NULL::timestamptz;
		RETURN;
	END IF;
	IF got >= enough THEN step := step + 1; END IF;
	RETURN QUERY SELECT s.product_id, step, s.tier,
			((s.tokens @@ headed)::integer * 30 + (s.tokens @@ named)::integer * 30 + (s.tokens @@ in_name)::integer * 20
				+ (s.tokens @@ whole)::integer * 10 + ln(1 + greatest(s.popularity, 0)) + s.rate / 250.0
				+ CASE WHEN s.in_stock THEN 4 ELSE 0 END)::real,
			s.category_id, s.brand_id, coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor),
			s.rate, s.review_count, s.sold, s.created_at
		FROM product_search s
		WHERE s.tokens @@ every AND s.tier < 1
			AND (shops IS NULL OR s.shop_id = ANY (shops)) AND (brands IS NULL OR s.brand_id = ANY (brands))
			AND (kinds IS NULL OR s.category_id = ANY (kinds)) AND (NOT stocked OR s.in_stock)
			AND (rate_min IS NULL OR s.rate >= rate_min)
			AND (NOT on_sale OR s.reduced OR coalesce(deals ? s.product_id::text, false))
			AND (price_min IS NULL OR coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor) >= price_min)
			AND (price_max IS NULL OR coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor) <= price_max)
		LIMIT most - got;
	GET DIAGNOSTICS n = ROW_COUNT;
	got := got + n;
	RETURN QUERY SELECT NULL::bigint, step, 0, NULL::real, NULL::bigint, NULL::bigint, NULL::bigint, NULL::integer, NULL::integer, NULL::integer, NULL::timestamptz;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.hidden THEN
		DELETE FROM search_queue WHERE product_id = new.id;
		DELETE FROM product_search WHERE product_id = new.id;
	ELSE
		INSERT INTO search_queue (product_id) VALUES (new.id) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_product_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_search SET shop_id = new.shop_id, brand_id = new.brand_id, category_id = new.category_id,
		effective_price_minor = new.effective_price_minor, reduced = new.special_price_minor IS NOT NULL, in_stock = new.in_stock,
		rate = new.rate, review_count = new.review_count, popularity = new.popularity, created_at = new.created_at
	WHERE product_id = new.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_options_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_queue (product_id)
	SELECT id FROM products WHERE id IN (old.product_id, new.product_id) AND NOT hidden
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
UPDATE "wallet_records" SET "state" = 'recalled', "remark" = '' WHERE "type" = 'withdraw' AND "state" = 'failed' AND "remark" = 'recalled';--> statement-breakpoint
UPDATE "ledger_accounts" SET "kind" = 'platform' WHERE "kind" = 'house';--> statement-breakpoint
-- what operators did is never changed, but for the word for what they did it to
ALTER TABLE "audits" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "audits" SET "subject" = CASE "subject" WHEN 'products' THEN 'listing_requests' ELSE 'products' END WHERE "subject" IN ('products', 'goods');--> statement-breakpoint
UPDATE "audits" SET "action" = 'create' WHERE "action" = 'make';--> statement-breakpoint
ALTER TABLE "audits" ENABLE TRIGGER USER;
