import Taro from '@tarojs/taro'
import english from '@/locales/catalogues/en.json'
import { setCurrent } from '@/locales/current'
import { openRequests } from './context'
import { ANSWERS } from './answer-schemas'
import { misfitOf } from './explain'
import { call } from './request'

const request = jest.spyOn(Taro, 'request')
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

/** What the console says when the orders are answered like this. */
async function said(data: unknown, statusCode: number): Promise<string[]> {
  request.mockResolvedValue({ statusCode, data, header: {}, errMsg: 'request:ok' } as never)
  await expect(call('orders', { p: 1 }, { silent: true })).rejects.toMatchObject({ kind: 'interface' })
  return warn.mock.calls.map(([text]) => String(text))
}

beforeAll(() => {
  setCurrent('en', english)
  openRequests()
})
beforeEach(() => warn.mockClear())
afterEach(() => {
  delete process.env.TARO_APP_EXPLAIN
})

describe('an answer that cannot be used [face.unreadable]', () => {
  it.each([
    [
      'a field',
      { code: 200, data: { list: [{ grand_total: 'Ada' }] } },
      200,
      /data\.list\[0\]\.grand_total is missing/,
    ],
    ['the envelope', '<html>Ada</html>', 200, /no JSON with a whole number as `code`/],
    ['the status', { code: 200, data: 'Ada' }, 404, /HTTP status is 404/],
  ])('names the call and %s to engineers, and no value', async (_what, body, status, reason) => {
    process.env.TARO_APP_EXPLAIN = 'true'
    const [text, ...more] = await said(body, status)
    expect(more).toEqual([])
    expect(text).toMatch(/GET \/customer\/order\/index cannot be used/)
    expect(text).toMatch(reason)
    expect(text).not.toContain('Ada')
  })

  it('says nothing in a build for production', async () => {
    expect(await said({}, 200)).toEqual([])
  })
})

describe('what does not fit', () => {
  const line = { price: '2.50', row_price: '5.00', custom_option_info: [{}] }
  const sums = { product_total: '5', coupon_cost: '0', shipping_cost: '1', tax_total: '0', grand_total: '6' }
  const shop = { product_total: '5', products: [line] }

  it.each([
    ['', { cart_info: [] }, '.product_total'],
    ['a list', { cart_info: { ...sums, shops: {} } }, '.shops'],
    ['an amount', { cart_info: { ...sums, grand_total: 6, shops: [] } }, '.grand_total'],
    [
      'a line',
      { cart_info: { ...sums, shops: [shop, { ...shop, products: [line, {}] }] } },
      '.shops[1].products[1].price',
    ],
  ])('is named by its place: %s', (_what, data, place) => {
    expect(misfitOf(ANSWERS.cart ?? '', data)).toBe(`data.cart_info${place}`)
  })

  it('is the payload itself where there is none, and of each shape that it could have', () => {
    expect(misfitOf(ANSWERS.cart ?? '', null)).toBe('data')
    expect(misfitOf(ANSWERS.store ?? '', { top: [] })).toBe('data.center_top or data.gateways')
  })
})
