/** The states of a seller's screens for orders, stock, prices, reviews and money. */
import { Code } from '@contract/base/codes'
import { balanceText } from '@/features/shop-admin/texts/balance'
import { shopAdminText, noOrdersText, noReviewsText, noStockText } from '@/features/shop-admin/texts/shop-admin'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, unknown, without, type ScreenStates } from './screen-states'

export const SELLING = {
  shopOrders: {
    to: 'seller',
    asks: ['sellerOrders'],
    meanwhile: () => shopAdminText('orders'),
    failed: () => shopAdminText('orders_failed'),
    shows: async ({ sender }) => (await ok('sellerOrders', { tab: 'all' }, sender)).list[0].increment_id,
    empty: none('sellerOrders', () => noOrdersText('all')),
  },
  shopOrder: {
    to: 'seller',
    asks: ['sellerOrder'],
    meanwhile: () => t('orders.one'),
    failed: () => t('orders.failed_one'),
    shows: async ({ sender, seen }) => (await ok('sellerOrder', { order_id: seen.saleId }, sender)).order.increment_id,
    empty: unknown('sellerOrder', Code.orderUnknown, () => shopAdminText('unknown_text')),
  },
  shopStock: {
    to: 'seller',
    asks: ['sellerStock'],
    meanwhile: () => shopAdminText('stock_title'),
    failed: () => shopAdminText('stock_failed'),
    shows: async ({ sender }) => (await ok('sellerStock', {}, sender)).list[0].sku,
    empty: none('sellerStock', () => noStockText('all')),
  },
  shopReviews: {
    to: 'seller',
    asks: ['sellerReviews'],
    meanwhile: () => shopAdminText('reviews'),
    failed: () => shopAdminText('reviews_failed'),
    shows: async ({ sender }) => (await ok('sellerReviews', {}, sender)).list[0].author,
    empty: none('sellerReviews', () => noReviewsText('every')),
  },
  shopBalance: {
    to: 'seller',
    asks: ['sellerBalance', 'getUserBalance', 'getUserinfo'],
    meanwhile: () => balanceText('title'),
    failed: () => balanceText('failed'),
    shows: async ({ sender }) => (await ok('sellerBalance', {}, sender)).last[0].increment_id ?? '',
    empty: without(
      'sellerBalance',
      () => balanceText('none_text'),
      () => ({ last: [] }),
    ),
  },
} as const satisfies Record<string, ScreenStates>
