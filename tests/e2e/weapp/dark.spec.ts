/** The dark theme of the mini-program: by the phone's own, which changes while a page is open, and by a choice against it. */
import { expect } from '@playwright/test'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { accountIds } from '@/features/account/ids'
import type { Theme } from '@/domain/theme'
import { pageIds } from '@/kit/ids'
import type { RouteName } from '@/routes'
import tokens from '../../../tools/tokens/tokens.json'
import { patient } from '../../jest/patience.js'
import { logIn } from '../walk/account'
import { eventually } from '../walk/driver'
import { knownBuyer, SCREENS } from '../walk/screens'
import type { WeappDriver } from './support/driver'
import { patiently } from './support/elements'
import { looksAtRest } from './support/looks'
import { colourAt, pixelsOf } from './support/pixels'
import { test } from './support/test'

const REST_MS = patient(12_000)
const SEEN: readonly RouteName[] = ['home', 'product', 'search', 'cart', 'orders', 'order', 'dashboard']
const { paper, ground } = tokens.colour

/** Where a test keeps what listens for changes of the phone's theme, within the mini-program. */
declare const getApp: () => { followers?: (() => void)[] }

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** The host has one theme: what reports the phone's theme, and its changes, is played. */
async function phoneIs(miniProgram: MiniProgram, theme: 'light' | 'dark'): Promise<void> {
  await miniProgram.restoreWxMethod('getAppBaseInfo')
  await miniProgram.mockWxMethod('getAppBaseInfo', { ...(await miniProgram.callWxMethod('getAppBaseInfo')), theme })
  await miniProgram.evaluate(() => getApp().followers?.forEach((follow) => follow()))
}

async function listenForThemes(miniProgram: MiniProgram): Promise<void> {
  await miniProgram.mockWxMethod('onThemeChange', (listener: () => void) => {
    const app = getApp()
    app.followers = [...(app.followers ?? []), listener]
  })
}

const backgroundOf = (miniProgram: MiniProgram, id: string) =>
  patiently(miniProgram, id, (element) => element.style('background-color') as Promise<string>)

const expectGround = (miniProgram: MiniProgram, id: string, hex: string) =>
  eventually(
    () => backgroundOf(miniProgram, id),
    (colour) => colour === `rgb(${rgb(hex).join(', ')})`,
    `${id} is ${hex}`,
  )

async function choose(driver: WeappDriver, theme: Theme): Promise<void> {
  await driver.tap(accountIds.appearanceOpen)
  await driver.tap(accountIds.theme(theme))
  await driver.gone(accountIds.theme(theme))
}

/** The colour of the host's own bar, in its corner. */
async function barOf(miniProgram: MiniProgram): Promise<number[]> {
  const { windowWidth } = (await miniProgram.callWxMethod('getWindowInfo')) as { windowWidth: number }
  const pixels = await pixelsOf(Buffer.from(String(await miniProgram.screenshot()), 'base64'), windowWidth)
  return [...colourAt(pixels, 1, 1)].slice(0, 3)
}

test.afterEach(async ({ miniProgram }) => {
  await miniProgram.restoreWxMethod('onThemeChange')
  await miniProgram.restoreWxMethod('getAppBaseInfo')
})

test('is dark on a dark phone, with readable texts, and follows it while a page is open', async ({
  driver,
  miniProgram,
}) => {
  const { buyer, known } = await knownBuyer()
  await logIn(driver, buyer)
  await listenForThemes(miniProgram)
  await phoneIs(miniProgram, 'dark')
  const found: string[] = []
  for (const name of SEEN) {
    const { id, link } = SCREENS[name]
    await driver.openAlone(link(known))
    await driver.find(id)
    expect([paper.dark, ground.dark].map((hex) => `rgb(${rgb(hex).join(', ')})`)).toContain(
      await backgroundOf(miniProgram, id),
    )
    found.push(...(await looksAtRest(miniProgram, id, REST_MS)).map((fault) => `${name}: ${fault}`))
  }
  expect(found.join('\n')).toBe('')
  await expectGround(miniProgram, pageIds.dashboard, ground.dark)
  await phoneIs(miniProgram, 'light')
  await expectGround(miniProgram, pageIds.dashboard, ground.light)
})

test('shows a chosen theme against the phone’s at once, on every page and on the bar of the host', async ({
  driver,
  miniProgram,
}) => {
  try {
    await choose(driver, 'dark')
    await expectGround(miniProgram, pageIds.dashboard, ground.dark)
    await driver.openAlone('/pages/policy/terms')
    await driver.find(pageIds.terms)
    expect(await backgroundOf(miniProgram, pageIds.terms)).toBe(`rgb(${rgb(paper.dark).join(', ')})`)
    await eventually(
      () => barOf(miniProgram),
      (colour) => colour.join() === rgb(paper.dark).join(),
      'the bar of the host is dark',
    )
  } finally {
    await driver.openAlone('/pages/mine/dashboard')
    await choose(driver, 'system')
  }
  await expectGround(miniProgram, pageIds.dashboard, ground.light)
})
