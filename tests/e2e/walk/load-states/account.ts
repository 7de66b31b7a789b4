/** The load states of the screens of an account, its money and its store. */
import { one } from '@contract/rules/lists'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, without, type Look, type ScreenStates } from './screen-states'

const balance = async ({ sender }: Look): Promise<string> => (await ok('getUserBalance', {}, sender)).balance

export const ACCOUNT = {
  dashboard: {
    to: 'shopper',
    asks: ['getUserBalance'],
    meanwhile: () => t('account.title'),
    waiting: () => t('common.loading'),
    failed: () => t('account.balance_failed'),
    // the money is between parts that need no network
    lost: () => t('account.balance_failed'),
    shows: balance,
    empty: { never: 'A logged-in user always has a name and a wallet, even if the wallet is empty' },
    kept: true,
  },
  pcMine: {
    to: 'shopper',
    still: 'On a phone, the dashboard replaces it and is tested separately; on a wide screen, it has the same parts',
    says: () => t('account.title'),
  },
  address: {
    to: 'shopper',
    asks: ['getAddressList'],
    meanwhile: () => t('checkout.addresses'),
    failed: () => t('checkout.addresses_failed'),
    shows: async ({ sender }) => one((await ok('getAddressList', {}, sender)).address_list).street,
    empty: without(
      'getAddressList',
      () => t('checkout.address_empty_title'),
      () => ({ address_list: [] }),
    ),
  },
  profile: {
    to: 'shopper',
    asks: ['getUserinfo'],
    meanwhile: () => t('profile.title'),
    failed: () => t('profile.failed'),
    shows: async ({ sender }) => (await ok('getUserinfo', {}, sender)).invitation_code,
    empty: { never: 'A logged-in user always has a name and an address' },
  },
  security: {
    to: 'shopper',
    // the sign-in events show the same network
    asks: ['sessions', 'signIns'],
    meanwhile: () => t('security.title'),
    failed: () => t('security.sessions_failed'),
    shows: async ({ sender }) => one((await ok('sessions', {}, sender)).list).network,
    empty: none('signIns', () => t('security.no_events')),
  },
  account: {
    to: 'shopper',
    asks: ['accountClosing'],
    meanwhile: () => t('closing.title'),
    failed: () => t('closing.failed'),
    shows: async ({ sender }) => `${(await ok('accountClosing', {}, sender)).grace_days} days`,
    empty: { never: 'A logged-in user always has an account to close' },
  },
  wallet: {
    to: 'shopper',
    asks: ['getUserBalance'],
    meanwhile: () => t('wallet.title'),
    failed: () => t('wallet.failed'),
    shows: balance,
    empty: none('transactionDetails', () => t('wallet.empty_title')),
  },
  recharge: {
    to: 'shopper',
    asks: ['getUserBalance'],
    meanwhile: () => t('card.top_up_title'),
    failed: () => t('wallet.failed'),
    shows: async ({ sender }) => one((await ok('getUserBalance', {}, sender)).wallets).currency,
    empty: none('rechargeList', () => t('recharge.none_title')),
  },
  withdraw: {
    to: 'shopper',
    asks: ['getUserBalance'],
    meanwhile: () => t('withdraw.title'),
    failed: () => t('wallet.failed'),
    shows: balance,
    empty: none('transactionDetails', () => t('withdraw.none_title')),
  },
  store: {
    to: 'seller',
    asks: ['storeDashboard'],
    meanwhile: () => t('selling.store'),
    failed: () => t('store.failed'),
    shows: async ({ sender }) => (await ok('storeDashboard', {}, sender)).store.name,
    empty: without(
      'storeDashboard',
      () => t('store.best_empty'),
      () => ({ best: [] }),
    ),
  },
  shopCreate: {
    to: 'seller',
    asks: ['getUserinfo'],
    meanwhile: () => t('seller.title'),
    failed: () => t('seller.failed'),
    shows: { never: 'The server sends only the state of the application; the texts are part of the app' },
    empty: without(
      'getUserinfo',
      () => t('seller.intro'),
      () => ({ seller: null }),
    ),
  },
} as const satisfies Record<string, ScreenStates>
