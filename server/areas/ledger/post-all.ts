/** Many transfers at once: each account is moved by one statement, whatever number of them move it [money.ledger-zero]. */
import type { Tx } from '../../kernel/db/types'
import { writeTransfers, type Leg, type Transfer } from './post'

/** Only between the platform and what may owe: a balance is not looked at between two transfers. */
function checkOwing(legs: readonly Leg[]): void {
  const wrong = legs.find(({ account, amount, mayOwe }) => account.userId !== null && amount < 0n && !mayOwe)
  if (wrong) throw new Error(`an account ${wrong.account.kind} is debited by a transfer of its own`)
}

/**
 * Writes transfers of different references with their entries, and moves the balances of users' accounts. Throws an Error
 * when the legs of a currency do not sum to zero, and for a debit of an account that cannot owe. Returns the ids of the
 * transfers in the same order.
 */
export async function postAll(tx: Tx, transfers: readonly Transfer[]): Promise<bigint[]> {
  for (const { legs } of transfers) checkOwing(legs)
  return (await writeTransfers(tx, transfers)).map(({ transferId }) => transferId)
}
