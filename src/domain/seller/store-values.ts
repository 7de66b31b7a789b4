/**
 * Converts the settings of a store to the values of a form, and back [field.store.settings]. Costs are USD decimal
 * strings, times are days.
 */
import type { Store, StoreShipping } from '@contract/entities/store'
import {
  FREE_SHIPPING_MAX,
  isShopName,
  SHIPPING_COST_MAX,
  SHIPPING_DAYS_MAX,
  SHIPPING_KINDS,
  SHOP_NAME_MAX,
  SHOP_NAME_MIN,
  type ShippingKind,
  shippingMinor,
} from '@contract/rules/store'
import { typedAmount } from '@contract/rules/typed-amount'
import { plainDigits } from '@contract/rules/typed-text'
import { required, type Fault } from '../text/field-message'

type Part = 'on' | 'cost' | 'from' | 'to'
type Ways = { [K in ShippingKind as `${K}_on`]: boolean } & {
  [K in `${ShippingKind}_${Exclude<Part, 'on'>}`]: string
}
export type StoreValues = Ways & Record<'name' | 'text' | 'address' | 'free_from', string>

/** The initial values of a shipping method when it is first offered. */
const FIRST: Readonly<Record<ShippingKind, { cost: string; from: string; to: string }>> = {
  standard: { cost: '3.90', from: '3', to: '5' },
  express: { cost: '8.90', from: '1', to: '2' },
  green: { cost: '1.90', from: '5', to: '9' },
  cool: { cost: '6.90', from: '1', to: '3' },
}

/** The initial values of the form. */
export function storeValues({ name, text, address, shipping }: Store): StoreValues {
  const ways = SHIPPING_KINDS.flatMap((kind) => {
    const offered = shipping.methods.find(({ method }) => method === kind)
    const { cost, from, to } = offered
      ? { cost: offered.cost, from: String(offered.eta_from), to: String(offered.eta_to) }
      : FIRST[kind]
    return [
      [`${kind}_on`, offered !== undefined],
      [`${kind}_cost`, cost],
      [`${kind}_from`, from],
      [`${kind}_to`, to],
    ]
  })
  return { name, text, address, free_from: shipping.free_from ?? '', ...(Object.fromEntries(ways) as Ways) }
}

const offered = (values: StoreValues) => SHIPPING_KINDS.filter((kind) => values[`${kind}_on`])

/** Whether any shipping method is offered. */
export const shipsAnyway = (values: StoreValues): boolean => offered(values).length > 0

const plainCost = (typed: string) => typedAmount(typed) ?? typed.trim()
const plainDays = (typed: string) => Number(plainDigits(typed))

/** The shipping fields of the call. */
export function shippingOf(values: StoreValues): StoreShipping {
  const methods = offered(values).map((method) => ({
    method,
    cost: plainCost(values[`${method}_cost`]),
    eta_from: plainDays(values[`${method}_from`]),
    eta_to: plainDays(values[`${method}_to`]),
  }))
  const free = plainCost(values.free_from)
  return { free_from: free === '' ? null : free, methods }
}

/** The error of a shop's name. */
export function checkShopName(value: string): Fault | null {
  const name = value.trim()
  if (required(name) || isShopName(name)) return required(name)
  return name.length < SHOP_NAME_MIN
    ? { rule: 'min_length', params: { limit: SHOP_NAME_MIN } }
    : { rule: 'max_length', params: { limit: SHOP_NAME_MAX } }
}

/** The error of an amount that is not between 0 and `max` USD with at most two decimals. */
function checkCost(value: string, max: number): Fault | null {
  const cost = plainCost(value)
  if (required(cost) || shippingMinor(cost, max) !== null) return required(cost)
  return /^\d+(\.\d{1,2})?$/.test(cost) ? { rule: 'max', params: { limit: max } } : { rule: 'format' }
}

/** Free shipping is optional. */
export const checkFreeFrom = (value: string): Fault | null =>
  value.trim() === '' ? null : checkCost(value, FREE_SHIPPING_MAX)

function checkDays(value: string): Fault | null {
  if (required(value)) return required(value)
  if (!/^\d{1,4}$/.test(plainDigits(value))) return { rule: 'format' }
  return plainDays(value) > SHIPPING_DAYS_MAX ? { rule: 'max', params: { limit: SHIPPING_DAYS_MAX } } : null
}

type WayChecks = { [K in `${ShippingKind}_${Exclude<Part, 'on'>}`]: (value: string, all: StoreValues) => Fault | null }

/** The checks of each offered shipping method. */
export const WAY_CHECKS = Object.fromEntries(
  SHIPPING_KINDS.flatMap((kind) => {
    const whenOn = (check: (value: string, all: StoreValues) => Fault | null) => (value: string, all: StoreValues) =>
      all[`${kind}_on`] ? check(value, all) : null
    const notBefore = (value: string, all: StoreValues): Fault | null => {
      const from = plainDays(all[`${kind}_from`])
      return checkDays(value) ?? (plainDays(value) < from ? { rule: 'min', params: { limit: from } } : null)
    }
    return [
      [`${kind}_cost`, whenOn((value) => checkCost(value, SHIPPING_COST_MAX))],
      [`${kind}_from`, whenOn(checkDays)],
      [`${kind}_to`, whenOn(notBefore)],
    ]
  }),
) as WayChecks
