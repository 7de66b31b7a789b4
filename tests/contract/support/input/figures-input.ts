/** Input that the calls for a shop's reports, balance and payouts must accept. */
import { freshPayout, newEarner, newSale, thisMonth } from '../seller-orders'
import { PASSWORD } from '../people'
import { newSeller } from '../sellers'

const PERIOD = { from: '2026-11-01', until: '2026-11-30' }
const firstPage = { p: 1, page_size: 5 }

/** A seller, and the shop that every call of a shop names. */
export async function inShop() {
  const buyer = await newSeller()
  return { buyer, fields: { shop_id: buyer.shopId } }
}

const earned = async () => {
  const { seller } = await newEarner()
  return { buyer: seller, fields: { shop_id: seller.shopId } }
}

export const figuresInput = {
  sellerReport: async () => {
    const { buyer, fields } = await inShop()
    return { buyer, fields: { ...fields, ...PERIOD, zone: 'Asia/Tokyo' } }
  },
  sellerReportSales: async () => {
    const { seller } = await newSale()
    return { buyer: seller, fields: { ...firstPage, ...PERIOD, shop_id: seller.shopId, by: 'product' as const } }
  },
  sellerReportIdle: async () => {
    const { buyer, fields } = await inShop()
    return { buyer, fields: { ...fields, ...firstPage, days: 7 } }
  },
  sellerTable: async () => {
    const { buyer, fields } = await inShop()
    return { buyer, fields: { ...fields, list: 'sellerStock' as const, filter: 'stock=low&q=goods' } }
  },
  sellerBalance: earned,
  sellerStatements: earned,
  sellerStatement: async () => {
    const { buyer, fields } = await earned()
    return { buyer, fields: { ...fields, month: thisMonth(), p: 1 } }
  },
  sellerStatementDocument: async () => {
    const { buyer, fields } = await earned()
    return { buyer, fields: { ...fields, month: thisMonth(), as: 'csv' as const, link: true } }
  },
  sellerPayout: async () => {
    const { seller } = await newEarner()
    const fields = { wallet: 'USD', amount: freshPayout(), to: 'wallet' as const, password: PASSWORD }
    return { buyer: seller, fields }
  },
}
