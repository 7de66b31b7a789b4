/** Parts of a purchase that several walks share. */
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import type { Driver } from './driver'

/** On the page of the checkout: opens the section of the payment, and chooses the wallet. */
export async function chooseWallet(driver: Driver): Promise<void> {
  await driver.tap(checkoutIds.change('payment'))
  await driver.tap(paymentIds.payWallet)
}
