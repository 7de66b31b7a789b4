/** Input that the calls of shops must accept. */
import type { Fields } from '@contract/all-calls'
import { at, one } from '@contract/rules/lists'
import { ok } from '../client'
import { sql } from '../control'
import { daysFromNow, newTerms, newVoucher } from '../coupons'
import { csvOf } from '../csv-files'
import { newOpinion, newRequest, newSale } from '../seller-orders'
import { newItem } from '../new-product'
import { newStall } from '../operators'
import { newSeller, uploaded, type Seller } from '../sellers'
import { figuresInput, inShop } from './figures-input'

/** An existing category and an existing brand. */
export async function shelf() {
  const [row] = await sql<{ category_id: string; brand_id: string }>(
    'select (select max(id) from categories where updated_by is null)::text as category_id, (select min(id) from brands)::text as brand_id',
  )
  return row
}

/** The fields that an editor sends for a new product with two variants, one of them with a special price. */
export async function newProduct(seller: Seller): Promise<Fields<'sellerProductSave'>> {
  const names = (en: string, es: string) => ({ names_en: en, names_es: es })
  const size = { option: 'size', ...names('Size', 'Tamaño') }
  const picture = { upload_id: await uploaded(seller, 'product') }
  return {
    ...(await shelf()),
    name_en: 'Salt-glazed mug',
    name_es: 'Taza esmaltada',
    description_en: 'Holds 300 ml.',
    ground: 'clay',
    tax_rate: 700,
    images: [picture],
    options: [
      {
        ...size,
        values: [
          { value: 's', ...names('Small', 'Pequeña'), image: picture },
          { value: 'l', ...names('Large', 'Grande') },
        ],
      },
    ],
    skus: [
      { sku: 'MUG-1', options: { size: 's' }, price: '12.50', special_price: '10.00', stock: 8 },
      { sku: 'MUG-2', options: { size: 'l' }, price: '16', stock: 3 },
    ],
  }
}

/** A seller with such a product, as a draft. */
export async function newDraft(of?: Seller) {
  const seller = of ?? (await newSeller())
  const { product } = await ok('sellerProductSave', await newProduct(seller), seller)
  return { seller, product }
}

/** A change of everything that an editor shows of an existing product, with a new variant that is not on offer yet. */
async function change() {
  const { seller, product } = await newDraft()
  const { product_id, version, skus } = product
  const fields = await newProduct(seller)
  const kept = skus.map(({ sku_id }, place) => ({ ...at(fields.skus ?? [], place), sku_id }))
  const fresh = { sku: 'MUG-0', options: { size: 'm' }, price: '14.00', stock: 2, discontinued: true }
  return { buyer: seller, fields: { ...fields, product_id, version, name_en: 'A larger mug', skus: [fresh, ...kept] } }
}

async function withProduct() {
  const { seller, product } = await newDraft()
  return { buyer: seller, fields: { shop_id: seller.shopId, product_id: product.product_id } }
}

async function withSku() {
  const { seller, skuId: sku_id } = await newStall()
  return { buyer: seller, sku_id }
}

const withSale = async () => {
  const { seller, order_id } = await newSale()
  return { buyer: seller, fields: { shop_id: seller.shopId, order_id } }
}

/** A sale, and one of its two pieces. */
async function withPieces() {
  const { seller, order_id } = await newSale()
  const { item_id } = one((await ok('sellerOrder', { order_id }, seller)).order.products)
  return { seller, order_id, items: [{ item_id, qty: 1 }] }
}

/** What a seller sends who changes every setting of the shop. */
export async function newSettings(seller: Seller) {
  const times = { eta_from: 1, eta_to: 2 }
  return {
    name: 'Grace’s glass',
    logo: await uploaded(seller, 'avatar'),
    text_en: 'Blown by hand.',
    text_es: 'Soplado a mano.',
    returns_en: 'Unused pieces within 30 days.',
    address: '1 Lane, Lisbon',
    ship_within_days: 2,
    low_stock_at: 8,
    away_until: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
    free_from: '40.00',
    methods: [
      { method: 'express', cost: '8.90', ...times },
      { method: 'bicycle', names_en: 'By bicycle', names_es: 'En bicicleta', cost: '2', ...times },
    ],
  }
}

