/** Validates the fields of wallet calls [rule.recharge-min]. */
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { toMinor } from '@contract/rules/money'
import { RECHARGE_MIN, rechargeFault, transactionIdFault, transactionIdOf } from '@contract/rules/recharge'
import { smallestSum, withdrawalFault } from '@contract/rules/withdrawal'
import type { Tx } from '../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { offeredWallets, type Wallet } from '../ledger/wallets'

const refused = (errors: readonly FieldError[]) => fieldRefusal(Code.invalidParameter, errors)

/** The wallet with this code. Throws 2000029 if it is not available. */
export async function requireWallet(tx: Tx, code: string): Promise<Wallet> {
  const found = (await offeredWallets(tx)).find((wallet) => wallet.code === code)
  if (!found) throw new Refusal(Code.currencyInvalid)
  return found
}

const minimum = (rule: 'format' | 'min', least: string): FieldError =>
  rule === 'min' ? { field: 'amount', rule, params: { limit: Number(least) } } : { field: 'amount', rule }

/** Minor units of a recharge: at least 100. Throws 1000008 at the amount. */
export function rechargeAmount(amount: string, { currency }: Wallet): bigint {
  const fault = rechargeFault(amount, currency)
  if (fault) throw refused([minimum(fault, RECHARGE_MIN)])
  return toMinor(amount, currency)
}

/** Minor units of a withdrawal: more than 0. Throws 1000008 at the amount. */
export function outgoingAmount(amount: string, { currency }: Pick<Wallet, 'currency'>): bigint {
  const fault = withdrawalFault(amount, currency)
  if (fault) throw refused([minimum(fault, smallestSum(currency))])
  return toMinor(amount, currency)
}

/** The transaction id, normalised. Throws 1000008 at its field. */
export function requireTransactionId(typed: string): string {
  const rule = transactionIdFault(typed)
  if (rule) throw refused([{ field: 'transaction_id', rule }])
  return transactionIdOf(typed)
}
