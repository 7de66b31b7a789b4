/** What people of a marketplace do at random. */
import fc from 'fast-check'

/** How many buyers trade. */
export const BUYERS = 3

const place = fc.record({
  what: fc.constant('place' as const),
  buyer: fc.nat(BUYERS - 1),
  lines: fc.array(fc.record({ product: fc.nat(5), qty: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  coupon: fc.constantFrom(0, 0, 7, 33),
  /** Whose coupon it is: the marketplace's, or that of the shop of the first line. */
  bearer: fc.constantFrom('platform' as const, 'shop' as const),
  pay: fc.constantFrom('USD', 'EUR', 'THB', 'cash', 'cash', 'card', 'card', 'nothing'),
})
const on = <W extends string>(what: W) => ({ what: fc.constant(what), order: fc.nat(60) })

/** One thing that somebody does. Numbers choose among what is there, the newest first. */
export const step = fc.oneof(
  { weight: 4, arbitrary: place },
  { weight: 1, arbitrary: fc.record(on('cancel')) },
  { weight: 6, arbitrary: fc.record({ ...on('advance'), steps: fc.integer({ min: 1, max: 6 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      ...on('refund'),
      line: fc.nat(2),
      qty: fc.integer({ min: 1, max: 4 }),
      decided: fc.constantFrom(1 as const, 1 as const, 1 as const, -1 as const, 0 as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('settle' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('gateway' as const), fails: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...on('dispute'),
      percent: fc.constantFrom(30n, 100n),
      ends: fc.constantFrom('open' as const, 'lost' as const, 'won' as const, 'lost' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('payout' as const),
      shop: fc.nat(1),
      percent: fc.integer({ min: 1, max: 130 }),
      wallet: fc.constantFrom('USD', 'EUR', 'THB'),
      to: fc.constantFrom('wallet' as const, 'bank' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('tick' as const), days: fc.integer({ min: 0, max: 9 }) }) },
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
