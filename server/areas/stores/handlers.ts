/** The calls of sellers and applicants. */
import { usd } from '../../kernel/text/usd'
import { handle, type CallHandler } from '../../kernel/http/context'
import { storeBalances } from '../ledger/balances'
import { applySellerHandler } from './apply'
import { monthsOf } from './months'
import { ownShopId, readStore } from './own-store'
import { issuePass } from './passes'
import { bestSellers, countWaiting, salesByDay, sumSales } from './sales'
import { sellerSessionHandler } from './session'
import { updateStoreHandler } from './update-store'

const storeDashboard = handle('storeDashboard', async ({ db, user, lang, now }) => {
  const shopId = await ownShopId(db, user)
  const months = monthsOf(now)
  const [sums, byDay, waiting, best, store, balances] = await Promise.all([
    sumSales(db, shopId, months),
    salesByDay(db, shopId, months),
    countWaiting(db, shopId),
    bestSellers(db, shopId, { start: months.thisMonth, end: months.nextMonth }, lang),
    readStore(db, shopId, lang),
    storeBalances(db, user.id),
  ])
  return {
    this_month: usd(sums.thisMonth),
    last_month: usd(sums.lastMonth),
    total: usd(sums.total),
    by_day: byDay,
    balances,
    ...waiting,
    best,
    store,
  }
})

const sellerPass = handle('sellerPass', async ({ db, user, now }) => {
  await ownShopId(db, user)
  return { ptoken: await issuePass(db, user.id, now) }
})

export const storeHandlers: readonly CallHandler[] = [
  applySellerHandler,
  storeDashboard,
  updateStoreHandler,
  sellerPass,
  sellerSessionHandler,
]
