import type { OpsFlash } from '@contract/entities/market/catalogue'
import { draftOf, fieldsOf, missingIn } from './draft'
import { momentOf, typedOf } from './moments'

const DEAL = {
  product: { product_id: '83' },
  price: '30.40',
  starts_at: '2026-11-23T20:09:50.634Z',
  ends_at: '2026-11-27T21:09:00.000Z',
  left: 50,
} as OpsFlash

it('shows times to the minute, in this time zone', () => {
  expect(momentOf(typedOf(DEAL.ends_at))).toBe(DEAL.ends_at)
  expect(momentOf(typedOf(DEAL.starts_at))).toBe('2026-11-23T20:09:00.000Z')
  expect([momentOf(''), momentOf('soon')]).toEqual([undefined, undefined])
})

it('knows what a new deal lacks', () => {
  expect(missingIn(draftOf(null))).toEqual(['product_id', 'price', 'ends_at', 'left'])
  expect(missingIn(draftOf(DEAL))).toEqual([])
})

it('sends a new deal whole, and of another one what was changed', () => {
  const ends_at = typedOf(DEAL.ends_at)
  const draft = { product_id: '83', price: '30', starts_at: '', ends_at, left: '5' }
  expect(fieldsOf(draft, null)).toEqual({ ...draft, starts_at: undefined, ends_at: DEAL.ends_at, left: 5 })
  expect(fieldsOf({ left: '60' }, DEAL)).toEqual({ left: 60, left_was: 50 })
  expect(fieldsOf({}, DEAL)).toEqual({})
})
