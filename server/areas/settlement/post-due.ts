/** The legs of what an order owes its shop [money.settlement]. */
import { BASE_CURRENCY } from '@contract/base/constants'
import type { Due } from '@contract/rules/settlement'
import { platformAccount } from '../ledger/accounts'
import type { Leg } from '../ledger/post'
import { storeAccount, type Store } from './store'

const platform = (kind: Parameters<typeof platformAccount>[0], amount: bigint): Leg => ({
  account: platformAccount(kind, BASE_CURRENCY),
  amount,
})

/** A leg of a store, which may end below zero. */
export const storeLeg = (store: Store, amount: bigint): Leg => ({ account: storeAccount(store), amount, mayOwe: true })

/** From the sales and the marketplace's promotions to the store, the commission and the fees; negative: back again. */
export const dueLegs = (store: Store, { goods, shipping, promotion, commission, fee, net }: Due): Leg[] => [
  platform('sales', -(goods + shipping)),
  platform('promotions', -promotion),
  storeLeg(store, net),
  platform('commission', commission),
  platform('fees', fee),
]

/** The shop keeps the cash of an order, which it has, and the store is charged for it. */
export const cashLegs = (store: Store, total: bigint): Leg[] => [platform('cash', total), storeLeg(store, -total)]
