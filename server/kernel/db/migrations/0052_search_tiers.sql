-- Each tier has four times the products of the one above it, so that a search reads at most four times what it needs. The
-- hourly work, which runs at the next start, sorts the products into them.
ALTER TABLE "product_search" DROP CONSTRAINT "product_search_tier";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_search_tokens_3" ON "product_search" USING gin ("tokens") WITH (fastupdate=false) WHERE tier >= 3;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_search_tokens_4" ON "product_search" USING gin ("tokens") WITH (fastupdate=false) WHERE tier >= 4;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_tier" CHECK ("product_search"."tier" between 0 and 4);--> statement-breakpoint
DELETE FROM "settings" WHERE "name" = 'hourly:search';--> statement-breakpoint
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
	-- from which tier on all that is left is read at once
	left_from integer := 1;
	n integer;
BEGIN
	step := 0;
	-- a small market has no tiers
	IF EXISTS (SELECT FROM product_search s WHERE s.tier >= 1) THEN
		RETURN QUERY SELECT s.product_id, step, s.tier,
				((s.tokens @@ headed)::integer * 30 + (s.tokens @@ named)::integer * 30 + (s.tokens @@ in_name)::integer * 20
					+ (s.tokens @@ whole)::integer * 10 + ln(1 + greatest(s.popularity, 0)) + s.rate / 250.0
					+ CASE WHEN s.in_stock THEN 4 ELSE 0 END)::real,
				s.category_id, s.brand_id, coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor),
				s.rate, s.review_count, s.sold, s.created_at
			FROM product_search s
			WHERE s.tokens @@ every AND s.tier >= 4
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
			RETURN QUERY SELECT NULL::bigint, step, 4, NULL::real, NULL::bigint, NULL::bigint, NULL::bigint, NULL::integer, NULL::integer, NULL::integer, NULL::timestamptz;
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
			WHERE s.tokens @@ every AND s.tier >= 3 AND s.tier < 4
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
			RETURN QUERY SELECT NULL::bigint, step, 3, NULL::real, NULL::bigint, NULL::bigint, NULL::bigint, NULL::integer, NULL::integer, NULL::integer, NULL::timestamptz;
			RETURN;
		END IF;
		IF got >= enough THEN step := step + 1; END IF;
		-- what is this rare is less work to read than to look for in each tier
		IF got * 64 <= 4 * enough THEN
			left_from := 3;
		ELSE
			RETURN QUERY SELECT s.product_id, step, s.tier,
					((s.tokens @@ headed)::integer * 30 + (s.tokens @@ named)::integer * 30 + (s.tokens @@ in_name)::integer * 20
						+ (s.tokens @@ whole)::integer * 10 + ln(1 + greatest(s.popularity, 0)) + s.rate / 250.0
						+ CASE WHEN s.in_stock THEN 4 ELSE 0 END)::real,
					s.category_id, s.brand_id, coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor),
					s.rate, s.review_count, s.sold, s.created_at
				FROM product_search s
				WHERE s.tokens @@ every AND s.tier >= 2 AND s.tier < 3
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
			IF got * 16 <= 4 * enough THEN
				left_from := 2;
			ELSE
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
			END IF;
		END IF;
	END IF;
	RETURN QUERY SELECT s.product_id, step, s.tier,
			((s.tokens @@ headed)::integer * 30 + (s.tokens @@ named)::integer * 30 + (s.tokens @@ in_name)::integer * 20
				+ (s.tokens @@ whole)::integer * 10 + ln(1 + greatest(s.popularity, 0)) + s.rate / 250.0
				+ CASE WHEN s.in_stock THEN 4 ELSE 0 END)::real,
			s.category_id, s.brand_id, coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor),
			s.rate, s.review_count, s.sold, s.created_at
		FROM product_search s
		WHERE s.tokens @@ every AND s.tier < left_from
			AND (shops IS NULL OR s.shop_id = ANY (shops)) AND (brands IS NULL OR s.brand_id = ANY (brands))
			AND (kinds IS NULL OR s.category_id = ANY (kinds)) AND (NOT stocked OR s.in_stock)
			AND (rate_min IS NULL OR s.rate >= rate_min)
			AND (NOT on_sale OR s.reduced OR coalesce(deals ? s.product_id::text, false))
			AND (price_min IS NULL OR coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor) >= price_min)
			AND (price_max IS NULL OR coalesce((deals ->> s.product_id::text)::bigint, s.effective_price_minor) <= price_max)
		LIMIT most - got;
	RETURN QUERY SELECT NULL::bigint, step, 0, NULL::real, NULL::bigint, NULL::bigint, NULL::bigint, NULL::integer, NULL::integer, NULL::integer, NULL::timestamptz;
END
$$;
