/** Where a sent text can be read again, by call and field. */
import { calls, type Data } from '@contract/all-calls'
import type { AnyCall } from '@contract/endpoints/all'
import type { Endpoint } from '@contract/endpoints/app'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { MARKET_NAME } from '@contract/rules/market-name'
import { call, ok, type Answer } from './client'
import { quoted, sql } from './control'
import { newOperator } from './operators'
import type { Buyer } from './people'

export interface Taken {
  readonly answer: Answer
  /** The sent fields, which contain the text. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly buyer: Partial<Buyer>
}
/** Returns any value; the text is then searched in it. */
type ReadBack = (taken: Taken) => Promise<unknown>

const inAnswer: ReadBack = async ({ answer }) => answer.data

const inAccount = (column: string): ReadBack => {
  return ({ buyer }) => sql(`select ${column} as text from users where email = ${quoted(buyer.email ?? '')}`)
}

/** A password is stored as a hash, so the only check is a login with it. */
const byLogin = (field: string): ReadBack => {
  return async ({ fields, buyer }) => {
    const email = String(fields.email ?? buyer.email)
    const { code } = await call('login', { email, password: String(fields[field]) })
    return code === 200 ? fields[field] : code
  }
}

/** The latest application is at the end of the operators' list; once decided, it does not affect other tests. */
const inApplications: ReadBack = async () => {
  const operator = await newOperator()
  const { count } = await ok('opsApplications', { state: 0, page_size: 1 }, operator)
  const page = await ok('opsApplications', { state: 0, page_size: 1, p: count }, operator)
  await ok('opsApplicationsDecide', { id: one(page.list).id, state: -1 }, operator)
  return page
}

const inOrder: ReadBack = async ({ answer, buyer }) => {
  const { order_id } = one((answer.data as Data<'submitOrder'>).orders)
  return ok('order', { order_id }, buyer)
}

/** The latest action of an operator is the first entry of the audit [role.operator]. */
const inAudits: ReadBack = async () => ok('opsAudits', { page_size: 1 }, await newOperator())

/** The first entry in the stock log of the variant. */
const inStockLog: ReadBack = async ({ fields, buyer }) => {
  const { sku_id } = one(fields.items as { sku_id: string }[])
  return ok('sellerStockLog', { sku_id, page_size: 1 }, buyer)
}

/** What the marketplace is called; it gets its first name back, which other tests read in mails. */
const inMarketName: ReadBack = async () => {
  const { name } = await ok('getCurrency', {})
  const operator = await newOperator()
  const { version = 0 } = (await ok('opsSettings', {}, operator)).list.find((each) => each.name === 'shop') ?? {}
  await ok('opsSettingSave', { name: 'shop', version, value: { name: MARKET_NAME } }, operator)
  return name
}

/** The texts of a product, in every language: its own, and the names of its axes and values. */
const PRODUCT_TEXTS = ['name', 'short_description', 'description', 'options.0.names', 'options.0.values.0.names']
const inProduct = Object.fromEntries(
  PRODUCT_TEXTS.flatMap((prefix) => LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, inAnswer])),
)

/** The texts of a shop, in every language: its own, and the names of its shipping methods. */
const inShop = {
  name: inAnswer,
  address: inAnswer,
  ...Object.fromEntries(
    ['text', 'returns', 'methods.0.names'].flatMap((prefix) =>
      LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, inAnswer]),
    ),
  ),
}

const named = (...prefixes: string[]) =>
  Object.fromEntries(prefixes.flatMap((prefix) => LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, inAnswer])))

const KEPT: { readonly [N in AnyCall]?: Readonly<Record<string, ReadBack>> } = {
  register: { password: byLogin('password'), password_confirm: byLogin('password') },
  registerGuest: { name: inAnswer },
  registerFromGuest: { password: byLogin('password') },
  forgotReset: { password: byLogin('password') },
  updateUser: {
    new_password: byLogin('new_password'),
    bank_name: inAccount('bank_name'),
    bank_account_name: inAccount('bank_account_name'),
    bank_account_number: inAccount('bank_account_number'),
    bank_routing_number: inAccount('bank_routing_number'),
    virtual_wallet: inAccount('virtual_wallet'),
  },
  addressAdd: { name: inAnswer, street: inAnswer, zip: inAnswer, city: inAnswer, state: inAnswer },
  applySeller: { shop_name: inApplications, address: inApplications },
  updateStore: { name: inAnswer, text: inAnswer, address: inAnswer },
  recharge: { remark: inAnswer },
  submitOrder: { order_remark: inOrder },
  orderCancel: { cancel_remark: inAnswer },
  refund: { reason: inAnswer },
  submitReview: { summary: inAnswer, review_content: inAnswer },
  opsShip: { carrier: inAnswer },
  opsApplicationsDecide: { remark: inAnswer },
  opsRechargesDecide: { remark: inAnswer },
  opsWithdrawalsDecide: { remark: inAnswer },
  opsRefundsDecide: { remark: inAnswer },
  opsStorageDecide: { remark: inAnswer },
  opsWebhookSave: { name: inAnswer },
  applyProduct: { note: inAnswer },
  applyStorage: { note: inAnswer },
  opsCategorySave: named('names'),
  opsBrandSave: { name: inAnswer },
  opsSynonymSave: { 'words.0': inAnswer },
  opsAdvertSave: named('title', 'text'),
  opsArticleSave: named('title', 'summary', 'content'),
  opsPolicySave: named('title', 'content'),
  opsCurrencySave: { symbol: inAnswer },
  opsSetupBase: { name: inMarketName },
  opsSetupShop: {
    name: async ({ answer }) =>
      sql(`select name from shops where id = ${(answer.data as { shop_id: string }).shop_id}`),
  },
  sellerProductSave: {
    ...inProduct,
    brand_name: ({ answer }) =>
      sql(`select name from brands where id = ${(answer.data as { product: { brand_id: string } }).product.brand_id}`),
  },
  sellerStockSet: { note: inStockLog },
  sellerShopSave: inShop,
  sellerOrderDecline: { reason: inAnswer },
  sellerRefundAnswer: { remark: inAnswer },
  orderMessageSend: { text: inAnswer },
  sellerMessageSend: { text: inAnswer },
  sellerReviewReply: { text: inAnswer },
  sellerReviewReport: { reason: inAudits },
  sellerOrderShip: { carrier: inAnswer },
  sellerOrderParcel: { carrier: inAnswer },
}

/** Texts that are not stored: a filter, and a variant for a product without variants. */
const KEPT_NOWHERE: { readonly [N in AnyCall]?: readonly string[] } = {
  sellerSession: ['ptoken'],
  getAllBrand: ['q'],
  cartAdd: ['custom_option_sku'],
  cartUpdate: ['custom_option_sku'],
  cartMerge: ['items.0.custom_option_sku'],
  cartQuote: ['items.0.custom_option_sku'],
}

/** How to read a text again: null if it is not stored, undefined if it is not listed here. */
export function readBackOf(name: AnyCall, field: string): ReadBack | null | undefined {
  const { method, role } = calls[name].endpoint as Endpoint
  if (method === 'GET' || KEPT_NOWHERE[name]?.includes(field)) return null
  return KEPT[name]?.[field] ?? (role === 'operator' && field === 'remark' ? inAudits : undefined)
}
