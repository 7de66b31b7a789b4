import { handle } from '../../../kernel/http/context'
import { recordSignIn } from './sign-in-events'
import { closeSession } from '../../../kernel/sessions/tokens'

export const logoutHandler = handle('logout', async (context) => {
  const { db, token, user } = context
  if (token) await closeSession(db, token)
  await recordSignIn(db, { kind: 'logout', userId: user.id }, context)
  return {}
})
