/** Tests the load states of screens on any target: `Moody` controls the server's answers, `FaceHand` reads the screen. */
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
import { answered, type Mood, type Moody } from './moods'
import type { Empty, LoadingFaces, Look, ScreenFaces } from './screen-faces'
import { FACES } from './table'

setCurrent('en', dictionary)

/** What a target provides for these tests, with a logged-in user. */
export interface FaceHand {
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
  readonly hand: FaceHand
  readonly moody: Moody
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

/** Opens the screen with the server in a mood; a screen with cached data is opened in a restarted app. */
export async function opened(mood: Mood, { hand, moody, name, look }: Played, kept = false): Promise<void> {
  if (kept) {
    moody.mood(answered)
    await hand.anew()
  }
  moody.mood(mood)
  await hand.open(linkOf(name, look.seen))
}

/** Taps the retry button. */
export const retried = ({ hand }: Played) => hand.tap(ids.retry)

/** This fate applies to the calls that a screen waits for; all others are answered. */
const over =
  (asks: readonly string[], fate: 'kept' | 'crashed'): Mood =>
  (call) =>
    call !== undefined && asks.includes(call) ? fate : 'answered'

async function waits(played: Played, { asks, meanwhile, waiting, kept }: LoadingFaces, datum: string | null) {
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

async function fails(played: Played, { asks, failed }: LoadingFaces) {
  played.moody.mood(over(asks, 'crashed'))
  await shown(played, failed())
}

/** Checks that the screen shows its data, or, if it shows no data of the server, that the error has disappeared. */
async function recovers(played: Played, { failed, kept }: LoadingFaces, datum: string | null) {
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
async function losesNetwork(played: Played, faces: LoadingFaces, content: readonly string[]) {
  const { hand, moody, name } = played
  const { asks, lost, kept, empty } = faces
  const before = 'never' in empty ? [content] : [content, [empty.says()]]
  await opened(() => 'lost', played, kept)
  // a call that succeeds after the others would show the app that the network is back
  await eventually(
    () => Promise.resolve(asks.filter((call) => !moody.met().has(call))),
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
async function answeredAgain(played: Played, mood: Mood, kept: boolean | undefined): Promise<void> {
  const { hand, moody, name } = played
  const isOld = reads(await hand.words(SCREENS[name].id), OF_BEFORE)
  moody.mood(mood)
  if (!isOld && (await hand.list(ids.retry)).length > 0) await retriedIfThere(played)
  else if (name !== hand.first) await opened(mood, played, kept)
}

async function isEmpty(played: Played, { call, change, says }: Empty, kept: boolean | undefined) {
  const mood: Mood = (asked) => (asked === call ? change : 'answered')
  if (played.name === played.hand.first) played.moody.mood(mood)
  else await answeredAgain(played, mood, kept)
  await shown(played, says())
}

async function playLoading(played: Played, faces: LoadingFaces): Promise<void> {
  const { shows, empty } = faces
  const datum = 'never' in shows ? null : await (shows as (look: Look) => Promise<string>)(played.look)
  await test.step('is loading', () => waits(played, faces, datum))
  await test.step('has failed', () => fails(played, faces))
  await test.step('shows its data after a retry', () => recovers(played, faces, datum))
  const content = datum === null ? (await played.hand.words(SCREENS[played.name].id)).split('\n') : [datum]
  await test.step('is offline', () => losesNetwork(played, faces, content))
  if ('never' in empty) await test.step('shows its data once the network is back', () => recovers(played, faces, datum))
  else await test.step('is empty once the network is back', () => isEmpty(played, empty, faces.kept))
  played.moody.mood(answered)
}

/** Tests all load states of a screen. */
export async function playFaces(hand: FaceHand, moody: Moody, name: RouteName, look: Look): Promise<void> {
  const played = { hand, moody, name, look }
  const faces: ScreenFaces = FACES[name]
  if ('asks' in faces) return playLoading(played, faces)
  await opened(answered, played)
  await shown(played, faces.says())
}

/** The viewer, with entries in each list. */
export async function lookerAs(viewer: Viewer): Promise<{ readonly looking: Looking; readonly look: Look }> {
  const looking = await seenBy(viewer)
  const sender = { token: looking.token, lang: 'en' }
  if (viewer === 'shopper') {
    await ok('product', { product_id: looking.seen.productId }, sender)
    await ok('favorite', { product_id: looking.seen.productId }, sender)
  }
  return { looking, look: { seen: looking.seen, sender } }
}

/** The viewers of a target's screens. */
export const facedOn = (target: Target): { readonly viewer: Viewer; readonly names: readonly RouteName[] }[] =>
  VIEWERS.map((viewer) => ({ viewer, names: namesOn(target).filter((name) => FACES[name].to === viewer) }))

/** Tests each screen in a step that names its row. */
export async function playAll(hand: FaceHand, moody: Moody, names: readonly RouteName[], look: Look): Promise<void> {
  for (const name of names) {
    await test.step(`the load states of ${name} [${routeRow(name)}]`, () => playFaces(hand, moody, name, look))
  }
}