/** An import whose lines can be applied but for one. */
async function withImport() {
  const { seller, sku } = await newStall()
  const file = new Blob([csvOf(['sku', 'stock'], [sku, '7'], ['NOT-THERE', '1'])])
  const { import: made } = await ok('sellerImport', { kind: 'stock' }, { ...seller, file })
  return { buyer: seller, fields: { shop_id: seller.shopId, import_id: made.import_id } }
}

const parcel = { carrier: 'Carteiro', log_sn: 'CT7401000123PT' }

const firstPage = { p: 1, page_size: 5 }

export const sellerInput = {
  ...figuresInput,
  sellerProducts: async () => {
    const { seller, productId } = await newStall()
    const { category_id, brand_id } = (await ok('sellerProduct', { product_id: productId }, seller)).product
    const asked = { q: 'test', state: 'listed' as const, sort: '-price' as const, category_id, brand_id }
    return { buyer: seller, fields: { ...firstPage, ...asked, shop_id: seller.shopId, stock: 'low' as const } }
  },
  sellerProduct: withProduct,
  sellerProductSave: change,
  sellerProductState: async () => {
    const { seller, product } = await newDraft()
    return { buyer: seller, fields: { product_ids: [product.product_id], to: 'submit' as const } }
  },
  sellerProductCopy: withProduct,
  sellerProductRemove: withProduct,
  sellerProductLog: async () => {
    const { buyer, fields } = await withProduct()
    return { buyer, fields: { ...fields, ...firstPage } }
  },
  sellerPrices: async () => {
    const { buyer, sku_id } = await withSku()
    const was = { price: '12.50', special_price: null }
    return { buyer, fields: { items: [{ sku_id, price: '20.00', special_price: '18.50', was }] } }
  },
  sellerStock: async () => {
    const seller = await newSeller()
    await newItem({ shopId: seller.shopId, stock: 2 })
    return { buyer: seller, fields: { ...firstPage, q: 'goods', stock: 'low' as const } }
  },
  sellerStockLog: async () => {
    const { buyer, sku_id } = await withSku()
    return { buyer, fields: { ...firstPage, sku_id } }
  },
  sellerStockSet: async () => {
    const { buyer, sku_id } = await withSku()
    const items = [{ sku_id, stock: 12, was: 20 }]
    return { buyer, fields: { items, reason: 'damage' as const, note: 'Broken on the way' } }
  },
  sellerImport: async () => {
    const seller = await newSeller()
    return { buyer: seller, fields: { shop_id: seller.shopId, kind: 'stock' as const } }
  },
  sellerImportPictures: withImport,
  sellerImportApply: async () => {
    const { buyer, fields } = await withImport()
    return { buyer, fields: { ...fields, skip_errors: true } }
  },
  sellerImportState: withImport,
  sellerImports: async () => {
    const { buyer, fields } = await withImport()
    return { buyer, fields: { ...firstPage, shop_id: fields.shop_id } }
  },
  sellerImportErrors: withImport,
  sellerExport: async () => {
    const { seller } = await newStall()
    return { buyer: seller, fields: { shop_id: seller.shopId, kind: 'products' as const } }
  },
  sellerOrders: async () => {
    const { seller, goods } = await newSale('to_be_shipped')
    const asked = { tab: 'to_ship' as const, q: goods.sku, from: '2026-01-01', until: '2099-12-31' }
    const only = { late: false, unanswered: false, partly_sent: false }
    return { buyer: seller, fields: { ...firstPage, ...asked, ...only, shop_id: seller.shopId } }
  },
  sellerOrder: withSale,
  sellerOrderAccept: async () => {
    const { seller, order_id } = await newSale()
    return { buyer: seller, fields: { shop_id: seller.shopId, order_ids: [order_id] } }
  },
  sellerOrderShip: async () => {
    const { seller, order_id, items } = await withPieces()
    return { buyer: seller, fields: { shop_id: seller.shopId, order_id, ...parcel, items } }
  },
  sellerOrderParcel: async () => {
    const { seller, order_id, items } = await withPieces()
    const { order } = await ok('sellerOrderShip', { order_id, ...parcel, items }, seller)
    const { parcel_id } = one(order.parcels)
    return { buyer: seller, fields: { shop_id: seller.shopId, order_id, ...parcel, parcel_id } }
  },
  sellerOrderDecline: async () => {
    const { buyer, fields } = await withSale()
    return { buyer, fields: { ...fields, reason: 'The last one broke on the shelf' } }
  },
  sellerOrderSlips: async () => {
    const { seller, order_id } = await newSale()
    return { buyer: seller, fields: { shop_id: seller.shopId, order_ids: [order_id], link: true } }
  },
  sellerRefunds: async () => {
    const { seller } = await newRequest()
    return { buyer: seller, fields: { ...firstPage, shop_id: seller.shopId, state: 'waiting' as const } }
  },
  sellerRefundAnswer: async () => {
    const { seller, refund_id } = await newRequest()
    const answer = { answer: 'approve' as const, remark: 'We are sorry', restock: true }
    return { buyer: seller, fields: { shop_id: seller.shopId, refund_id, ...answer } }
  },
  sellerReviews: async () => {
    const { seller, goods } = await newOpinion()
    const asked = { star: 4, answered: false, product_id: goods.productId }
    return { buyer: seller, fields: { ...firstPage, ...asked, shop_id: seller.shopId } }
  },
  sellerReviewReply: async () => {
    const { seller, review_id } = await newOpinion()
    return { buyer: seller, fields: { shop_id: seller.shopId, review_id, text: 'Thank you, and enjoy it.' } }
  },
  sellerReviewReport: async () => {
    const { seller, review_id } = await newOpinion()
    return { buyer: seller, fields: { shop_id: seller.shopId, review_id, reason: 'It is about another product' } }
  },
  sellerCoupons: async () => {
    const { seller } = await newVoucher()
    return { buyer: seller, fields: { ...firstPage, shop_id: seller.shopId, q: 'C', state: 'running' as const } }
  },
  sellerCouponCreate: async () => {
    const { buyer, fields } = await inShop()
    const terms = {
      ...newTerms(),
      percent: 15,
      min: '20',
      max: '7.50',
      starts_at: daysFromNow(1),
      uses_max: 9,
      offered: true,
    }
    return { buyer, fields: { ...fields, ...terms } }
  },
  sellerCouponChange: async () => {
    const { seller, coupon_id } = await newVoucher()
    const change = { coupon_id, version: 1, ends_at: daysFromNow(9), uses_max: 5, offered: false }
    return { buyer: seller, fields: { shop_id: seller.shopId, ...change } }
  },
  sellerCouponEnd: async () => {
    const { seller, coupon_id } = await newVoucher()
    return { buyer: seller, fields: { shop_id: seller.shopId, coupon_id, version: 1 } }
  },
  sellerCategories: inShop,
  sellerBrands: async () => {
    const { buyer, fields } = await inShop()
    return { buyer, fields: { ...fields, ...firstPage, q: 'a' } }
  },
  sellerHome: inShop,
  sellerShop: inShop,
  sellerShopSave: async () => {
    const { buyer, fields } = await inShop()
    const { version } = (await ok('sellerShop', {}, buyer)).shop
    return { buyer, fields: { ...fields, ...(await newSettings(buyer)), version } }
  },
  sellerSession: async () => ({ fields: { ptoken: (await ok('sellerPass', {}, await newSeller())).ptoken } }),
  sellerOrderDeliver: async () => {
    const { seller, order_id } = await newSale('in_transit')
    await sql(`update orders set shipped_at = now() - interval '4 days' where id = ${order_id} returning id::text`)
    return { buyer: seller, fields: { shop_id: seller.shopId, order_id } }
  },
}
