/** A search as a shopper types it, and what the demo shop should answer. Nothing here knows how the engine works. */
import type { Edition } from '../../server/app/demo/vocabulary/editions'

/** Why a search is in the list. */
export const KINDS = [
  'plain',
  'plural',
  'accent',
  'stem',
  'prefix',
  'typo',
  'segmentation',
  'variant',
  'brand',
  'brand+noun',
  'category',
  'synonym',
  'cross-language',
  'nothing-found',
] as const
export type Kind = (typeof KINDS)[number]

/** Products of the demo shop, by what its vocabulary says of them: every given property must hold. */
export interface Goods {
  /** The first part of their SKUs. */
  readonly arts?: readonly string[]
  readonly editions?: readonly (Edition | 'plain')[]
  /** A colour of one of their variants. */
  readonly colour?: string
  readonly brand?: string
  /** The key of a top category, or of both as in `kitchen/tea-coffee`. */
  readonly place?: string
}

export interface Query {
  readonly kind: Kind
  readonly term: string
  /** Must fill the first ten as far as there are such products. Empty: nothing may be found. */
  readonly want: readonly Goods[]
  /** Right too, but not required. */
  readonly may: readonly Goods[]
  /** Must not be among the first ten. */
  readonly not: readonly Goods[]
  /** Nothing but `want` and `may` may be among the first ten. */
  readonly only: boolean
  /** Kept aside: while an engine is tuned, only the others are looked at. */
  readonly heldOut: boolean
}

interface Further {
  readonly may?: readonly Goods[]
  readonly not?: readonly Goods[]
  readonly only?: boolean
}

const made =
  (heldOut: boolean) =>
  (kind: Kind, term: string, want: readonly Goods[], further: Further = {}) => ({
    kind,
    term,
    want,
    may: further.may ?? [],
    not: further.not ?? [],
    only: further.only ?? want.length === 0,
    heldOut,
  })

/** A search that may be looked at while an engine is tuned. */
export const seen: (...of: Parameters<ReturnType<typeof made>>) => Query = made(false)
/** A search that is held out. */
export const held: (...of: Parameters<ReturnType<typeof made>>) => Query = made(true)

/** All editions of these arts. */
export const art = (...arts: readonly string[]): Goods[] => [{ arts }]
/** Single editions of one art. */
export const edition = (one: string, ...editions: readonly (Edition | 'plain')[]): Goods[] => [
  { arts: [one], editions },
]
/** All editions of an art that come in a colour. */
export const tinted = (one: string, colour: string): Goods[] => [{ arts: [one], colour }]
export const brand = (name: string): Goods[] => [{ brand: name }]
export const place = (...keys: readonly string[]): Goods[] => keys.map((key) => ({ place: key }))
export const NOTHING: Goods[] = []
