/**
 * The index of the search (docs/decisions/0059-search.md): what it keeps of each listed product, the words that occur,
 * and the words that mean the same. Migration 0031 adds the function that finds hits, and the triggers on products.
 */
import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '../../../../contract/base/languages'
import { big, edited, id, minor, time } from '../columns'
import { products } from './catalogue'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * A listed product with everything that a search filters, ranks and counts, so that it reads no other table until it
 * loads the cards of a page. Triggers on products keep all columns but `tokens` and `tier`.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: big('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: big('shop_id').notNull(),
    brandId: big('brand_id').notNull(),
    categoryId: big('category_id').notNull(),
    effectivePriceMinor: minor('effective_price_minor').notNull(),
    /** Whether it has a reduced price. */
    reduced: boolean('reduced').notNull(),
    inStock: boolean('in_stock').notNull(),
    rate: integer('rate').notNull(),
    reviewCount: integer('review_count').notNull(),
    popularity: integer('popularity').notNull(),
    /** At most an hour old: an order must not write here. */
    sold: integer('sold').notNull(),
    createdAt: time('created_at').notNull(),
    /** 4: among the best-known 1/256 of a large shop, 3: among the best-known 1/64, 2: 1/16, 1: 1/4; 0: all others. */
    tier: integer('tier').notNull().default(0),
    tokens: tsvector('tokens').notNull(),
  },
  (t) => [
    // without a list of pending entries, which every search would read
    index('product_search_tokens').using('gin', t.tokens).with({ fastupdate: false }),
    ...[1, 2, 3, 4].map((tier) =>
      index(`product_search_tokens_${tier}`)
        .using('gin', t.tokens)
        .with({ fastupdate: false })
        .where(sql.raw(`tier >= ${tier}`)),
    ),
    index('product_search_tiers')
      .on(t.tier, t.productId)
      .where(sql`tier >= 1`),
    check('product_search_tier', sql`${t.tier} between 0 and 4`),
  ],
)

/** Products whose entry is missing or out of date; a worker takes them in batches. */
export const searchQueue = pgTable('search_queue', {
  productId: big('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
})

/** Every word of the texts as it is written, with the lexeme it becomes. */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The language, and whether it is the head of a name: server/areas/search/analysis/languages.ts. */
    mark: text('mark').notNull(),
    form: text('form').notNull(),
    lexeme: text('lexeme').notNull(),
    /** About how many products have it; at most an hour old. */
    df: integer('df').notNull().default(1),
  },
  (t) => [
    uniqueIndex('search_words_form').on(t.mark, sql`${t.form} text_pattern_ops`),
    index('search_words_lexeme').on(t.lexeme),
  ],
)

/** Words without one letter, as hashes: two words that differ by one letter share one. */
export const searchTypos = pgTable(
  'search_typos',
  {
    gone: integer('gone').notNull(),
    word: integer('word')
      .notNull()
      .references(() => searchWords.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.gone, t.word] })],
)

/** Words of a language that mean the same, as operators keep them. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    language: text('language').$type<Language>().notNull(),
    words: text('words').array().notNull(),
    ...edited(),
  },
  (t) => [
    index('search_synonyms_language').on(t.language, t.id),
    check('search_synonyms_words', sql`cardinality(${t.words}) between 2 and 20`),
  ],
)
