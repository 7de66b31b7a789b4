/** The states of a seller's screens for orders, stock, prices, reviews and money. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, unknown, without, type ScreenStates } from './screen-states'

export const SELLING = {
  shopOrders: {
    to: 'seller',
    asks: ['sellerOrders'],
    meanwhile: () => t('shopAdmin.orders'),
    failed: () => t('shopAdmin.orders_failed'),
    shows: async ({ sender }) => one((await ok('sellerOrders', { tab: 'all' }, sender)).list).increment_id,
    empty: none('sellerOrders', () => t('shopAdmin.empty_all')),
  },
  shopOrder: {
    to: 'seller',
    asks: ['sellerOrder'],
    meanwhile: () => t('orders.one'),
    failed: () => t('orders.failed_one'),
    shows: async ({ sender, seen }) => (await ok('sellerOrder', { order_id: seen.saleId }, sender)).order.increment_id,
    empty: unknown('sellerOrder', Code.orderUnknown, () => t('shopAdmin.unknown_text')),
  },
  shopStock: {
    to: 'seller',
    asks: ['sellerStock'],
    meanwhile: () => t('shopAdmin.stock_title'),
    failed: () => t('shopAdmin.stock_failed'),
    shows: async ({ sender }) => one((await ok('sellerStock', {}, sender)).list).sku,
    empty: none('sellerStock', () => t('shopAdmin.none_all')),
  },
  shopReviews: {
    to: 'seller',
    asks: ['sellerReviews'],
    meanwhile: () => t('shopAdmin.reviews'),
    failed: () => t('shopAdmin.reviews_failed'),
    shows: async ({ sender }) => one((await ok('sellerReviews', {}, sender)).list).author,
    empty: none('sellerReviews', () => t('shopAdmin.reviews_no_every')),
  },
  shopBalance: {
    to: 'seller',
    asks: ['sellerBalance', 'getUserBalance', 'getUserinfo'],
    meanwhile: () => t('shopBalance.title'),
    failed: () => t('shopBalance.failed'),
    shows: async ({ sender }) => one((await ok('sellerBalance', {}, sender)).last).increment_id ?? '',
    empty: without(
      'sellerBalance',
      () => t('shopBalance.none_text'),
      () => ({ last: [] }),
    ),
  },
} as const satisfies Record<string, ScreenStates>
