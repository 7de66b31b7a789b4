import { openRequests } from '@/services/context'
import { FakeServer, ok } from '@/testing/fake-server'
import { loadWallets, walletOf } from './load-wallets'

const wallet = (code: string) => ({ code, name: code, currency: code, balance: '1.00', frozen: '0.00' })
const DOLLARS = wallet('USD')
const EUROS = wallet('EUR')
const answer = (...wallets: unknown[]) =>
  new FakeServer().on('getUserBalance', ok({ balance: '1.00', frozen: '0.00', wallets }))

beforeAll(openRequests)

it('are those of the user, in the order of the shop', async () => {
  answer(DOLLARS, EUROS)
  expect(await loadWallets({ silent: true })).toEqual([DOLLARS, EUROS])
})

it('could not be loaded when there is none', async () => {
  answer()
  await expect(loadWallets({ silent: true })).rejects.toMatchObject({ name: 'ApiError', kind: 'interface' })
})

it('are found by their code, else it is the default one', () => {
  expect(walletOf([DOLLARS, EUROS], 'EUR')).toBe(EUROS)
  expect(walletOf([DOLLARS, EUROS], 'THB')).toBe(DOLLARS)
})
