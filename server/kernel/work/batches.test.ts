import { moveDue, type DueWork } from './batches'
import type { Database } from '../db/types'
import { createTestDatabase } from '../../testing/database'

interface Row {
  readonly id: bigint
}

/** Rows in memory, of which some cannot be moved, or not together. */
class Pile implements DueWork<Row> {
  readonly calls: string[] = []
  readonly #due: Set<bigint>

  constructor(
    count: number,
    readonly broken: readonly bigint[] = [],
    readonly alone: readonly bigint[] = [],
  ) {
    this.#due = new Set(Array.from({ length: count }, (_, place) => BigInt(place + 1)))
  }

  get left(): readonly bigint[] {
    return [...this.#due]
  }

  readonly claim = async (_: unknown, most: number, without: readonly bigint[]) =>
    this.left
      .filter((id) => !without.includes(id))
      .slice(0, most)
      .map((id) => ({ id }))

  readonly claimOne = async (_: unknown, id: bigint) => (this.#due.has(id) ? { id } : null)

  readonly move = async (_: unknown, rows: readonly Row[]) => {
    this.calls.push(`${rows.length} together`)
    if (rows.some(({ id }) => this.broken.includes(id))) throw new Error('not together')
    for (const { id } of rows) if (!this.alone.includes(id)) this.#due.delete(id)
    return this.alone.filter((id) => rows.some((row) => row.id === id))
  }

  readonly moveOne = async (_: unknown, { id }: Row) => {
    if (this.broken.includes(id)) throw new Error(`${id} is broken`)
    this.calls.push(`${id} alone`)
    this.#due.delete(id)
  }
}

const always = () => true
let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('moves what is due by batches of 200, until nothing is left', async () => {
  const pile = new Pile(450)
  expect(await moveDue(database.db, [pile], { goesOn: always })).toBe(450)
  expect([pile.calls, pile.left]).toEqual([['200 together', '200 together', '50 together'], []])
})

it('gives each kind a batch in turn, and ends when its time is over', async () => {
  const [many, few] = [new Pile(1_000), new Pile(3)]
  let asked = 0
  const goesOn = () => (asked += 1) < 2
  expect(await moveDue(database.db, [many, few], { goesOn })).toBe(403)
  expect([many.left.length, few.left]).toEqual([600, []])
})

it('moves the others one by one when some cannot be moved, and tries those no more', async () => {
  const pile = new Pile(201, [2n, 201n])
  const failures: string[] = []
  const failed = (_: bigint, error: unknown) => void failures.push(String(error))
  expect(await moveDue(database.db, [pile], { goesOn: always, failed })).toBe(199)
  expect([pile.left, failures]).toEqual([
    [2n, 201n],
    ['Error: 2 is broken', 'Error: 201 is broken'],
  ])
  await expect(moveDue(database.db, [pile], { goesOn: always })).rejects.toThrow('2 is broken')
})

it('moves alone what a batch leaves', async () => {
  const pile = new Pile(3, [], [2n])
  expect(await moveDue(database.db, [pile], { goesOn: always })).toBe(3)
  expect([pile.calls, pile.left]).toEqual([['3 together', '2 alone'], []])
})

it('fails as a whole when the database does', async () => {
  const pile = new Pile(1)
  const away = { ...pile, claim: () => Promise.reject(new Error('the database is away')) }
  await expect(moveDue(database.db, [away], { goesOn: always, failed: () => undefined })).rejects.toThrow('is away')
})
