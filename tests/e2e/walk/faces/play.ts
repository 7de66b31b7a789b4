/** Plays the faces of screens on any target: what the server does is the server's part, what is then read is the hand's. */
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

/** What a target has to offer to the user who is logged in there. */
export interface FaceHand {
  /** The maximum wait; by default the same as everywhere. */
  readonly ms?: number
  /** The screen that every start of the app begins with: without a network it is the start that tries again (`start.offline`). */
  readonly first?: RouteName
  /** Starts the app anew on a screen that asks for nothing, so that nothing is kept of any other. */
  anew(): Promise<void>
  open(link: string): Promise<void>
  /** All words of a screen that is shown; empty while it is not there. */
  words(id: string): Promise<string>
  /** Whether it shows skeleton blocks. */
  bones(id: string): Promise<boolean>
  tap(id: string): Promise<void>
  list(beginning: string): Promise<string[]>
}

/** Prices and their currency stand in views of their own on some targets. */
const bare = (words: string): string => words.replace(/\s/g, '')

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

/** Opens the screen in a mood; one that the app keeps in an app that has just been started. */
export async function opened(mood: Mood, { hand, moody, name, look }: Played, kept = false): Promise<void> {
  if (kept) {
    moody.mood(answered)
    await hand.anew()
  }
  moody.mood(mood)
  await hand.open(linkOf(name, look.seen))
}

/** Taps what tries again. */
export const retried = ({ hand }: Played) => hand.tap(ids.retry)

/** The calls that a screen waits for meet this fate, all others are answered. */
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

/** What it shows when all is well; where that is nothing of the server's, what went wrong is gone. */
async function recovers(played: Played, { failed }: LoadingFaces, datum: string | null) {
  const { hand, moody, name } = played
  moody.mood(answered)
  await retried(played)
  if (datum !== null) await shown(played, datum)
  await eventually(
    () => hand.words(SCREENS[name].id),
    (words) => words !== '' && !reads(words, failed()),
    `${name} has recovered`,
    hand.ms,
  )
}

async function losesNetwork(played: Played, { asks, lost, kept }: LoadingFaces) {
  const { hand, moody, name } = played
  await opened(() => 'lost', played, kept)
  // one that got through after the rest would tell the app that the network is back
  await eventually(
    () => Promise.resolve(asks.filter((call) => !moody.met().has(call))),
    (left) => left.length === 0,
    `${name} asks for all that it shows`,
    hand.ms,
  )
  await shown(played, (lost ?? (() => t('common.offline_text')))())
}

async function isEmpty(played: Played, { call, change, says }: Empty) {
  const { hand, moody, name } = played
  moody.mood((asked) => (asked === call ? change : 'answered'))
  if (name !== hand.first) await retried(played)
  await shown(played, says())
}

async function playLoading(played: Played, faces: LoadingFaces): Promise<void> {
  const { shows, empty } = faces
  const datum = 'never' in shows ? null : await (shows as (look: Look) => Promise<string>)(played.look)
  await test.step('waits', () => waits(played, faces, datum))
  await test.step('fails', () => fails(played, faces))
  await test.step('tries again, and shows its data', () => recovers(played, faces, datum))
  await test.step('says that the network is lost', () => losesNetwork(played, faces))
  if ('never' in empty) await test.step('is back with the network', () => recovers(played, faces, datum))
  else await test.step('is back with the network, and has nothing', () => isEmpty(played, empty))
  played.moody.mood(answered)
}

/** Plays all faces that a screen has. */
export async function playFaces(hand: FaceHand, moody: Moody, name: RouteName, look: Look): Promise<void> {
  const played = { hand, moody, name, look }
  const faces: ScreenFaces = FACES[name]
  if ('asks' in faces) return playLoading(played, faces)
  await opened(answered, played)
  await shown(played, faces.says())
}

/** The viewer, with something in each of their lists. */
export async function lookerAs(viewer: Viewer): Promise<{ readonly looking: Looking; readonly look: Look }> {
  const looking = await seenBy(viewer)
  const sender = { token: looking.token, lang: 'en' }
  if (viewer === 'shopper') {
    await ok('product', { product_id: looking.seen.productId }, sender)
    await ok('favorite', { product_id: looking.seen.productId }, sender)
  }
  return { looking, look: { seen: looking.seen, sender } }
}

/** Who looks at which screens of a target. */
export const facedOn = (target: Target): { readonly viewer: Viewer; readonly names: readonly RouteName[] }[] =>
  VIEWERS.map((viewer) => ({ viewer, names: namesOn(target).filter((name) => FACES[name].to === viewer) }))

/** Each screen a step that names its row. */
export async function playAll(hand: FaceHand, moody: Moody, names: readonly RouteName[], look: Look): Promise<void> {
  for (const name of names) {
    await test.step(`the faces of ${name} [${routeRow(name)}]`, () => playFaces(hand, moody, name, look))
  }
}
