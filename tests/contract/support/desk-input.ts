/** Input that the calls of a shop's desk must accept. */
import type { Fields } from '@contract/all-calls'
import { ok } from './client'
import { sql } from './control'
import { newSale } from './desk-orders'
import { newGoods } from './goods'
import { newStall } from './operators'
import { newSeller, uploaded, type Seller } from './sellers'

/** A category and a brand that are there. */
export async function shelf() {
  const [row] = await sql<{ category_id: string; brand_id: string }>(
    'select (select max(id) from categories)::text as category_id, (select min(id) from brands)::text as brand_id',
  )
  return row
}

/** What an editor sends for a new product with two variants, one of them reduced. */
export async function newProduct(seller: Seller): Promise<Fields<'deskProductSave'>> {
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

/** A seller with such a product, which is a draft. */
export async function newDraft(of?: Seller) {
  const seller = of ?? (await newSeller())
  const { product } = await ok('deskProductSave', await newProduct(seller), seller)
  return { seller, product }
}

/** A change of everything that an editor shows, of a product that is there. */
async function change() {
  const { seller, product } = await newDraft()
  const { product_id, version, skus } = product
  const fields = await newProduct(seller)
  const kept = skus.map(({ sku_id }, place) => ({ ...fields.skus![place], sku_id }))
  return { buyer: seller, fields: { ...fields, product_id, version, name_en: 'A larger mug', skus: kept } }
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

const parcel = { carrier: 'Carteiro', log_sn: 'CT7401000123PT' }

const firstPage = { p: 1, page_size: 5 }

export const deskInput = {
  deskProducts: async () => {
    const { seller, productId } = await newStall()
    const { category_id, brand_id } = (await ok('deskProduct', { product_id: productId }, seller)).product
    const asked = { q: 'test', state: 'listed' as const, sort: '-price' as const, category_id, brand_id }
    return { buyer: seller, fields: { ...firstPage, ...asked, shop_id: seller.shopId, stock: 'low' as const } }
  },
  deskProduct: withProduct,
  deskProductSave: change,
  deskProductState: async () => {
    const { seller, product } = await newDraft()
    return { buyer: seller, fields: { product_ids: [product.product_id], to: 'submit' as const } }
  },
  deskProductCopy: withProduct,
  deskProductRemove: withProduct,
  deskProductLog: async () => {
    const { buyer, fields } = await withProduct()
    return { buyer, fields: { ...fields, ...firstPage } }
  },
  deskPrices: async () => {
    const { buyer, sku_id } = await withSku()
    return { buyer, fields: { items: [{ sku_id, price: '20.00', special_price: '18.50' }] } }
  },
  deskStock: async () => {
    const seller = await newSeller()
    await newGoods({ shopId: seller.shopId, stock: 2 })
    return { buyer: seller, fields: { ...firstPage, q: 'goods', stock: 'low' as const } }
  },
  deskStockLog: async () => {
    const { buyer, sku_id } = await withSku()
    return { buyer, fields: { ...firstPage, sku_id } }
  },
  deskStockSet: async () => {
    const { buyer, sku_id } = await withSku()
    const items = [{ sku_id, stock: 12, was: 20 }]
    return { buyer, fields: { items, reason: 'damage' as const, note: 'Broken on the way' } }
  },
  deskOrders: async () => {
    const { seller, goods } = await newSale('to_be_shipped')
    const asked = { tab: 'to_ship' as const, q: goods.sku, late: false, from: '2026-01-01', until: '2099-12-31' }
    return { buyer: seller, fields: { ...firstPage, ...asked, shop_id: seller.shopId } }
  },
  deskOrder: withSale,
  deskOrderAccept: async () => {
    const { seller, order_id } = await newSale()
    return { buyer: seller, fields: { shop_id: seller.shopId, order_ids: [order_id] } }
  },
  deskOrderShip: async () => {
    const { buyer, fields } = await withSale()
    return { buyer, fields: { ...fields, ...parcel } }
  },
  deskOrderParcel: async () => {
    const { seller, order_id } = await newSale('shipped')
    return { buyer: seller, fields: { shop_id: seller.shopId, order_id, ...parcel } }
  },
  deskOrderDeliver: async () => {
    const { seller, order_id } = await newSale('in_transit')
    await sql(`update orders set shipped_at = now() - interval '4 days' where id = ${order_id} returning id::text`)
    return { buyer: seller, fields: { shop_id: seller.shopId, order_id } }
  },
}
