/** Two requests at once return the same money: it is returned only once. */
import { SUCCESS } from '@contract/base/codes'
import type { Envelope, RefusalData } from '@contract/base/envelope'
import { at } from '@contract/rules/lists'
import { checkInvariants } from '../../server/app/checks/invariants'
import { transaction } from '../../server/kernel/db/transaction'
import { handlers } from '../../server/app/handlers'
import { walletBalances } from '../../server/areas/ledger/balances'
import { creditWelcome } from '../../server/areas/ledger/credit'
import { createTestServer, type TestServer } from '../../server/testing/server'
import { openWithdrawal } from '../../server/areas/wallet/withdraw'
import { inLongForm } from './long'

const MOVEMENTS = inLongForm(5_000, 200)
const OWNERS = 10
const AT_ONCE = 20
const WALLET = { code: 'USD', currency: 'USD' }
const WELCOME = '500.00'

interface Movement {
  readonly id: string
  readonly owner: Owner
}
interface Owner {
  readonly userId: bigint
  readonly token: string
}

let server: TestServer

beforeAll(async () => {
  process.env.TEST_DATABASE_URL = process.env.DATABASE_URL ?? ''
  server = await createTestServer(handlers, { engine: 'embedded' })
})
afterAll(() => server.close())

async function newOwner(index: number): Promise<Owner> {
  const owner = await server.signIn({
    email: `reversal-${index}-${crypto.randomUUID()}@souk.test`,
    invitationCode: crypto.randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase(),
  })
  await transaction(server.db, (tx) => creditWelcome(tx, owner.userId, server.clock.now()))
  return owner
}

/** Freezes one cent for a withdrawal. */
async function move(owner: Owner): Promise<Movement> {
  const payout = { to: 'virtual_wallet', address: '0xabc' } as const
  const asked = { userId: owner.userId, wallet: WALLET, amount: 1n, payout }
  const { id } = await transaction(server.db, (tx) => openWithdrawal(tx, asked, server.clock.now()))
  return { id: String(id), owner }
}

/** Repeats the request with the same key while the database is too busy, as the app does. */
async function recall({ id, owner }: Movement): Promise<Envelope> {
  const asked = { id, idempotency_key: crypto.randomUUID() }
  for (;;) {
    const answer: Envelope = await server.call('withdrawRecall', asked, { 'access-token': owner.token })
    if ((answer.data as RefusalData | null)?.reason !== 'unavailable') return answer
  }
}

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  }
  return results
}

it(`reverses each of ${MOVEMENTS} movements once, even if two requests for it arrive at once [money.reversed-once]`, async () => {
  const owners: Owner[] = []
  for (let made = 0; made < OWNERS; made += 1) owners.push(await newOwner(made))
  const movements = await each(
    Array.from({ length: MOVEMENTS }, (_, index) => at(owners, index % OWNERS)),
    move,
  )
  const pairs = await each(movements, (movement) => Promise.all([recall(movement), recall(movement)]))
  for (const pair of pairs) {
    const [done, refused] = pair[0].code === SUCCESS ? pair : [pair[1], pair[0]]
    expect([done.code, refused.code, (refused.data as RefusalData).reason]).toEqual([SUCCESS, 2000018, 'not_allowed'])
  }
  for (const { userId } of owners) {
    const [dollars] = await walletBalances(server.db, userId)
    expect(dollars).toMatchObject({ balance: WELCOME, frozen: '0.00' })
  }
  expect(await checkInvariants(server.db)).toEqual([])
})
