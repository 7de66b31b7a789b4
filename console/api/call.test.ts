import { Code } from '@contract/base/codes'
import { session } from '../session/session'
import { setSecondFactorAsk } from '../session/second-factor'
import { inEnglish } from '../testing/in-english'
import { call } from './call'

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>()
const answers = (...bodies: unknown[]) => {
  fetched.mockReset()
  for (const body of bodies) fetched.mockResolvedValueOnce({ status: 200, json: () => Promise.resolve(body) })
}
const DONE = { code: 200, message: '', data: { list: [] } }
const NEEDED = { code: Code.operationFailed, message: '', data: { reason: 'second_factor', enrolled: true } }
const sentTo = (call: number) => fetched.mock.calls[call]?.[0] ?? ''

beforeAll(async () => {
  window.fetch = fetched as unknown as typeof window.fetch
  await inEnglish()
})
beforeEach(() => session.begin({ token: 'a', role: 'operator', name: 'Olu', shop: { shop_id: '3', name: 'Claywick' } }))
afterEach(() => {
  session.end()
  setSecondFactorAsk(null)
})

it('names the shop that an operator has entered in calls for shops alone [role.shop-calls]', async () => {
  answers(DONE, DONE)
  await call('sellerProducts', { p: 1 })
  await call('opsShops', { p: 1 })
  expect([sentTo(0), sentTo(1)]).toEqual(['/api/seller/products?shop_id=3&p=1', '/api/ops/shops?p=1'])
})

it('carries the key of its intent [wire.idempotency-intent]', async () => {
  answers({ ...DONE, data: { done: [], refused: [] } })
  await call('sellerOrderAccept', { order_ids: ['7'] }, { key: 'the-key' })
  expect(String(fetched.mock.calls[0]?.[1].body)).toBe('shop_id=3&idempotency_key=the-key&order_ids=%5B%227%22%5D')
})

it('asks for the second factor, and sends the call again once it was shown [console.second-factor]', async () => {
  const asked: boolean[] = []
  setSecondFactorAsk((enrolled) => {
    asked.push(enrolled)
    return Promise.resolve(true)
  })
  answers(NEEDED, DONE)
  expect(await call('opsShops', { q: 'clay' })).toEqual({ list: [] })
  expect(asked).toEqual([true])
  expect(sentTo(1)).toBe(sentTo(0))
})

it('fails where the second factor was not shown, and asks no second time', async () => {
  const ask = jest.fn(() => Promise.resolve(false))
  setSecondFactorAsk(ask)
  answers(NEEDED)
  await expect(call('opsShops', {})).rejects.toMatchObject({ data: { reason: 'second_factor' } })
  expect(ask).toHaveBeenCalledTimes(1)
})
