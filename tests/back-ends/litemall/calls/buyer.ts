/** What a buyer leaves behind: addresses, what was collected and looked at, searches and feedback. */
import type { Address } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { insert, live, liveById, update } from '../shop/shop'
import { badArgument, badArgumentValue, ok, Refusal, serverFault } from '../wire/answers'
import type { Bean } from '../wire/body'
import type { Call, Calls } from '../wire/call'
import { userOf } from '../wire/call'
import { allOf, LATEST, mapPage, pageOf, sorted } from '../wire/paging'
import { isMobile } from './auth'
import { goodsTakenForGranted } from './lists'

const addressesOf = ({ addresses }: Shop, userId: number) =>
  live(addresses).filter((address) => address.userId === userId)

function addressDetail(call: Call) {
  const id = call.query.requiredNumber('id')
  const address = liveById(addressesOf(call.shop, userOf(call)), id)
  return address ? ok(address) : badArgumentValue()
}

/** How long the columns are; the database refuses what is longer. */
const LENGTHS = {
  name: 63,
  province: 63,
  city: 63,
  county: 63,
  addressDetail: 127,
  areaCode: 6,
  postalCode: 6,
  tel: 20,
} as const

const NEEDED = ['name', 'tel', 'province', 'city', 'county', 'areaCode', 'addressDetail'] as const

type AddressFields = Omit<Address, 'id' | 'userId' | 'addTime' | 'updateTime' | 'deleted'>

function readAddress(bean: Bean): () => AddressFields {
  const text = (field: keyof typeof LENGTHS) => bean.text(field) ?? ''
  const isDefault = bean.boolean('isDefault')
  const fields = {
    name: text('name'),
    tel: text('tel'),
    province: text('province'),
    city: text('city'),
    county: text('county'),
    areaCode: text('areaCode'),
    addressDetail: text('addressDetail'),
    postalCode: bean.text('postalCode') ?? undefined,
  }
  return () => {
    const isWhole = NEEDED.every((field) => fields[field] !== '') && isMobile(fields.tel)
    if (!isWhole || isDefault === null) throw new Refusal(badArgument())
    return { ...fields, isDefault }
  }
}

function checkLengths(fields: AddressFields): void {
  const columns = Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]
  if (columns.some((column) => (fields[column] ?? '').length > LENGTHS[column])) throw serverFault()
}

function saveAddress(call: Call) {
  const { shop, body } = call
  const bean = body.bean()
  const id = bean.int('id') ?? 0
  const read = readAddress(bean)
  const userId = userOf(call)
  const fields = read()
  const present = addressesOf(shop, userId).find((address) => address.id === id)
  if (id !== 0 && !present) return badArgumentValue()
  // There is no transaction: the default is gone even if the new one turns out to be too long
  if (fields.isDefault) addressesOf(shop, userId).forEach((address) => update(address, { isDefault: false }))
  checkLengths(fields)
  if (!present) return ok(insert(shop.addresses, { ...fields, userId }).id)
  const { postalCode = present.postalCode, ...others } = fields
  update(present, { ...others, postalCode })
  return ok(id)
}

function deleteAddress(call: Call) {
  const id = call.body.bean().int('id')
  const userId = userOf(call)
  if (id === null) return badArgument()
  const address = liveById(addressesOf(call.shop, userId), id)
  if (!address) return badArgumentValue()
  address.deleted = true
  return ok()
}

function collectedGoods(shop: Shop, id: number) {
  const { name, brief, picUrl, retailPrice } = goodsTakenForGranted(shop, id)
  return { name, brief, picUrl, retailPrice }
}

function collectedTopic({ topics }: Shop, id: number) {
  const topic = liveById(topics, id)
  if (!topic) throw serverFault()
  // The title stands where the subtitle should
  return { title: topic.title, subtitle: topic.title, price: topic.price, picUrl: topic.picUrl }
}

function collects(call: Call) {
  const { shop, query } = call
  const type = query.requiredNumber('type', 'byte')
  const { page, limit } = query.paging()
  const sorting = query.sorting()
  const userId = userOf(call)
  const ofUser = live(shop.collects).filter((collect) => collect.userId === userId && collect.type === type)
  const show = type === 0 ? collectedGoods : collectedTopic
  return ok(
    mapPage(pageOf(sorted(ofUser, sorting), page, limit), ({ id, valueId }) => ({
      id,
      type,
      valueId,
      ...show(shop, valueId),
    })),
  )
}

function collectOrNot(call: Call) {
  const { shop, body } = call
  const tree = body.tree()
  const userId = userOf(call)
  const [type, valueId] = [tree.int('type'), tree.int('valueId')]
  if (type === null || valueId === null) return badArgument()
  const ofUser = live(shop.collects).filter((collect) => collect.userId === userId)
  const present = ofUser.find((collect) => collect.type === type && collect.valueId === valueId)
  if (present) present.deleted = true
  else insert(shop.collects, { userId, type, valueId })
  return ok()
}

function footprints(call: Call) {
  const { shop, query } = call
  const { page, limit } = query.paging()
  const userId = userOf(call)
  const ofUser = live(shop.footprints).filter((footprint) => footprint.userId === userId)
  return ok(
    mapPage(pageOf(sorted(ofUser, LATEST), page, limit), ({ id, goodsId, addTime }) => ({
      id,
      goodsId,
      addTime,
      ...collectedGoods(shop, goodsId),
    })),
  )
}

function deleteFootprint(call: Call) {
  const { shop, body } = call
  const tree = body.tree()
  const userId = userOf(call)
  const id = tree.int('id')
  if (id === null) return badArgument()
  const footprint = liveById(shop.footprints, id)
  if (footprint?.userId !== userId) return badArgumentValue()
  footprint.deleted = true
  return ok()
}

function clearHistory(call: Call) {
  const userId = userOf(call)
  for (const search of call.shop.searches) {
    if (search.userId === userId) search.deleted = true
  }
  return ok()
}

function feedback(call: Call) {
  const bean = call.body.bean()
  const fields = [bean.text('content'), bean.text('feedType'), bean.text('mobile')]
  userOf(call)
  return fields.every(Boolean) && isMobile(fields[2] ?? '') ? ok() : badArgument()
}

/** Calls about what belongs to a buyer. */
export const BUYER_CALLS: Calls = {
  'address/list': ['GET', (call) => ok(allOf(addressesOf(call.shop, userOf(call))))],
  'address/detail': ['GET', addressDetail],
  'address/save': ['POST', saveAddress],
  'address/delete': ['POST', deleteAddress],
  'collect/list': ['GET', collects],
  'collect/addordelete': ['POST', collectOrNot],
  'footprint/list': ['GET', footprints],
  'footprint/delete': ['POST', deleteFootprint],
  'search/clearhistory': ['POST', clearHistory],
  'feedback/submit': ['POST', feedback],
}
