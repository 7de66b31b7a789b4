/** What a device shows without a network of what a buyer has looked at, on any target. */
import { expect } from '@playwright/test'
import { accountIds } from '@/features/account/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { knownBuyer, type Known } from './screens'
import { logIn } from './account'
import { eventually, type Driver } from './driver'

interface Shown {
  readonly link: (known: Known) => string
  /** The beginning of the id of something that came with an answer. */
  readonly id: (known: Known) => string
}

/** Home, the other tabs, and what was looked at. */
const LOOKED_AT: readonly Shown[] = [
  { link: () => linkTo('home'), id: () => 'product-card-' },
  { link: () => linkTo('category'), id: ({ categoryId }) => idOf.category(categoryId) },
  { link: () => linkTo('index'), id: () => 'product-card-' },
  { link: ({ productId }) => linkTo('product', { product_id: productId }), id: () => 'product-name' },
  { link: () => linkTo('cart'), id: ({ shopId }) => idOf.cartShop(shopId) },
  { link: () => linkTo('orders'), id: ({ orderId }) => idOf.orderCard(orderId) },
  { link: ({ orderId }) => linkTo('order', { order_id: orderId }), id: () => 'order-' },
]

async function look(driver: Driver, known: Known): Promise<void> {
  for (const { link, id } of LOOKED_AT) {
    await driver.open(link(known))
    await eventually(
      () => driver.list(id(known)),
      (found) => found.length > 0,
      `${id(known)} on ${link(known)}`,
    )
  }
}

interface Device {
  readonly driver: Driver
  /** The calls whose answers the device has kept. */
  readonly calls: () => Promise<readonly string[]>
  /** All that the device has stored, as one text. */
  readonly stored: () => Promise<string>
  /** Starts the app again, where the target can. */
  readonly restart: () => Promise<void>
}

const OF_ACCOUNT = ['cart', 'orders', 'order']

/**
 * A buyer looks at the shop and sees it again without a network, but no balance; after the log-out nothing of the account
 * is left, and another buyer without a network sees nothing of the first.
 */
export async function playWithoutNetwork({ driver, calls, stored, restart }: Device): Promise<void> {
  const { buyer, known } = await knownBuyer()
  await logIn(driver, buyer)
  await look(driver, known)
  await eventually(calls, (list) => [...OF_ACCOUNT, 'product'].every((call) => list.includes(call)), 'what is kept')
  const own = `"order_id":"${known.orderId}"`
  expect(await stored()).toContain(own)

  await driver.offline(true)
  await restart()
  await look(driver, known)
  await driver.open(linkTo('wallet'))
  await driver.find(ids.offline)

  await driver.offline(false)
  await driver.open(linkTo('dashboard'))
  await driver.tap(accountIds.logout)
  await driver.find(pageIds.home)
  await eventually(calls, (list) => !list.some((call) => OF_ACCOUNT.includes(call)), 'what is kept after the log-out')
  expect(await stored()).not.toContain(own)

  const other = await knownBuyer()
  await logIn(driver, other.buyer)
  await driver.offline(true)
  await driver.open(linkTo('orders'))
  await driver.find(ids.offline)
  expect(await driver.list(idOf.orderCard(known.orderId))).toEqual([])
  await driver.offline(false)
}
