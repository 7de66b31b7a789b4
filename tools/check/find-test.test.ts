import { findTest } from './find-test.mjs'

const FILES = [
  'src/domain/plural.ts',
  'src/domain/plural.test.ts',
  'src/domain/price.ts',
  'src/kit/icon/icon.tsx',
  'src/kit/icon/icon.test.tsx',
  'src/kit/icon/icon.rn.test.tsx',
  'tests/contract/cart.contract.ts',
]

it('takes a path, a source with a test beside it, and a part of a path', () => {
  expect(findTest('./src/domain/plural.test.ts', FILES)).toBe('src/domain/plural.test.ts')
  expect(findTest('src/domain/plural.ts', FILES)).toBe('src/domain/plural.test.ts')
  expect(findTest('cart', FILES)).toBe('tests/contract/cart.contract.ts')
})

it('names all that could be meant', () => {
  expect(() => findTest('icon', FILES)).toThrow(
    'icon is one of several:\n  src/kit/icon/icon.test.tsx\n  src/kit/icon/icon.rn.test.tsx',
  )
})

it('does not take a test that lies elsewhere for a source that has none', () => {
  expect(() => findTest('src/domain/price.ts', FILES)).toThrow('No test is called src/domain/price.ts')
})
