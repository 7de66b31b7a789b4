/**
 * The catalogue. Money is USD minor units in columns named *_minor; texts by language are jsonb that always has `en`; images are
 * paths under the static base, `ground` is a token name. Ids of users are not foreign keys: it can live on a shard of its own.
 */
import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ProductState } from '../../../../contract/base/product-constants'
import type { BrandState } from '../../../../contract/entities/market/catalogue'
import type { SizeGuide } from '../../../../contract/entities/product'
import type { CashHolder } from '../../../../contract/rules/settlement'
import type { Texts } from '../../text/texts'
import { big as ref, createdAt, edited, falling, id, minor, NOW, time } from '../columns'

/** One value of a variant axis, such as the red of a colour. */
export interface OptionValue {
  readonly value: string
  readonly names: Texts
  readonly image?: string
}

const localised = (name: string) => jsonb(name).$type<Texts>()

export const shops = pgTable(
  'shops',
  {
    id: id(),
    name: text('name').notNull(),
    image: text('image').notNull(),
    ground: text('ground').notNull(),
    /** Hundredths: 480 is 4.80. */
    rate: integer('rate').notNull().default(0),
    /** Null: this shop has no free shipping. */
    freeShippingFromMinor: minor('free_shipping_from_minor'),
    texts: jsonb('texts').$type<Partial<Texts>>().notNull().default({}),
    /** How it takes goods back, in its own words. */
    returns: jsonb('returns').$type<Partial<Texts>>().notNull().default({}),
    address: text('address').notNull().default(''),
    ownerUserId: ref('owner_user_id'),
    /** Its products need no approval by an operator. */
    trusted: boolean('trusted').notNull().default(false),
    /** How soon after acceptance it ships: days. */
    shipWithinDays: integer('ship_within_days').notNull().default(3),
    /** Up to this number of pieces, the stock of a variant is low. */
    lowStockAt: integer('low_stock_at').notNull().default(5),
    /** The day on which it ships again, in UTC; null: it is there. */
    awayUntil: date('away_until'),
    /** Increases with every edit, so that two editors do not overwrite each other. */
    version: integer('version').notNull().default(1),
    updatedAt: time('updated_at').notNull().default(NOW),
    /** The author of the last edit; null: unknown. */
    updatedBy: ref('updated_by'),
    /** What operators have agreed with it, in place of the setting for all: null is that one. */
    commissionBps: integer('commission_bps'),
    cashWith: text('cash_with').$type<CashHolder>(),
    /** Goes up with each change of these terms. */
    termsVersion: integer('terms_version').notNull().default(1),
    /** When its owner asked to have the account erased: the shop is hidden. */
    hiddenAt: time('hidden_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('shops_owner').on(t.ownerUserId),
    index('shops_name').on(sql`lower(${t.name})`),
    check('shops_terms', sql`${t.shipWithinDays} > 0 AND ${t.lowStockAt} >= 0`),
    check('shops_agreed', sql`${t.commissionBps} between 0 and 5000 and ${t.cashWith} in ('shop', 'platform')`),
  ],
)

/** A shop's shipping methods; a checkout preselects the first by position. */
export const shopShippingMethods = pgTable(
  'shop_shipping_methods',
  {
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    names: localised('names').notNull(),
    costMinor: minor('cost_minor').notNull(),
    etaFromDays: integer('eta_from_days').notNull(),
    etaToDays: integer('eta_to_days').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.method] }),
    check('shop_shipping_methods_cost', sql`${t.costMinor} >= 0`),
    check('shop_shipping_methods_eta', sql`${t.etaToDays} >= ${t.etaFromDays} AND ${t.etaFromDays} >= 0`),
  ],
)

export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: text('name').notNull(),
    image: text('image').notNull(),
    ground: text('ground').notNull(),
    /** Buyers browse listed ones; shops suggest others, which their products show meanwhile. */
    state: text('state').$type<BrandState>().notNull().default('listed'),
    /** The account that suggested it; null: an operator made it. */
    suggestedBy: ref('suggested_by'),
    /** Since when the search texts of its products have its old name; null: they are up to date. */
    searchStaleAt: time('search_stale_at'),
    ...edited(),
  },
  (t) => [
    uniqueIndex('brands_name').on(sql`lower(${t.name})`),
    index('brands_state').on(t.state),
    check('brands_state_known', sql`${t.state} IN ('listed', 'suggested', 'refused')`),
  ],
)

export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: ref('parent_id').references((): AnyPgColumn => categories.id),
    names: localised('names').notNull(),
    image: text('image').notNull(),
    ground: text('ground').notNull(),
    position: integer('position').notNull().default(0),
    /** Since when the search texts of the products in and below it have old names; null: they are up to date. */
    searchStaleAt: time('search_stale_at'),
    ...edited(),
    /** The commission on what is in and below it, and its size guide; null: that of the category above. */
    commissionBps: integer('commission_bps'),
    sizeGuide: jsonb('size_guide').$type<SizeGuide>(),
  },
  (t) => [
    index('categories_parent').on(t.parentId, t.position),
    check('categories_commission', sql`${t.commissionBps} between 0 and 5000`),
  ],
)

