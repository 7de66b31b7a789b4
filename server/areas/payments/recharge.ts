/** Recharging a wallet by card [screen.card-recharge]. */
import { eq } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { payments } from '../../kernel/db/schema/payments'
import { walletRecords } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'
import { rechargeAmount, requireWallet } from '../wallet/wallet-input'
import { creditRecharge } from '../wallet/recharge'
import { addRecord, changeRecord } from '../ledger/records'
import type { RecordRow } from '../ledger/records'
import { spendable } from '../wallet/record'
import { openPayment } from './payment-rows'
import { leadBack, type Payer } from './by-card'
import { notifyOfRecharge } from './card-notice'
import type { Gateway } from '../../kernel/ports/card-gateway'

type Payment = typeof payments.$inferSelect

/**
 * Writes a card payment into a wallet, and its line of the statement, which is pending until the gateway answers.
 * Throws 2000029 for an unavailable wallet and 1000008 below 100.
 */
export async function startRecharge(
  tx: Tx,
  { wallet: code, amount: typed }: Pick<Fields<'bankRecharge'>, 'wallet' | 'amount'>,
  gateway: Gateway,
  payer: Payer,
): Promise<Data<'bankRecharge'>> {
  const wallet = await requireWallet(tx, code)
  const amount = rechargeAmount(typed, wallet)
  const { userId, at } = payer
  const { currency, rate } = wallet
  const record = await addRecord(tx, {
    userId,
    wallet: wallet.code,
    currency,
    type: 'recharge',
    direction: 'income',
    amount,
    actualAmount: 0n,
    balanceAfter: await spendable(tx, userId, wallet.code),
    state: 'pending',
    paymentMethod: 'bank_card',
    createdAt: at,
  })
  const values = {
    userId,
    method: 'bank_card',
    state: 'pending',
    purpose: 'recharge',
    wallet: wallet.code,
    currency,
    rate,
    amount,
    gateway: gateway.name,
    recordId: record.id,
    createdAt: at,
    nextCheckAt: at,
  } as const
  const paymentId = await openPayment(tx, values, [])
  await leadBack(tx, paymentId, payer)
  return { payment_id: String(paymentId), state: 'pending' }
}

async function lockRecord(tx: Tx, { id, recordId }: Payment): Promise<RecordRow> {
  const [found] =
    recordId === null ? [] : await tx.select().from(walletRecords).where(eq(walletRecords.id, recordId)).for('update')
  if (!found) throw new Error(`payment ${id} fills no record`)
  return found
}

/** The card was charged: the money is in the wallet. Returns the ledger's transfer. */
export async function completeRecharge(tx: Tx, payment: Payment, at: Date): Promise<bigint | null> {
  const row = await creditRecharge(tx, await lockRecord(tx, payment), at)
  await notifyOfRecharge(tx, row, 'paid', at)
  return row.transferId
}

/** The card was declined, or the page expired. A later success still completes it. */
export async function failRecharge(tx: Tx, payment: Payment, came: 'declined' | 'expired', at: Date): Promise<void> {
  const row = await changeRecord(tx, await lockRecord(tx, payment), { state: 'failed' })
  await notifyOfRecharge(tx, row, came, at)
}
