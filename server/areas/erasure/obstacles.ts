/** What has to be settled before an account can be closed. */
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or } from 'drizzle-orm'
import { toDecimal } from '@contract/rules/money'
import { FULFILLED_STATES } from '@contract/base/order-steps'
import { OPEN_STATES } from '@contract/base/wallet-states'
import { link, type ScreenName } from '@contract/screens'
import { one } from '@contract/rules/lists'
import { cardDisputes, cardRefunds, payments } from '../../kernel/db/schema/payments'
import { shops } from '../../kernel/db/schema/catalogue'
import { refunds } from '../../kernel/db/schema/aftersale'
import { ledgerAccounts, walletRecords } from '../../kernel/db/schema/ledger'
import { orders } from '../../kernel/db/schema/orders'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'

interface Obstacle {
  readonly what: 'orders' | 'refunds' | 'withdrawal' | 'recharge' | 'shop' | 'operator' | 'balance'
  /** The screen where it can be settled; empty if there is none. */
  readonly link: string
}

type Counted = Promise<{ found: number }[]>
const some = async (counted: Counted) => one(await counted).found > 0

const openOrders = (db: Db, userId: bigint): Counted =>
  db
    .select({ found: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, [...FULFILLED_STATES])))

/** Pending requests, refunds to cards in progress, and disputed charges. */
async function hasOpenRefunds(db: Db, userId: bigint): Promise<boolean> {
  const asked = db
    .select({ found: count() })
    .from(refunds)
    .where(and(eq(refunds.userId, userId), eq(refunds.state, 'review')))
  if (await some(asked)) return true
  const onTheWay = db
    .select({ found: count() })
    .from(cardRefunds)
    .innerJoin(payments, eq(payments.id, cardRefunds.paymentId))
    .where(and(eq(payments.userId, userId), notInArray(cardRefunds.state, ['done', 'wallet'])))
  if (await some(onTheWay)) return true
  const disputed = db
    .select({ found: count() })
    .from(cardDisputes)
    .innerJoin(payments, eq(payments.id, cardDisputes.paymentId))
    .where(and(eq(payments.userId, userId), isNull(cardDisputes.closedAt)))
  return some(disputed)
}

const openRecords = (db: Db, userId: bigint, type: 'withdraw' | 'recharge'): Counted =>
  db
    .select({ found: count() })
    .from(walletRecords)
    .where(
      and(
        eq(walletRecords.userId, userId),
        eq(walletRecords.type, type),
        inArray(walletRecords.state, [...OPEN_STATES]),
      ),
    )

/** The shop has yet to be settled with, and its owner would lose it. */
const isUnsettled = and(
  eq(orders.settles, true),
  isNull(orders.settledAt),
  isNotNull(orders.paidAt),
  ne(orders.status, 'cancelled'),
)

const shopOrders = (db: Db, userId: bigint): Counted =>
  db
    .select({ found: count() })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(refunds, and(eq(refunds.orderId, orders.id), eq(refunds.state, 'review')))
    .where(
      and(
        eq(shops.ownerUserId, userId),
        or(notInArray(orders.status, [...FULFILLED_STATES]), eq(refunds.state, 'review'), isUnsettled),
      ),
    )

const isLeft = (userId: bigint) =>
  and(eq(ledgerAccounts.userId, userId), ne(ledgerAccounts.kind, 'user_frozen'), gt(ledgerAccounts.balance, 0n))

/** A store that owes the marketplace: erasing it would leave the debt with nobody. */
const owes = (db: Db, userId: bigint): Counted =>
  db
    .select({ found: count() })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), lt(ledgerAccounts.balance, 0n)))

const moneyLeft = (db: Db, userId: bigint): Counted =>
  db.select({ found: count() }).from(ledgerAccounts).where(isLeft(userId))

/** What the owner would lose, by currency: the available balance and the store's earnings. */
export async function moneyOf(db: Db, userId: bigint): Promise<{ amount: string; currency: string }[]> {
  const held = await db
    .select({ currency: ledgerAccounts.currency, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isLeft(userId))
    .orderBy(ledgerAccounts.currency)
  const sums = new Map<string, bigint>()
  for (const { currency, balance } of held) sums.set(currency, (sums.get(currency) ?? 0n) + balance)
  return [...sums].map(([currency, sum]) => ({ amount: toDecimal(sum, currency), currency }))
}

async function isOperator(db: Db, userId: bigint): Promise<boolean> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
  return user?.role === 'operator'
}

/** All obstacles, in the app's order. `forfeit`: money in the wallets does not count as one. */
export async function obstaclesOf(db: Db, userId: bigint, forfeit: boolean): Promise<Obstacle[]> {
  const checks: readonly (readonly [Obstacle['what'], ScreenName | null, () => Promise<boolean>])[] = [
    ['operator', null, () => isOperator(db, userId)],
    ['orders', 'orders', () => some(openOrders(db, userId))],
    ['refunds', 'refundSent', () => hasOpenRefunds(db, userId)],
    ['withdrawal', 'withdraw', () => some(openRecords(db, userId, 'withdraw'))],
    ['recharge', 'recharge', () => some(openRecords(db, userId, 'recharge'))],
    ['shop', 'store', () => some(shopOrders(db, userId))],
    [
      'balance',
      'wallet',
      async () => (await some(owes(db, userId))) || (!forfeit && (await some(moneyLeft(db, userId)))),
    ],
  ]
  const found: Obstacle[] = []
  for (const [what, screen, isThere] of checks) {
    if (await isThere()) found.push({ what, link: screen === null ? '' : link(screen) })
  }
  return found
}
