/** Documents: about us for everyone, an invoice only for the owner of its order. */
import { API_PREFIX, endpoints } from '@contract/endpoints/app'
import { Code } from '@contract/base/codes'
import { UPLOAD_URL_LIFE_S } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { buy } from './support/checkout'
import { call, ok } from './support/client'
import { moveClock } from './support/control'
import { newItem } from './support/new-product'
import { newBuyer } from './support/people'

const base = () => process.env.SOUK_TEST_API ?? ''

/** A document as a browser receives it. */
async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPdf = bytes.subarray(0, 5).toString() === '%PDF-'
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    headers: response.headers,
    isPdf,
    bytes,
  }
}

async function withOrder() {
  const buyer = await newBuyer()
  const placed = await buy(buyer, [await newItem()])
  return { buyer, order_id: one(placed.orders).order_id }
}

const invoiceUrl = (orderId: string) => `${base()}${API_PREFIX}${endpoints.invoice.path}?order_id=${orderId}`
const local = (url: string) => {
  const { pathname, search } = new URL(url)
  return `${base()}${pathname}${search}`
}

describe('the document about us', () => {
  it('is a PDF in the requested language, by address or by header [call.aboutUsDocument]', async () => {
    const address = `${base()}${API_PREFIX}${endpoints.aboutUsPolicy.path}/document`
    const [en, th, byHeader] = [
      await get(`${address}?lang=en`),
      await get(`${address}?lang=th`),
      await get(address, { lang: 'th' }),
    ]
    for (const answer of [en, th, byHeader])
      expect(answer).toMatchObject({ status: 200, type: 'application/pdf', isPdf: true })
    expect(byHeader.bytes.equals(new Uint8Array(th.bytes))).toBe(true)
    expect(en.bytes.equals(new Uint8Array(th.bytes))).toBe(false)
    expect((await get(`${address}?lang=xx`)).isPdf).toBe(true)
  })
})

describe('an invoice', () => {
  it('is a PDF for the owner of the order, and is not cached [call.invoice]', async () => {
    const { buyer, order_id } = await withOrder()
    const answer = await get(invoiceUrl(order_id), { 'access-token': buyer.token, lang: 'jp' })
    expect(answer).toMatchObject({ status: 200, type: 'application/pdf', isPdf: true })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.pdf"$/)
  })

  it('of another user is not found, with or without a signed address [call.invoice] [answer.1500018] [wire.foreign-id]', async () => {
    const { order_id } = await withOrder()
    const stranger = await newBuyer()
    for (const link of [false, true]) {
      expect((await call('invoice', { order_id, link }, stranger)).code).toBe(Code.orderUnknown)
    }
    expect((await call('invoice', { order_id: '999999999' }, stranger)).code).toBe(Code.orderUnknown)
    expect((await call('invoice', { order_id })).code).toBe(Code.notLoggedIn)
  })

  it('opens by its signed address for five minutes, without a token [call.invoice]', async () => {
    const { buyer, order_id } = await withOrder()
    const { url } = await ok('invoice', { order_id, link: true }, buyer)
    expect(await get(local(url))).toMatchObject({ status: 200, type: 'application/pdf', isPdf: true })
    try {
      await moveClock(UPLOAD_URL_LIFE_S + 1)
      expect((await get(local(url))).status).toBe(404)
    } finally {
      await moveClock(0)
    }
  })

  it('does not open by a changed address [call.invoice]', async () => {
    const [mine, theirs] = [await withOrder(), await withOrder()]
    const { url } = await ok('invoice', { order_id: mine.order_id, link: true }, mine.buyer)
    const changed = [
      url.replace(`/${mine.order_id}?`, `/${theirs.order_id}?`),
      url.replace(/expires=\d+/, 'expires=99999999999'),
      url.replace(/signature=\w/, (start) => (start.endsWith('0') ? 'signature=1' : 'signature=0')),
      url.replace(/lang=\w+/, 'lang=xx'),
      url.replace(/\?.*/, ''),
      url.replace(`/${mine.order_id}?`, '/0?'),
    ]
    for (const address of changed) expect((await get(local(address))).status).toBe(404)
  })
})
