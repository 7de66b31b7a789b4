import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { INTAKE_MAX } from '../../constants'
import { SHOP_REQUEST_TYPES, ShopRequest } from '../../entities/shop-request'
import { Id, Line, ListOf, Page, PageSize } from '../../fields'

const note = Type.Optional(Type.String({ maxLength: 500 }))
const data = Type.Object({ request: ShopRequest })

/**
 * Requests to sell a product of the caller's shop that is not on sale; one request at a time [rule.notice-types]. Refused as
 * not_allowed, with what is `missing`, for one without a picture or a variant on offer.
 */
export const applyProduct = defineCall('applyProduct', {
  summary: 'Requests approval of one of the caller’s products.',
  fields: Type.Object({ product_id: Id, note }),
  data,
  codes: [Code.notFound, Code.operationFailed],
})

/** Requests to add pieces of a variant of the caller's shop to the stock [rule.notice-types]. */
export const applyStorage = defineCall('applyStorage', {
  summary: 'Requests a stock intake.',
  fields: Type.Object({ sku: Line(64), qty: Type.Integer({ minimum: 1, maximum: INTAKE_MAX }), note }),
  data,
  codes: [Code.notFound, Code.operationFailed],
})

/** The requests of the caller's shop, newest first. */
export const shopRequests = defineCall('shopRequests', {
  summary: 'The requests of the caller’s shop to the operators.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    type: Type.Optional(Type.Union(SHOP_REQUEST_TYPES.map((type) => Type.Literal(type)))),
  }),
  data: ListOf(ShopRequest),
  codes: [Code.operationFailed],
})
