import { testKind } from './test-kind.mjs'

it.each([
  ['src/domain/plural.test.ts', 'node'],
  ['tools/run/test/beside.test.ts', 'node'],
  ['src/kit/icon/icon.test.tsx', 'h5'],
  ['src/platform/share.h5.test.ts', 'h5'],
  ['src/kit/icon/icon.rn.test.tsx', 'rn'],
  ['tests/contract/cart.contract.ts', 'contract'],
  ['tests/faults/database-away.postgres-fault.ts', 'faults'],
  ['tests/upgrade/archive.upgrade.ts', 'upgrade'],
  ['tests/e2e/h5/walk.spec.ts', 'e2e'],
  ['tests/e2e/weapp/walk.spec.ts', null],
  ['src/domain/plural.ts', null],
])('%s is of %s', (file, kind) => {
  expect(testKind(file)).toBe(kind)
})
