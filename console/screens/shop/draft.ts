/** A shop's settings while they are edited: everything is text, as it was typed. */
import type { Fields } from '@contract/all-calls'
import type { SellerShop } from '@contract/calls/seller/shop'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import type { Pictured } from '../../kit/fields/upload-picture'

type TextKey = `${'text' | 'returns'}_${Language}`
const TEXT_KEYS = LANGUAGE_CODES.flatMap((code): TextKey[] => [`text_${code}`, `returns_${code}`])

const COUNTS = ['ship_within_days', 'low_stock_at'] as const
const LINES = ['name', 'address', 'away_until', 'free_from', ...COUNTS] as const
const FIELD_KEYS = [...LINES, ...TEXT_KEYS] as const
export type FieldKey = (typeof FIELD_KEYS)[number]

export interface DraftMethod {
  readonly method: string
  readonly names: Readonly<Record<Language, string>>
  readonly cost: string
  readonly eta_from: string
  readonly eta_to: string
}

export interface ShopDraft {
  readonly fields: Readonly<Record<FieldKey, string>>
  /** None or one. */
  readonly logo: readonly Pictured[]
  readonly methods: readonly DraftMethod[]
}

type Sent = Fields<'sellerShopSave'>

const namesFrom = (of: (code: Language) => string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, of(code)])) as Record<Language, string>

export function draftOf(shop: SellerShop): ShopDraft {
  const value = (key: FieldKey) => String(shop[key] ?? '')
  return {
    fields: Object.fromEntries(FIELD_KEYS.map((key) => [key, value(key)])) as Record<FieldKey, string>,
    logo: shop.logo === '' ? [] : [{ path: shop.logo }],
    methods: shop.methods.map((each) => ({
      method: each.method,
      names: namesFrom((code) => each[`names_${code}`] ?? ''),
      cost: each.cost,
      eta_from: String(each.eta_from),
      eta_to: String(each.eta_to),
    })),
  }
}

/** A further method, which the shop names; its key is the first that is free. */
export function newMethod(methods: readonly DraftMethod[]): DraftMethod {
  const isFree = (key: string) => methods.every(({ method }) => method !== key)
  const place = methods.findIndex((_, at) => isFree(`own-${at + 1}`))
  const method = `own-${place < 0 ? methods.length + 1 : place + 1}`
  return { method, names: namesFrom(() => ''), cost: '', eta_from: '', eta_to: '' }
}

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** A logo is replaced by another, and never taken away alone. */
export const isChanged = (draft: ShopDraft, base: ShopDraft): boolean =>
  differs({ ...draft, logo: draft.logo.length > 0 ? draft.logo : base.logo }, base)

const methodToSend = ({ method, names, cost, eta_from, eta_to }: DraftMethod) => ({
  method,
  ...Object.fromEntries(LANGUAGE_CODES.map((code) => [`names_${code}`, names[code].trim()])),
  cost: cost.trim(),
  eta_from: Number(eta_from),
  eta_to: Number(eta_to),
})

/** What differs from the base: absent fields stay as they are. */
export function changedFields(draft: ShopDraft, base: ShopDraft): Partial<Sent> {
  const isCount = (key: FieldKey) => (COUNTS as readonly string[]).includes(key)
  const changed = FIELD_KEYS.filter((key) => draft.fields[key] !== base.fields[key])
  const logo = draft.logo[0]?.upload_id
  return {
    ...Object.fromEntries(
      changed.map((key) => [key, isCount(key) ? Number(draft.fields[key]) : draft.fields[key].trim()]),
    ),
    ...(logo !== undefined && { logo }),
    ...(differs(draft.methods, base.methods) && { methods: draft.methods.map(methodToSend) }),
  }
}

type Part = FieldKey | 'logo' | 'methods'
const PARTS: readonly Part[] = [...FIELD_KEYS, 'logo', 'methods']
const partOf = (draft: ShopDraft, part: Part) =>
  part === 'logo' || part === 'methods' ? draft[part] : draft.fields[part]

/** What `after` has changed against `before`. */
export const differences = (before: ShopDraft, after: ShopDraft): readonly Part[] =>
  PARTS.filter((part) => differs(partOf(before, part), partOf(after, part)))

/** Their version with my changes where they changed nothing; `lost` names what both changed, which stays theirs. */
export function merged(base: ShopDraft, mine: ShopDraft, theirs: ShopDraft) {
  const others = differences(base, theirs)
  const own = differences(base, mine)
  const kept = own.filter((part) => !others.includes(part))
  const isKept = (part: Part) => kept.includes(part)
  const fields = Object.fromEntries(
    FIELD_KEYS.map((key) => [key, (isKept(key) ? mine : theirs).fields[key]]),
  ) as ShopDraft['fields']
  const both: ShopDraft = {
    fields,
    logo: (isKept('logo') ? mine : theirs).logo,
    methods: (isKept('methods') ? mine : theirs).methods,
  }
  const lost = own.filter((part) => others.includes(part) && differs(partOf(mine, part), partOf(theirs, part)))
  return { both, lost }
}
