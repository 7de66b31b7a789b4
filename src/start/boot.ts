/**
 * The start of the app [start.order]: the device's storage, then language and currency, then the user, then the rest.
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

/** How long the configuration may delay the mounting of the app, in milliseconds. */
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

/** Loads the rest after the app has mounted, in order [start.order]. A failed load does not stop the others. */
async function loadRest(): Promise<void> {
  if (session.loggedIn) {
    await once(session.loadUser)
    if (session.user !== null) {
      cart.setCount(session.user.card.count)
      await finishSignIn()
    }
  }
  await once(settings.loadAdverts)
  await once(settings.loadWebsiteConfig)
  void once(startAnalytics)
  await once(settings.loadCategories)
  runInAction(() => {
    settings.settled = true
  })
  void startUpdates(update.found)
}

/**
 * Resolves when the app may mount: the texts are loaded, and the configuration too, unless it fails or takes too long;
 * then the kept or built-in values serve until it arrives. Never rejects.
 */
export async function boot(): Promise<void> {
  network.watch()
  watchSessionLoss()
  const language = await restore()
  settings.announce(language)
  startFollowing()
  context.keeper = keeper
  openRequests()
  const config = settings.loadConfig()
  const configured = config.then(
    () => true,
    () => false,
  )
  await Promise.all([persist(() => settings.show(language)), Promise.race([configured, wait(PATIENCE)])])
  void configured.then((done) => (done ? undefined : persistLater(settings.loadConfig)))
  void loadRest()
}
