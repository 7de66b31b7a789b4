/** What several calls show of the same rows: lists leave out most columns. */
import type { Shop } from '../shop/shop'
import { live, liveById } from '../shop/shop'
import type { Brand, Category, Comment, Coupon, Goods, Topic } from '../shop/rows'
import { serverFault } from '../wire/answers'
import { LATEST, sorted } from '../wire/paging'

/** Goods in a list: without category, brand, gallery, unit and whether they are on sale. */
export const goodsInList = ({ id, name, brief, picUrl, isNew, isHot, counterPrice, retailPrice }: Goods) => ({
  id,
  name,
  brief,
  picUrl,
  isNew,
  isHot,
  counterPrice,
  retailPrice,
})

/** A brand in a list. */
export const brandInList = ({ id, name, desc, picUrl, floorPrice }: Brand) => ({ id, name, desc, picUrl, floorPrice })

/** A topic in a list: without its text and its goods. */
export const topicInList = ({ id, title, subtitle, price, readCount, picUrl }: Topic) => ({
  id,
  title,
  subtitle,
  price,
  readCount,
  picUrl,
})

/** A coupon that may be taken, in a list. */
export const couponInList = ({ id, name, desc, tag, discount, min, days, startTime, endTime }: Coupon) => ({
  id,
  name,
  desc,
  tag,
  discount,
  min,
  days,
  startTime,
  endTime,
})

/** Goods that buyers see in lists, in the order in which they came into the shop. */
export const goodsOnSale = ({ goods }: Shop): Goods[] => live(goods).filter(({ isOnSale }) => isOnSale)

/** Goods on sale, the latest first. */
export const latestOnSale = (shop: Shop): Goods[] => sorted(goodsOnSale(shop), LATEST)

/** Goods whose columns a call reads without a look whether they exist. */
export function goodsTakenForGranted({ goods }: Shop, id: number): Goods {
  const found = liveById(goods, id)
  if (!found) throw serverFault()
  return found
}

/** Categories of the first level. */
export const firstLevel = ({ categories }: Shop): Category[] => live(categories).filter(({ level }) => level === 'L1')

/** Categories right below one. */
export const categoriesBelow = ({ categories }: Shop, pid: number): Category[] =>
  live(categories).filter((category) => category.pid === pid)

/** Comments on goods (type 0) or on a topic (type 1), the latest first. */
export function commentsOn({ comments }: Shop, type: number, valueId: number): Comment[] {
  return sorted(
    live(comments).filter((comment) => comment.type === type && comment.valueId === valueId),
    LATEST,
  )
}

/** How often a user has collected something: 0 or 1. */
export function collectCount({ collects }: Shop, userId: number | null, type: number, valueId: number): number {
  const ofUser = live(collects).filter((collect) => collect.userId === userId)
  return ofUser.filter((collect) => collect.type === type && collect.valueId === valueId).length
}
