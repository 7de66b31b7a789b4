/** The faces of the screens around an account, its money and its store. */
import { accountText } from '@/features/account/texts/account'
import { cardText } from '@/locales/own/card'
import { profileText } from '@/features/account/texts/profile'
import { rechargeText } from '@/features/wallet/texts/recharge'
import { securityText } from '@/features/account/texts/security'
import { sellerText } from '@/features/seller/texts/seller'
import { sellingText } from '@/features/seller/texts/selling'
import { storeText } from '@/features/seller/texts/store'
import { walletText } from '@/features/wallet/texts/wallet'
import { withdrawText } from '@/features/wallet/texts/withdraw'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, without, type Look, type ScreenFaces } from './screen-faces'

const balance = async ({ sender }: Look): Promise<string> => (await ok('getUserBalance', {}, sender)).balance

export const ACCOUNT = {
  dashboard: {
    to: 'shopper',
    asks: ['getUserBalance'],
    meanwhile: () => t('account.title'),
    waiting: () => t('common.loading'),
    failed: () => t('account.balance_failed'),
    // the money stands between what needs no network
    lost: () => t('account.balance_failed'),
    shows: balance,
    empty: { never: 'Who is logged in has a name and a wallet, were it with nothing in it' },
    kept: true,
  },
  pcMine: {
    to: 'shopper',
    still:
      'On a phone the dashboard takes its place, whose faces are its own; on a wide screen it is made of the same parts',
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
    empty: { never: 'Who is logged in has a name and an address' },
  },
  security: {
    to: 'shopper',
    // what happened around them names the same network
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
    empty: { never: 'Who is logged in has an account to close' },
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
    shows: { never: 'The server says only what became of the application; the words are the app’s' },
    empty: without(
      'getUserinfo',
      () => sellerText('intro'),
      () => ({ seller: null }),
    ),
  },
} as const satisfies Record<string, ScreenFaces>
