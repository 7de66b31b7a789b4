/** Logging in at the seller site with the one-time code of the app [rule.seller-link]. */
import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { sellers, users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import { transaction } from '../../kernel/db/transaction'
import type { Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { startSession } from '../account/sign-in/session'
import { redeemPass } from './passes'

/** How the sign-in is named in the account's list. */
const DETAIL = 'seller_link'

/** Throws 1100003 unless the account still has an approved shop, and 2000017 if it is disabled. */
async function requireSeller(tx: Tx, userId: bigint): Promise<void> {
  const [seller] = await tx
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .innerJoin(sellers, and(eq(sellers.userId, users.id), eq(sellers.state, 1)))
    .innerJoin(shops, eq(shops.ownerUserId, users.id))
    .where(eq(users.id, userId))
  if (!seller) throw new Refusal(Code.notLoggedIn)
  if (seller.disabledAt) throw new Refusal(Code.accountDisabled)
}

/** A session for the seller of the code, which works once. */
export const sellerSessionHandler = handle('sellerSession', (context) =>
  transaction(context.db, async (tx) => {
    const userId = await redeemPass(tx, context.fields.ptoken, context.now)
    if (userId === null) throw new Refusal(Code.notLoggedIn)
    await requireSeller(tx, userId)
    return startSession(tx, userId, context, { kind: 'login', detail: DETAIL })
  }),
)
