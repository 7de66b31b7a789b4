/**
 * Setup and final checks for tests of card payments: a cards for the file, a buyer for each test, and consistent books
 * at the end.
 */
import { checkInvariants } from '../app/checks/invariants'
import type { Gateways } from '../kernel/ports/card-gateways'
import { createCardMarket, type CardMarket, type Started } from './cards'
import type { Buyer, order } from './market'

type FormFields = Readonly<Record<string, string>>

/** Call it once at the top of a test file. `cards`, `market` and `buyer` exist from the first hook on. */
export function cardScene() {
  let cards: CardMarket
  let buyer: Buyer

  beforeAll(async () => {
    cards = await createCardMarket()
  })
  afterAll(() => cards.market.close())
  beforeEach(async () => {
    buyer = await cards.market.buyer()
  })
  afterEach(async () => {
    expect(await checkInvariants(cards.market.db)).toEqual([])
    expect(cards.takeErrors()).toEqual([])
  })

  return {
    get cards() {
      return cards
    },
    get market() {
      return cards.market
    },
    get buyer() {
      return buyer
    },
    onPage: (url: string, fields: FormFields) => cards.onPage(url, fields),
    work: (through?: Gateways) => cards.work(through),
    stateOf: async ({ payment_id }: Pick<Started, 'payment_id'>) =>
      (await buyer.ok('paymentState', { payment_id })).state,
    orderOf: async (order_id: string) => (await buyer.ok('order', { order_id })).order,
    cancel: (ids: readonly string[]) => Promise.all(ids.map((order_id) => buyer.ok('orderCancel', { order_id }))),
    start: (...items: Parameters<typeof order>[2][]) => cards.start(buyer, ...items),
    startFor: (ids: readonly string[], total: string, fields: FormFields = {}) =>
      cards.startFor(buyer, ids, total, fields),
    /** An order of 14.99 that a test card has paid. */
    async paidBy(card: string): Promise<Started> {
      const started = await cards.start(buyer)
      await cards.onPage(started.page, { card })
      await cards.work()
      return started
    },
  }
}
