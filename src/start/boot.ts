/**
 * The start of the app [start.order]: the device's storage, then all that a first screen is made of, at once; what depends
 * on the user follows after the app has mounted.
 */
import { runInAction } from 'mobx'
import { DEFAULT_LANGUAGE, type Language } from '@contract/base/languages'
import { wait } from '@/platform/clock'
import { readStored } from '@/platform/storage/storage'
import { context, openRequests } from '@/services/context'
import { cart } from '@/stores/cart'
import { favourites } from '@/stores/favourites'
import { network } from '@/stores/network'
import { once, persist, persistLater } from '@/stores/persist'
import { searches } from '@/stores/searches'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { finishSignIn, watchSessionLoss } from '@/stores/session-life'
import { keeper } from './keeper'
import { startFollowing } from './follow-tabs'
import { startAnalytics } from './start-analytics'
import { startUpdates } from './start-updates'
import { update } from '@/stores/update'
import { viewed } from '@/stores/viewed'

/** How long the server's answers may delay the mounting of the app, in milliseconds. */
const PATIENCE = 3_000

async function restore(): Promise<Language> {
  const [token, language, currency, theme, config, kept, ids, terms, wishes] = await Promise.all([
    readStored('access-token'),
    readStored('lang'),
    readStored('souk.currency'),
    readStored('souk.theme'),
    readStored('souk.config'),
    readStored('souk.cart'),
    readStored('souk.viewed'),
    readStored('souk.searches'),
    readStored('souk.wishes'),
  ])
  // in one action: code that sees that there is no token may load the visitor's cart at once
  runInAction(() => {
    session.restore(token ?? '')
    settings.restore(currency, config, theme)
    cart.restore(kept)
    if (ids !== undefined) viewed.restore(ids)
    if (terms !== undefined) searches.restore(terms)
    if (wishes !== undefined) favourites.restore(wishes)
  })
  return language ?? DEFAULT_LANGUAGE
}

/** Loads currencies, languages and wallets. Resolves after the first answer or failure, and goes on trying. */
async function loadConfig(): Promise<void> {
  try {
    await settings.loadConfig()
  } catch {
    void persistLater(settings.loadConfig)
  }
}

/** Loads the user of the token. */
async function loadUser(): Promise<void> {
  if (!session.loggedIn) return
  await once(session.loadUser)
  if (session.user !== null) cart.setCount(session.user.card.count)
}

const settle = () =>
  runInAction(() => {
    settings.settled = true
  })

/**
 * Resolves when the app may mount: the texts are loaded, and what the first screens are made of, unless it fails or takes
 * too long; then the kept or built-in values serve until it arrives. Never rejects.
 */
export async function boot(): Promise<void> {
  network.watch()
  watchSessionLoss()
  const language = await restore()
  settings.announce(language)
  startFollowing()
  context.keeper = keeper
  openRequests()
  const configured = loadConfig()
  const user = loadUser()
  const adverts = once(settings.loadAdverts)
  const site = once(settings.loadWebsiteConfig)
  const settled = Promise.all([adverts, site, once(settings.loadCategories)]).then(settle)
  const answered = Promise.all([configured, settled]).catch(() => undefined)
  await Promise.all([persist(() => settings.show(language)), Promise.race([answered, wait(PATIENCE)])])
  void followUp(user, site)
  void settled.then(() => startUpdates(update.found))
}

/** What the first screen can do without. */
async function followUp(user: Promise<void>, site: Promise<void>): Promise<void> {
  await user
  if (session.user !== null) await finishSignIn()
  await site
  void once(startAnalytics)
}
