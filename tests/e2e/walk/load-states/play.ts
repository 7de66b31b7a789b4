/** Tests the load states of screens on any target: `FaultProxy` controls the server's answers, `ScreenDriver` reads the screen. */
import { expect, test } from '@playwright/test'
import { ids } from '@/kit/ids'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { t } from '@/locales/t'
import type { Target } from '@contract/screens'
import { namesOn, type RouteName } from '@/routes'
import { ok } from '../../../contract/support/client'
import { linkOf, VIEWERS, type Viewer } from '../../h5/support/every-page'
import { seenBy, type Looking } from '../../h5/support/viewers'
import { eventually } from '../driver'
import { routeRow } from '../route-rows'
import { SCREENS } from '../screens'
import { answered, type FaultOfCall, type FaultProxy } from './fault-proxy'
import type { Empty, LoadingStates, Look, ScreenStates } from './screen-states'
import { LOAD_STATES } from './table'

setCurrent('en', dictionary)

/** What a target provides for these tests, with a logged-in user. */
export interface ScreenDriver {
  /** The maximum wait; by default that of all tests. */
  readonly ms?: number
  /** The first screen of every start: without a network, the start itself tries again (`start.offline`). */
  readonly first?: RouteName
  /** Restarts the app on a screen without requests, so that no data of other screens is cached. */
  anew(): Promise<void>
  open(link: string): Promise<void>
  /** All words of a visible screen; empty while it is not shown. */
  words(id: string): Promise<string>
  /** Whether it shows skeleton blocks. */
  bones(id: string): Promise<boolean>
  tap(id: string): Promise<void>
  list(beginning: string): Promise<string[]>
}

/** On some targets, prices and their currency are in separate views. */
const bare = (words: string): string => words.replace(/\s/g, '')

/** How the banner begins over what the device has kept. */
const OF_BEFORE = t('common.offline_since', { time: '' }).replace(/\W+$/, '')

const reads = (words: string, wanted: string): boolean => bare(words).includes(bare(wanted))

export interface Played {
  readonly hand: ScreenDriver
  readonly proxy: FaultProxy
  readonly name: RouteName
  readonly look: Look
}

/** Waits until the screen, or its replacement, shows this. */
export const shown = ({ hand, name }: Played, wanted: string, id: string = SCREENS[name].id) =>
  eventually(
    () => hand.words(id),
    (words) => reads(words, wanted),
    `${name} says “${wanted}”`,
    hand.ms,
  )

/** Opens the screen with the server in a fault; a screen with cached data is opened in a restarted app. */
export async function opened(faults: FaultOfCall, { hand, proxy, name, look }: Played, kept = false): Promise<void> {
  if (kept) {
    proxy.set(answered)
    await hand.anew()
  }
  proxy.set(faults)
  await hand.open(linkOf(name, look.seen))
}

/** Taps the retry button. */
export const retried = ({ hand }: Played) => hand.tap(ids.retry)

/** This fate applies to the calls that a screen waits for; all others are answered. */
const over =
  (asks: readonly string[], fate: 'kept' | 'crashed'): FaultOfCall =>
  (call) =>
    call !== undefined && asks.includes(call) ? fate : 'answered'

async function waits(played: Played, { asks, meanwhile, waiting, kept }: LoadingStates, datum: string | null) {
  const { hand, name } = played
  const { id } = SCREENS[name]
  await opened(over(asks, 'kept'), played, kept)
  await shown(played, meanwhile())
  if (waiting) await shown(played, waiting())
  else
    await eventually(
      () => hand.bones(id),
      (there) => there,
      `${name} shows where something will be`,
      hand.ms,
    )
  const words = await hand.words(id)
  expect(reads(words, meanwhile()), `${name} can be read while it waits`).toBe(true)
  if (datum !== null) expect(reads(words, datum), `${name} shows ${datum} before it came`).toBe(false)
  expect(await hand.list(ids.retry), `${name} has failed before there is an answer`).toEqual([])
}

async function fails(played: Played, { asks, failed }: LoadingStates) {
  played.proxy.set(over(asks, 'crashed'))
  await shown(played, failed())
}

/** Checks that the screen shows its data, or, if it shows no data of the server, that the error has disappeared. */
async function recovers(played: Played, { failed, kept }: LoadingStates, datum: string | null) {
  const { hand, name } = played
  await answeredAgain(played, answered, kept)
  if (datum !== null) await shown(played, datum)
  await eventually(
    () => hand.words(SCREENS[name].id),
    (words) => words !== '' && !reads(words, failed()),
    `${name} has recovered`,
    hand.ms,
  )
}

