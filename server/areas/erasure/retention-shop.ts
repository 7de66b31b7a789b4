/** The tables of the shops, their products and what they manage. */
import { deleted, MINE, noPersonalData, type RetentionRule } from './retention'

const CATALOGUE = 'the catalogue'
const OF_MY_IMPORTS = 'import_id in (select id from imports where user_id = $user)'
const SETTING = 'a setting of the platform'

export const SHOP: Readonly<Record<string, RetentionRule>> = {
  shops: {
    of: 'owner_user_id = $user',
    file: 'account',
    anonymous: { name: "'Closed shop'", address: "''", texts: "'{}'::jsonb", returns: "'{}'::jsonb" },
    kept: {
      'orders of others point to it': `id image ground rate free_shipping_from_minor owner_user_id trusted ship_within_days
        low_stock_at away_until version updated_at updated_by commission_bps cash_with
        terms_version created_at`,
      'nobody finds it any more': 'hidden_at',
    },
  },
  settlement_lines: {
    of: MINE,
    file: 'wallet',
    kept: {
      'the books of the marketplace, which tax law asks for; no name is in it':
        'id shop_id user_id kind order_id refund_id goods shipping promotion commission fee net transfer_id at',
    },
  },
  settlement_adjustments: noPersonalData(
    'what operators corrected in a shop’s books, and why',
    'id shop_id amount remark state operator_id second_operator_id transfer_id created_at decided_at',
  ),
  shop_shipping_methods: noPersonalData(
    CATALOGUE,
    'shop_id method names cost_minor eta_from_days eta_to_days position',
  ),
  brands: noPersonalData(
    CATALOGUE,
    'id name image ground state suggested_by search_stale_at version updated_at updated_by',
  ),
  categories: noPersonalData(
    CATALOGUE,
    'id parent_id names image ground position commission_bps size_guide search_stale_at version updated_at updated_by',
  ),
  postal_codes: noPersonalData('what a geocoder answered', 'country zip lang city state asked_at'),
  products: noPersonalData(
    CATALOGUE,
    `id shop_id brand_id category_id names descriptions short_descriptions image ground price_minor special_price_minor
     effective_price_minor in_stock tax_rate_bps rate_sum review_count rate sold sold_30d popularity state hidden listed_at
     search_text version updated_at updated_by created_at`,
  ),
  earlier_sales: noPersonalData('how much of a product was sold, and nothing of to whom', 'product_id day pieces'),
  sales_log: noPersonalData('how much of a product was sold, and nothing of to whom', 'id product_id qty'),
  product_images: noPersonalData(CATALOGUE, 'product_id position path'),
  product_options: noPersonalData(CATALOGUE, 'product_id option names values position'),
  skus: noPersonalData(
    CATALOGUE,
    'id sku product_id shop_id options price_minor special_price_minor stock image discontinued',
  ),
  stock_movements: {
    of: MINE,
    file: 'account',
    anonymous: { note: "''" },
    kept: { 'what came into the stock or left it, and when': 'id sku_id kind reason delta order_id user_id at' },
  },
  dropped_skus: noPersonalData(
    'what the variants were whose stock was kept',
    'id sku product_id shop_id options dropped_at',
  ),
  import_lines: {
    of: OF_MY_IMPORTS,
    deleted: 'import_id line place cells state faults was version was_prices',
  },
  import_pictures: {
    of: OF_MY_IMPORTS,
    deleted: 'id import_id line place product_id sku_id position source state name path rule settled taken_until',
  },
  imports: deleted(
    `id shop_id user_id kind file_name digest state skip_errors lines new_lines changed_lines same_lines wrong_lines
     done_lines failed_lines applied_at finished_at created_at`,
    { file: 'account' },
  ),
  picture_sources: noPersonalData(CATALOGUE, 'shop_id source path at'),
  flash_deals: noPersonalData(
    CATALOGUE,
    'id product_id price_minor starts_at ends_at left version updated_at updated_by',
  ),
  articles: noPersonalData(
    CATALOGUE,
    'id title summary content image ground category_id published_at version updated_at updated_by',
  ),
  policies: noPersonalData(SETTING, 'id name title content version updated_at updated_by'),
  currencies: noPersonalData(SETTING, 'code symbol rate sort active id version updated_at updated_by'),
  currency_rates: noPersonalData('what a currency was worth, and which operator set it', 'id code rate user_id at'),
  wallet_kinds: noPersonalData(SETTING, 'code name currency sort'),
  adverts: noPersonalData(
    SETTING,
    'id position image ground title text link sort active starts_at ends_at version updated_at updated_by',
  ),
  settings: noPersonalData(SETTING, 'name value id version updated_at updated_by'),
  shop_requests: {
    of: MINE,
    file: 'account',
    anonymous: { note: "''", remark: "''" },
    kept: {
      'what came into the stock, and when':
        'id type user_id shop_id product_id sku_id qty version state withdrawn decided_at created_at',
    },
  },
  webhooks: noPersonalData('where the shop sends messages', 'id name url secret events created_at'),
  webhook_deliveries: noPersonalData(
    'what was sent there: ids, states and amounts, which name nobody',
    'id webhook_id key message_id event body state attempts next_at status error sent_at created_at',
  ),
  product_search: noPersonalData(
    CATALOGUE,
    `product_id shop_id brand_id category_id effective_price_minor reduced in_stock rate review_count popularity sold created_at
     tier tokens`,
  ),
  search_queue: noPersonalData(CATALOGUE, 'product_id'),
  search_words: noPersonalData(CATALOGUE, 'id mark form lexeme df'),
  search_typos: noPersonalData(CATALOGUE, 'gone word'),
  search_synonyms: noPersonalData(SETTING, 'id language words version updated_at updated_by'),
  search_terms: noPersonalData(
    'how often something was searched for, by nobody in particular',
    'day term searches empty',
  ),
  jobs: noPersonalData('when the workers last ran', 'name ended_at took_ms failed_at error'),
  audits: noPersonalData(
    'what operators and sellers did, which nobody can change: what they offer, states and ids, and no name',
    'id operator_id action subject subject_id user_id remark before after at',
  ),
}
