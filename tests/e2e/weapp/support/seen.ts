/** Checks every screen of the mini-program, and functions that only a real super-app restricts. */
import type { ScrollViewElement } from 'miniprogram-automator/out/Element'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { one } from '@contract/rules/lists'
import { pageIds } from '@/kit/ids'
import { mapIds } from '@/features/map/ids'

import { linkTo, type RouteName } from '@/routes'
import { patient } from '../../../jest/patience.js'
import { eventually } from '../../walk/driver'
import { SCREENS, type Known } from '../../walk/screens'
import type { WeappDriver } from './driver'
import { patiently } from './elements'
import { looksAtRest } from './looks'

const SCREENS_SEEN: readonly RouteName[] = ['home', 'search', 'product', 'flash', 'login']
const REST_MS = patient(8_000)
const FAR = 100_000
/** the maximum number of open pages */
const DEEPEST = 10
const SHORT_MS = patient(12_000)

/** The faults of the screens, and the steps that fail; empty if there are none. */
export async function seenFaults(miniProgram: MiniProgram, driver: WeappDriver, known: Known): Promise<string[]> {
  const found: string[] = []
  const attempt = async (name: string, work: () => Promise<readonly string[] | void>) => {
    try {
      found.push(...((await work()) ?? []).map((fault) => `${name}: ${fault}`))
    } catch (error) {
      found.push(`${name}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  for (const name of SCREENS_SEEN) {
    await attempt(name, async () => {
      const { id, link } = SCREENS[name]
      await driver.openAlone(link(known))
      await driver.find(id)
      return looksAtRest(miniProgram, id, REST_MS)
    })
  }
  await attempt('the second batch', () => secondBatch(miniProgram, driver))
  await attempt('the eleventh page', () => eleventhPage(miniProgram, driver))
  await attempt('the place', () => ownPlace(miniProgram, driver))
  return found
}

const cardsOf = async (driver: WeappDriver) =>
  (await driver.list('product-card-')).filter((id) => /^product-card-\d+$/.test(id))

/** Checks that a list loads more when it is scrolled to its end. */
export async function secondBatch(miniProgram: MiniProgram, driver: WeappDriver): Promise<void> {
  await driver.openAlone(linkTo('search', { q: 'a' }))
  const cards = () => cardsOf(driver)
  const first = await eventually(cards, (shown) => shown.length > 0, 'the first batch')
  await patiently(miniProgram, `${pageIds.search}-main`, (element) => (element as ScrollViewElement).scrollTo(0, FAR))
  const both = await eventually(cards, (shown) => shown.length > first.length, 'more after the end', SHORT_MS)
  if (new Set(both).size !== both.length) throw new Error('a product is shown twice')
}

/** Checks that a card on the tenth page of a stack still opens its product, in place of that page. */
export async function eleventhPage(miniProgram: MiniProgram, driver: WeappDriver): Promise<void> {
  await driver.openAlone(linkTo('search', { q: 'a' }))
  while ((await miniProgram.pageStack()).length < DEEPEST) {
    await miniProgram.callWxMethod('navigateTo', { url: linkTo('search', { q: 'a' }) })
  }
  const card = one(
    await eventually(
      () => cardsOf(driver),
      (shown) => shown.length > 0,
      'cards on the tenth page',
    ),
  )
  await driver.tap(card)
  await eventually(
    async () => (await miniProgram.currentPage())?.path ?? '',
    (path) => path.includes('prouduct'),
    'the product over ten pages',
    SHORT_MS,
  )
}

/** Checks that the map moves to the phone's position, for which app.json needs a declaration. */
export async function ownPlace(miniProgram: MiniProgram, driver: WeappDriver): Promise<void> {
  await driver.openAlone(linkTo('chooseLocation'))
  await miniProgram.mockWxMethod('getFuzzyLocation', {
    errMsg: 'getFuzzyLocation:ok',
    latitude: 13.75,
    longitude: 100.5,
  })
  try {
    await driver.tap(mapIds.here)
    await eventually(
      () => driver.readIfThere(mapIds.place),
      (text) => text.includes('Bangkok'),
      'where the phone is',
      SHORT_MS,
    )
  } finally {
    await miniProgram.restoreWxMethod('getFuzzyLocation')
  }
}
