/** Roles and ownership: every call of the contract, and every id among its fields. */
import type { TSchema } from '@sinclair/typebox'
import { calls } from '@contract/all-calls'
import type { AnyCall } from '@contract/endpoints/all'
import type { Call } from '@contract/calls/call'
import { Code, SUCCESS } from '@contract/base/codes'
import { Id } from '@contract/base/fields'
import { ok, refusedFields, send, type Wire } from '../support/client'
import { fingerprint, quoted, sql } from '../support/control'
import { dealt } from '../support/dealt'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { CALL_NAMES, prepared } from '../support/prepared'
import { newSeller } from '../support/sellers'

const described = (name: AnyCall): Call => calls[name]

describe('a call of one role [role.calls]', () => {
  const guarded = CALL_NAMES.flatMap((name) => {
    const { role } = described(name).endpoint
    return role ? [{ name, role }] : []
  })

  it.each(dealt('role', guarded))(
    '$name is refused to everyone except its $role [call.$name] [wire.unchanged]',
    async ({ name, role }) => {
      const { wire } = await prepared(name)
      const others = {
        buyer: await newBuyer(),
        ...(role === 'seller' ? { operator: await newOperator() } : { seller: await newSeller() }),
      }
      const before = await fingerprint()
      for (const [who, { token }] of Object.entries(others)) {
        const { code, data } = await send(name, wire, { token })
        const expected = { who, code: Code.operationFailed, data: { reason: 'permission' } }
        expect({ who, code, data }).toEqual(expected)
      }
      expect(await fingerprint()).toBe(before)
    },
  )

  it('is refused after the role is removed, even if the session continues', async () => {
    const operator = await newOperator()
    await sql(`update users set role = 'buyer' where email = ${quoted(operator.email)} returning id::text`)
    const { code } = await send('opsOrders', {}, operator)
    expect(code).toBe(Code.operationFailed)
  })
})

describe('a call of a shop [role.shop-calls]', () => {
  const ofShops = CALL_NAMES.filter((name) => described(name).endpoint.ofShop).map((name) => ({ name }))
  const withoutShop = async (name: AnyCall) => {
    const { wire, token } = await prepared(name)
    const { shop_id: _, ...rest } = wire
    return { wire: rest, token }
  }

  it.each(dealt('shop-calls-refused', ofShops))(
    '$name is refused to buyers before its fields are read, and to a seller without an approved application [call.$name] [wire.unchanged]',
    async ({ name }) => {
      const { wire } = await withoutShop(name)
      const buyer = await newBuyer()
      const former = await newSeller()
      const mine = `(select id from users where email = ${quoted(former.email)})`
      await sql(`update sellers set state = -1 where user_id = ${mine} returning user_id::text`)
      const before = await fingerprint()
      const answers = [await send(name, {}, buyer), await send(name, wire, buyer), await send(name, wire, former)]
      const refused = { code: Code.operationFailed, data: { reason: 'permission' } }
      for (const { code, data } of answers) expect({ code, data }).toEqual(refused)
      expect(await fingerprint()).toBe(before)
    },
  )

  it.each(dealt('shop-calls-operators', ofShops))(
    '$name works for operators with any shop, which they must name [call.$name] [answer.1000009] [answer.2000019]',
    async ({ name }) => {
      const { wire } = await withoutShop(name)
      const operator = await newOperator()
      const unnamed = await send(name, wire, operator)
      expect([unnamed.code, refusedFields(unnamed)]).toEqual([Code.missingParameters, ['shop_id']])
      expect((await send(name, { ...wire, shop_id: '999999999' }, operator)).code).toBe(Code.notFound)
    },
  )

  it.each(dealt('shop-calls-sellers', ofShops))(
    '$name works for sellers only with their own shop, even if they name another [call.$name]',
    async ({ name }) => {
      const { wire, token } = await withoutShop(name)
      const other = await newSeller()
      expect((await send(name, { ...wire, shop_id: other.shopId }, { token })).code).toBe(SUCCESS)
    },
  )
})

/** The id fields of a call, at any depth, by name. */
function idFields(schema: TSchema, name = ''): string[] {
  if (schema.pattern === Id.pattern) return [name]
  const choices = (schema.anyOf ?? []) as TSchema[]
  const inside = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  const keys = Object.keys((schema.patternProperties ?? {}) as object)
  return [
    ...choices.flatMap((choice) => idFields(choice, name)),
    ...(schema.type === 'array' ? idFields(schema.items as TSchema, name) : []),
    ...inside.flatMap(([field, inner]) => idFields(inner, name || field)),
    ...(keys.includes(Id.pattern ?? '') ? [name] : []),
  ]
}

/** Public ids: the catalogue and the blog. */
const OPEN: readonly string[] = [
  'article_id',
  'product_id',
  'category_id',
  'brand_id',
  'shop_id',
  'ids',
  'shipping_methods',
]
const OPEN_OF: Partial<Record<AnyCall, readonly string[]>> = {
  brand: ['id'],
  category: ['a'],
  shop: ['a'],
  cartQuote: ['items'],
  cartMerge: ['items'],
}

