-- Desks filter products by texts without accents from now on: a worker writes those of all products anew, category by category.
UPDATE "categories" SET "search_stale_at" = now() WHERE "parent_id" IS NULL;
--> statement-breakpoint
-- An address with characters that nobody sees could be registered, and its owner could never log in. Where another account
-- has the address that is seen, the later ones stay as they are.
WITH plain AS (
  SELECT id, email, lower(regexp_replace(email, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]', '', 'g')) AS seen
  FROM "users" WHERE email <> ''
), changed AS (
  SELECT DISTINCT ON (seen) id, seen FROM plain WHERE seen <> email ORDER BY seen, id
)
UPDATE "users" u SET "email" = changed.seen FROM changed
WHERE changed.id = u.id AND changed.seen <> '' AND NOT EXISTS (SELECT FROM "users" o WHERE o.email = changed.seen);
