/** Goods: lists, searches and the page of one. */
import type { Brand, Category, Comment, Goods, Specification } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { insert, isLike, live, liveById } from '../shop/shop'
import { badArgumentValue, ok, Refusal, serverFault } from '../wire/answers'
import type { Call, Calls } from '../wire/call'
import { mapPage, pageOf, sorted } from '../wire/paging'
import { collectCount, commentsOn, categoriesBelow, goodsInList, goodsOnSale, latestOnSale } from './lists'

const COMMENTS_SHOWN = 2
const ISSUES_SHOWN = 4
const RELATED_SHOWN = 6

function specificationList(specifications: readonly Specification[]) {
  const names = [...new Set(specifications.map(({ specification }) => specification))]
  return names.map((name) => ({
    name,
    valueList: specifications.filter(({ specification }) => specification === name),
  }))
}

function commentInDetail({ users }: Shop, { id, addTime, content, adminContent, userId, picUrls }: Comment) {
  const user = users.find((one) => one.id === userId)
  return {
    id,
    addTime,
    content,
    adminContent,
    nickname: user?.nickname ?? '',
    avatar: user?.avatar ?? '',
    picList: picUrls,
  }
}

/** The brand of goods, or an object without fields for goods that have none. */
const brandOf = ({ brands }: Shop, { brandId }: Goods): Brand | Record<string, never> | undefined =>
  brandId === 0 ? {} : brands.find(({ id }) => id === brandId)

function detail({ shop, userId, query }: Call) {
  const id = query.requiredNumber('id')
  const info = liveById(shop.goods, id)
  // The footprint is written before anybody looks whether there are such goods
  if (userId !== null) insert(shop.footprints, { userId, goodsId: id })
  if (!info) throw serverFault()
  const ofGoods = <T extends { goodsId: number; deleted: boolean }>(rows: readonly T[]) =>
    live(rows).filter(({ goodsId }) => goodsId === id)
  const comments = commentsOn(shop, 0, id)
  return ok({
    info,
    userHasCollect: collectCount(shop, userId, 0, id),
    issue: live(shop.issues).slice(0, ISSUES_SHOWN),
    comment: {
      count: comments.length,
      data: comments.slice(0, COMMENTS_SHOWN).map((comment) => commentInDetail(shop, comment)),
    },
    specificationList: specificationList(ofGoods(shop.specifications)),
    productList: ofGoods(shop.products),
    attribute: ofGoods(shop.attributes),
    brand: brandOf(shop, info),
    groupon: [],
    share: false,
    shareImage: info.shareUrl,
  })
}

function category({ shop, query }: Call) {
  const id = query.requiredNumber('id')
  const found = shop.categories.find((one) => one.id === id)
  if (!found) throw serverFault()
  const isFirst = found.pid === 0
  const parent: Category | undefined = isFirst ? found : shop.categories.find((one) => one.id === found.pid)
  const children = categoriesBelow(shop, isFirst ? found.id : found.pid)
  return ok({
    currentCategory: isFirst ? (children[0] ?? found) : found,
    parentCategory: parent,
    brotherCategory: children,
  })
}

interface Filter {
  readonly brandId: number | null
  readonly keyword: string
  readonly isNew: boolean | null
  readonly isHot: boolean | null
}

function passes(goods: Goods, { brandId, keyword, isNew, isHot }: Filter): boolean {
  const rules = [
    brandId === null || goods.brandId === brandId,
    isNew === null || goods.isNew === isNew,
    isHot === null || goods.isHot === isHot,
    keyword === '' || isLike(goods.keywords, keyword) || isLike(goods.name, keyword),
  ]
  return rules.every(Boolean)
}

function list({ shop, userId, query }: Call) {
  const categoryId = query.number('categoryId') ?? 0
  const filter: Filter = {
    brandId: query.number('brandId'),
    keyword: query.text('keyword') ?? '',
    isNew: query.boolean('isNew'),
    isHot: query.boolean('isHot'),
  }
  const { page, limit } = query.paging()
  const sorting = query.sorting(['add_time', 'retail_price', 'name'])
  if (userId !== null && filter.keyword !== '') {
    insert(shop.searches, { userId, keyword: filter.keyword, from: 'wx' })
  }
  const found = goodsOnSale(shop).filter((goods) => passes(goods, filter))
  // The categories to choose from are those of all that is found, whichever category is chosen now
  const categoryIds = new Set(found.map((goods) => goods.categoryId))
  const inCategory = found.filter((goods) => categoryId === 0 || goods.categoryId === categoryId)
  return ok({
    ...mapPage(pageOf(sorted(inCategory, sorting), page, limit), goodsInList),
    filterCategoryList: live(shop.categories).filter(({ id, level }) => level === 'L2' && categoryIds.has(id)),
  })
}

function related({ shop, query }: Call) {
  const goods = liveById(shop.goods, query.requiredNumber('id'))
  if (!goods) throw new Refusal(badArgumentValue())
  const alike = latestOnSale(shop).filter(({ categoryId }) => categoryId === goods.categoryId)
  return ok(mapPage(pageOf(alike, 0, RELATED_SHOWN), goodsInList))
}

function searchIndex({ shop, userId }: Call) {
  const words = live(shop.keywords)
  const typed = live(shop.searches).filter((search) => search.userId === userId)
  return ok({
    defaultKeyword: words.find(({ isDefault }) => isDefault),
    historyKeywordList: [...new Set(typed.map(({ keyword }) => keyword))].map((keyword) => ({ keyword })),
    hotKeywordList: words.filter(({ isHot }) => isHot),
  })
}

function searchHelper({ shop, query }: Call) {
  const { page, limit } = query.paging()
  const part = query.nonEmptyText('keyword')
  const words = live(shop.keywords).filter(({ keyword }) => isLike(keyword, part))
  return ok(pageOf([...new Set(words.map(({ keyword }) => keyword))], page, limit).list)
}

/** Calls about goods and searches. */
export const GOODS_CALLS: Calls = {
  'goods/detail': ['GET', detail],
  'goods/category': ['GET', category],
  'goods/list': ['GET', list],
  'goods/related': ['GET', related],
  'search/index': ['GET', searchIndex],
  'search/helper': ['GET', searchHelper],
}