/** The ids that belong to one user, and the answer to another user. */
const { notFound, orderUnknown, sellerFailed, returnFailed, invalidParameter, couponCode } = Code
const OWNED: Partial<Record<AnyCall, Readonly<Record<string, number>>>> = {
  loginByOrder: { order_id: Code.wrongCode },
  sendOrderLink: { order_id: Code.wrongCode },
  updateUser: { avatar: notFound, address: notFound },
  recharge: { proof: notFound },
  withdrawRecall: { id: notFound },
  applySeller: { id_front: sellerFailed, id_back: sellerFailed, signature: sellerFailed },
  updateStore: { logo: notFound },
  applyProduct: { product_id: notFound },
  sellerProduct: { product_id: notFound },
  sellerProductSave: {
    product_id: notFound,
    images: invalidParameter,
    options: invalidParameter,
    skus: invalidParameter,
  },
  sellerProductState: { product_ids: notFound },
  sellerProductCopy: { product_id: notFound },
  sellerProductRemove: { product_id: notFound },
  sellerProductLog: { product_id: notFound },
  sellerPrices: { items: notFound },
  sellerStockLog: { sku_id: notFound },
  sellerStockSet: { items: notFound },
  sellerImportPictures: { import_id: notFound },
  sellerImportApply: { import_id: notFound },
  sellerImportState: { import_id: notFound },
  sellerImportErrors: { import_id: notFound },
  sellerOrder: { order_id: orderUnknown },
  sellerOrderAccept: { order_ids: orderUnknown },
  sellerOrderShip: { order_id: orderUnknown, items: invalidParameter },
  sellerOrderParcel: { order_id: orderUnknown, parcel_id: notFound },
  sellerOrderDeliver: { order_id: orderUnknown },
  sellerOrderDecline: { order_id: orderUnknown },
  sellerOrderSlips: { order_ids: orderUnknown },
  sellerMessages: { order_id: orderUnknown },
  sellerMessageSend: { order_id: orderUnknown },
  sellerMessagesRead: { order_id: orderUnknown, message_id: notFound },
  sellerRefundAnswer: { refund_id: notFound },
  sellerReviewReply: { review_id: notFound },
  sellerReviewReport: { review_id: notFound },
  sellerCouponChange: { coupon_id: notFound },
  sellerCouponEnd: { coupon_id: notFound },
  sellerShopSave: { logo: notFound },
  addressAdd: { address_id: notFound },
  defaultAddress: { address_id: notFound },
  removeAddress: { address_id: notFound },
  noticeRead: { id: notFound },
  favoriteRemove: { favorite_id: notFound },
  cartSelectOne: { item_id: notFound },
  cart: { basket_id: notFound },
  cartAddCoupon: { basket_id: notFound },
  // the answer says only that the coupon does not exist
  cartCancelCoupon: { basket_id: couponCode },
  checkout: { address_id: notFound, basket_id: notFound },
  checkoutQuote: { address_id: notFound, basket_id: notFound },
  submitOrder: { address_id: notFound, quote_id: notFound, basket_id: notFound },
  sessionEnd: { session_id: notFound },
  paymentStart: { order_ids: orderUnknown },
  paymentState: { payment_id: notFound },
  order: { order_id: orderUnknown },
  orderCancel: { order_id: orderUnknown },
  orderComplete: { order_id: orderUnknown },
  orderMessages: { order_id: orderUnknown },
  orderMessageSend: { order_id: orderUnknown },
  orderMessagesRead: { order_id: orderUnknown, message_id: notFound },
  track: { order_id: orderUnknown },
  reorder: { order_id: orderUnknown },
  invoice: { order_id: orderUnknown },
  refund: { order_id: orderUnknown, items: returnFailed, images: returnFailed },
  refundCancel: { refund_id: notFound },
  submitReview: { item_id: notFound, images: invalidParameter },
}

/** Another user's basket from "Buy now". */
async function theirBasket(): Promise<Wire> {
  const { productId } = await newItem()
  const { basket_id } = await ok('cartAdd', { product_id: productId, qty: 1, buy_now: true }, await newBuyer())
  if (basket_id === undefined) throw new Error('Buy now answers a basket')
  return { basket_id }
}

/** Another user's input with a field, if the call's valid input has none. */
async function theirsWith(field: string): Promise<Wire> {
  if (field === 'address_id') return (await prepared('removeAddress')).wire
  if (field === 'basket_id') return theirBasket()
  throw new RangeError(`nobody else has a ${field}`)
}

describe('an id among the fields of a call [wire.foreign-id]', () => {
  const all = CALL_NAMES.flatMap((name) => {
    const { fields, endpoint } = described(name)
    // Operators may access these for every user.
    return endpoint.role === 'operator' ? [] : [...new Set(idFields(fields))].map((field) => ({ name, field }))
  })
  const isOpen = ({ name, field }: { name: AnyCall; field: string }) =>
    OPEN_OF[name]?.includes(field) === true || (OPEN.includes(field) && OWNED[name]?.[field] === undefined)

  it('is listed as public or as belonging to one user', () => {
    const unknown = all.filter((each) => !isOpen(each) && OWNED[each.name]?.[each.field] === undefined)
    expect(unknown).toEqual([])
  })

  it.each(all.filter((each) => !isOpen(each)))(
    '$field of $name is refused if it belongs to another user [call.$name] [wire.unchanged]',
    async ({ name, field }) => {
      const mine = await prepared(name)
      const good = (await prepared(name)).wire
      const theirs = good[field] === undefined ? await theirsWith(field) : good
      const before = await fingerprint()
      const { code } = await send(name, { ...mine.wire, [field]: theirs[field] ?? '' }, { token: mine.token })
      expect(code).toBe(OWNED[name]?.[field])
      expect(await fingerprint()).toBe(before)
    },
  )
})
