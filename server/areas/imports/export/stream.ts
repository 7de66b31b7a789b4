/** A shop's products, stock, prices or orders to ship as CSV, some at a time [rule.export-file]. */
import { and, asc, eq, gt } from 'drizzle-orm'
import type { ImportKind } from '@contract/base/import-constants'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import { orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { usd } from '../../../kernel/text/usd'
import { findOwnProducts } from '../../seller/products/product-details'
import type { SellerShop } from '../../seller/shop'
import { readShelf } from '../check/shelf'
import { COLUMNS } from '../columns'
import { csvLine } from '../file/formulas'
import { productLines } from './product-lines'

const AT_ONCE = 100

interface Asked {
  readonly db: Db
  readonly shop: SellerShop
  /** The address under which this server has its pictures. */
  readonly base: string
}

async function* productsOf({ db, shop, base }: Asked): AsyncGenerator<string> {
  const shelf = await readShelf(db)
  for (let after = 0n; ;) {
    const next = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.shopId, shop.id), gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(AT_ONCE)
    const ids = next.map(({ id }) => id)
    const all = await findOwnProducts(db, shop, ids)
    const lines = ids.flatMap((id) => {
      const goods = all.get(id)
      return goods ? productLines(goods, { shelf, base }) : []
    })
    yield lines.map(csvLine).join('')
    const last = ids.at(-1)
    if (last === undefined || ids.length < AT_ONCE) return
    after = last
  }
}

type SkuRow = typeof skus.$inferSelect
const STOCK = ({ sku, stock }: SkuRow) => [sku, String(stock), '']
const PRICES = ({ sku, priceMinor, specialPriceMinor }: SkuRow) => [
  ...[sku, usd(priceMinor)],
  specialPriceMinor === null ? '' : usd(specialPriceMinor),
]

async function* skusOf({ db, shop }: Asked, cellsOf: (row: SkuRow) => string[]): AsyncGenerator<string> {
  for (let after = 0n; ;) {
    const found = await db
      .select()
      .from(skus)
      .where(and(eq(skus.shopId, shop.id), eq(skus.discontinued, false), gt(skus.id, after)))
      .orderBy(asc(skus.id))
      .limit(AT_ONCE)
    yield found.map((row) => csvLine(cellsOf(row))).join('')
    const last = found.at(-1)
    if (last === undefined || found.length < AT_ONCE) return
    after = last.id
  }
}

/** The orders that wait to be shipped: carrier and number are to be filled in. */
async function* shipmentsOf({ db, shop }: Asked): AsyncGenerator<string> {
  for (let after = 0n; ;) {
    const found = await db
      .select({ id: orders.id, orderNumber: orders.orderNumber })
      .from(orders)
      .where(and(eq(orders.shopId, shop.id), eq(orders.status, 'to_be_shipped'), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(AT_ONCE)
    yield found.map(({ orderNumber }) => csvLine([orderNumber, '', ''])).join('')
    const last = found.at(-1)
    if (last === undefined || found.length < AT_ONCE) return
    after = last.id
  }
}

const BODIES: Readonly<Record<ImportKind, (asked: Asked) => AsyncGenerator<string>>> = {
  products: productsOf,
  stock: (asked) => skusOf(asked, STOCK),
  prices: (asked) => skusOf(asked, PRICES),
  shipments: shipmentsOf,
}

/** The lines of an export, the header first. */
export async function* exportLines(asked: Asked, kind: ImportKind): AsyncGenerator<string> {
  yield csvLine(COLUMNS[kind])
  yield* BODIES[kind](asked)
}
