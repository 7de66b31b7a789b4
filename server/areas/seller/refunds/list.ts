/** The requests for refunds of a shop's orders [call.sellerRefunds]. */
import { and, asc, count, desc, eq, not, sql, type SQL } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { SellerRefundState } from '@contract/base/refund-constants'
import { one } from '@contract/rules/lists'
import { refunds } from '../../../kernel/db/schema/aftersale'
import { orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { waitsForShop } from '../../refunds/shop-answer'
import type { SellerShop } from '../shop'
import { presentAll, type Known, type Reader } from './present'
import { readPage } from '../../../kernel/http/paging'

const ofOrder = eq(orders.id, refunds.orderId)

function inState(state: SellerRefundState | undefined, now: Date): SQL | undefined {
  switch (state) {
    case undefined:
      return undefined
    case 'waiting':
      return waitsForShop(now)
    case 'with_operators':
      return and(eq(refunds.state, 'review'), not(waitsForShop(now)))
    case 'withdrawn':
      return eq(refunds.state, 'cancelled')
    default:
      return eq(refunds.state, state)
  }
}

const ofShop = ({ id }: SellerShop) => eq(orders.shopId, id)

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  return one(await db.select({ total: count() }).from(refunds).innerJoin(orders, ofOrder).where(where)).total
}

const known = (db: Db, now: Date) =>
  db
    .select({ refund: refunds, waits: sql<boolean>`${waitsForShop(now)}` })
    .from(refunds)
    .innerJoin(orders, ofOrder)

/** A request about an order of the shop. Throws 2000019 for any other. */
export async function findRefund(db: Db, shop: SellerShop, id: bigint, now: Date): Promise<Known> {
  const [found] = await known(db, now).where(and(eq(refunds.id, id), ofShop(shop)))
  if (!found) throw new Refusal(Code.notFound)
  return found
}

/** A page of requests; past the end the list is empty. */
export async function listRefunds(
  db: Db,
  shop: SellerShop,
  fields: Fields<'sellerRefunds'>,
  reader: Reader,
): Promise<Data<'sellerRefunds'>> {
  const { now } = reader
  const where = and(ofShop(shop), inState(fields.state, now))
  const waits = waitsForShop(now)
  const page = await readPage(fields, {
    total: await countOf(db, where),
    rows: known(db, now)
      .where(where)
      .orderBy(desc(waits), asc(sql`case when ${waits} then ${refunds.id} end`), desc(refunds.id)),
    present: (found) => presentAll(db, found, reader),
  })
  return { ...page, waiting: await countOf(db, and(ofShop(shop), waits)) }
}
