import { payments } from '../../kernel/db/schema/payments'
import { transaction } from '../../kernel/db/transaction'
import type { Database } from '../../kernel/db/types'
import { createTestDatabase } from '../../testing/database'
import { completeRecharge, failRecharge } from './recharge'

type Payment = typeof payments.$inferSelect

const now = new Date('2026-01-01T00:00:00Z')
let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('a payment that should fill a wallet', () => {
  it.each([
    ['names no record', null],
    ['names a record that is not there', 404n],
  ])('fails with the reason when it %s', async (_what, recordId) => {
    const payment = { id: 7n, recordId } as Payment
    const { db } = database
    await expect(transaction(db, (tx) => completeRecharge(tx, payment, now))).rejects.toThrow(
      'payment 7 fills no record',
    )
    await expect(transaction(db, (tx) => failRecharge(tx, payment, 'declined', now))).rejects.toThrow(
      'payment 7 fills no record',
    )
  })
})
