/** The policies, the blog, the notices, and the invoice of an order. */
import { one } from '@contract/rules/lists'
import { ids, pageIds } from '@/kit/ids'
import { policiesIds } from '@/features/policies/ids'
import { accountIds } from '@/features/account/ids'
import { articlesIds } from '@/features/articles/ids'
import { noticesIds } from '@/features/notices/ids'
import { ordersIds } from '@/features/orders/ids'

import { linkTo } from '@/routes'
import { place } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { logIn } from './account'
import { eventually, type Driver } from './driver'
import type { Scenario, ScenarioWith } from './scenario'
import { articles } from './world'

/** The address of the last opened document, if there is one. */
export type Opened = () => Promise<string | undefined>

const unreadOf = async (buyer: Buyer) => (await ok('getUserinfo', {}, buyer)).notice.count

/** A buyer with the notice of a placed order. */
async function toldBuyer(): Promise<{ buyer: Buyer; orderId: string }> {
  const [article] = await articles()
  const buyer = await newBuyer()
  const placed = await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  return { buyer, orderId: one(placed.orders).order_id }
}

async function policies(driver: Driver): Promise<void> {
  await driver.open(linkTo('dashboard'))
  await driver.tap(ids.policy('returns'))
  await driver.find(policiesIds.returns)
  await eventually(
    () => driver.read(policiesIds.returns),
    (text) => text.includes('15'),
    'for how long a refund may be asked for',
  )
  await driver.tap(ids.policy('privacy'))
  await driver.find(policiesIds.privacy)
}

async function blog(driver: Driver): Promise<void> {
  const { list } = await ok('articles', { p: 1, page_size: 1 })
  const { article_id: id } = one(list)
  const { article } = await ok('article', { article_id: id })
  const [first] = article.content_en.match(/(?<=<p>)[^<]+/) ?? ['']
  await driver.open(linkTo('dashboard'))
  await driver.tap(accountIds.blogOpen)
  await driver.find(articlesIds.blog)
  await driver.tap(articlesIds.articleCard(id))
  await driver.find(articlesIds.article)
  await eventually(
    () => driver.read(articlesIds.article),
    (text) => text.includes(first.slice(0, 24)),
    'how the post begins',
  )
}

async function notices(driver: Driver): Promise<void> {
  const { buyer, orderId } = await toldBuyer()
  const { list } = await ok('notices', { type: 600 }, buyer)
  await logIn(driver, buyer)
  await driver.open(linkTo('dashboard'))
  await driver.tap(noticesIds.noticesOpen)
  await driver.find(noticesIds.notices)
  const about = list.find(({ link }) => link.endsWith(`order_id=${orderId}`))
  const before = await unreadOf(buyer)
  await driver.tap(noticesIds.notice(about?.id ?? ''))
  await driver.find(pageIds.order)
  await eventually(
    () => unreadOf(buyer),
    (count) => count === before - 1,
    'one unread notice less',
  )
}

async function readAll(driver: Driver): Promise<void> {
  const { buyer } = await toldBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('notices'))
  await driver.tap(noticesIds.noticesReadAll)
  await driver.gone(noticesIds.noticesReadAll)
  await eventually(
    () => unreadOf(buyer),
    (count) => count === 0,
    'no unread notice',
  )
}

async function invoice(driver: Driver, opened: Opened): Promise<void> {
  const { buyer, orderId } = await toldBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('order', { order_id: orderId }))
  await driver.tap(ordersIds.invoice)
  const address = await eventually(opened, (found) => found?.includes(`/documents/invoice/${orderId}?`) ?? false, 'it')
  const response = await fetch(address ?? '')
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new Error(`no document at ${address}`)
}

async function invoiceWithoutNetwork(driver: Driver, opened: Opened): Promise<void> {
  const { buyer, orderId } = await toldBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('order', { order_id: orderId }))
  await driver.find(ordersIds.invoice)
  await driver.offline(true)
  await driver.tap(ordersIds.invoice)
  await driver.find(ids.toast)
  await driver.offline(false)
  if ((await opened())?.includes(`/${orderId}?`)) throw new Error('an invoice was opened without a network')
}

export const READING: readonly Scenario[] = [
  {
    name: 'opens a policy from the account, and another policy from there [route.policy-return] [route.policy-privacy]',
    play: policies,
  },
  { name: 'opens a post of the blog from the account [route.blog] [route.blog-detail]', play: blog },
  { name: 'marks a notice as read when its order is opened [route.notices] [session.notice-flag]', play: notices },
  { name: 'marks all notices as read at once [route.notices]', play: readAll },
]

export const INVOICES: readonly ScenarioWith<Opened>[] = [
  { name: 'opens the invoice of an order [call.invoice]', play: invoice },
  {
    name: 'shows a message when the invoice cannot be loaded without a network [call.invoice]',
    play: invoiceWithoutNetwork,
  },
]
