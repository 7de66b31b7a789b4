import { actionsOf } from './columns'

it('decides about suggestions, and removes only what no product has', () => {
  expect(actionsOf({ state: 'suggested', products: 3 })).toEqual(['list', 'merge', 'refuse'])
  expect(actionsOf({ state: 'listed', products: 3 })).toEqual(['edit', 'merge'])
  expect(actionsOf({ state: 'listed', products: 0 })).toEqual(['edit', 'merge', 'remove'])
  expect(actionsOf({ state: 'refused', products: 0 })).toEqual(['remove'])
})