/**
 * `content` is what the screen says with its data: the device may have kept that, or, where it was closed before it had
 * written, the emptiness that an earlier step answered.
 */
async function losesNetwork(played: Played, states: LoadingStates, content: readonly string[]) {
  const { hand, proxy, name } = played
  const { asks, lost, kept, empty } = states
  const before = 'never' in empty ? [content] : [content, [empty.says()]]
  await opened(() => 'lost', played, kept)
  // a call that succeeds after the others would show the app that the network is back
  await eventually(
    () => Promise.resolve(asks.filter((call) => !proxy.met().has(call))),
    (left) => left.length === 0,
    `${name} asks for all that it shows`,
    hand.ms,
  )
  const says = (lost ?? (() => t('common.offline_text')))()
  await eventually(
    () => hand.words(SCREENS[name].id),
    (words) =>
      reads(words, says) ||
      (reads(words, OF_BEFORE) && before.some((lines) => lines.every((line) => reads(words, line)))),
    `${name} says “${says}”, or of when it is what the device has kept`,
    hand.ms,
  )
}

/** Taps the retry button, unless the app tries again by itself meanwhile: then the button is gone. */
async function retriedIfThere(played: Played): Promise<void> {
  try {
    await retried(played)
  } catch (error) {
    if ((await played.hand.list(ids.retry)).length > 0) throw error
  }
}

/** The network is back: by the button that tries again, or on a new page where the device had kept what it showed. */
async function answeredAgain(played: Played, faults: FaultOfCall, kept: boolean | undefined): Promise<void> {
  const { hand, proxy, name } = played
  const isOld = reads(await hand.words(SCREENS[name].id), OF_BEFORE)
  proxy.set(faults)
  if (!isOld && (await hand.list(ids.retry)).length > 0) await retriedIfThere(played)
  else if (name !== hand.first) await opened(faults, played, kept)
}

async function isEmpty(played: Played, { call, change, says }: Empty, kept: boolean | undefined) {
  const faults: FaultOfCall = (asked) => (asked === call ? change : 'answered')
  if (played.name === played.hand.first) played.proxy.set(faults)
  else await answeredAgain(played, faults, kept)
  await shown(played, says())
}

async function playLoading(played: Played, states: LoadingStates): Promise<void> {
  const { shows, empty } = states
  const datum = 'never' in shows ? null : await (shows as (look: Look) => Promise<string>)(played.look)
  await test.step('is loading', () => waits(played, states, datum))
  await test.step('has failed', () => fails(played, states))
  await test.step('shows its data after a retry', () => recovers(played, states, datum))
  const content = datum === null ? (await played.hand.words(SCREENS[played.name].id)).split('\n') : [datum]
  await test.step('is offline', () => losesNetwork(played, states, content))
  if ('never' in empty)
    await test.step('shows its data once the network is back', () => recovers(played, states, datum))
  else await test.step('is empty once the network is back', () => isEmpty(played, empty, states.kept))
  played.proxy.set(answered)
}

/** Tests all load states of a screen. */
export async function playLoadStates(
  hand: ScreenDriver,
  proxy: FaultProxy,
  name: RouteName,
  look: Look,
): Promise<void> {
  const played = { hand, proxy, name, look }
  const states: ScreenStates = LOAD_STATES[name]
  if ('asks' in states) return playLoading(played, states)
  await opened(answered, played)
  await shown(played, states.says())
}

/** The viewer, with entries in each list. */
export async function looksAs(viewer: Viewer): Promise<{ readonly looking: Looking; readonly look: Look }> {
  const looking = await seenBy(viewer)
  const sender = { token: looking.token, lang: 'en' }
  if (viewer === 'shopper') {
    await ok('product', { product_id: looking.seen.productId }, sender)
    await ok('favorite', { product_id: looking.seen.productId }, sender)
  }
  return { looking, look: { seen: looking.seen, sender } }
}

/** The viewers of a target's screens. */
export const viewersOn = (target: Target): { readonly viewer: Viewer; readonly names: readonly RouteName[] }[] =>
  VIEWERS.map((viewer) => ({ viewer, names: namesOn(target).filter((name) => LOAD_STATES[name].to === viewer) }))

/** Tests each screen in a step that names its row. */
export async function playAll(
  hand: ScreenDriver,
  proxy: FaultProxy,
  names: readonly RouteName[],
  look: Look,
): Promise<void> {
  for (const name of names) {
    await test.step(`the load states of ${name} [${routeRow(name)}]`, () => playLoadStates(hand, proxy, name, look))
  }
}
