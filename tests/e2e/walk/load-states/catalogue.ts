/** The load states of the screens for browsing. */
import { wishlistPageText } from '@/features/wishlist/texts/wishlist-page'
import type { ProductCard } from '@contract/entities/product'
import { Code } from '@contract/base/codes'
import { catalogueText } from '@/features/catalogue/texts/catalogue'
import { compareTableText } from '@/features/catalogue/texts/compare-table'
import { shopText } from '@/features/shop/texts/shop'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, unknown, without, type Look, type ScreenStates } from './screen-states'

const nameOf = ({ list }: { readonly list: readonly Pick<ProductCard, 'name_en'>[] }): string => list[0].name_en

const emptyShelves = () => t('search.no_departments')
const productsFailed = () => t('search.failed')
const recommended = ({ sender }: Look) => ok('getRecommendList', { p: 1 }, sender).then(nameOf)

export const CATALOGUE = {
  home: {
    to: 'visitor',
    asks: ['getRecommendList'],
    meanwhile: () => t('nav.home'),
    failed: () => t('home.failed'),
    shows: recommended,
    empty: none('getRecommendList', () => t('home.empty_title')),
    kept: true,
  },
  category: {
    to: 'visitor',
    asks: ['getAllCategory'],
    meanwhile: () => t('nav.category'),
    failed: () => t('search.failed_departments'),
    shows: async ({ sender }) => (await ok('getAllCategory', {}, sender)).list[0].name_en,
    empty: none('getAllCategory', emptyShelves),
    kept: true,
  },
  index: {
    to: 'visitor',
    // the rows above can have the same products
    asks: ['getRecommendList', 'getFlashDeals', 'getNew', 'getHotList'],
    meanwhile: () => t('search.for_you'),
    failed: productsFailed,
    shows: recommended,
    empty: none('getRecommendList', emptyShelves),
    kept: true,
  },
  search: {
    to: 'visitor',
    asks: ['search'],
    meanwhile: () => t('search.filters'),
    failed: productsFailed,
    shows: ({ sender }) => ok('search', { term: 'a', p: 1 }, sender).then(nameOf),
    empty: none('search', () => t('search.empty_title', { term: 'a' })),
  },
  categoryDetail: {
    to: 'visitor',
    asks: ['category'],
    meanwhile: () => t('search.filters'),
    failed: productsFailed,
    shows: ({ sender, seen }) => ok('category', { a: seen.categoryId, b: 1 }, sender).then(nameOf),
    empty: none('category', emptyShelves),
  },
  brands: {
    to: 'visitor',
    asks: ['getAllBrand'],
    meanwhile: () => t('search.brands'),
    failed: () => catalogueText('brands_failed'),
    shows: async ({ sender }) => (await ok('getAllBrand', { p: 1 }, sender)).list[0].name,
    empty: none('getAllBrand', () => catalogueText('brands_none')),
  },
  recommend: {
    to: 'visitor',
    asks: ['getRecommendList'],
    meanwhile: () => t('search.for_you'),
    failed: productsFailed,
    shows: recommended,
    empty: none('getRecommendList', emptyShelves),
  },
  flash: {
    to: 'visitor',
    asks: ['getFlashDeals'],
    meanwhile: () => t('nav.flash_deals'),
    failed: () => catalogueText('flash_failed'),
    shows: ({ sender }) => ok('getFlashDeals', { p: 1 }, sender).then(nameOf),
    empty: none('getFlashDeals', () => catalogueText('flash_empty')),
  },
  compare: {
    to: 'visitor',
    asks: ['compare'],
    meanwhile: () => t('nav.compare'),
    failed: () => compareTableText('failed'),
    shows: ({ sender }) => ok('compare', { ids: ['1', '2', '3'] }, sender).then(nameOf),
    empty: without(
      'compare',
      () => compareTableText('empty'),
      () => ({ list: [], attributes: [] }),
    ),
  },
  product: {
    to: 'visitor',
    asks: ['product'],
    meanwhile: () => t('product.title'),
    failed: () => t('product.failed'),
    shows: async ({ sender, seen }) => (await ok('product', { product_id: seen.productId }, sender)).product.name_en,
    empty: unknown('product', Code.notFound, () => t('product.gone_title')),
  },
  shop: {
    to: 'visitor',
    asks: ['shop'],
    meanwhile: () => shopText('title'),
    failed: () => shopText('failed'),
    shows: async ({ sender, seen }) => (await ok('shop', { a: seen.shopId, b: 1 }, sender)).shop.name,
    empty: unknown('shop', Code.notFound, () => shopText('gone')),
  },
  viewed: {
    to: 'shopper',
    asks: ['history'],
    meanwhile: () => t('nav.viewed'),
    failed: () => catalogueText('viewed_failed'),
    shows: ({ sender }) => ok('history', { p: 1 }, sender).then(nameOf),
    empty: none('history', () => catalogueText('viewed_empty')),
  },
  wishlist: {
    to: 'shopper',
    asks: ['favorites'],
    meanwhile: () => t('wishlist.title'),
    failed: () => wishlistPageText('failed'),
    shows: ({ sender }) => ok('favorites', { p: 1 }, sender).then(nameOf),
    empty: none('favorites', () => wishlistPageText('empty_title')),
  },
} as const satisfies Record<string, ScreenStates>
