import type { Data } from '@contract/all-calls'
import type { Db } from '../../../kernel/db/types'
import type { Context } from '../../../kernel/http/context'
import { rememberDevice } from './known-devices'
import { rememberLanguage } from '../../users/language'
import { recordSignIn, type Happened } from './sign-in-events'
import { openSession } from '../../../kernel/sessions/tokens'
import { readUserInfo } from '../user-info'

/** Opens a session and returns it; the token is also in the header `access-token` [wire.token-header]. */
export async function startSession(
  db: Db,
  userId: bigint,
  context: Pick<Context, 'now' | 'lang' | 'config' | 'origin' | 'ip' | 'agent' | 'device' | 'network' | 'setHeader'>,
  how: Pick<Happened, 'kind' | 'detail'> = { kind: 'login' },
): Promise<Data<'login'>> {
  const token = await openSession(db, userId, context)
  await recordSignIn(db, { ...how, userId }, context)
  await rememberDevice(db, userId, context)
  await rememberLanguage(db, userId, context.lang)
  const user = await readUserInfo(db, userId, context)
  context.setHeader('access-token', token)
  const { seller_url, card, notice } = user
  return { 'access-token': token, user, seller_url, card, message_unread_count: notice.count }
}
