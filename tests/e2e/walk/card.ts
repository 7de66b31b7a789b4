/** Paying by card: on the gateway's page, and the result after the return. */
import { one } from '@contract/rules/lists'
import { addressesIds } from '@/features/addresses/ids'
import { pageIds } from '@/kit/ids'
import { cardIds, paymentIds } from '@/features/purchase/payment-ids'
import { walletIds } from '@/features/wallet/ids'

import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { place } from '../../contract/support/checkout'
import { freshEmail, newBuyer, type Buyer } from '../../contract/support/people'
import { BANGKOK, logIn, mailedLink, saveAddress } from './account'
import { eventually, type Driver } from './driver'
import type { ScenarioWith } from './scenario'
import { articles } from './world'

/** The page of the gateway, wherever the target shows it. */
export interface Bank {
  /** Uses the test card of this name there, and returns to the app. */
  use(card: 'success' | 'declined' | 'step'): Promise<void>
}

/** Submits the form of the sandbox's page, like a browser. */
export async function answerPage(page: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { ok: shown } = await fetch(page, { method: 'POST', body: new URLSearchParams(fields) })
  if (!shown) throw new Error(`the gateway does not show ${page}`)
}

/** A logged-in buyer who has placed an order and chooses the card on its pay page. */
export async function payByCard(driver: Driver): Promise<{ buyer: Buyer; orderId: string }> {
  const buyer = await newBuyer()
  const [article] = await articles()
  const { orders } = await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  const { order_id: orderId } = one(orders)
  await logIn(driver, buyer)
  await driver.open(linkTo('pay', { order_ids: orderId }))
  await driver.find(pageIds.pay)
  await driver.tap(cardIds.choice)
  await driver.tap(paymentIds.paySubmit)
  return { buyer, orderId }
}

export async function untilStatus(buyer: Buyer, orderId: string, status: string): Promise<void> {
  await eventually(
    async () => (await ok('order', { order_id: orderId }, buyer)).order,
    (order) => order.status === status,
    `the order is ${status}`,
  )
}

async function succeed(driver: Driver, bank: Bank): Promise<void> {
  const { buyer, orderId } = await payByCard(driver)
  await bank.use('success')
  await driver.find(paymentIds.confirmation)
  await untilStatus(buyer, orderId, 'paid')
}

async function decline(driver: Driver, bank: Bank): Promise<void> {
  const { buyer, orderId } = await payByCard(driver)
  await bank.use('declined')
  await driver.find(cardIds.declined)
  await untilStatus(buyer, orderId, 'to_be_paid')
  await driver.tap(cardIds.next)
  await bank.use('success')
  await driver.find(paymentIds.confirmation)
  await untilStatus(buyer, orderId, 'paid')
}

async function fill(driver: Driver, bank: Bank): Promise<void> {
  const buyer = await newBuyer()
  const before = Number((await ok('getUserBalance', {}, buyer)).balance)
  await logIn(driver, buyer)
  await driver.open(linkTo('recharge'))
  await driver.find(walletIds.rechargePage)
  await driver.tap(walletIds.topUpByCard)
  await driver.tap(walletIds.suggestion('150'))
  await driver.tap(walletIds.topUp)
  await bank.use('success')
  await driver.find(cardIds.filled)
  const after = Number((await ok('getUserBalance', {}, buyer)).balance)
  if (after !== before + 150) throw new Error(`the wallet holds ${after} after ${before}`)
}

/** Somebody without an account pays by card; a cancelled order goes back to it. */
async function asGuest(driver: Driver, bank: Bank): Promise<void> {
  const [article] = await articles()
  const email = freshEmail()
  await driver.open(linkTo('pay', { product_id: article.id, qty: '1' }))
  await driver.type(addressesIds.addressEmail, email)
  await saveAddress(driver, BANGKOK)
  await driver.tap(paymentIds.paySubmit)
  await bank.use('success')
  await driver.find(paymentIds.confirmation)
  const link = await mailedLink(email)
  const { order_id } = link
  const guest = { token: (await ok('loginByOrder', link))['access-token'] }
  const read = async () => (await ok('order', { order_id }, guest)).order
  const { payment_method, payment_status } = await read()
  if (payment_method !== 'bank_card' || payment_status !== 'paid') throw new Error('the card has not paid')
  await ok('orderCancel', { order_id }, guest)
  await eventually(read, (order) => order.payment_status === 'refunded', 'the money goes back to the card')
}

export const CARDS: readonly ScenarioWith<Bank>[] = [
  { name: 'pays by card on the gateway’s page [screen.card-payment] [money.card-paid]', play: succeed },
  { name: 'tries again after a declined card [screen.card-payment] [money.card-sandbox]', play: decline },
  { name: 'pays the order of a guest, and gets the money back [role.guests] [money.card-back]', play: asGuest },
  { name: 'recharges a wallet by card [screen.card-recharge] [call.bankRecharge]', play: fill },
]
