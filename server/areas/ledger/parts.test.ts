import { platformAccount, userAccount } from './accounts'
import { PARTS, partFor } from './parts'

const house = platformAccount('platform', 'USD')
const wallet = { code: 'USD', currency: 'USD' }

it('keeps the transfers of a user in one part', () => {
  const parts = [house, platformAccount('sales', 'USD')].map((other) => partFor([other, userAccount(37n, wallet)], 'x'))
  expect(parts).toEqual([37 % PARTS, 37 % PARTS])
})

it('spreads users, and transfers without one by their reference', () => {
  const ids = Array.from({ length: 800 }, (_, id) => id)
  const byUser = new Set(ids.map((id) => partFor([userAccount(BigInt(id), wallet)], 'x')))
  const byReference = new Map<number, number>()
  for (const id of ids) {
    const part = partFor([house], `settle:${id}`)
    byReference.set(part, (byReference.get(part) ?? 0) + 1)
  }
  expect([byUser.size, byReference.size]).toEqual([PARTS, PARTS])
  expect(Math.max(...byReference.values())).toBeLessThan(2 * (800 / PARTS))
})
