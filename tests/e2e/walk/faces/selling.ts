/** The faces of a seller's screens for orders, stock, prices, reviews and money. */
import { Code } from '@contract/codes'
import { balanceText } from '@/features/shop-desk/texts/balance'
import { deskText, noOrdersText, noReviewsText, noStockText } from '@/features/shop-desk/texts/shop-desk'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, unknown, without, type ScreenFaces } from './screen-faces'

export const SELLING = {
  shopOrders: {
    to: 'seller',
    asks: ['deskOrders'],
    meanwhile: () => deskText('orders'),
    failed: () => deskText('orders_failed'),
    shows: async ({ sender }) => (await ok('deskOrders', { tab: 'all' }, sender)).list[0].increment_id,
    empty: none('deskOrders', () => noOrdersText('all')),
  },
  shopOrder: {
    to: 'seller',
    asks: ['deskOrder'],
    meanwhile: () => t('orders.one'),
    failed: () => t('orders.failed_one'),
    shows: async ({ sender, seen }) => (await ok('deskOrder', { order_id: seen.saleId }, sender)).order.increment_id,
    empty: unknown('deskOrder', Code.orderUnknown, () => deskText('unknown_text')),
  },
  shopStock: {
    to: 'seller',
    asks: ['deskStock'],
    meanwhile: () => deskText('stock_title'),
    failed: () => deskText('stock_failed'),
    shows: async ({ sender }) => (await ok('deskStock', {}, sender)).list[0].sku,
    empty: none('deskStock', () => noStockText('all')),
  },
  shopReviews: {
    to: 'seller',
    asks: ['deskReviews'],
    meanwhile: () => deskText('reviews'),
    failed: () => deskText('reviews_failed'),
    shows: async ({ sender }) => (await ok('deskReviews', {}, sender)).list[0].author,
    empty: none('deskReviews', () => noReviewsText('every')),
  },
  shopBalance: {
    to: 'seller',
    asks: ['deskBalance', 'getUserBalance', 'getUserinfo'],
    meanwhile: () => balanceText('title'),
    failed: () => balanceText('failed'),
    shows: async ({ sender }) => (await ok('deskBalance', {}, sender)).last[0].increment_id ?? '',
    empty: without(
      'deskBalance',
      () => balanceText('none_text'),
      () => ({ last: [] }),
    ),
  },
} as const satisfies Record<string, ScreenFaces>
