/** Packing slips, and what the editor of a product offers. */
import { API_PREFIX } from '@contract/endpoints/app'
import { allEndpoints } from '@contract/endpoints/all'
import { Code } from '@contract/base/codes'
import { UPLOAD_URL_LIFE_S } from '@contract/base/constants'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { buy } from '../support/checkout'
import { call, ok } from '../support/client'
import { moveClock } from '../support/control'
import { newSale } from '../support/seller-orders'
import { newBuyer } from '../support/people'
import { newSeller } from '../support/sellers'

afterEach(() => moveClock(0))

const base = () => process.env.SOUK_TEST_API ?? ''

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), text: bytes.toString('latin1') }
}

const pages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0
const local = (url: string) => {
  const { pathname, search } = new URL(url)
  return `${base()}${pathname}${search}`
}

describe('packing slips [call.sellerOrderSlips] [documents.slips]', () => {
  it('are a PDF with a page for each order, in every language', async () => {
    const { seller, goods, order_id } = await newSale()
    const second = one((await buy(await newBuyer(), [goods])).orders)
    const ids = JSON.stringify([order_id, second.order_id, order_id])
    const address = `${base()}${API_PREFIX}${allEndpoints.sellerOrderSlips.path}?order_ids=${encodeURIComponent(ids)}`
    for (const lang of LANGUAGE_CODES) {
      const answer = await get(address, { 'access-token': seller.token, lang })
      expect(answer).toMatchObject({ status: 200, type: 'application/pdf' })
      expect(pages(answer.text)).toBe(2)
    }
  })

  it('open by an address without a token for five minutes, and by no other', async () => {
    const { seller, order_id } = await newSale('to_be_shipped')
    const { url } = await ok('sellerOrderSlips', { order_ids: [order_id], link: true }, { ...seller, lang: 'th' })
    expect(await get(local(url))).toMatchObject({ status: 200, type: 'application/pdf' })
    const other = await newSale()
    for (const changed of [
      url.replace('lang=th', 'lang=en'),
      url.replace(`orders=${order_id}`, `orders=${other.order_id}`),
    ]) {
      expect((await get(local(changed))).status).toBe(404)
    }
    await moveClock(UPLOAD_URL_LIFE_S + 1)
    expect((await get(local(url))).status).toBe(404)
  })

  it('show no address that the shop cannot read [rule.seller-address] [answer.2000018]', async () => {
    const { seller, buyer, order_id } = await newSale()
    const { url } = await ok('sellerOrderSlips', { order_ids: [order_id], link: true }, seller)
    await ok('orderCancel', { order_id }, buyer)
    const refused = await call('sellerOrderSlips', { order_ids: [order_id], link: true }, seller)
    expect([refused.code, refused.data]).toEqual([Code.operationFailed, { reason: 'not_allowed' }])
    expect((await get(local(url))).status).toBe(404)
  })

  it('are of the shop’s own orders, at most 20 [answer.1500018] [answer.1000008] [wire.foreign-id]', async () => {
    const { seller, order_id } = await newSale()
    const theirs = await newSale()
    const foreign = await call('sellerOrderSlips', { order_ids: [order_id, theirs.order_id], link: true }, seller)
    expect(foreign.code).toBe(Code.orderUnknown)
    const many = Array.from({ length: 21 }, (_, place) => String(place + 1))
    expect((await call('sellerOrderSlips', { order_ids: many, link: true }, seller)).code).toBe(Code.invalidParameter)
  })
})

describe('what the editor of a product offers', () => {
  it('is every category, with names in all languages, each after its parent [call.sellerCategories]', async () => {
    const { list } = await ok('sellerCategories', {}, await newSeller())
    const { list: roots } = await ok('getFirstCategory', {})
    expect(list.filter(({ parent_id }) => parent_id === null).map(({ category_id }) => category_id)).toEqual(
      roots.map(({ category_id }) => category_id),
    )
    const seen = new Set<string | null>([null])
    for (const { category_id, parent_id, leaf } of list) {
      expect(seen.has(parent_id)).toBe(true)
      seen.add(category_id)
      expect(leaf).toBe(!list.some((each) => each.parent_id === category_id))
    }
    const languages = LANGUAGE_CODES.filter((code) => one(list)[`name_${code}`] === undefined)
    expect(languages).toEqual([])
  })

  it('is the brands, found by any part of their names [call.sellerBrands]', async () => {
    const seller = await newSeller()
    const { list, count } = await ok('sellerBrands', { page_size: 50 }, seller)
    expect(count).toBeGreaterThan(0)
    const { name, brand_id } = one(list)
    const found = await ok('sellerBrands', { q: name.slice(1).toUpperCase(), page_size: 50 }, seller)
    expect(found.list.map((brand) => brand.brand_id)).toContain(brand_id)
    expect((await ok('sellerBrands', { q: 'no brand has this name' }, seller)).list).toEqual([])
  })
})
