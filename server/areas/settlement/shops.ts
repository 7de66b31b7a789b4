/** The terms of shops and categories, for operators. */
import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { OpsShop } from '@contract/calls/ops/shops'
import { contains } from '../../kernel/db/contains'
import { users } from '../../kernel/db/schema/accounts'
import { categories, shops } from '../../kernel/db/schema/catalogue'
import { audits } from '../../kernel/db/schema/ops'
import type { Db, Tx } from '../../kernel/db/types'
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

/** 2000018 changed, with the current version, and who saved it when. Throws 2000019 for an unknown shop. */
async function changedMeanwhile(tx: Tx, shopId: bigint): Promise<Refusal> {
  const { version } = await findShop(tx, shopId)
  const [last] = await tx
    .select({ at: audits.at, name: users.firstname })
    .from(audits)
    .innerJoin(users, eq(users.id, audits.operatorId))
    .where(and(eq(audits.subject, 'shop_terms'), eq(audits.subjectId, shopId)))
    .orderBy(desc(audits.id))
    .limit(1)
  const data = { version, updated_at: last?.at.toISOString() ?? null, updated_by_name: last?.name ?? null }
  return new Refusal(Code.operationFailed, { reason: 'changed', ...data })
}

/** Changes terms. Throws 2000019 for an unknown shop, and 2000018 changed for another version than the current one. */
export async function saveTerms(tx: Tx, shopId: bigint, version: number, terms: Partial<ShopTerms>): Promise<void> {
  const [saved] = await tx
    .update(shops)
    .set({ ...terms, termsVersion: sql`${shops.termsVersion} + 1` })
    .where(and(eq(shops.id, shopId), eq(shops.termsVersion, version)))
    .returning({ id: shops.id })
  if (!saved) throw await changedMeanwhile(tx, shopId)
}

/** Sets the commission of a category, null: that of the one above. Returns the one before. Throws 2000019. */
export async function setCategoryCommission(tx: Tx, id: bigint, commissionBps: number | null): Promise<number | null> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  if (!category) throw new Refusal(Code.notFound)
  await tx.update(categories).set({ commissionBps }).where(eq(categories.id, id))
  return category.commissionBps
}
