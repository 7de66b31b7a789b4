import { Intents, newKey } from './intent'

it('makes keys that are UUIDs and never the same', () => {
  const keys = Array.from({ length: 50 }, newKey)
  expect(
    keys.filter((key) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key)),
  ).toEqual([])
  expect(new Set(keys).size).toBe(50)
})

it('keeps the key of an intent until it is done [wire.idempotency-intent]', () => {
  const intents = new Intents()
  const first = intents.keyOf({ order_id: '1' })
  expect(intents.keyOf({ order_id: '1' })).toBe(first)
  expect(intents.keyOf({ order_id: '2' })).not.toBe(first)
  intents.done({ order_id: '1' })
  expect(intents.keyOf({ order_id: '1' })).not.toBe(first)
})
