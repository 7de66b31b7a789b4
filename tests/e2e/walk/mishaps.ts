/** Parts of failure tests that all targets share. */
import { expect } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { ids, pageIds } from '@/kit/ids'
import { searchIds } from '@/features/search/ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { dollars } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import { newAddress, newBuyer, type Buyer } from '../../contract/support/people'
import { chooseWallet } from './checkout'
import { eventually, type Driver } from './driver'
import type { Article } from './world'

/** Searches without a network: the screen shows a message and offers a retry. The network stays lost. */
export async function searchWithoutNetwork(driver: Driver, { name }: Article): Promise<void> {
  await driver.open('/pages/search/search')
  await driver.find(pageIds.search)
  await driver.offline(true)
  await driver.type(searchIds.searchInput, name)
  await driver.tap(searchIds.searchSubmit)
  await driver.find(ids.offline)
  await driver.find(ids.retry)
}

/** Opens the delivery step and chooses a shipping method. The buyer is logged in, with an address and a filled cart. */
export async function chooseDelivery(driver: Driver): Promise<void> {
  await driver.open('/pages/cart/delivery')
  await driver.tap(checkoutIds.deliveryContinue)
  await eventually(
    () => driver.list('shipping-'),
    (methods) => methods.length > 0,
    'shipping methods',
  )
}

/** A buyer with an address and this product in the cart. */
export async function readyToPay(productId: string): Promise<Buyer> {
  const buyer = await newBuyer()
  await newAddress(buyer)
  await ok('cartAdd', { product_id: productId, qty: 1 }, buyer)
  return buyer
}

/** Takes a logged-in buyer to the button that pays from the wallet. */
export async function goToPayment(driver: Driver): Promise<void> {
  await chooseDelivery(driver)
  await driver.tap(checkoutIds.deliveryContinue)
  await chooseWallet(driver)
  await driver.find(paymentIds.paySubmit)
}

const WELCOME = 500

/** Checks that there is one order, which the wallet has paid once. */
export async function expectPaidOnce(buyer: Buyer): Promise<void> {
  const { list, count } = await ok('orders', {}, buyer)
  expect(count).toBe(1)
  expect(Number((await dollars(buyer)).balance)).toBeCloseTo(WELCOME - Number(one(list).grand_total), 2)
}
