import type { ShippingKind } from '@contract/rules/store'
import { textsOf, type WholeTexts } from '../../kernel/text/catalogue'

/** The names of the shipping methods, the same for all shops. */
export const SHIPPING_NAMES: Readonly<Record<ShippingKind, WholeTexts>> = {
  standard: textsOf('shipping.standard'),
  express: textsOf('shipping.express'),
  green: textsOf('shipping.green'),
  cool: textsOf('shipping.cool'),
}
