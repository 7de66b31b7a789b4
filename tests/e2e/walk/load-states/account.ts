/** The load states of the screens of an account, its money and its store. */
import { accountText } from '@/features/account/texts/account'
import { cardText } from '@/locales/own/card'
import { profileText } from '@/features/account/texts/profile'
import { rechargeText } from '@/features/wallet/texts/recharge'
import { securityText } from '@/features/account/texts/security'
import { sellerText } from '@/features/seller/texts/seller'
import { sellingText } from '@/locales/own/selling'
import { storeText } from '@/features/seller/texts/store'
import { walletText } from '@/features/wallet/texts/wallet'
import { withdrawText } from '@/features/wallet/texts/withdraw'
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
    shows: async ({ sender }) => (await ok('getAddressList', {}, sender)).address_list[0].street,
    empty: without(
      'getAddressList',
      () => t('checkout.address_empty_title'),
      () => ({ address_list: [] }),
    ),
  },
  profile: {
    to: 'shopper',
    asks: ['getUserinfo'],
    meanwhile: () => profileText('title'),
    failed: () => profileText('failed'),
    shows: async ({ sender }) => (await ok('getUserinfo', {}, sender)).invitation_code,
    empty: { never: 'A logged-in user always has a name and an address' },
  },
  security: {
    to: 'shopper',
    // the sign-in events show the same network
    asks: ['sessions', 'signIns'],
    meanwhile: () => securityText('title'),
    failed: () => securityText('sessions_failed'),
    shows: async ({ sender }) => (await ok('sessions', {}, sender)).list[0].network,
    empty: none('signIns', () => securityText('no_events')),
  },
  account: {
    to: 'shopper',
    asks: ['accountClosing'],
    meanwhile: () => accountText('title'),
    failed: () => accountText('failed'),
    shows: async ({ sender }) => `${(await ok('accountClosing', {}, sender)).grace_days} days`,
    empty: { never: 'A logged-in user always has an account to close' },
  },
  wallet: {
    to: 'shopper',
    asks: ['getUserBalance'],
    meanwhile: () => walletText('title'),
    failed: () => walletText('failed'),
    shows: balance,
    empty: none('transactionDetails', () => walletText('empty_title')),
  },
  recharge: {
    to: 'shopper',
    asks: ['getUserBalance'],
    meanwhile: () => cardText('top_up_title'),
    failed: () => walletText('failed'),
    shows: async ({ sender }) => (await ok('getUserBalance', {}, sender)).wallets[0].currency,
    empty: none('rechargeList', () => rechargeText('none_title')),
  },
  withdraw: {
    to: 'shopper',
    asks: ['getUserBalance'],
    meanwhile: () => withdrawText('title'),
    failed: () => walletText('failed'),
    shows: balance,
    empty: none('transactionDetails', () => withdrawText('none_title')),
  },
  store: {
    to: 'seller',
    asks: ['storeDashboard'],
    meanwhile: () => sellingText('store'),
    failed: () => storeText('failed'),
    shows: async ({ sender }) => (await ok('storeDashboard', {}, sender)).store.name,
    empty: without(
      'storeDashboard',
      () => storeText('best_empty'),
      () => ({ best: [] }),
    ),
  },
  shopCreate: {
    to: 'seller',
    asks: ['getUserinfo'],
    meanwhile: () => sellerText('title'),
    failed: () => sellerText('failed'),
    shows: { never: 'The server sends only the state of the application; the texts are part of the app' },
    empty: without(
      'getUserinfo',
      () => sellerText('intro'),
      () => ({ seller: null }),
    ),
  },
} as const satisfies Record<string, ScreenStates>