export const products = pgTable(
  'products',
  {
    id: id(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    brandId: ref('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: ref('category_id')
      .notNull()
      .references(() => categories.id),
    names: localised('names').notNull(),
    descriptions: localised('descriptions').notNull(),
    shortDescriptions: localised('short_descriptions').notNull(),
    image: text('image').notNull(),
    ground: text('ground').notNull(),
    /** The price in lists: that of the cheapest variant, and its reduced price if any. */
    priceMinor: minor('price_minor').notNull(),
    specialPriceMinor: minor('special_price_minor'),
    effectivePriceMinor: minor('effective_price_minor')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(special_price_minor, price_minor)`),
    /** Tax contained in the price, in hundredths of a percent. */
    taxRateBps: integer('tax_rate_bps').notNull().default(0),
    rateSum: integer('rate_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** Hundredths, half-up; 0 without reviews. */
    rate: integer('rate')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`CASE WHEN review_count = 0 THEN 0 ELSE ((rate_sum::bigint * 200 + review_count) / (review_count::bigint * 2))::integer END`,
      ),
    sold: integer('sold').notNull().default(0),
    sold30d: integer('sold_30d').notNull().default(0),
    /** What `best` sorts by; the higher, the earlier. */
    popularity: integer('popularity').notNull().default(0),
    state: text('state').$type<ProductState>().notNull().default('listed'),
    /** Whether buyers do not find it. It follows from `state`; lists and their partial indexes use it. */
    hidden: boolean('hidden').notNull().default(false),
    /** Whether a variant has pieces; triggers on skus keep it. */
    inStock: boolean('in_stock').notNull().default(false),
    /** When it was first on sale; null: never yet. */
    listedAt: time('listed_at').default(NOW),
    /** Written by catalogue/refresh: every name, brand and category in lower case. */
    searchText: text('search_text').notNull(),
    /** Increases with every edit, so that two editors do not overwrite each other. */
    version: integer('version').notNull().default(1),
    updatedAt: time('updated_at').notNull().default(NOW),
    updatedBy: ref('updated_by'),
    /** Since when it is new, for lists: when it was first listed; before that, when it was begun. */
    createdAt: createdAt(),
  },
  (t) => {
    const listed = sql`NOT hidden`
    // migration 0028 also puts the columns that filters, counts and facets read into the first four
    return [
      index('products_listed_best').on(falling(t.popularity), falling(t.id)).where(listed),
      index('products_listed_category').on(t.categoryId, falling(t.popularity), falling(t.id)).where(listed),
      index('products_listed_brand').on(t.brandId, falling(t.popularity), falling(t.id)).where(listed),
      index('products_listed_shop').on(t.shopId, falling(t.popularity), falling(t.id)).where(listed),
      index('products_listed_new').on(falling(t.createdAt), falling(t.id)).where(listed),
      index('products_listed_sold').on(falling(t.sold), falling(t.id)).where(listed),
      index('products_listed_sold_30d').on(falling(t.sold30d), falling(t.id)).where(listed),
      index('products_listed_rate').on(falling(t.rate), falling(t.reviewCount), falling(t.id)).where(listed),
      index('products_listed_price').on(t.effectivePriceMinor, falling(t.id)).where(listed),
      index('products_listed_price_desc').on(falling(t.effectivePriceMinor), falling(t.id)).where(listed),
      /** Read backwards: the last changed first. */
      index('products_changed').on(t.updatedAt, t.id),
      index('products_shop_changed').on(t.shopId, t.updatedAt, t.id),
      index('products_image').on(t.image),
      unique('products_in_shop').on(t.id, t.shopId),
      check('products_state', sql`${t.state} IN ('draft', 'review', 'listed', 'withdrawn', 'blocked')`),
      check('products_on_sale', sql`(${t.state} = 'listed') = (NOT ${t.hidden})`),
      check('products_price', sql`${t.priceMinor} > 0`),
      check(
        'products_special_price',
        sql`${t.specialPriceMinor} IS NULL OR (${t.specialPriceMinor} > 0 AND ${t.specialPriceMinor} < ${t.priceMinor})`,
      ),
    ]
  },
)

export const productImages = pgTable(
  'product_images',
  {
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    path: text('path').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] }), index('product_images_path').on(t.path)],
)

/** The axes of a product's variants: `option` and `value` are the keys that SKUs carry. */
export const productOptions = pgTable(
  'product_options',
  {
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    option: text('option').notNull(),
    names: localised('names').notNull(),
    values: jsonb('values').$type<OptionValue[]>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.option] }),
    index('product_options_values').using('gin', t.values.op('jsonb_path_ops')).with({ fastupdate: false }),
  ],
)

/** The units of sale. A product without variants has exactly one SKU with options {}. */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    sku: text('sku').notNull(),
    productId: ref('product_id').notNull(),
    /** The product's shop: SKUs are unique within it, regardless of case. */
    shopId: ref('shop_id').notNull(),
    /** option → value, as in product_options. */
    options: jsonb('options').$type<Record<string, string>>().notNull().default({}),
    priceMinor: minor('price_minor').notNull(),
    specialPriceMinor: minor('special_price_minor'),
    stock: integer('stock').notNull(),
    /** Null: the product's picture. */
    image: text('image'),
    /** No longer sold, and kept for the orders and carts that name it. */
    discontinued: boolean('discontinued').notNull().default(false),
  },
  (t) => [
    foreignKey({
      name: 'skus_of_product',
      columns: [t.productId, t.shopId],
      foreignColumns: [products.id, products.shopId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('skus_shop_sku').on(t.shopId, sql`upper(${t.sku})`),
    uniqueIndex('skus_product_options').on(t.productId, t.options),
    index('skus_image').on(t.image),
    check('skus_stock', sql`${t.stock} >= 0`),
    check('skus_price', sql`${t.priceMinor} > 0`),
    check(
      'skus_special_price',
      sql`${t.specialPriceMinor} IS NULL OR (${t.specialPriceMinor} > 0 AND ${t.specialPriceMinor} < ${t.priceMinor})`,
    ),
  ],
)
