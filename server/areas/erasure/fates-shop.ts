/** The tables of the shops, their goods and the desk. */
import { MINE, nobodys, type TableFate } from './fate'

const CATALOGUE = 'the catalogue'
const SETTING = 'a setting of the platform'

export const SHOP: Readonly<Record<string, TableFate>> = {
  shops: {
    of: 'owner_user_id = $user',
    file: 'account',
    anonymous: { name: "'Closed shop'", address: "''", texts: "'{}'::jsonb" },
    kept: {
      'orders of others point to it': 'id image ground rate free_shipping_from_minor owner_user_id trusted created_at',
      'nobody finds it any more': 'hidden_at',
    },
  },
  shop_shipping_methods: nobodys(CATALOGUE, 'shop_id method names cost_minor eta_from_days eta_to_days position'),
  brands: nobodys(CATALOGUE, 'id name image ground'),
  categories: nobodys(CATALOGUE, 'id parent_id names image ground position'),
  products: nobodys(
    CATALOGUE,
    `id shop_id brand_id category_id names descriptions short_descriptions image ground price_minor special_price_minor
     list_price_minor tax_rate_bps rate_sum review_count rate sold sold_30d popularity state withdrawn listed_at search_text
     version updated_at updated_by created_at`,
  ),
  earlier_sales: nobodys('how much of a product was sold, and nothing of to whom', 'product_id day pieces'),
  product_images: nobodys(CATALOGUE, 'product_id position path'),
  product_options: nobodys(CATALOGUE, 'product_id option names values position'),
  skus: nobodys(CATALOGUE, 'id sku product_id shop_id options price_minor special_price_minor stock image withdrawn'),
  stock_adjustments: {
    of: MINE,
    file: 'account',
    anonymous: { note: "''" },
    kept: { 'what came into the stock or left it, and when': 'id sku_id delta reason user_id at' },
  },
  flash_deals: nobodys(CATALOGUE, 'id product_id price_minor starts_at ends_at left'),
  articles: nobodys(CATALOGUE, 'id title summary content image ground category_id published_at'),
  currencies: nobodys(SETTING, 'code symbol rate sort'),
  wallet_kinds: nobodys(SETTING, 'code name currency sort'),
  adverts: nobodys(SETTING, 'id position image ground title text link sort active'),
  settings: nobodys(SETTING, 'name value'),
  shop_requests: {
    of: MINE,
    file: 'account',
    anonymous: { note: "''", remark: "''" },
    kept: {
      'what came into the stock, and when':
        'id type user_id shop_id product_id sku_id qty state withdrawn decided_at created_at',
    },
  },
  audits: nobodys(
    'what operators and sellers did, which nobody can change: what they offer, states and ids, and no name',
    'id operator_id action subject subject_id user_id remark before after at',
  ),
}
