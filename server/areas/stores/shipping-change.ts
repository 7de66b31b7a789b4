/** A store's shipping settings: their errors, and writing them [field.store.settings]. */
import { asc, eq } from 'drizzle-orm'
import { METHOD_NAME_MAX } from '@contract/base/shop-constants'
import type { FieldError } from '@contract/base/envelope'
import { LANGUAGE_CODES } from '@contract/base/languages'
import {
  FREE_SHIPPING_MAX,
  SHIPPING_COST_MAX,
  SHIPPING_KINDS,
  shippingMinor,
  type ShippingKind,
} from '@contract/rules/store'
import { shopShippingMethods } from '../../kernel/db/schema/catalogue'
import type { Db, Tx } from '../../kernel/db/types'
import type { Texts } from '../../kernel/text/texts'
import { SHIPPING_NAMES } from './shipping-names'

export interface MethodChange {
  readonly method: string
  /** New names by language, an empty one for none; absent: the names stay. */
  readonly names?: Partial<Texts>
  /** A USD decimal string. */
  readonly cost: string
  /** Days from the order to the delivery. */
  readonly eta_from: number
  readonly eta_to: number
}

export type MethodRow = typeof shopShippingMethods.$inferSelect

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

/** The error of an amount of at most `max` USD. */
function amountError(field: string, amount: string, max: number): FieldError | null {
  if (!AMOUNT.test(amount)) return { field, rule: 'format' }
  return shippingMinor(amount, max) === null ? { field, rule: 'max', params: { limit: max } } : null
}

/** The error of the amount from which shipping is free; null is never. */
export const freeFromError = (amount: string | null): FieldError | null =>
  amount === null ? null : amountError('free_from', amount, FREE_SHIPPING_MAX)

const isKind = (method: string): method is ShippingKind => SHIPPING_KINDS.some((kind) => kind === method)

/** The names of a method: its own, else those that the marketplace has for its kind; English is empty if there are none. */
function namesOf({ method, names = {} }: MethodChange, before: Texts | undefined): Texts {
  const all: Readonly<Partial<Texts>> = { ...(before ?? {}), ...names }
  const own = LANGUAGE_CODES.flatMap((code) => {
    const text = all[code]?.trim() ?? ''
    return text === '' ? [] : [[code, text] as const]
  })
  const known = isKind(method) ? SHIPPING_NAMES[method] : { en: '' }
  const merged: Partial<Texts> = Object.fromEntries(own)
  return merged.en === undefined ? { ...known, ...merged } : { ...merged, en: merged.en }
}

function nameErrors(place: string, names: Texts): FieldError[] {
  const missing: FieldError[] = names.en === '' ? [{ field: `${place}.names_en`, rule: 'required' }] : []
  const long = LANGUAGE_CODES.filter((code) => [...(names[code] ?? '')].length > METHOD_NAME_MAX)
  const params = { limit: METHOD_NAME_MAX }
  return [...missing, ...long.map((code) => ({ field: `${place}.names_${code}`, rule: 'max_length' as const, params }))]
}

/** A shop's methods in the order of their display. */
export async function methodsOf(db: Db, shopId: bigint): Promise<MethodRow[]> {
  return db
    .select()
    .from(shopShippingMethods)
    .where(eq(shopShippingMethods.shopId, shopId))
    .orderBy(asc(shopShippingMethods.position), asc(shopShippingMethods.method))
}

const beforeOf = (present: readonly MethodRow[], { method }: MethodChange) =>
  present.find((row) => row.method === method)?.names

/** All errors of methods that are to replace the present ones: each is listed once, with names, a cost, and days in order. */
export function methodErrors(methods: readonly MethodChange[], present: readonly MethodRow[]): FieldError[] {
  return methods.flatMap((each, index) => {
    const place = `methods.${index}`
    const isSecond = methods.findIndex(({ method }) => method === each.method) < index
    const found: (FieldError | null)[] = [
      isSecond ? { field: `${place}.method`, rule: 'taken' } : null,
      ...nameErrors(place, namesOf(each, beforeOf(present, each))),
      amountError(`${place}.cost`, each.cost, SHIPPING_COST_MAX),
      each.eta_to < each.eta_from ? { field: `${place}.eta_to`, rule: 'min', params: { limit: each.eta_from } } : null,
    ]
    return found.filter((error) => error !== null)
  })
}

/** Replaces the methods of a shop; placed orders keep theirs. Check with `methodErrors` first. */
export async function writeMethods(tx: Tx, shopId: bigint, methods: readonly MethodChange[]): Promise<void> {
  const present = await methodsOf(tx, shopId)
  await tx.delete(shopShippingMethods).where(eq(shopShippingMethods.shopId, shopId))
  await tx.insert(shopShippingMethods).values(
    methods.map((each, position) => ({
      shopId,
      method: each.method,
      names: namesOf(each, beforeOf(present, each)),
      costMinor: shippingMinor(each.cost, SHIPPING_COST_MAX) ?? 0n,
      etaFromDays: each.eta_from,
      etaToDays: each.eta_to,
      position,
    })),
  )
}
