/** The terms of shops, for operators. */
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { OpsShop } from '@contract/calls/ops/shops'
import { contains } from '../../kernel/db/contains'
import { users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { usd } from '../../kernel/text/usd'
import { storeBalance } from './store'
import { readPage, type PageFields } from '../../kernel/http/paging'

export type ShopTerms = Pick<typeof shops.$inferSelect, 'commissionBps' | 'cashWith' | 'trusted'>

const query = (db: Db) =>
  db
    .select({ shop: shops, owner: { id: users.id, name: users.firstname, email: users.email } })
    .from(shops)
    .leftJoin(users, and(eq(users.id, shops.ownerUserId), isNull(users.erasedAt)))

type Found = Awaited<ReturnType<typeof query>>[number]

async function present(db: Db, { shop, owner }: Found): Promise<OpsShop> {
  const { id, name, commissionBps, cashWith, trusted, termsVersion } = shop
  return {
    shop_id: String(id),
    name,
    owner: owner && { user_id: String(owner.id), name: owner.name, email: owner.email },
    commission_bps: commissionBps,
    cash_with: cashWith,
    trusted,
    balance: usd(await storeBalance(db, { shopId: id, userId: owner?.id ?? null })),
    version: termsVersion,
  }
}

/** A shop with its terms. Throws 2000019. */
export async function findShop(db: Db, shopId: bigint): Promise<OpsShop> {
  const [found] = await query(db).where(eq(shops.id, shopId))
  if (!found) throw new Refusal(Code.notFound)
  return present(db, found)
}

interface Asked extends PageFields {
  readonly q?: string
}

/** A page of the shops by name. */
export async function listShops(db: Db, asked: Asked) {
  const { q } = asked
  const where =
    q === undefined ? undefined : or(...[shops.name, users.firstname, users.email].map((column) => contains(column, q)))
  return readPage(asked, {
    total: db
      .select({ total: count() })
      .from(shops)
      .leftJoin(users, and(eq(users.id, shops.ownerUserId), isNull(users.erasedAt)))
      .where(where),
    rows: query(db)
      .where(where)
      .orderBy(asc(sql`lower(${shops.name})`), asc(shops.id)),
    present: async (found) => {
      const list: OpsShop[] = []
      for (const each of found) list.push(await present(db, each))
      return list
    },
  })
}
