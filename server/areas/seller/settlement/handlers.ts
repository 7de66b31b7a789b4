/** The calls about what a shop earns. */
import type { Data } from '@contract/all-calls'
import { BASE_CURRENCY } from '@contract/base/constants'
import { eq } from 'drizzle-orm'
import { shops } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { handle, type CallHandler } from '../../../kernel/http/context'
import { one } from '@contract/rules/lists'
import { usd } from '../../../kernel/text/usd'
import { confirmPassword } from '../../account/confirm-password'
import { readMoney } from '../../settings/money'
import { heldFor } from '../../settlement/held'
import { lastLines, statementMonth, statementMonths, statementPage } from '../../settlement/statement'
import { storeBalance, storeOf } from '../../settlement/store'
import { presentRecord } from '../../wallet/present'
import { sellerShop } from '../shop'
import { payOutStore } from './payout'

/** The newest lines beside the balance. */
const LAST = 5

async function termsOf(db: Db, shopId: bigint): Promise<Data<'sellerBalance'>['terms']> {
  const { commissionBps, cashWith } = shops
  const own = one(await db.select({ commissionBps, cashWith }).from(shops).where(eq(shops.id, shopId)))
  const money = await readMoney(db)
  return {
    ...money,
    commission_bps: own.commissionBps ?? money.commission_bps,
    cash_with: own.cashWith ?? money.cash_with,
  }
}

export const sellerSettlementHandlers: readonly CallHandler[] = [
  handle('sellerBalance', async ({ db, user, fields }) => {
    const shop = await sellerShop(db, user, fields)
    const store = await storeOf(db, shop.id)
    const { held, openOrders } = await heldFor(db, shop.id)
    return {
      currency: BASE_CURRENCY,
      balance: usd(await storeBalance(db, store)),
      held: usd(held),
      open_orders: openOrders,
      terms: await termsOf(db, shop.id),
      last: await lastLines(db, store, LAST),
    }
  }),
  handle('sellerStatements', async ({ db, user, fields, now }) => {
    const shop = await sellerShop(db, user, fields)
    return { currency: BASE_CURRENCY, list: await statementMonths(db, await storeOf(db, shop.id), now) }
  }),
  handle('sellerStatement', async ({ db, user, fields, now }) => {
    const { month, p = 1 } = fields
    const store = await storeOf(db, (await sellerShop(db, user, fields)).id)
    const statement = await statementMonth(db, store, month, now)
    return { currency: BASE_CURRENCY, statement, ...(await statementPage(db, store, month, p)) }
  }),
  handle(
    'sellerPayout',
    async (context) => {
      const { db: tx, user, fields, now } = context
      const shop = await sellerShop(tx, user, {})
      const store = { shopId: shop.id, userId: user.id }
      const { balance, record, withdrawal } = await payOutStore(tx, store, fields, now)
      return {
        balance: usd(balance),
        record: await presentRecord(tx, record, context),
        withdrawal: withdrawal && (await presentRecord(tx, withdrawal, context)),
      }
    },
    (context) => confirmPassword(context.db, { userId: context.user.id, password: context.fields.password }, context),
  ),
]
