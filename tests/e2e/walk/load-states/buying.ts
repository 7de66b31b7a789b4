/** The load states of the screens from the cart to the time after an order. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, unknown, without, type Look, type LoadingStates, type ScreenStates } from './screen-states'

async function inCart({ sender }: Look): Promise<string> {
  const { cart_info: cart } = await ok('cart', {}, sender)
  return one(one(cart.shops).products).name_en
}

const emptyCart = (says: () => string) =>
  without('cart', says, ({ cart_info }) => ({ cart_info: { ...cart_info, items_count: 0, shops: [] } }))

const cart = (title: () => string, empty: () => string): LoadingStates => ({
  to: 'shopper',
  asks: ['cart'],
  meanwhile: title,
  failed: () => t('cart.failed'),
  shows: inCart,
  empty: emptyCart(empty),
  kept: true,
})

async function productOf({ sender }: Look, order_id: string): Promise<string> {
  return one((await ok('order', { order_id }, sender)).order.products).name_en
}

const noOrder = () => unknown('order', Code.orderUnknown, () => t('orders.unknown_title'))

export const BUYING = {
  cart: cart(
    () => t('cart.title'),
    () => t('cart.empty_title'),
  ),
  cartEdit: cart(
    () => t('cartEdit.title'),
    () => t('cart.empty_title'),
  ),
  myCart: cart(
    () => t('checkout.title'),
    () => t('checkout.nothing_title'),
  ),
  delivery: {
    to: 'shopper',
    asks: ['checkout'],
    meanwhile: () => t('checkout.title'),
    failed: () => t('checkout.failed'),
    shows: async ({ sender }) => one((await ok('getAddressList', {}, sender)).address_list).street,
    empty: unknown('checkout', Code.noDefaultAddress, () => t('checkout.no_address_title')),
  },
  pay: {
    to: 'shopper',
    asks: ['order'],
    meanwhile: () => t('checkout.pay_title'),
    failed: () => t('checkout.failed'),
    shows: async ({ sender, seen }) => (await ok('order', { order_id: seen.orderId }, sender)).order.grand_total,
    empty: unknown('order', Code.orderUnknown, () => t('checkout.nothing_to_pay_title')),
  },
  orders: {
    to: 'customer',
    asks: ['orders'],
    meanwhile: () => t('orders.title'),
    failed: () => t('orders.failed'),
    shows: async ({ sender }) => one((await ok('orders', { p: 1 }, sender)).list).shop.name,
    empty: none('orders', () => t('orders.empty_title')),
  },
  order: {
    to: 'customer',
    asks: ['order'],
    meanwhile: () => t('orders.one'),
    failed: () => t('orders.failed_one'),
    shows: async ({ sender, seen }) => (await ok('order', { order_id: seen.sentId }, sender)).order.increment_id,
    empty: noOrder(),
  },
  track: {
    to: 'customer',
    asks: ['track'],
    meanwhile: () => t('afterSale.track_title'),
    failed: () => t('afterSale.track_failed'),
    shows: async ({ sender, seen }) => one((await ok('track', { order_id: seen.sentId }, sender)).events).place,
    empty: without(
      'track',
      () => t('afterSale.track_empty_title'),
      () => ({ events: [] }),
    ),
  },
  comment: {
    to: 'customer',
    asks: ['order'],
    meanwhile: () => t('afterSale.comment_title'),
    failed: () => t('orders.failed_one'),
    shows: (look) => productOf(look, look.seen.arrivedId),
    empty: noOrder(),
  },
  refund: {
    to: 'customer',
    asks: ['order'],
    meanwhile: () => t('afterSale.action_refund'),
    failed: () => t('orders.failed_one'),
    shows: (look) => productOf(look, look.seen.paidId),
    empty: noOrder(),
  },
  refundSent: {
    to: 'customer',
    asks: ['refunds'],
    meanwhile: () => t('refundsRow.title'),
    failed: () => t('refunds.list_failed'),
    shows: async ({ sender }) => one((await ok('refunds', { p: 1 }, sender)).list).amount,
    empty: none('refunds', () => t('refunds.empty_title')),
  },
} as const satisfies Record<string, ScreenStates>
