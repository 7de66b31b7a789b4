/** The start of the app (spec §1 and §2, gaps §7): device, then language and currency, then who it is, then the rest. */
import { runInAction, when } from 'mobx'
import { DEFAULT_LANGUAGE, type Language } from '@contract/languages'
import { wait } from '@/platform/clock'
import { recall } from '@/platform/storage/storage'
import { isApiError } from '@/services/api-error'
import { openRequests } from '@/services/context'
import { cart } from './cart'
import { favourites } from './favourites'
import { network } from './network'
import { searches } from './searches'
import { session } from './session'
import { settings } from './settings'
import { mergeCart } from './sign-in'
import { startAnalytics } from './start-analytics'
import { viewed } from './viewed'

/** How long the configuration may keep the app from mounting, in milliseconds. */
const PATIENCE = 3_000
const FIRST_RETRY = 2_000
const LONGEST_RETRY = 60_000

async function restore(): Promise<Language> {
  const [token, language, currency, config, kept, ids, terms] = await Promise.all([
    recall('access-token'),
    recall('lang'),
    recall('souk.currency'),
    recall('souk.config'),
    recall('souk.cart'),
    recall('souk.viewed'),
    recall('souk.searches'),
  ])
  // all at once: who knows that there is no token may ask for the visitor's cart right away
  runInAction(() => {
    session.restore(token ?? '')
    settings.restore(currency, config)
    if (kept !== undefined) cart.restore(kept)
    if (ids !== undefined) viewed.restore(ids)
    if (terms !== undefined) searches.restore(terms)
  })
  return language ?? DEFAULT_LANGUAGE
}

/** Tries until it works, more and more seldom, and at once when the network is back. */
async function persist(load: () => Promise<void>, pause = FIRST_RETRY): Promise<void> {
  // whatever fails: offline it may be a chunk of the app itself, which is no ApiError
  const done = await load().then(
    () => true,
    () => false,
  )
  if (!done) await persistLater(load, pause)
}

async function persistLater(load: () => Promise<void>, pause = FIRST_RETRY): Promise<void> {
  await Promise.race([wait(pause), backOnline()])
  await persist(load, Math.min(pause * 2, LONGEST_RETRY))
}

/** Resolves when a network that was gone is there again. */
async function backOnline(): Promise<void> {
  await when(() => !network.online)
  await when(() => network.online)
}

/** What is loaded after the app has mounted, in the order of spec §1; a failure of one keeps none of the others. */
async function loadRest(): Promise<void> {
  if (session.loggedIn) {
    await once(session.loadUser)
    if (session.user !== null) {
      cart.setCount(session.user.card.count)
      if (session.productCount > 0) void once(() => favourites.load())
      await mergeCart()
    }
  }
  await once(settings.loadAdverts)
  await once(settings.loadWebsiteConfig)
  void once(startAnalytics)
  await once(settings.loadCategories)
}

/** What cannot be loaded now is asked for again in the background, but not by whoever waits. */
async function once(load: () => Promise<void>): Promise<void> {
  try {
    await load()
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind !== 'refused') void persistLater(load)
  }
}

/**
 * Resolves when the app may mount: texts loaded, and the configuration too, unless that fails or takes too long; then
 * the kept or built-in values serve until it arrives. Never rejects.
 */
export async function boot(): Promise<void> {
  network.watch()
  const language = await restore()
  settings.announce(language)
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
