/** The load states of the screens for browsing. */
import type { ProductCard } from '@contract/entities/product'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { t } from '@/locales/t'
import { ok } from '../../../contract/support/client'
import { none, unknown, without, type Look, type ScreenStates } from './screen-states'

const nameOf = ({ list }: { readonly list: readonly Pick<ProductCard, 'name_en'>[] }): string => one(list).name_en

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
    shows: async ({ sender }) => one((await ok('getAllCategory', {}, sender)).list).name_en,
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
    failed: () => t('catalogue.brands_failed'),
    shows: async ({ sender }) => one((await ok('getAllBrand', { p: 1 }, sender)).list).name,
    empty: none('getAllBrand', () => t('catalogue.brands_none')),
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
    failed: () => t('catalogue.flash_failed'),
    shows: ({ sender }) => ok('getFlashDeals', { p: 1 }, sender).then(nameOf),
    empty: none('getFlashDeals', () => t('catalogue.flash_empty')),
  },
  compare: {
    to: 'visitor',
    asks: ['compare'],
    meanwhile: () => t('nav.compare'),
    failed: () => t('compareTable.failed'),
    shows: ({ sender }) => ok('compare', { ids: ['1', '2', '3'] }, sender).then(nameOf),
    empty: without(
      'compare',
      () => t('compareTable.empty'),
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
    meanwhile: () => t('shop.title'),
    failed: () => t('shop.failed'),
    shows: async ({ sender, seen }) => (await ok('shop', { a: seen.shopId, b: 1 }, sender)).shop.name,
    empty: unknown('shop', Code.notFound, () => t('shop.gone')),
  },
  viewed: {
    to: 'shopper',
    asks: ['history'],
    meanwhile: () => t('nav.viewed'),
    failed: () => t('catalogue.viewed_failed'),
    shows: ({ sender }) => ok('history', { p: 1 }, sender).then(nameOf),
    empty: none('history', () => t('catalogue.viewed_empty')),
  },
  wishlist: {
    to: 'shopper',
    asks: ['favorites'],
    meanwhile: () => t('wishlist.title'),
    failed: () => t('wishlistPage.failed'),
    shows: ({ sender }) => ok('favorites', { p: 1 }, sender).then(nameOf),
    empty: none('favorites', () => t('wishlistPage.empty_title')),
  },
} as const satisfies Record<string, ScreenStates>
