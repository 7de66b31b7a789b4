/**
 * Changes a shop's settings [field.store.settings]: one implementation for the form in the app and for the call. Fields
 * are named as the call names them.
 */
import { eq, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { DAY_MS } from '@contract/base/constants'
import { AWAY_MAX } from '@contract/base/shop-constants'
import type { FieldError } from '@contract/base/envelope'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { FREE_SHIPPING_MAX, shippingMinor, STORE_TEXT_MAX } from '@contract/rules/store'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import type { Texts } from '../../kernel/text/texts'
import { readMoment } from '../../kernel/text/moment'
import { UPLOADS_PREFIX } from '../uploads/addresses'
import { takeUpload } from '../uploads/keep'
import { addressError, shopNameError } from './application-errors'
import { freeFromError, methodErrors, writeMethods, type MethodChange, type MethodRow } from './shipping-change'

export type ShopRow = typeof shops.$inferSelect

/** What is to change; absent fields stay. */
export interface ShopChange {
  readonly name?: string
  readonly address?: string
  /** The id of an upload of the author with the purpose avatar. */
  readonly logo?: string
  /** New texts by language; an empty one is removed. */
  readonly text?: Partial<Texts>
  readonly returns?: Partial<Texts>
  readonly shipWithinDays?: number
  readonly lowStockAt?: number
  /** A day as YYYY-MM-DD; null: it is there. */
  readonly awayUntil?: string | null
  /** A USD decimal string; null: never. */
  readonly freeFrom?: string | null
  readonly methods?: readonly MethodChange[]
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The error of the day on which the shop is back: it is a day of the calendar after today, at most a year ahead. */
export function awayError(day: string | null, now: Date): FieldError | null {
  if (day === null) return null
  const field = 'away_until'
  const back = DAY.test(day) ? readMoment(`${day}T00:00:00.000Z`) : null
  if (back === null) return { field, rule: 'format' }
  if (back <= now) return { field, rule: 'min' }
  return back.getTime() > now.getTime() + AWAY_MAX * DAY_MS ? { field, rule: 'max' } : null
}

function textErrors(prefix: 'text' | 'returns', texts: Partial<Texts> = {}): FieldError[] {
  const long = LANGUAGE_CODES.filter((code) => (texts[code] ?? '').trim().length > STORE_TEXT_MAX)
  const params = { limit: STORE_TEXT_MAX }
  return long.map((code) => ({ field: `${prefix}_${code}`, rule: 'max_length', params }))
}

/** All errors of a change. */
export function shopErrors(change: ShopChange, present: readonly MethodRow[], now: Date): FieldError[] {
  const { name, address, text, returns, awayUntil = null, freeFrom = null, methods = [] } = change
  const found: (FieldError | null)[] = [
    name === undefined ? null : shopNameError('name', name.trim()),
    address === undefined ? null : addressError('address', address.trim()),
    ...textErrors('text', text),
    ...textErrors('returns', returns),
    awayError(awayUntil, now),
    freeFromError(freeFrom),
    ...methodErrors(methods, present),
  ]
  return found.filter((error) => error !== null)
}

/** The texts with new ones, or without those that are empty. */
export function textsWith(before: Partial<Texts>, sent: Partial<Texts> | undefined): Partial<Texts> {
  const all: Readonly<Partial<Texts>> = { ...before, ...sent }
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => {
      const text = all[code]?.trim() ?? ''
      return text === '' ? [] : [[code, text]]
    }),
  )
}

interface Author {
  readonly userId: bigint
  readonly at: Date
}

/** The path of the logo under the static base, where all pictures of the catalogue are. */
async function logoPath(tx: Tx, { userId, at }: Author, id: string): Promise<string> {
  const name = await takeUpload(tx, { id: BigInt(id), userId, purpose: 'avatar' }, at)
  if (name === null) throw new Refusal(Code.notFound)
  return `${UPLOADS_PREFIX}/${name}`
}

const freeMinor = (amount: string | null) => (amount === null ? null : shippingMinor(amount, FREE_SHIPPING_MAX))

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/**
 * Writes a change of a shop whose row the caller has locked; its version increases. Check it with `shopErrors` first.
 * Throws 2000019 for a logo that is not the author's upload. The old logo's file stays: orders show the shop as it was.
 */
export async function changeShop(tx: Tx, shop: ShopRow, author: Author, change: ShopChange): Promise<void> {
  const { text, returns, freeFrom, methods } = change
  const content = given({
    name: change.name?.trim(),
    address: change.address?.trim(),
    image: change.logo === undefined ? undefined : await logoPath(tx, author, change.logo),
    texts: text && textsWith(shop.texts, text),
    returns: returns && textsWith(shop.returns, returns),
    shipWithinDays: change.shipWithinDays,
    lowStockAt: change.lowStockAt,
    awayUntil: change.awayUntil,
    freeShippingFromMinor: freeFrom === undefined ? undefined : freeMinor(freeFrom),
  })
  if (methods) await writeMethods(tx, shop.id, methods)
  if (Object.keys(content).length === 0 && !methods) return
  const touched = { version: sql`${shops.version} + 1`, updatedAt: author.at, updatedBy: author.userId }
  await tx
    .update(shops)
    .set({ ...content, ...touched })
    .where(eq(shops.id, shop.id))
}
