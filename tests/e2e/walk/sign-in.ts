/** A forgotten password, and the sign-in through the short-video platform. */
import { signInIds } from '@/features/sign-in/ids'
import { ids, pageIds } from '@/kit/ids'
import { accountIds } from '@/features/account/ids'

import { linkTo } from '@/routes'
import { call } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { codeFor } from '../../support/outbox'
import { fillLogin } from './account'
import { eventually, type Driver } from './driver'
import type { Scenario, ScenarioWith } from './scenario'

const FRESH = 'four-small-goats'
const other = (code: string) => (code === '111111' ? '222222' : '111111')

async function forgotten(driver: Driver): Promise<void> {
  const { email } = await newBuyer()
  await driver.open(linkTo('login', { next: linkTo('wishlist') }))
  await driver.tap(signInIds.forgotOpen)
  await driver.find(signInIds.forgotPage)
  await driver.type(signInIds.forgotEmail, email)
  await driver.tap(signInIds.forgotSend)
  await driver.find(signInIds.code)
  await driver.type(signInIds.code, other(codeFor(email)))
  await driver.type(signInIds.forgotPassword, FRESH)
  await driver.tap(signInIds.forgotSubmit)
  await driver.find(`${signInIds.code}-error`)
  await driver.type(signInIds.code, codeFor(email))
  await driver.tap(signInIds.forgotSubmit)
  await fillLogin(driver, { email, password: FRESH })
  await driver.find(pageIds.wishlist)
}

async function unknown(driver: Driver): Promise<void> {
  await driver.open(linkTo('forgot'))
  await driver.type(signInIds.forgotEmail, 'nobody-at-all@souk.test')
  await driver.tap(signInIds.forgotSend)
  await driver.find(ids.toast)
  await driver.find(signInIds.forgotEmail)
}

export const FORGOTTEN: readonly Scenario[] = [
  {
    name: 'replaces a forgotten password with a mailed code, and logs in with the new one [route.forgot]',
    play: forgotten,
  },
  { name: 'shows a message if no account has the address of a forgotten password [route.forgot]', play: unknown },
]

/** How a target opens a page outside the app and returns. */
export interface Outside {
  /** Waits for the platform's page, taps the element with this id there, and returns to the app. */
  choose(id: string): Promise<void>
}

async function through(driver: Driver, outside: Outside): Promise<void> {
  await driver.open(linkTo('login', { next: linkTo('wishlist') }))
  await driver.tap(signInIds.tiktok)
  await outside.choose('deny')
  await driver.find(signInIds.tiktokFault)
  await driver.tap(signInIds.tiktok)
  await outside.choose('allow-somchai')
  await driver.find(pageIds.wishlist)
  await driver.open(linkTo('dashboard'))
  await driver.find(pageIds.dashboard)
  await driver.find(accountIds.logout)
}

async function forged(driver: Driver): Promise<void> {
  const state = 'a'.repeat(43)
  await driver.open(linkTo('tiktok', { code: 'stolen', state }))
  await driver.find(signInIds.tiktokFault)
  await driver.tap(signInIds.tiktokEmail)
  await driver.find(pageIds.login)
  const data = { code: 'stolen', state, code_verifier: 'b'.repeat(43) }
  await eventually(
    async () => (await call('loginTiktok', { data })).code,
    (code) => code === 2000002,
    'the server refuses it, too',
    1_000,
  )
}

export const THROUGH: readonly ScenarioWith<Outside>[] = [
  {
    name: 'returns from the short-video platform, logged out after a refusal and logged in after consent [route.tiktok] [screen.return]',
    play: through,
  },
]

export const FORGED: readonly Scenario[] = [
  { name: 'ignores a sign-in that did not start on this device [route.tiktok]', play: forged },
]
