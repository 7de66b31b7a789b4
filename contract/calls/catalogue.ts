/** The calls of the catalogue: categories, brands, products, lists, searches, reviews. */
import { Type } from '@sinclair/typebox'
import { REVIEW_IMAGES_MAX } from '../base/after-sale'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { COMPARE_MAX, VIEWED_MAX } from '../base/constants'
import { Comparison } from '../entities/comparison'
import { Filters, filterFields } from '../entities/filters'
import {
  Brand,
  CategoryNode,
  Facets,
  Favorite,
  OptionName,
  ProductCard,
  ProductDetail,
  ProductList,
  Review,
  ShopCard,
  Sku,
} from '../entities/product'
import { ShopDetail } from '../entities/store'
import { Viewed } from '../entities/viewed'
import { Count, Day, Empty, Id, Line, ListOf, Money, Page, PageSize, Time, keyPage } from '../base/fields'
import { REVIEW_SUMMARY_MAX, REVIEW_TEXT_MAX, SEARCH_MAX } from '../base/text-limits'

/** A brand and its products. */
export const brand = defineCall('brand', {
  summary: 'A brand and its products.',
  fields: Type.Object({ ...filterFields, id: Id }),
  data: Type.Object({ brand: Brand, ...ProductList.properties, facets: Facets }),
  codes: [Code.notFound],
})

/** The three best-selling categories with six products each. */
export const categoryTop3 = defineCall('categoryTop3', {
  summary: 'Best-selling categories.',
  fields: Empty,
  data: Type.Object({
    list: Type.Array(Type.Object({ category: CategoryNode, products: Type.Array(ProductCard) })),
  }),
})

/** A category and the products in it and under it; a is its id, b the page. */
export const category = defineCall('category', {
  summary: 'A category and its products.',
  fields: Type.Object({ ...filterFields, a: Id, b: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  data: Type.Object({ category: CategoryNode, ...ProductList.properties, facets: Facets }),
  codes: [Code.notFound],
})

/** Clears the catalogue’s caches; for operators. */
export const clearProductCache = defineCall('clearProductCache', {
  summary: 'Empties the catalogue caches.',
  fields: Empty,
  data: Empty,
  codes: [Code.operationFailed],
})

/**
 * Up to four products side by side, in the order of the ids [rule.compare-max]. Unknown and withdrawn products are
 * left out, since the list is stored on the device and may be outdated.
 */
export const compare = defineCall('compare', {
  summary: 'Products side by side.',
  fields: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: COMPARE_MAX }) }),
  data: Comparison,
})

/** Removes an entry from the wishlist. */
export const favoriteRemove = defineCall('favoriteRemove', {
  summary: 'Removes an entry from the wishlist.',
  fields: Type.Object({ favorite_id: Id }),
  data: Type.Object({ count: Count }),
  codes: [Code.notFound],
})

/**
 * Adds a product to the wishlist. A repeated call returns the same entry; refused with not_allowed if the list is
 * full (FAVORITES_MAX).
 */
export const favorite = defineCall('favorite', {
  summary: 'Adds a product to the wishlist.',
  fields: Type.Object({ product_id: Id }),
  data: Type.Object({ count: Count, favorite_id: Id }),
  codes: [Code.notFound, Code.productInvalid, Code.operationFailed],
})

/** The caller’s wishlist, newest first, without withdrawn products. */
export const favorites = defineCall('favorites', {
  summary: 'The wishlist.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: ListOf(Favorite),
})

/** Brands by name, filtered by their beginning. */
export const getAllBrand = defineCall('getAllBrand', {
  summary: 'The brands.',
  fields: Type.Object({ p: Page, page_size: PageSize, q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })) }),
  data: ListOf(Brand),
})

/** The whole tree of categories. */
export const getAllCategory = defineCall('getAllCategory', {
  summary: 'The category tree.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(CategoryNode) }),
})

/** All products, by the filters. */
export const getAllProducts = defineCall('getAllProducts', {
  summary: 'All products.',
  fields: Filters,
  data: ProductList,
})

/** The top level of the categories; children are empty. */
export const getFirstCategory = defineCall('getFirstCategory', {
  summary: 'The top categories.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(CategoryNode) }),
})

/** The current flash deals, with the server’s clock [field.product.flash]. */
export const getFlashDeals = defineCall('getFlashDeals', {
  summary: 'The flash deals.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: Type.Object({ ...ProductList.properties, server_time: Time }),
})

/** The best sellers of 30 days. */
export const getHotList = defineCall('getHotList', {
  summary: 'The best-selling products.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ProductList,
})

/** The newest products. */
export const getNew = defineCall('getNew', {
  summary: 'The newest products.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ProductList,
})

/** The recommended products as a long list, by the filters. */
export const getRecommendList = defineCall('getRecommendList', {
  summary: 'Recommended products.',
  fields: Filters,
  data: ProductList,
})

