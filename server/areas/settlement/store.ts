/** The store that a shop's money belongs to, and the lines of its statement. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { NOTHING_DUE, type Due } from '@contract/rules/settlement'
import { users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import { ledgerAccounts } from '../../kernel/db/schema/ledger'
import { settlementLines } from '../../kernel/db/schema/settlement'
import type { SettlementKind } from '@contract/base/settlement-constants'
import type { Db, Tx } from '../../kernel/db/types'
import { platformAccount, userAccount, type AccountRef } from '../ledger/accounts'

/** The wallet that shops earn in. */
export const STORE_WALLET = { code: BASE_CURRENCY, currency: BASE_CURRENCY }

export interface Store {
  readonly shopId: bigint
  /** Null: the marketplace's own, whose money is the platform's. */
  readonly userId: bigint | null
}

/** The stores of shops today, in their order. An owner whose account is erased has none. */
export async function storesOf(db: Db, shopIds: readonly bigint[]): Promise<Store[]> {
  const owners = await db
    .select({ shopId: shops.id, userId: users.id })
    .from(shops)
    .innerJoin(users, and(eq(users.id, shops.ownerUserId), isNull(users.erasedAt)))
    .where(inArray(shops.id, [...new Set(shopIds)]))
  const byShop = new Map(owners.map(({ shopId, userId }) => [shopId, userId]))
  return shopIds.map((shopId) => ({ shopId, userId: byShop.get(shopId) ?? null }))
}

/** The store of one shop. */
export const storeOf = async (db: Db, shopId: bigint): Promise<Store> => one(await storesOf(db, [shopId]))

/** The store that an order was settled with; the marketplace, if its owner's account is erased since. */
export async function settledStore(db: Db, { id, shopId }: { id: bigint; shopId: bigint }): Promise<Store> {
  const [line] = await db
    .select({ userId: users.id })
    .from(settlementLines)
    .leftJoin(users, and(eq(users.id, settlementLines.userId), isNull(users.erasedAt)))
    .where(and(eq(settlementLines.orderId, id), eq(settlementLines.kind, 'settle')))
  if (!line) throw new Error(`order ${id} is not settled`)
  return { shopId, userId: line.userId }
}

export const storeAccount = ({ userId }: Store): AccountRef =>
  userId === null ? platformAccount('platform', BASE_CURRENCY) : userAccount(userId, STORE_WALLET, 'user_store')

interface Line {
  readonly kind: SettlementKind
  readonly store: Store
  readonly transferId: bigint
  readonly at: Date
  readonly orderId?: bigint
  readonly refundId?: bigint
  /** Of an order; of other kinds the sum alone. */
  readonly due: Due | { readonly net: bigint }
}

/** Adds lines, each beside an entry of its transfer. */
export async function addLines(tx: Tx, lines: readonly Line[]): Promise<void> {
  await tx
    .insert(settlementLines)
    .values(lines.map(({ store, due, ...line }) => ({ ...NOTHING_DUE, ...due, ...store, ...line })))
}

/** Adds one line. */
export const addLine = (tx: Tx, line: Line): Promise<void> => addLines(tx, [line])

/** What a store has, negative for what it owes: USD minor units. */
export async function storeBalance(db: Db, { shopId, userId }: Store): Promise<bigint> {
  if (userId !== null) {
    const isStore = and(eq(ledgerAccounts.kind, 'user_store'), eq(ledgerAccounts.wallet, STORE_WALLET.code))
    const [account] = await db
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.userId, userId), isStore))
    return account?.balance ?? 0n
  }
  const [{ net } = { net: '0' }] = await db
    .select({ net: sql<string>`coalesce(sum(${settlementLines.net}), 0)::text` })
    .from(settlementLines)
    .where(and(eq(settlementLines.shopId, shopId), isNull(settlementLines.userId)))
  return BigInt(net)
}
