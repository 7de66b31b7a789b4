/** Playwright's test without a browser: every test gets a driver over one endpoint of a running mini-program. */
import { expect, test as base } from '@playwright/test'
import automator from 'miniprogram-automator'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { LANGUAGES, type Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { accountIds } from '@/features/account/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { cartIds } from '@/features/purchase/cart-ids'
import { linkTo } from '@/routes'
import { choose } from '../../walk/account'
import { eventually } from '../../walk/driver'
import { weappDriver, type WeappDriver } from './driver'

interface Options {
  /** The language at the start of a test. */
  lang: Language
}

interface PerTest {
  driver: WeappDriver
}

interface PerWorker {
  miniProgram: MiniProgram
}

export const test = base.extend<Options & PerTest, PerWorker>({
  lang: ['en', { option: true }],
  miniProgram: [
    async ({}, provide) => {
      const wsEndpoint = process.env.SOUK_WEAPP_ENDPOINT
      if (!wsEndpoint) throw new Error('SOUK_WEAPP_ENDPOINT names no running mini-program')
      const miniProgram = await automator.connect({ wsEndpoint })
      await provide(miniProgram)
      miniProgram.disconnect()
    },
    { scope: 'worker' },
  ],
  driver: async ({ miniProgram, lang }, provide) => {
    const errors: unknown[] = []
    const listener = (error: unknown) => errors.push(error)
    miniProgram.on('exception', listener)
    const driver = weappDriver(miniProgram)
    await startAnew(driver, lang)
    await provide(driver)
    miniProgram.off('exception', listener)
    expect(errors, 'uncaught errors of the mini-program').toEqual([])
  },
})

/** A visitor on the account page in this language and in dollars, regardless of the previous test. */
export async function startAnew(driver: WeappDriver, lang: Language): Promise<void> {
  await driver.restore()
  await freshAccount(driver)
  if ((await driver.list(accountIds.logout)).length > 0) {
    await driver.tap(accountIds.logout)
    await driver.find(pageIds.home)
    await freshAccount(driver)
  }
  if ((await driver.list(ids.cartCount)).length > 0) {
    await emptyCart(driver)
    await freshAccount(driver)
  }
  const { name } = LANGUAGES.find(({ code }) => code === lang) ?? { name: lang }
  await choose(driver, ids.languageOpen, idOf.language(lang), name)
  await choose(driver, ids.currencyOpen, idOf.currency('USD'), 'USD')
}

/** Opens only the account page; earlier pages are closed with their sheets and dialogs. */
async function freshAccount(driver: WeappDriver): Promise<void> {
  await driver.openAlone(linkTo('dashboard'))
  await driver.find(pageIds.dashboard)
  await eventually(
    async () => [...(await driver.list(accountIds.logout)), ...(await driver.list(accountIds.dashboardLogin))],
    (found) => found.length > 0,
    'the account or the way to log in',
  )
}

/** Removes what an earlier visitor left in the cart, piece by piece. */
async function emptyCart(driver: WeappDriver): Promise<void> {
  await driver.open(linkTo('cart'))
  for (;;) {
    const buttons = await eventually(
      async () => [
        ...(await driver.list('cart-less-')),
        ...(await driver.list('cart-remove-')),
        ...(await driver.list(cartIds.cartEmpty)),
      ],
      (found) => found.length > 0,
      'the lines of the cart',
    )
    if (buttons[0] === cartIds.cartEmpty) return
    const before = await driver.readIfThere(ids.cartCount)
    await driver.tap(one(buttons))
    await eventually(
      () => driver.readIfThere(ids.cartCount),
      (count) => count !== before,
      'one piece less in the cart',
    )
  }
}
