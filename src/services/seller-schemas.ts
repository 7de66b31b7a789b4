// Written by `npm run schemas` from contract/; tools/answer-schemas/shape.ts says how it reads.
import type { ShopCall } from '@contract/endpoints/shop'

/** What the screens for sellers take apart in the answer of each call; nothing of those that are not named. */
export const SELLER_SCHEMAS: Partial<Record<ShopCall, string>> = {
  sellerStock: '{list:[{options:{},price:$}]}',
  sellerOrders:
    '{list:[{grand_total:$,products:[{custom_option_info:[{}],price:$,row_price:$,coupon_share:$}],parcels:[{items:[{}]}],actions:[]}],counts:{}}',
  sellerOrder:
    '{order:{grand_total:$,products:[{custom_option_info:[{}],price:$,row_price:$,coupon_share:$}],parcels:[{items:[{}]}],actions:[],product_total:$,coupon_cost:$,shipping_cost:$,tax_total:$,refunds:[{amount:$,items:[{}]}],timeline:[{}],track:[{}]}}',
  sellerOrderAccept: '{done:[],refused:[{}]}',
  sellerReviews: '{list:[{images:[]}]}',
  sellerBalance:
    '{balance:$,held:$,terms:{card_fee_fixed:$},last:[{goods:$,shipping:$,promotion:$,commission:$,fee:$,net:$}]}',
  sellerPayout: '{balance:$,record:{amount:$,actual_amount:$,balance_after:$}}',
}
