import { handle } from '../http/context'
import { recordSignIn } from './sign-in-events'
import { closeSession } from './tokens'

export const logoutHandler = handle('logout', async (context) => {
  const { db, token, user } = context
  if (token) await closeSession(db, token)
  await recordSignIn(db, { kind: 'logout', userId: user.id }, context)
  return {}
})
