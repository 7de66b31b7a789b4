import { newIntent } from './intent'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('keeps one key for the same fields [wire.idempotency-intent]', () => {
  const intent = newIntent()
  const key = intent.key({ quote_id: '1' })
  expect(key).toMatch(UUID)
  expect(intent.key({ quote_id: '1' })).toBe(key)
})

it('makes a new key when the fields change, and after it was done [wire.idempotency-intent]', () => {
  const intent = newIntent()
  const first = intent.key({ quote_id: '1' })
  const second = intent.key({ quote_id: '2' })
  intent.done()
  expect(new Set([first, second, intent.key({ quote_id: '2' })]).size).toBe(3)
})

it('makes keys without a crypto, as mini-programs have none [wire.idempotency-intent]', () => {
  const crypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto')
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true })
  try {
    expect(newIntent().key({})).toMatch(UUID)
  } finally {
    if (crypto) Object.defineProperty(globalThis, 'crypto', crypto)
  }
})
