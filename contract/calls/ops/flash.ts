/** Flash deals, for operators. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { STOCK_MAX } from '../../base/constants'
import { FLASH_STATES, OpsFlash } from '../../entities/market/catalogue'
import { Id, Line, ListOf, Page, PageSize, Time } from '../../base/fields'
import { answering, codes, codesById, oneOf, version } from './parts'

const data = answering('flash', OpsFlash)
const pieces = Type.Integer({ minimum: 1, maximum: STOCK_MAX })

/** Those that end last first; `q` is a part of the product's names or a SKU. */
export const opsFlash = defineCall('opsFlash', {
  summary: 'Flash deals, for operators.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(100)),
    state: Type.Optional(oneOf(FLASH_STATES)),
  }),
  data: ListOf(OpsFlash),
  codes,
})

/**
 * Creates a flash deal, or changes one that has not ended. Its price is below that of every variant on offer, and a product
 * has one deal at a time: both are refused at their field. `left_was` is the number of pieces that was read: what was
 * sold meanwhile stays sold.
 */
export const opsFlashSave = defineCall('opsFlashSave', {
  summary: 'Creates or changes a flash deal.',
  fields: Type.Object({
    flash_id: Type.Optional(Id),
    version,
    /** Only of a new one. */
    product_id: Type.Optional(Id),
    /** USD. */
    price: Type.Optional(Type.String({ pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$' })),
    starts_at: Type.Optional(Time),
    ends_at: Type.Optional(Time),
    left: Type.Optional(pieces),
    left_was: Type.Optional(Type.Integer({ minimum: 0, maximum: STOCK_MAX })),
  }),
  data,
  codes: codesById,
})

/** Ends a deal at once. Orders that were placed with it keep their price. */
export const opsFlashEnd = defineCall('opsFlashEnd', {
  summary: 'Ends a flash deal.',
  fields: Type.Object({ flash_id: Id }),
  data,
  codes: codesById,
})
