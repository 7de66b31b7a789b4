/** The reports of operators and shops. */
import { eq } from 'drizzle-orm'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { notFound } from '../catalogue/refusals'
import { sellerShop } from '../seller/shop'
import { idleProducts } from './idle'
import { overview } from './overview'
import { periodOf } from './period'
import { salesBy } from './sales'
import { searchedFor } from './searches'

/** The shop that an operator names; null: all of them. Throws 2000019 for an unknown one. */
async function namedShop(db: Db, id: string | undefined): Promise<bigint | null> {
  if (id === undefined) return null
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.id, BigInt(id)))
  if (!shop) throw notFound()
  return shop.id
}

export const reportHandlers: readonly CallHandler[] = [
  handle('opsReport', async ({ db, fields, now }) =>
    overview(db, periodOf(fields, now), await namedShop(db, fields.shop_id)),
  ),
  handle('opsReportSales', async ({ db, fields, lang: language, now }) => {
    const period = periodOf(fields, now)
    return salesBy(db, fields, { period, shopId: await namedShop(db, fields.shop_id), language })
  }),
  handle('opsReportIdle', async ({ db, fields, lang: language, now }) =>
    idleProducts(db, fields, { now, language, shopId: await namedShop(db, fields.shop_id) }),
  ),
  handle('opsReportSearches', ({ db, fields, now }) => searchedFor(db, fields, now)),

  handle('sellerReport', async ({ db, user, fields, now }) => {
    const { id } = await sellerShop(db, user, fields)
    return overview(db, periodOf(fields, now), id)
  }),
  handle('sellerReportSales', async ({ db, user, fields, lang: language, now }) => {
    const { id: shopId } = await sellerShop(db, user, fields)
    return salesBy(db, fields, { period: periodOf(fields, now), shopId, language })
  }),
  handle('sellerReportIdle', async ({ db, user, fields, lang: language, now }) => {
    const { id: shopId } = await sellerShop(db, user, fields)
    return idleProducts(db, fields, { now, language, shopId })
  }),
]
