import type { ShippingKind } from '@contract/rules/store'
import { textsOf, type WholeTexts } from '../../kernel/text/catalogue'

/** What the ways of shipping are called, whichever shop offers them. */
export const SHIPPING_NAMES: Readonly<Record<ShippingKind, WholeTexts>> = {
  standard: textsOf('shipping.standard'),
  express: textsOf('shipping.express'),
  green: textsOf('shipping.green'),
  cool: textsOf('shipping.cool'),
}
