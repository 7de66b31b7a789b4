/** A product while it is edited: everything is text, as it was typed. */
import type { Fields } from '@contract/all-calls'
import type { SellerProduct } from '@contract/entities/seller/product'
import { GROUNDS } from '@contract/base/product-constants'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { sentPicture, type Pictured } from '../../../kit/fields/upload-picture'

type Names = Readonly<Record<Language, string>>

export interface DraftValue {
  readonly value: string
  readonly names: Names
  readonly image: Pictured | null
}

export interface DraftOption {
  readonly option: string
  readonly names: Names
  readonly values: readonly DraftValue[]
}

export interface DraftSku {
  /** Absent: a new variant. */
  readonly sku_id?: string
  readonly sku: string
  readonly options: Readonly<Record<string, string>>
  readonly price: string
  /** Empty: not reduced. */
  readonly special_price: string
  /** The first stock of a new one; the others' is changed in the list of stock. */
  readonly stock: string
  readonly image: Pictured | null
  readonly discontinued: boolean
}

export const TEXT_FIELDS = ['name', 'short_description', 'description'] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export type TextKey = `${TextField}_${Language}`
export const TEXT_KEYS = TEXT_FIELDS.flatMap((field) => LANGUAGE_CODES.map((code): TextKey => `${field}_${code}`))

export interface Draft {
  readonly texts: Readonly<Record<TextKey, string>>
  readonly category_id: string
  readonly brand_id: string
  /** A brand that nobody has yet, which is suggested; empty: none. */
  readonly brand_name: string
  readonly ground: (typeof GROUNDS)[number]
  /** Percent. */
  readonly tax_rate: string
  readonly images: readonly Pictured[]
  readonly options: readonly DraftOption[]
  readonly skus: readonly DraftSku[]
}

type Sent = Fields<'sellerProductSave'>
type Loose = Readonly<Record<string, string | undefined>>

const everyText = (of: (key: TextKey) => string) =>
  Object.fromEntries(TEXT_KEYS.map((key) => [key, of(key)])) as Record<TextKey, string>

export const namesFrom = (of: (code: Language) => string): Names =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, of(code)])) as Names

const namesOf = (thing: object) => namesFrom((code) => (thing as Loose)[`names_${code}`] ?? '')

export const EMPTY_SKU: DraftSku = {
  sku: '',
  options: {},
  price: '',
  special_price: '',
  stock: '0',
  image: null,
  discontinued: false,
}

export const EMPTY_DRAFT: Draft = {
  texts: everyText(() => ''),
  category_id: '',
  brand_id: '',
  brand_name: '',
  ground: 'sand',
  tax_rate: '0',
  images: [],
  options: [],
  skus: [EMPTY_SKU],
}

export function draftOf(product: SellerProduct): Draft {
  const { category_id, brand_id, ground, tax_rate, images, options, skus } = product
  return {
    texts: everyText((key) => (product as Loose & SellerProduct)[key] ?? ''),
    category_id,
    brand_id,
    brand_name: '',
    ground: GROUNDS.find((known) => known === ground) ?? 'sand',
    tax_rate: String(tax_rate / 100),
    images,
    options: options.map((option) => ({
      option: option.option,
      names: namesOf(option),
      values: option.values.map((value) => ({ value: value.value, names: namesOf(value), image: value.image })),
    })),
    skus: skus.map(({ sku_id, sku, options: chosen, price, special_price, stock, image, discontinued }) => ({
      ...{ sku_id, sku, options: chosen, price, image, discontinued },
      special_price: special_price ?? '',
      stock: String(stock),
    })),
  }
}

const pictureOrNull = (image: Pictured | null) => (image === null ? null : sentPicture(image))
const namesToSend = (names: Names) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [`names_${code}`, names[code].trim()]))

const optionToSend = ({ option, names, values }: DraftOption) => ({
  option,
  ...namesToSend(names),
  values: values.map(({ value, names: named, image }) => ({
    value,
    ...namesToSend(named),
    image: pictureOrNull(image),
  })),
})

const skuToSend = ({ sku_id, sku, options, price, special_price, stock, image, discontinued }: DraftSku) => ({
  ...(sku_id === undefined ? { stock: Number(stock || '0') } : { sku_id }),
  ...{ sku: sku.trim(), options, price, discontinued },
  special_price: special_price === '' ? null : special_price,
  image: pictureOrNull(image),
})

/** A percentage with two decimals at most, as hundredths; undefined for what is none. */
export function hundredths(percent: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(percent.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

export const isChanged = (draft: Draft, base: Draft): boolean => differs(draft, base)

/** What is sent: what differs from the base, because absent fields stay as they are. */
export function changedFields(draft: Draft, base: Draft): Partial<Sent> {
  const changed = (name: keyof Draft) => differs(draft[name], base[name])
  const texts = TEXT_KEYS.filter((key) => draft.texts[key] !== base.texts[key])
  return {
    ...Object.fromEntries(texts.map((key) => [key, draft.texts[key].trim()])),
    ...(changed('category_id') && { category_id: draft.category_id }),
    ...(changed('brand_id') && { brand_id: draft.brand_id }),
    ...(draft.brand_name !== '' && { brand_id: undefined, brand_name: draft.brand_name }),
    ...(changed('ground') && { ground: draft.ground }),
    ...(changed('tax_rate') && { tax_rate: hundredths(draft.tax_rate) }),
    ...(changed('images') && { images: draft.images.map(sentPicture) }),
    ...(changed('options') && { options: draft.options.map(optionToSend) }),
    ...((changed('skus') || changed('options')) && { skus: draft.skus.map(skuToSend) }),
  }
}

/** What a new product is sent with: all that was filled in, and what it cannot be without. */
export function newFields(draft: Draft): Partial<Sent> {
  const { category_id, brand_id } = draft
  return {
    ...changedFields(draft, EMPTY_DRAFT),
    ...(category_id !== '' && { category_id }),
    ...(brand_id !== '' && draft.brand_name === '' && { brand_id }),
    ground: draft.ground,
    skus: draft.skus.map(skuToSend),
  }
}
