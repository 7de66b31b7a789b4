import { deedsOf } from './columns'

it('decides about suggestions, and removes only what no product has', () => {
  expect(deedsOf({ state: 'suggested', products: 3 })).toEqual(['list', 'merge', 'refuse'])
  expect(deedsOf({ state: 'listed', products: 3 })).toEqual(['edit', 'merge'])
  expect(deedsOf({ state: 'listed', products: 0 })).toEqual(['edit', 'merge', 'remove'])
  expect(deedsOf({ state: 'refused', products: 0 })).toEqual(['remove'])
})
