/** The tables of orders, payments and refunds. */
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '@contract/base/languages'
import { textsOf } from '../../kernel/text/catalogue'
import { deleted, MINE, noPersonalData, type RetentionRule } from './retention'

const BOOKS = 'the books of the shop, which tax law asks for; no name is in it'
const NUMBER = 'a number that names nobody'
const ORDER = 'order_id in (select id from orders where user_id = $user)'
const REFUND = 'refund_id in (select id from refunds where user_id = $user)'
const PAYMENT = 'payment_id in (select id from payments where user_id = $user)'

/** The author of a review after erasure, in the review's language, as SQL. */
function formerCustomer(): string {
  const names = textsOf('erasure.former_customer')
  const cases = LANGUAGE_CODES.map((language) => `when '${language}' then '${names[language].replace(/'/g, "''")}'`)
  return `case language ${cases.join(' ')} else '${names[FALLBACK_LANGUAGE]}' end`
}

export const PURCHASES: Readonly<Record<string, RetentionRule>> = {
  cart_lines: deleted('id user_id sku_id qty selected seen_price_minor created_at', { file: 'account' }),
  basket_lines: deleted('id basket_id sku_id qty', {
    of: 'basket_id in (select id from baskets where user_id = $user)',
    file: 'account',
  }),
  baskets: deleted('id user_id sku_id qty coupon_id created_at', { file: 'account' }),
  cart_coupons: deleted('user_id coupon_id created_at', { file: 'account' }),
  quotes: deleted('id user_id address_id shipping_methods fingerprint grand_total created_at expires_at used_at'),
  coupons: noPersonalData(
    'the terms of a coupon',
    `id shop_id code kind amount_minor percent max_minor min_minor starts_at ends_at uses_max offered uses created_at
      version updated_at updated_by`,
  ),
  coupon_uses: {
    of: MINE,
    file: 'orders',
    // an account that has used the same coupon keeps its own use; that of the guest stays with the order
    claimed: {
      where: `returned_at is not null or not exists (select from coupon_uses o
        where o.user_id = $user and o.coupon_id = coupon_uses.coupon_id and o.returned_at is null)`,
    },
    kept: { 'counts how often a coupon was used': 'id coupon_id user_id created_at returned_at' },
  },
  orders: {
    of: MINE,
    file: 'orders',
    claimed: {},
    anonymous: { order_remark: "''", cancel_remark: "''" },
    retained: {
      address: `jsonb_build_object('name', '', 'street', '', 'zip', '', 'city', '', 'state', '',
        'country', address -> 'country', 'phone', '', 'email', '')`,
      customer: "jsonb_build_object('name', '', 'email', '', 'telephone', '')",
    },
    kept: {
      [BOOKS]: `id order_number user_id shop_id quote_id status payment_status payment_method product_total coupon_cost
        coupon_code coupon_use_id shipping_cost tax_total grand_total shipping_method arrival_method paid_wallet
        paid_currency paid_rate paid_amount created_at status_at expires_at paid_at shipped_at delivered_at
        completed_at settles card_fee_bps card_fee_fixed coupon_bearer cash_with lost settled_at partly_sent eta_from_days arrives_from
        arrives_to ship_within_days ship_from`,
      'the shop that sold, for readers of the invoice': 'shop',
      'the number of a parcel, which its carrier knows for a while': 'carrier tracking_number',
    },
  },
  order_lines: {
    of: ORDER,
    file: 'orders',
    kept: {
      [BOOKS]: `id order_id product_id sku_id sku name image ground options qty price row_price coupon_share
        flash_deal_id commission_bps`,
    },
  },
  order_messages: {
    // the whole exchange about the orders of a buyer, and what a seller or an operator wrote
    of: '(user_id = $user or order_id in (select id from orders where user_id = $user))',
    file: 'messages',
    claimed: {},
    withheld: 'user_id answered_at',
    anonymous: {
      text: "''",
      // nobody waits for it any more
      read_at: 'coalesce(read_at, created_at)',
      answered_at: "case when author = 'buyer' then coalesce(answered_at, created_at) end",
    },
    kept: { 'that there was a message, and when': 'id order_id author created_at', [NUMBER]: 'user_id' },
  },
  order_events: { of: ORDER, file: 'orders', kept: { [BOOKS]: 'id order_id status at' } },
  parcels: {
    of: ORDER,
    file: 'orders',
    kept: {
      'the number of a parcel, which its carrier knows for a while': 'id order_id shop_id carrier tracking_number at',
    },
  },
  parcel_lines: noPersonalData('which pieces are in a parcel', 'parcel_id line_id qty'),
  track_events: { of: ORDER, file: 'orders', kept: { 'depots on the way': 'id order_id state place at' } },
  payments: {
    of: MINE,
    file: 'orders',
    claimed: {},
    withheld: 'page_url return_url',
    kept: {
      [BOOKS]: `id user_id method state wallet currency rate amount purpose gateway gateway_ref page_url charge_ref
        return_url record_id transfer_id created_at next_check_at checks`,
    },
  },
  payment_orders: { of: PAYMENT, kept: { [BOOKS]: 'payment_id order_id' } },
  payment_events: noPersonalData('ids of a gateway', 'gateway event_id created_at'),
  card_refunds: {
    of: PAYMENT,
    file: 'orders',
    kept: {
      [BOOKS]: `id payment_id order_id reference reason amount currency state attempts round failure next_at gateway_ref
        created_at done_at charge_ref dispute_id`,
    },
  },
  card_disputes: {
    of: PAYMENT,
    file: 'orders',
    kept: {
      [BOOKS]: `id gateway gateway_ref payment_id charge_ref amount currency reason state state_at taken taken_at held lost
        borne created_at closed_at`,
    },
  },
  sandbox_checkouts: noPersonalData(
    'what a foreign gateway would keep',
    'id reference amount currency language return_url state refunded expires_at takes_back created_at',
  ),
  sandbox_refunds: noPersonalData('what a foreign gateway would keep', 'key checkout_id amount'),
  sandbox_events: noPersonalData('what a foreign gateway would keep', 'id body due_at sent attempts'),
  refunds: {
    of: MINE,
    file: 'orders',
    claimed: {},
    anonymous: { reason: "''", remark: "''", shop_remark: "''" },
    withheld: 'shop_remark',
    retained: { images: "'[]'::jsonb" },
    kept: {
      [BOOKS]: `id user_id order_id state amount paid_wallet paid_currency paid_amount restocked shop_said
        shop_said_at created_at decided_at`,
    },
  },
  refund_items: { of: REFUND, file: 'orders', kept: { [BOOKS]: 'refund_id line_id qty' } },
  refund_events: {
    of: REFUND,
    file: 'orders',
    anonymous: { remark: "''" },
    kept: { [BOOKS]: 'id refund_id state at' },
  },
  reviews: {
    of: MINE,
    file: 'orders',
    withheld: 'reported_at report_reason',
    anonymous: {
      author: formerCustomer(),
      report_reason: "''",
    },
    kept: {
      'what was published about a product, under no name':
        'id product_id star summary content images options language created_at order_line_id reply replied_at hidden_at',
      'when its shop reported it': 'reported_at',
      [NUMBER]: 'user_id',
    },
  },
  ledger_accounts: { of: MINE, kept: { [BOOKS]: 'id kind user_id wallet currency part balance' } },
  ledger_transfers: noPersonalData(BOOKS, 'id type reference created_at'),
  ledger_entries: noPersonalData(BOOKS, 'id transfer_id account_id currency amount'),
  wallet_records: {
    of: MINE,
    file: 'wallet',
    withheld: 'first_operator_id',
    anonymous: {
      message: "''",
      remark: "''",
      payout: 'null',
    },
    retained: { proof: 'null' },
    kept: {
      [BOOKS]: `id user_id wallet currency type direction amount actual_amount balance_after state payment_method
        order_ids transfer_id created_at approved_at first_operator_id`,
      'so that one transfer is never credited twice': 'transaction_id',
    },
  },
}
