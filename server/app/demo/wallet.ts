/**
 * Money into and out of the demo buyer's wallets: recharges and withdrawals in every state. The final available
 * balance is the same as without them.
 */
import { OUTCOMES } from '@contract/base/outcomes'
import { eq } from 'drizzle-orm'
import { users } from '../../kernel/db/schema/accounts'
import type { Payout } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'
import type { FileStore } from '../../kernel/files/file-store'
import { notifyOfRequest } from '../../areas/wallet/notice'
import { creditRecharge, openRecharge } from '../../areas/wallet/recharge'
import { changeRecord } from '../../areas/ledger/records'
import type { RecordRow } from '../../areas/ledger/records'
import { failWithdrawal, openWithdrawal, payOut, recallWithdrawal } from '../../areas/wallet/withdraw'
import { putReceipt } from './proof'

interface Past {
  readonly buyer: bigint
  readonly operator: bigint
  readonly now: Date
  /** Where the pictures of proofs are stored; if omitted, the records have none. */
  readonly files?: FileStore
}

const HOUR_MS = 3_600_000
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const inWallet = (code: string) => ({ code, currency: code })

const BANK = {
  to: 'bank',
  bankName: 'Banco do Tejo',
  accountName: 'Robin Sample',
  accountNumber: 'PT50000201231234567890154',
  routingNumber: 'BTEJPTPL',
} as const satisfies Payout

async function proofOf({ files }: Past, lines: number): Promise<string | null> {
  return files ? putReceipt(files, lines, lines % 2 ? '#2f6f5e' : '#38598b') : null
}

async function recharged(tx: Tx, past: Past, asked: { wallet: string; amount: bigint; id: string; hours: number }) {
  const { wallet, amount, id: transactionId, hours } = asked
  const proof = await proofOf(past, 3 + (hours % 4))
  const fields = { userId: past.buyer, wallet: inWallet(wallet), amount, transactionId, proof }
  return openRecharge(tx, fields, ago(past.now, hours))
}

const withdrawn = (tx: Tx, { buyer, now }: Past, wallet: string, amount: bigint, hours: number): Promise<RecordRow> =>
  openWithdrawal(tx, { userId: buyer, wallet: inWallet(wallet), amount, payout: BANK }, ago(now, hours))

/** Requests that were decided before the first of the buyer's orders. */
export async function insertWalletPast(tx: Tx, past: Past): Promise<void> {
  const { buyer, now } = past
  const { bankName, accountName: bankAccountName, accountNumber: bankAccountNumber, routingNumber } = BANK
  await tx
    .update(users)
    .set({ bankName, bankAccountName, bankAccountNumber, bankRoutingNumber: routingNumber })
    .where(eq(users.id, buyer))

  const baht = await recharged(tx, past, { wallet: 'THB', amount: 120_000n, id: '20260114TH7741', hours: 1_300 })
  await notifyOfRequest(tx, await creditRecharge(tx, baht, ago(now, 1_298)), OUTCOMES.success, ago(now, 1_298))

  const unreadable = await recharged(tx, past, { wallet: 'EUR', amount: 15_000n, id: '90ab77c1e20d41f', hours: 1_210 })
  const refusal = 'Proof not readable'
  const refused = { state: 'failed', message: refusal, approvedAt: ago(now, 1_205) } as const
  await notifyOfRequest(tx, await changeRecord(tx, unreadable, refused), -1, ago(now, 1_205), refusal)

  const euros = await recharged(tx, past, { wallet: 'EUR', amount: 15_000n, id: '90ab77c1e20d41f', hours: 1_190 })
  await notifyOfRequest(tx, await creditRecharge(tx, euros, ago(now, 1_186)), OUTCOMES.success, ago(now, 1_186))

  const paid = await withdrawn(tx, past, 'EUR', 13_000n, 1_100)
  await notifyOfRequest(tx, await payOut(tx, paid, ago(now, 1_076)), OUTCOMES.success, ago(now, 1_076))

  const returned = 'The bank sent it back: account closed'
  const closed = await withdrawn(tx, past, 'USD', 5_000n, 980)
  await notifyOfRequest(tx, await failWithdrawal(tx, closed, ago(now, 950), returned), -1, ago(now, 950), returned)

  await recallWithdrawal(tx, await withdrawn(tx, past, 'USD', 2_500n, 900), ago(now, 899))
}

/** Pending requests, which are newer than all orders. */
export async function insertWalletRequests(tx: Tx, past: Past): Promise<void> {
  const large = await withdrawn(tx, past, 'THB', 120_000n, 26)
  await changeRecord(tx, large, { state: 'review', firstOperatorId: past.operator })
  await recharged(tx, past, { wallet: 'USD', amount: 20_000n, id: 'FT26060-88213', hours: 5 })
  await withdrawn(tx, past, 'EUR', 2_000n, 2)
}
