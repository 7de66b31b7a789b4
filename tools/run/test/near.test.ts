import { nearest } from './near.mjs'

const BY = new Map([
  ['src/money.ts', ['src/price.tsx', 'src/money.test.ts']],
  ['src/price.tsx', ['src/price.test.tsx', 'src/product.tsx']],
  ['src/product.tsx', ['src/product.test.tsx']],
])
const TESTS = ['src/price.test.tsx', 'src/product.test.tsx', 'src/other.test.tsx']

it('chooses the tests that a change reaches, the nearest first', () => {
  expect(nearest(TESTS, ['src/money.ts'], BY)).toEqual({
    near: ['src/price.test.tsx', 'src/product.test.tsx'],
    left: [],
  })
})

it('names those that are beyond the limit', () => {
  expect(nearest(TESTS, ['src/money.ts'], BY, 1)).toEqual({
    near: ['src/price.test.tsx'],
    left: ['src/product.test.tsx'],
  })
})

it('takes a test that was changed itself, and none that nothing reaches', () => {
  expect(nearest(TESTS, ['src/other.test.tsx'], BY)).toEqual({ near: ['src/other.test.tsx'], left: [] })
  expect(nearest(TESTS, ['README.md'], BY)).toEqual({ near: [], left: [] })
})
