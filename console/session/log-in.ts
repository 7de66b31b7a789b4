/** Beginning and ending a session. */
import type { Data } from '@contract/all-calls'
import { isRefusedFor } from '../api/api-error'
import { call } from '../api/call'
import { session, type Session } from './session'

/** A buyer has logged in: they have no business here, and their session was ended again. */
export class NoConsole extends Error {
  override readonly name = 'NoConsole'
}

/** Has an operator show the second factor, or set it up: by a call that asks for it. Nothing begins without. */
async function showFactor(begun: Session): Promise<void> {
  session.begin({ ...begun, waits: true })
  try {
    await call('opsCurrencies', {})
  } catch (error) {
    await logOut()
    if (isRefusedFor(error, 'second_factor')) return
    throw error
  }
  session.begin(begun)
}

async function begin({ 'access-token': token, user }: Data<'login'>): Promise<void> {
  if (user.role === 'buyer') {
    await call('logout', {}, { token })
    throw new NoConsole()
  }
  const begun = { token, role: user.role, name: user.firstname, shop: null }
  if (user.role === 'operator') await showFactor(begun)
  else session.begin(begun)
}

/** Throws a NoConsole for buyers, and an ApiError. */
export async function logIn(email: string, password: string): Promise<void> {
  await begin(await call('login', { email, password }))
}

/** Logs in with the code of the app's link, which is used up by it [rule.seller-link]. Throws as logIn does. */
export async function openByPass(ptoken: string): Promise<void> {
  await begin(await call('sellerSession', { ptoken }))
}

/** Ends the session here at once, and at the server as soon as it answers. */
export async function logOut(): Promise<void> {
  const token = session.token()
  session.end()
  if (token !== '') await call('logout', {}, { token })
}

/** The code in the page's address, which is taken out of it: it works once, and belongs into no history. */
export function redeemPass(): string | null {
  const address = new URL(location.href)
  const ptoken = address.searchParams.get('ptoken')
  if (ptoken === null) return null
  address.search = ''
  history.replaceState(null, '', address)
  return ptoken
}
