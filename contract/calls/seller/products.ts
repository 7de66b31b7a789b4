/** The products of a shop: listing, reading, saving, and putting them on sale or taking them off. */
import { Type, type TOptional, type TString } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { STOCK_MAX } from '../../base/constants'
import { Empty, Id, Line, ListOf, Nullable, Page, PageSize } from '../../base/fields'
import { LANGUAGE_CODES, type Language } from '../../base/languages'
import { SellerChange, SellerProduct, SellerRow } from '../../entities/seller/product'
import { shopId, RawText, Version } from '../../entities/seller/fields'
import * as words from '../../base/product-constants'

const { PRODUCT_TEXT_MAX: LONGEST } = words
const data = Type.Object({ product: SellerProduct })
const codes = [Code.notFound, Code.operationFailed]

type Texts<P extends string> = { [K in Language as `${P}_${K}`]: TOptional<TString> }

/** `name` → name_{lang} of every language: an absent text stays, an empty one is removed. */
const texts = <P extends string>(prefix: P, maxLength: number): Texts<P> =>
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, Type.Optional(Type.String({ maxLength }))]),
  ) as Texts<P>

/** Either the path of a picture that the product already has, or the id of an upload with the purpose `product`. */
const Picture = Type.Object({
  path: Type.Optional(Type.String({ maxLength: 300 })),
  upload_id: Type.Optional(Id),
})
const Key = Type.String({ maxLength: 40 })

const Option = Type.Object({
  option: Key,
  ...texts('names', LONGEST.option),
  values: Type.Array(
    Type.Object({ value: Key, ...texts('names', LONGEST.option), image: Type.Optional(Nullable(Picture)) }),
    { minItems: 1, maxItems: words.OPTION_VALUES_MAX },
  ),
})

const Sku = Type.Object({
  sku_id: Type.Optional(Id),
  sku: Type.String({ maxLength: 200 }),
  options: Type.Record(Type.String({ pattern: '^[\\s\\S]{0,40}$' }), Key, {
    maxProperties: words.OPTIONS_MAX,
    additionalProperties: false,
  }),
  price: RawText,
  special_price: Type.Optional(Nullable(RawText)),
  /** The first stock of a new variant; sellerStockSet changes that of others. */
  stock: Type.Optional(Type.Integer({ minimum: 0, maximum: STOCK_MAX })),
  image: Type.Optional(Nullable(Picture)),
  discontinued: Type.Optional(Type.Boolean()),
})

/** A shop's products in all states. `q` searches names in all languages, SKUs, brands and categories. */
export const sellerProducts = defineCall('sellerProducts', {
  summary: 'A shop’s products.',
  fields: Type.Object({
    shop_id: shopId,
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(100)),
    state: Type.Optional(Type.Union(words.PRODUCT_STATES.map((state) => Type.Literal(state)))),
    category_id: Type.Optional(Id),
    brand_id: Type.Optional(Id),
    stock: Type.Optional(Type.Union(words.STOCK_LEVELS.map((level) => Type.Literal(level)))),
    sort: Type.Optional(
      Type.Union(words.SELLER_SORTS.flatMap((sort) => [Type.Literal(sort), Type.Literal(`-${sort}` as const)])),
    ),
  }),
  data: ListOf(SellerRow),
  codes,
})

export const sellerProduct = defineCall('sellerProduct', {
  summary: 'One of a shop’s products, with every field that can be changed.',
  fields: Type.Object({ shop_id: shopId, product_id: Id }),
  data,
  codes,
})

/**
 * Creates a product as a draft, or changes one, completely or not at all [rule.seller-save]. Absent fields stay
 * unchanged; a list replaces the whole list. A new product needs an English name, a category, a brand and at least one
 * variant. A change needs the `version` that was read: if the product has been changed since, nothing is written, and
 * 2000018 with the reason `changed` has the current `version`, `updated_at` and `updated_by_name`.
 *
 * A variant is identified by `sku_id`, otherwise by its options. A variant missing from the list is deleted, or discontinued
 * if an order or a cart contains it. Errors in lists have the position in their name: `skus.0.price`. A product that is
 * listed or under review keeps a picture and a variant on offer: without one it is refused at `images` or `skus`.
 */
export const sellerProductSave = defineCall('sellerProductSave', {
  summary: 'Creates or changes one of a shop’s products.',
  fields: Type.Object({
    shop_id: shopId,
    product_id: Type.Optional(Id),
    version: Version,
    ...texts('name', LONGEST.name),
    ...texts('short_description', LONGEST.short_description),
    ...texts('description', LONGEST.description),
    category_id: Type.Optional(Id),
    brand_id: Type.Optional(Id),
    /** In place of `brand_id`: a name that no brand has yet is suggested to the operators [rule.brand-suggested]. */
    brand_name: Type.Optional(Line(words.BRAND_NAME_MAX)),
    ground: Type.Optional(Type.Union(words.GROUNDS.map((ground) => Type.Literal(ground)))),
    tax_rate: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    images: Type.Optional(Type.Array(Picture, { maxItems: words.PICTURES_MAX })),
    options: Type.Optional(Type.Array(Option, { maxItems: words.OPTIONS_MAX })),
    skus: Type.Optional(Type.Array(Sku, { minItems: 1, maxItems: words.SKUS_MAX })),
  }),
  data,
  codes,
})

/**
 * Puts products on sale or takes them off. Each product whose state allows the step takes it; the others are answered
 * with a reason. `submit` asks an operator if the shop needs approval, and is refused as `incomplete` for a product without
 * a picture or a variant on offer. The call is refused if an id is not a product of the shop.
 */
export const sellerProductState = defineCall('sellerProductState', {
  summary: 'Puts a shop’s products on sale, or takes them off.',
  fields: Type.Object({
    shop_id: shopId,
    product_ids: Type.Array(Id, { minItems: 1, maxItems: words.PRODUCTS_AT_ONCE }),
    to: Type.Union(words.PRODUCT_MOVES.map((move) => Type.Literal(move))),
  }),
  data: Type.Object({
    done: Type.Array(Id),
    refused: Type.Array(
      Type.Object({
        product_id: Id,
        reason: Type.Union(words.MOVE_REFUSALS.map((reason) => Type.Literal(reason))),
      }),
    ),
  }),
  codes,
})

/** The copy is a draft with new SKUs and no stock. */
export const sellerProductCopy = defineCall('sellerProductCopy', {
  summary: 'Copies one of a shop’s products.',
  fields: Type.Object({ shop_id: shopId, product_id: Id }),
  data,
  codes,
})

/** Refused as not_allowed for a product that is listed, under review or blocked, was reviewed, or was ever ordered. */
export const sellerProductRemove = defineCall('sellerProductRemove', {
  summary: 'Deletes a product that was never ordered.',
  fields: Type.Object({ shop_id: shopId, product_id: Id }),
  data: Empty,
  codes,
})

/** The newest change first [rule.seller-history]. */
export const sellerProductLog = defineCall('sellerProductLog', {
  summary: 'The change history of a product.',
  fields: Type.Object({ shop_id: shopId, product_id: Id, p: Page, page_size: PageSize }),
  data: ListOf(SellerChange),
  codes,
})
