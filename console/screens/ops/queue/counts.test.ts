import { countsOf, sumOf } from './counts'

it('counts what waits, by kind and in all', () => {
  const oldest_at = '2026-11-23T10:00:00.000Z'
  const counts = countsOf([
    { kind: 'brands', open: 2, oldest_at },
    { kind: 'refunds', open: 3, oldest_at },
    { kind: 'disputes', open: 0, oldest_at: null },
  ])
  expect([counts.brands, counts.refunds, counts.storage, sumOf(counts), sumOf({})]).toEqual([2, 3, undefined, 5, 0])
})
