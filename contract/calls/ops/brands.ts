/** Brands, for operators. */
import { VERDICTS } from '../../base/outcomes'
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { BRAND_STATES, OpsBrand } from '../../entities/market/catalogue'
import { Empty, Id, Line, ListOf, Page, PageSize } from '../../base/fields'
import { answering, codes, codesById, Ground, oneOf, Picture, remark, version } from './parts'

const data = answering('brand', OpsBrand)

/** Suggested brands first, then by name; `q` is a part of the name. */
export const opsBrands = defineCall('opsBrands', {
  summary: 'Brands, for operators.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(100)),
    state: Type.Optional(oneOf(BRAND_STATES)),
  }),
  data: ListOf(OpsBrand),
  codes,
})

/** Creates a listed brand, or changes one. Its name is unique, ignoring case: another one is refused as `taken`. */
export const opsBrandSave = defineCall('opsBrandSave', {
  summary: 'Creates or changes a brand.',
  fields: Type.Object({
    brand_id: Type.Optional(Id),
    version,
    name: Type.Optional(Line(80)),
    image: Type.Optional(Picture),
    ground: Type.Optional(Ground),
  }),
  data,
  codes: codesById,
})

/** Moves all products of one brand to another one, and removes the first. */
export const opsBrandMerge = defineCall('opsBrandMerge', {
  summary: 'Merges a brand into another.',
  fields: Type.Object({ from_id: Id, to_id: Id }),
  data,
  codes: codesById,
})

/** Removes a brand without products; others are refused as not_allowed. */
export const opsBrandRemove = defineCall('opsBrandRemove', {
  summary: 'Removes an unused brand.',
  fields: Type.Object({ brand_id: Id }),
  data: Empty,
  codes: codesById,
})

/**
 * Lists (1) or refuses (-1) a brand that a shop suggested, and tells the shop. The products of a refused one move to the
 * brand `to_id`, which is required if there are any.
 */
export const opsBrandDecide = defineCall('opsBrandDecide', {
  summary: 'Accepts or refuses a suggested brand.',
  fields: Type.Object({
    brand_id: Id,
    state: Type.Union(VERDICTS.map((state) => Type.Literal(state))),
    to_id: Type.Optional(Id),
    version,
    remark,
  }),
  data,
  codes: codesById,
})
