import { handle } from '../http/context'
import { closeSession } from './tokens'

export const logoutHandler = handle('logout', async ({ db, token }) => {
  if (token) await closeSession(db, token)
  return {}
})
