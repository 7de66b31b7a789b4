/** An account takes over what its owner ordered without it [role.guests-claim]. */
import { Code } from '@contract/base/codes'
import { transaction } from '../../kernel/db/transaction'
import { handle, type CallHandler } from '../../kernel/http/context'
import { fieldRefusal, operationFailed } from '../../kernel/http/refusal'
import { findSession } from '../../kernel/sessions/tokens'
import { filesOf } from '../uploads/file-names'
import { claimGuest } from './claim'

export const claimHandlers: readonly CallHandler[] = [
  handle('claimOrders', async ({ db, user, fields, config, files, now, log }) => {
    const session = await findSession(db, fields.guest_token, { now, days: config.sessionMaxDays })
    if (!session?.caller.guest || session.disabled) {
      throw fieldRefusal(Code.wrongCode, [{ field: 'guest_token', rule: 'wrong' }])
    }
    const { id: guestId, email } = session.caller
    // on a device that a family shares, one may have ordered and another logs in
    if (email !== user.email) throw operationFailed('not_allowed')
    const claimed = await transaction(db, (tx) => claimGuest(tx, { guestId, userId: user.id, at: now }))
    for (const file of claimed.files.flatMap(filesOf)) await files.remove(file)
    log.info({ user: String(user.id), guest: String(guestId), orders: claimed.orders }, 'a guest was claimed')
    return { orders: claimed.orders }
  }),
]
