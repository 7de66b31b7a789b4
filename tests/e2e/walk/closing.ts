/** Leaving: the data taken along, what stands in the way, the account closed, kept after all, and closed for good. */
import { expect } from '@playwright/test'
import { Code } from '@contract/codes'
import { accountIds } from '@/components/account-ids'
import { ids, idOf, pageIds } from '@/components/ids'
import { profileIds } from '@/components/profile-ids'
import { signInIds } from '@/components/sign-in-ids'
import { linkTo } from '@/routes'
import { place } from '../../contract/checkout'
import { call, ok } from '../../contract/client'
import { newBuyer, type Buyer } from '../../contract/people'
import { walletIds } from '@/components/wallet-ids'
import { fillLogin, logIn } from './account'
import { eventually, type Driver } from './driver'
import type { ScenarioWith } from './scenario'
import { articles } from './world'

/** What a target has beside its driver. */
export interface Leaver {
  /** The address that the data was taken along by: saved, opened outside, or copied. */
  taken(act: () => Promise<void>): Promise<string>
  /** The app is started again on the same device. */
  restart(): Promise<void>
}

async function fill(driver: Driver, { password }: Buyer): Promise<void> {
  await driver.find(accountIds.close)
  await driver.tap(accountIds.forfeit)
  await driver.type(accountIds.password, password)
  await driver.tap(accountIds.close)
  await driver.tap(ids.dialogConfirm)
  await driver.find(pageIds.login)
  await driver.find(signInIds.closed)
}

async function closeAndKeep(driver: Driver, leaver: Leaver): Promise<void> {
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('profile'))
  await driver.tap(profileIds.account)
  // money that nobody has given up, and no password
  await driver.find(accountIds.close)
  await driver.tap(accountIds.close)
  await driver.find(idOf.fieldError(accountIds.forfeit))
  await fill(driver, buyer)
  expect((await call('getUserinfo', {}, buyer)).code).toBe(Code.notLoggedIn)

  await fillLogin(driver, buyer)
  await driver.find(accountIds.keep)
  await leaver.restart()
  await driver.find(accountIds.keep)
  // the rules of the house stay open, and from there it is seen that the next link leads back
  await driver.open(linkTo('terms'))
  await driver.find(pageIds.terms)
  await driver.open(linkTo('wallet'))
  await driver.find(accountIds.keep)
  await driver.gone(walletIds.page)
  await driver.tap(accountIds.keep)
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
  await driver.find(accountIds.keep)
  const address = await taken(() => driver.tap(accountIds.take))
  const response = await fetch(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  await driver.tap(accountIds.logOut)
  await driver.find(pageIds.home)
  await driver.open(linkTo('dashboard'))
  await driver.find(ids.dashboardLogin)
}

async function heldBack(driver: Driver): Promise<void> {
  const [article] = await articles()
  const buyer = await newBuyer()
  await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  await logIn(driver, buyer)
  await driver.open(linkTo('account'))
  await driver.find(accountIds.obstacle('orders'))
  expect(await driver.list(accountIds.close)).toEqual([])
  await driver.tap(accountIds.obstacle('orders'))
  await driver.find(pageIds.purchase)
  const { list } = await ok('orders', {}, buyer)
  for (const { order_id } of list) await ok('orderCancel', { order_id }, buyer)
  await driver.back()
  // what was settled is gone without a reload by hand
  await driver.find(accountIds.close)
}

async function wrongPassword(driver: Driver): Promise<void> {
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('account'))
  await driver.find(accountIds.close)
  await driver.tap(accountIds.forfeit)
  await driver.type(accountIds.password, 'not this one')
  await driver.tap(accountIds.close)
  await driver.tap(ids.dialogConfirm)
  await driver.find(idOf.fieldError(accountIds.password))
  await driver.gone(ids.dialogConfirm)
  await eventually(
    async () => (await ok('getUserinfo', {}, buyer)).erased_at ?? null,
    (due) => due === null,
    'the account stays',
  )
}

export const CLOSING: readonly ScenarioWith<Leaver>[] = [
  {
    name: 'closes the account, is led to where it can be kept, also by a new start, and keeps it [route.account] [rule.leaving]',
    play: closeAndKeep,
  },
  {
    name: 'takes the data along while the account waits to be erased, and logs out [route.account] [rule.export]',
    play: leaveAgain,
  },
  { name: 'is told what stands in the way, and settles it [route.account] [rule.leaving]', play: heldBack },
  { name: 'closes no account with a wrong password [route.account] [answer.1100004]', play: wrongPassword },
]
