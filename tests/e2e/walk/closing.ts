/** Closing an account: export of data, obstacles, closing, and reopening. */
import { expect } from '@playwright/test'
import { Code } from '@contract/base/codes'
import { closingIds } from '@/features/account/closing/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { signInIds } from '@/features/sign-in/ids'
import { profileIds } from '@/features/account/profile/ids'
import { walletIds } from '@/features/wallet/ids'
import { accountIds } from '@/features/account/ids'

import { linkTo } from '@/routes'
import { place } from '../../contract/support/checkout'
import { call, ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'

import { fillLogin, logIn } from './account'
import { eventually, type Driver } from './driver'
import type { ScenarioWith } from './scenario'
import { articles } from './world'

/** What a target provides besides its driver. */
export interface Leaver {
  /** The address of the exported data, which was saved, opened outside the app, or copied. */
  taken(act: () => Promise<void>): Promise<string>
  /** Restarts the app on the same device. */
  restart(): Promise<void>
}

async function fill(driver: Driver, { password }: Buyer): Promise<void> {
  await driver.find(closingIds.close)
  await driver.tap(closingIds.forfeit)
  await driver.type(closingIds.password, password)
  await driver.tap(closingIds.close)
  await driver.tap(ids.dialogConfirm)
  await driver.find(pageIds.login)
  await driver.find(signInIds.closed)
}

async function closeAndKeep(driver: Driver, leaver: Leaver): Promise<void> {
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('profile'))
  await driver.tap(profileIds.account)
  // the user has not agreed to lose the money, and has entered no password
  await driver.find(closingIds.close)
  await driver.tap(closingIds.close)
  await driver.find(idOf.fieldError(closingIds.forfeit))
  await fill(driver, buyer)
  expect((await call('getUserinfo', {}, buyer)).code).toBe(Code.notLoggedIn)

  await fillLogin(driver, buyer)
  await driver.find(closingIds.keep)
  await leaver.restart()
  await driver.find(closingIds.keep)
  // the policies can be opened, and the next link from there leads back
  await driver.open(linkTo('terms'))
  await driver.find(pageIds.terms)
  await driver.open(linkTo('wallet'))
  await driver.find(closingIds.keep)
  await driver.gone(walletIds.page)
  await driver.tap(closingIds.keep)
  await driver.find(pageIds.home)
  const back = { token: (await ok('login', buyer))['access-token'] }
  expect((await ok('getUserinfo', {}, back)).erased_at).toBeNull()
  await driver.open(linkTo('profile'))
  await driver.find(profileIds.addresses)
}

async function leaveAgain(driver: Driver, { taken }: Leaver): Promise<void> {
  const buyer = await newBuyer()
  await ok('accountDelete', { password: buyer.password, forfeit: true }, buyer)
  await logIn(driver, buyer)
  await driver.find(closingIds.keep)
  const address = await taken(() => driver.tap(closingIds.take))
  const response = await fetch(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  await driver.tap(closingIds.logOut)
  await driver.find(pageIds.home)
  await driver.open(linkTo('dashboard'))
  await driver.find(accountIds.dashboardLogin)
}

async function heldBack(driver: Driver): Promise<void> {
  const [article] = await articles()
  const buyer = await newBuyer()
  await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  await logIn(driver, buyer)
  await driver.open(linkTo('account'))
  await driver.find(closingIds.obstacle('orders'))
  expect(await driver.list(closingIds.close)).toEqual([])
  await driver.tap(closingIds.obstacle('orders'))
  await driver.find(pageIds.purchase)
  const { list } = await ok('orders', {}, buyer)
  for (const { order_id } of list) await ok('orderCancel', { order_id }, buyer)
  await driver.back()
  // settled obstacles disappear without a manual reload
  await driver.find(closingIds.close)
}

async function wrongPassword(driver: Driver): Promise<void> {
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('account'))
  await driver.find(closingIds.close)
  await driver.tap(closingIds.forfeit)
  await driver.type(closingIds.password, 'not this one')
  await driver.tap(closingIds.close)
  await driver.tap(ids.dialogConfirm)
  await driver.find(idOf.fieldError(closingIds.password))
  await driver.gone(ids.dialogConfirm)
  await eventually(
    async () => (await ok('getUserinfo', {}, buyer)).erased_at ?? null,
    (due) => due === null,
    'the account stays',
  )
}

export const CLOSING: readonly ScenarioWith<Leaver>[] = [
  {
    name: 'closes the account, sees the screen for reopening it, also after a restart, and reopens it [route.account] [rule.leaving]',
    play: closeAndKeep,
  },
  {
    name: 'exports the data during the grace period, and logs out [route.account] [rule.export]',
    play: leaveAgain,
  },
  { name: 'lists the obstacles, and lets the user settle them [route.account] [rule.leaving]', play: heldBack },
  { name: 'does not close the account with a wrong password [route.account] [answer.1100004]', play: wrongPassword },
]
