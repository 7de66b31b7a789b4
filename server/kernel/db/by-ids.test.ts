import { inOrderOf } from './by-ids'

it('puts rows in the order of their ids, without those that are gone', () => {
  const [first, second] = [{ id: 1n }, { id: 2n }]
  expect(inOrderOf([{ id: 2n }, { id: 3n }, { id: 1n }], [first, second])).toEqual([second, first])
})
