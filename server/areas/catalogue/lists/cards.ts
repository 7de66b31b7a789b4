/** Products in lists [field.card.texts]: the columns, the row, and the card built from it. */
import { and, eq, not, sql, type SQLWrapper } from 'drizzle-orm'
import type { ProductCard } from '@contract/entities/product'
import type { Language } from '@contract/base/languages'
import { productOptions, products, skus } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { textsFor, type Texts } from '../../../kernel/text/texts'
import { activeFlash } from '../deals/flash'
import { anyId, prepared } from '../../../kernel/db/prepared'
import { usd } from '../../../kernel/text/usd'
import { type FlashDeal } from '../price'

interface CardRow {
  readonly id: bigint
  readonly shopId: bigint
  readonly brandId: bigint
  readonly categoryId: bigint
  readonly names: Texts
  readonly image: string
  readonly ground: string
  readonly priceMinor: bigint
  readonly specialPriceMinor: bigint | null
  readonly rate: number
  readonly reviewCount: number
  readonly sold: number
  readonly stock: number
  readonly hasOptions: boolean
  /** The current deal. */
  readonly flash: FlashDeal | null
}

/** The columns of a card, for statements that join `flash` to products. */
export function cardColumns(db: Db, flash: ReturnType<typeof activeFlash>) {
  return {
    id: products.id,
    shopId: products.shopId,
    brandId: products.brandId,
    categoryId: products.categoryId,
    names: products.names,
    image: products.image,
    ground: products.ground,
    priceMinor: products.priceMinor,
    specialPriceMinor: products.specialPriceMinor,
    rate: products.rate,
    reviewCount: products.reviewCount,
    sold: products.sold,
    stock: sql<number>`(${db
      .select({ stock: sql`coalesce(sum(${skus.stock}), 0)` })
      .from(skus)
      .where(and(eq(skus.productId, products.id), not(skus.discontinued)))})`.mapWith(Number),
    // not `exists`, which PostgreSQL may turn into a table of all products with options
    hasOptions: sql<boolean>`coalesce((${db
      .select({ one: sql`true` })
      .from(productOptions)
      .where(eq(productOptions.productId, products.id))
      .limit(1)}), false)`,
    flash: { priceMinor: flash.priceMinor, startsAt: flash.startsAt, endsAt: flash.endsAt, left: flash.left },
  }
}

/** Starts a query for products with everything a card needs; the caller adds where, order and limit. */
export function selectCards(db: Db, now: Date | SQLWrapper) {
  const flash = activeFlash(db, now)
  const statement = db.select(cardColumns(db, flash)).from(products).leftJoin(flash, eq(flash.productId, products.id))
  return { statement, flash }
}

export function toCard(row: CardRow, language: Language): ProductCard {
  const { flash, specialPriceMinor } = row
  return {
    product_id: String(row.id),
    shop_id: String(row.shopId),
    brand_id: String(row.brandId),
    category_id: String(row.categoryId),
    ...textsFor('name', row.names, language),
    image: row.image,
    ground: row.ground,
    price: usd(row.priceMinor),
    ...(specialPriceMinor === null ? {} : { special_price: usd(specialPriceMinor) }),
    stock: row.stock,
    rate: row.rate,
    review_count: row.reviewCount,
    sold: row.sold,
    has_options: row.hasOptions,
    ...(flash && { flash: { price: usd(flash.priceMinor), ends_at: flash.endsAt.toISOString(), left: flash.left } }),
  }
}

/** The cards of these products in this order; unknown and withdrawn ones are left out. */
export async function loadCards(db: Db, ids: readonly bigint[], language: Language, now: Date): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const statement = prepared(db, 'cards', (name) =>
    selectCards(db, sql.placeholder('now'))
      .statement.where(and(sql`${products.id} = ${anyId('ids')}`, not(products.hidden)))
      .prepare(name),
  )
  const rows = await statement.execute({ now: now.toISOString(), ids: ids.map(String) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toCard(row, language)] : []
  })
}
