/** The calls of becoming a seller, and of a store. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { INTAKE_MAX } from '../base/constants'
import { SHOP_REQUEST_TYPES, ShopRequest } from '../entities/shop-request'
import { Store, StoreDashboard, StoreShipping } from '../entities/store'
import { Id, Line, ListOf, Page, PageSize, OutcomeField } from '../base/fields'

/**
 * Applies to become a seller. The contact person has a name in Latin letters; the pictures are uploads of the caller
 * with the purposes id, id and signature. If an application is pending or has succeeded, the answer is 2000016 with
 * its state; after a failed one, a new one is possible.
 */
export const applySeller = defineCall('applySeller', {
  summary: 'Applies to become a seller.',
  fields: Type.Object({
    shop_name: Line(200),
    contact_person: Line(200),
    id_front: Id,
    id_back: Id,
    signature: Id,
    address: Line(1000),
  }),
  data: Type.Object({ state: OutcomeField }),
  codes: [Code.sellerFailed, Code.sellerAgain, Code.operationFailed],
})

/**
 * A code that opens the seller site once, within 60 seconds, as the `ptoken` of its link; only for sellers
 * [rule.seller-link].
 */
export const sellerPass = defineCall('sellerPass', {
  summary: 'A one-time code that logs the seller in to the console.',
  fields: Type.Object({}),
  data: Type.Object({ ptoken: Type.String() }),
  codes: [Code.operationFailed],
})

const Note = Type.Optional(Type.String({ maxLength: 500 }))
const Requested = Type.Object({ request: ShopRequest })

/**
 * Requests to sell a product of the caller's shop that is not on sale; one request at a time [rule.notice-types]. Refused as
 * not_allowed, with what is `missing`, for one without a picture or a variant on offer.
 */
export const applyProduct = defineCall('applyProduct', {
  summary: 'Requests approval of one of the caller’s products.',
  fields: Type.Object({ product_id: Id, note: Note }),
  data: Requested,
  codes: [Code.notFound, Code.operationFailed],
})

/** Requests to add pieces of a variant of the caller's shop to the stock [rule.notice-types]. */
export const applyStorage = defineCall('applyStorage', {
  summary: 'Requests a stock intake.',
  fields: Type.Object({ sku: Line(64), qty: Type.Integer({ minimum: 1, maximum: INTAKE_MAX }), note: Note }),
  data: Requested,
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

/** The figures and settings of the caller's own store; only for sellers. */
export const storeDashboard = defineCall('storeDashboard', {
  summary: 'The sales of the caller’s shop.',
  fields: Type.Object({}),
  data: StoreDashboard,
  codes: [Code.operationFailed],
})

/**
 * Changes the fields of the caller's store that are sent; only for sellers. The text is stored in the language of the
 * call; an empty one deletes it. Returns the store.
 */
export const updateStore = defineCall('updateStore', {
  summary: 'Changes the caller’s shop.',
  fields: Type.Object({
    name: Type.Optional(Line(200)),
    /** The id of an upload of the caller with the purpose avatar. */
    logo: Type.Optional(Id),
    text: Type.Optional(Type.String({ maxLength: 5_000 })),
    address: Type.Optional(Line(1000)),
    shipping: Type.Optional(StoreShipping),
  }),
  data: Store,
  codes: [Code.operationFailed, Code.notFound],
})