/** Twelve products for the buyer, based on the viewed ones; otherwise popular ones. */
export const getRecommend = defineCall('getRecommend', {
  summary: 'Twelve products recommended to the buyer.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ProductList,
})

/** Removes one of the caller's viewed products, or all; `count` is how many are left. */
export const historyClear = defineCall('historyClear', {
  summary: 'Clears the viewed products.',
  fields: Type.Object({ product_id: Type.Optional(Id) }),
  data: Type.Object({ count: Count }),
})

/**
 * The caller's viewed products, latest first, without withdrawn ones. A visitor's are stored on the device: `ids`
 * asks for their cards, in that order; for a buyer it is ignored.
 */
export const history = defineCall('history', {
  summary: 'The products the caller has viewed.',
  fields: Type.Object({
    ...keyPage,
    page_size: PageSize,
    ids: Type.Optional(Type.Array(Id, { maxItems: VIEWED_MAX })),
  }),
  data: ListOf(Viewed),
})

const SHIPPING = { cost: Money, eta_from: Day, eta_to: Day }

/**
 * One product with its variants, its shop, and related products. `shipping` is what a checkout chooses beforehand, the
 * cheapest method; `faster` is the fastest, where that arrives earlier.
 */
export const product = defineCall('product', {
  summary: 'One product.',
  fields: Type.Object({ product_id: Id }),
  data: Type.Object({
    product: ProductDetail,
    skus: Type.Array(Sku),
    option_names: Type.Array(OptionName),
    images: Type.Array(Type.String()),
    shop: ShopCard,
    related: Type.Array(ProductCard),
    hot: Type.Array(ProductCard),
    shipping: Type.Object({ ...SHIPPING, faster: Type.Optional(Type.Object(SHIPPING)) }),
  }),
  codes: [Code.notFound, Code.productInvalid],
})

/** The reviews of a product, newest first, with how many gave each star [field.review.parts]. */
export const reviews = defineCall('reviews', {
  summary: 'Reviews of a product.',
  fields: Type.Object({ product_id: Id, ...keyPage, page_size: PageSize }),
  data: Type.Object({
    ...ListOf(Review).properties,
    histogram: Type.Array(Type.Object({ star: Type.Integer({ minimum: 1, maximum: 5 }), count: Count })),
  }),
  codes: [Code.notFound],
})

/**
 * Suggestions for the beginning of a search: terms, categories, brands, products and shops [field.suggest.parts]. Terms are
 * what others searched for, then words of products. Without a beginning: what was searched for most in the last days.
 */
export const searchSuggest = defineCall('searchSuggest', {
  summary: 'Suggestions for the beginning of a search.',
  fields: Type.Object({ q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })) }),
  data: Type.Object({
    terms: Type.Array(Type.String()),
    categories: Type.Array(Type.Object({ category_id: Id, name: Type.String() })),
    brands: Type.Array(Type.Object({ brand_id: Id, name: Type.String() })),
    products: Type.Array(ProductCard),
    shops: Type.Array(Type.Object({ shop_id: Id, name: Type.String() })),
  }),
})

/**
 * Products whose names, brands, categories or variants match, with facets. Mistakes are mended, and words of any
 * language count [rule.search].
 */
export const search = defineCall('search', {
  summary: 'Searches products.',
  fields: Type.Object({ ...filterFields, term: Line(SEARCH_MAX) }),
  data: Type.Object({
    ...ProductList.properties,
    facets: Facets,
    /** The words that were searched for in place of the term; absent if no word of it was mended. */
    meant: Type.Optional(Type.String()),
  }),
})

/** A category with everything under it. */
export const seriesCategorys = defineCall('seriesCategorys', {
  summary: 'A category and its subtree.',
  fields: Type.Object({ category_id: Id }),
  data: Type.Object({ list: Type.Array(CategoryNode) }),
  codes: [Code.notFound],
})

/** A shop and its products; a is its id, b the page. */
export const shop = defineCall('shop', {
  summary: 'A shop and its products.',
  fields: Type.Object({ ...filterFields, a: Id, b: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  data: Type.Object({ shop: ShopDetail, ...ProductList.properties, facets: Facets }),
  codes: [Code.notFound],
})

/**
 * Reviews a line of a delivered order, once, within 90 days [const.comment-until]. `images` are ids of uploads for
 * the purpose review. When its last line is reviewed, an order is completed. 2000019 for a line that is not the
 * caller's, 2000018 not_allowed if the order does not allow a review of it.
 */
export const submitReview = defineCall('submitReview', {
  summary: 'Reviews an item that was bought.',
  fields: Type.Object({
    item_id: Id,
    selectStar: Type.Integer({ minimum: 1, maximum: 5 }),
    summary: Line(REVIEW_SUMMARY_MAX),
    review_content: Type.String({ maxLength: REVIEW_TEXT_MAX }),
    images: Type.Array(Id, { maxItems: REVIEW_IMAGES_MAX }),
  }),
  data: Review,
  codes: [Code.notFound, Code.operationFailed],
})
