/** Takes the pictures of the checkout in its states, in two languages, at a phone's width and on a wide window. */
import type { Page } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { addressesIds } from '@/features/addresses/ids'
import { ids } from '@/kit/ids'
import { linkTo } from '@/routes'
import { payByWallet, place } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import { newAddress, newBuyer, type Buyer } from '../../contract/support/people'
import { keepPicture } from '../compare/pictures'
import { followed } from '../h5/support/rest'
import { logIn, test } from '../h5/support/test'
import { eventually, type Driver } from '../walk/driver'
import { newWorld } from '../walk/world'
import { untilPictured } from './until-pictured'

/** Somebody who has bought from both shops before, with a piece of each in the cart. */
async function returning(): Promise<{ buyer: Buyer; productId: string }> {
  const { first, second } = await newWorld()
  const buyer = await newBuyer()
  await newAddress(buyer)
  const goods = [first, second].map(({ id: productId, shopId }) => ({ productId, shopId }))
  await payByWallet(buyer, await place(buyer, goods))
  for (const { productId } of goods) await ok('cartAdd', { product_id: productId, qty: 1 }, buyer)
  return { buyer, productId: first.id }
}

interface Scene {
  readonly driver: Driver
  readonly page: Page
  /** Keeps a picture of what is shown. */
  readonly keep: (state: string) => Promise<void>
}

async function asVisitor({ driver, keep }: Scene): Promise<void> {
  const { first } = await newWorld()
  await driver.open(linkTo('pay', { product_id: first.id, qty: '1' }))
  await driver.find(addressesIds.addressEmail)
  await keep('guest')
}

async function asBuyer({ driver, page, keep }: Scene): Promise<void> {
  const { buyer, productId } = await returning()
  await logIn(page, buyer.token)
  await driver.open(linkTo('pay'))
  await driver.find(paymentIds.paySubmit)
  await keep('ready')
  await driver.tap(checkoutIds.change('delivery'))
  await eventually(
    () => driver.list('shipping-'),
    (shown) => shown.length > 1,
    'shipping methods',
  )
  await keep('delivery')
  await driver.tap(checkoutIds.change('delivery'))
  // on another device
  await ok('cartAdd', { product_id: productId, qty: 1 }, buyer)
  const before = await driver.read(paymentIds.payTotal)
  await driver.tap(paymentIds.paySubmit)
  await eventually(
    () => driver.read(paymentIds.payTotal),
    (total) => total !== before,
    'the new sum',
  )
  await page.locator(`#${checkoutIds.section('shipment')}`).scrollIntoViewIfNeeded()
  await keep('changed')
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  await keep('placed')
  const { list } = await ok('orders', {}, buyer)
  if (one(list).payment_status !== 'paid') throw new Error('the order is not paid')
}

for (const language of ['en', 'th'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ lang: language })
    for (const [who, play] of [
      ['a visitor', asVisitor],
      ['a buyer', asBuyer],
    ] as const) {
      test(`the checkout of ${who}`, async ({ driver, page, isMobile }) => {
        const atRest = followed(page)
        const keep = async (state: string) => {
          await atRest()
          await driver.gone(ids.toast)
          await untilPictured(page)
          const file = `${isMobile ? 'phone' : 'wide'}/${state}-${language}`
          await keepPicture(page, `checkout/${file}`, () => page.screenshot({ type: 'png' }))
        }
        await play({ driver, page, keep })
      })
    }
  })
}
