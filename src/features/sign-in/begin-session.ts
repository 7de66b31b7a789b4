/** Calls that begin a session. */
import type { Fields } from '@contract/all-calls'
import type { SessionData } from '@contract/entities/user'
import { context } from '@/services/context'
import { ask, call, unreadable, type Answer, type Options } from '@/services/request'
import { session } from '@/stores/session'

/** The calls that begin a session. */
type SignIn = 'login' | 'register' | 'loginTiktok'

/**
 * The data of a new session. A back end may answer the token in a header and nothing about the user; another call then
 * loads the user. Throws an ApiError when there is no token, or no user for it.
 */
async function whole({ data, token }: Answer<SignIn>, options: Options): Promise<SessionData> {
  const half: Partial<SessionData> = data ?? {}
  const found = half['access-token'] || token
  if (half.user !== undefined && half.card !== undefined) return { ...(half as SessionData), 'access-token': found }
  if (found === '') return unreadable(options)
  const before = context.token
  context.token = found
  try {
    const user = await call('getUserinfo', {}, options)
    const { seller_url, card, notice } = user
    return { 'access-token': found, user, seller_url, card, message_unread_count: notice.count }
  } finally {
    context.token = before
  }
}

async function beginBy<N extends SignIn>(name: N, fields: Fields<N>, options: Options = {}): Promise<SessionData> {
  // a guest who logs in is somebody else from then on; with the guest's token the server would refuse it
  const as = session.isGuest ? { ...options, token: '' } : options
  return whole(await ask(name, fields, as), options)
}

export const login = (fields: Fields<'login'>, options?: Options) => beginBy('login', fields, options)
export const register = (fields: Fields<'register'>, options?: Options) => beginBy('register', fields, options)
/** Signs in with the parameters that the short-video platform returned. */
export const loginTiktok = (fields: Fields<'loginTiktok'>, options?: Options) => beginBy('loginTiktok', fields, options)
