/** The front page and what the shop says about itself. */
import type { Category } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { live } from '../shop/shop'
import { badArgumentValue, fail, ok } from '../wire/answers'
import type { Call, Calls } from '../wire/call'
import { LATEST, sorted } from '../wire/paging'
import { couponsToTake } from './coupon-rules'
import {
  brandInList,
  categoriesBelow,
  couponInList,
  firstLevel,
  goodsInList,
  goodsOnSale,
  latestOnSale,
  topicInList,
} from './lists'

/** How much the front page shows, which administrators may change. */
const LIMITS = { coupons: 3, news: 6, hot: 6, brands: 4, topics: 4, floors: 4, goodsOnFloor: 4 }

function floorOf(shop: Shop, { id, name }: Category) {
  const below = categoriesBelow(shop, id).map((category) => category.id)
  const goods = latestOnSale(shop).filter(({ categoryId }) => below.includes(categoryId))
  return { id, name, goodsList: goods.slice(0, LIMITS.goodsOnFloor).map(goodsInList) }
}

function index({ shop, userId }: Call) {
  const latest = latestOnSale(shop)
  return ok({
    banner: live(shop.adverts).filter(({ enabled, position }) => enabled && position === 1),
    channel: firstLevel(shop).map(({ id, name, iconUrl }) => ({ id, name, iconUrl })),
    couponList: couponsToTake(shop, userId).slice(0, LIMITS.coupons).map(couponInList),
    newGoodsList: latest
      .filter(({ isNew }) => isNew)
      .slice(0, LIMITS.news)
      .map(goodsInList),
    hotGoodsList: latest
      .filter(({ isHot }) => isHot)
      .slice(0, LIMITS.hot)
      .map(goodsInList),
    brandList: live(shop.brands).slice(0, LIMITS.brands).map(brandInList),
    topicList: sorted(live(shop.topics), LATEST).slice(0, LIMITS.topics).map(topicInList),
    // Nothing is sold to groups here
    grouponList: [],
    floorGoodsList: firstLevel(shop)
      .filter(({ name }) => name !== '推荐')
      .slice(0, LIMITS.floors)
      .map((category) => floorOf(shop, category)),
  })
}

function about() {
  return ok({
    name: 'litemall',
    address: '上海',
    phone: '021-xxxx-xxxx',
    qq: '705144434',
    longitude: '121.587839',
    latitude: '31.201900',
  })
}

function cache({ query }: Call) {
  return query.requiredText('key') === 'litemall_cache' ? ok('缓存已清除') : fail(-1, '错误')
}

function categoryIndex({ shop, query }: Call) {
  const id = query.number('id')
  const categoryList = firstLevel(shop)
  const currentCategory = id === null ? categoryList[0] : shop.categories.find((category) => category.id === id)
  return ok({
    categoryList,
    currentCategory,
    currentSubCategory: currentCategory && categoriesBelow(shop, currentCategory.id),
  })
}

function allCategories({ shop }: Call) {
  const categoryList = firstLevel(shop)
  const [currentCategory] = categoryList
  return ok({
    categoryList,
    allList: Object.fromEntries(categoryList.map(({ id }) => [String(id), categoriesBelow(shop, id)])),
    currentCategory,
    currentSubCategory: currentCategory && categoriesBelow(shop, currentCategory.id),
  })
}

function categoryById({ shop, query }: Call) {
  const id = query.requiredNumber('id')
  const current = shop.categories.find((category) => category.id === id)
  if (!current) return badArgumentValue()
  return ok({ currentCategory: current, currentSubCategory: categoriesBelow(shop, id) })
}

/** Calls of the front page and of the categories. */
export const HOME_CALLS: Calls = {
  'home/index': ['GET', index],
  'home/about': ['GET', about],
  'home/cache': ['GET', cache],
  'index/index': ['GET', () => ok('hello world, this is wx service')],
  'catalog/index': ['GET', categoryIndex],
  'catalog/all': ['GET', allCategories],
  'catalog/current': ['GET', categoryById],
  'catalog/getfirstcategory': ['GET', ({ shop }) => ok(firstLevel(shop))],
  'catalog/getsecondcategory': ['GET', ({ shop, query }) => ok(categoriesBelow(shop, query.requiredNumber('id')))],
  'goods/count': ['GET', ({ shop }) => ok(goodsOnSale(shop).length)],
}
