/** Follows what other tabs of this device do. Loaded when one has done something. */
import { currentLink, replaceLink } from '@/platform/navigation/links'
import type { StorageKey } from '@/platform/storage/schema'
import { readStored } from '@/platform/storage/storage'
import { routeOf } from '@/routes'
import { emit } from '@/services/events'
import { cart } from './cart'
import { compared } from './compared'
import { favourites } from './favourites'
import { finishSignIn } from './session-life'
import { replaceSession, tokenBeside } from './replace-session'
import { searches } from './searches'
import { session } from './session'
import { settings } from './settings'
import { viewed } from './viewed'

/** Forms keep their input before their screens go. No screen leads to login for it. */
function keepForms(): void {
  session.leaving = true
  emit('sessionLost', {})
  session.leaving = false
}

/** Another tab has begun a session, or ended this one. */
async function followSession(): Promise<void> {
  // this tab is logging out itself, and ends its session by itself
  if (session.leaving) return
  const newer = await tokenBeside(session.token)
  if (newer !== undefined) {
    const { loggedIn } = session
    if (loggedIn) keepForms()
    await replaceSession(newer, loggedIn)
    const [path, query] = currentLink().split('?')
    const here = routeOf(path ?? '')
    // what leads on after a login here
    const next = new URLSearchParams(query).get('next') ?? ''
    if (here === 'login' || here === 'register') await replaceLink(next)
  } else if (session.loggedIn && (await readStored('access-token')) === undefined) {
    keepForms()
    // now screens for buyers lead to login
    session.forget()
    favourites.clear()
    cart.reset()
  }
}

async function followCart(): Promise<void> {
  const kept = await readStored('souk.cart')
  cart.restore(kept)
  // a tab that did not know of the session yet has added something
  if (session.loggedIn && kept !== undefined) await finishSignIn()
  if (cart.info !== null) await cart.load()
}

async function followWishes(): Promise<void> {
  const wishes = (await readStored('souk.wishes')) ?? []
  if (!session.loggedIn) favourites.restore(wishes)
  // as for the cart
  else if (wishes.length > 0) await finishSignIn()
}

async function followLanguage(): Promise<void> {
  const language = await readStored('lang')
  if (language === undefined || language === settings.language) return
  await settings.show(language)
  await Promise.all([settings.loadAdverts(), settings.loadCategories()])
}

const FOLLOWED = {
  'access-token': followSession,
  lang: followLanguage,
  'souk.currency': async () => settings.restore(await readStored('souk.currency')),
  'souk.theme': async () => settings.restore(undefined, undefined, await readStored('souk.theme')),
  'souk.cart': followCart,
  'souk.wishes': followWishes,
  'souk.viewed': async () => viewed.restore((await readStored('souk.viewed')) ?? []),
  'souk.searches': async () => searches.restore((await readStored('souk.searches')) ?? []),
  'souk.compare': async () => compared.take(await readStored('souk.compare')),
} satisfies Partial<Record<StorageKey, () => Promise<void>>>

const keys = Object.keys(FOLLOWED) as (keyof typeof FOLLOWED)[]

/**
 * Takes over what another tab has changed under this key. Null: it has deleted everything, because the user has logged
 * out there.
 */
export async function followTabs(changed: string | null): Promise<void> {
  // the session comes first: the rest depends on it
  for (const key of keys) if (changed === null || changed === key) await FOLLOWED[key]()
  if (changed === null) emit('signedOut', {})
}
