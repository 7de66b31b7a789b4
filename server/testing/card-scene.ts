/**
 * Setup and final checks for tests of card payments: a desk for the file, a buyer for each test, and consistent books
 * at the end.
 */
import { checkInvariants } from '../app/checks/invariants'
import type { Gateways } from '../kernel/ports/card-gateways'
import { createCardDesk, type CardDesk, type Started } from './cards'
import type { Buyer, order } from './market'

type FormFields = Readonly<Record<string, string>>

/** Call it once at the top of a test file. `desk`, `market` and `buyer` exist from the first hook on. */
export function cardScene() {
  let desk: CardDesk
  let buyer: Buyer

  beforeAll(async () => {
    desk = await createCardDesk()
  })
  afterAll(() => desk.market.close())
  beforeEach(async () => {
    buyer = await desk.market.buyer()
  })
  afterEach(async () => {
    expect(await checkInvariants(desk.market.db)).toEqual([])
    expect(desk.takeErrors()).toEqual([])
  })

  return {
    get desk() {
      return desk
    },
    get market() {
      return desk.market
    },
    get buyer() {
      return buyer
    },
    onPage: (url: string, fields: FormFields) => desk.onPage(url, fields),
    work: (through?: Gateways) => desk.work(through),
    stateOf: async ({ payment_id }: Pick<Started, 'payment_id'>) =>
      (await buyer.ok('paymentState', { payment_id })).state,
    orderOf: async (order_id: string) => (await buyer.ok('order', { order_id })).order,
    cancel: (ids: readonly string[]) => Promise.all(ids.map((order_id) => buyer.ok('orderCancel', { order_id }))),
    start: (...items: Parameters<typeof order>[2][]) => desk.start(buyer, ...items),
    startFor: (ids: readonly string[], total: string, fields: FormFields = {}) =>
      desk.startFor(buyer, ids, total, fields),
    /** An order of 14.99 that a test card has paid. */
    async paidBy(card: string): Promise<Started> {
      const started = await desk.start(buyer)
      await desk.onPage(started.page, { card })
      await desk.work()
      return started
    },
  }
}
