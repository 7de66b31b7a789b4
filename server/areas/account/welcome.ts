import type { Tx } from '../../kernel/db/types'
import { creditWelcome } from '../ledger/credit'
import { hasDemoData } from '../settings/demo-mark'

/** With demo data a new account gets a welcome credit, as a ledger movement; otherwise none [money.welcome]. */
export async function welcome(tx: Tx, userId: bigint, now: Date): Promise<void> {
  if (await hasDemoData(tx)) await creditWelcome(tx, userId, now)
}
