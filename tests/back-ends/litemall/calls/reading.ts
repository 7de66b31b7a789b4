/** Brands, topics, comments and questions. */
import type { Shop } from '../shop/shop'
import { insert, isLike, live, liveById } from '../shop/shop'
import type { Answer } from '../wire/answers'
import { badArgument, badArgumentValue, ok, Refusal, serverFault } from '../wire/answers'
import type { Call, Calls } from '../wire/call'
import { userOf } from '../wire/call'
import { LATEST, mapPage, pageOf, sorted } from '../wire/paging'
import { brandInList, collectCount, commentsOn, goodsInList, goodsOnSale, topicInList } from './lists'

const RELATED_TOPICS = 4

function brandList({ shop, query }: Call) {
  const { page, limit } = query.paging()
  return ok(mapPage(pageOf(sorted(live(shop.brands), query.sorting()), page, limit), brandInList))
}

function brandDetail({ shop, query }: Call) {
  const id = query.requiredNumber('id')
  const brand = shop.brands.find((one) => one.id === id)
  return brand ? ok(brand) : badArgumentValue()
}

function topicList({ shop, query }: Call) {
  const { page, limit } = query.paging()
  return ok(mapPage(pageOf(sorted(live(shop.topics), query.sorting()), page, limit), topicInList))
}

function topicDetail({ shop, userId, query }: Call) {
  const id = query.requiredNumber('id')
  const topic = liveById(shop.topics, id)
  if (!topic) throw serverFault()
  return ok({
    topic,
    goods: topic.goods.flatMap((goodsId) => {
      const goods = liveById(goodsOnSale(shop), goodsId)
      return goods ? [goodsInList(goods)] : []
    }),
    userHasCollect: collectCount(shop, userId, 1, id),
  })
}

function topicRelated({ shop, query }: Call) {
  const id = query.requiredNumber('id')
  const topics = live(shop.topics)
  const others = topics.filter((topic) => topic.id !== id)
  const isKnown = others.length < topics.length && others.length > 0
  if (isKnown) return ok(pageOf(others, 0, RELATED_TOPICS))
  return ok(mapPage(pageOf(sorted(topics, LATEST), 0, RELATED_TOPICS), topicInList))
}

/** Comments of a kind: all of them (0) or those with pictures (1). No other kind is thought of. */
function commentsOfKind(shop: Shop, type: number, valueId: number, kind: number) {
  if (kind !== 0 && kind !== 1) throw serverFault()
  return commentsOn(shop, type, valueId).filter(({ hasPicture }) => kind === 0 || hasPicture)
}

function commentList({ shop, query }: Call) {
  const type = query.requiredNumber('type', 'byte')
  const valueId = query.requiredNumber('valueId')
  const kind = query.requiredNumber('showType')
  const { page, limit } = query.paging()
  const found = pageOf(commentsOfKind(shop, type, valueId, kind), page, limit)
  return ok(
    mapPage(found, ({ addTime, content, adminContent, picUrls, star, userId }) => {
      const user = shop.users.find(({ id }) => id === userId)
      if (!user) throw serverFault()
      const userInfo = { nickName: user.nickname, avatarUrl: user.avatar }
      return { addTime, content, adminContent, picList: picUrls, star, userInfo }
    }),
  )
}

function commentCount({ shop, query }: Call) {
  const type = query.requiredNumber('type', 'byte')
  const valueId = query.requiredNumber('valueId')
  return ok({
    allCount: commentsOfKind(shop, type, valueId, 0).length,
    hasPicCount: commentsOfKind(shop, type, valueId, 1).length,
  })
}

/** Why a comment cannot be taken, if it cannot. */
function refusalOfComment(shop: Shop, star: number | null, type: number | null, valueId: number | null): Answer | null {
  if (star === null) return badArgument()
  if (star < 0 || star > 5) return badArgumentValue()
  if (type === null || valueId === null) return badArgument()
  const tables = [shop.goods, shop.topics]
  return liveById<{ id: number; deleted: boolean }>(tables[type] ?? [], valueId) ? null : badArgumentValue()
}

function commentPost(call: Call) {
  const { shop, body } = call
  const bean = body.bean()
  const [star, type, valueId] = [bean.short('star'), bean.short('type'), bean.int('valueId')]
  const [content, hasPicture, picUrls] = [bean.text('content'), bean.boolean('hasPicture'), bean.texts('picUrls')]
  const userId = userOf(call)
  if (!content) return badArgument()
  const refusal = refusalOfComment(shop, star, type, valueId)
  if (refusal) throw new Refusal(refusal)
  const comment = insert(shop.comments, {
    valueId: valueId ?? 0,
    type: type ?? 0,
    content,
    adminContent: '',
    userId,
    hasPicture: hasPicture === true,
    picUrls: hasPicture === true ? (picUrls ?? undefined) : [],
    star: star ?? 0,
  })
  // What the database fills in by itself is not in the answer
  return ok({ ...comment, deleted: undefined, adminContent: undefined, hasPicture })
}

function issueList({ shop, query }: Call) {
  const question = query.text('question') ?? ''
  const { page, limit } = query.paging('size')
  const found = live(shop.issues).filter((issue) => question === '' || isLike(issue.question, question))
  return ok(pageOf(sorted(found, query.sorting()), page, limit))
}

/** Calls that buyers read: brands, topics, comments, questions. */
export const READING_CALLS: Calls = {
  'brand/list': ['GET', brandList],
  'brand/detail': ['GET', brandDetail],
  'topic/list': ['GET', topicList],
  'topic/detail': ['GET', topicDetail],
  'topic/related': ['GET', topicRelated],
  'comment/list': ['GET', commentList],
  'comment/count': ['GET', commentCount],
  'comment/post': ['POST', commentPost],
  'issue/list': ['GET', issueList],
}
