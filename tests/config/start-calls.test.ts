/** The calls of the app whose answers the page's head asks for, by their addresses. */
import Taro from '@tarojs/taro'
import { HOME_DEALS, START_PARTS } from '@contract/endpoints/start'
import { call } from '@/services/request'
import { context, openRequests } from '@/services/context'
import { startCalls } from '../../config/preload/start-calls'

const sent = jest
  .spyOn(Taro, 'request')
  .mockImplementation((() => Promise.reject(new Error('no network'))) as unknown as typeof Taro.request)

const { api, parts, product, language, placeholder } = startCalls('')

beforeAll(() => {
  openRequests()
  context.language = 'th'
})
beforeEach(() => sent.mockClear())

const urls = () => sent.mock.calls.map(([{ url }]) => (url.includes('?') ? url : `${url}?`))

it('are addressed as the app sends them [wire.start]', async () => {
  await Promise.allSettled([
    call('getCurrency', {}),
    call('getLanguages', {}),
    call('getWallets', {}),
    call('store', { type: 'advert' }),
    call('store', { type: 'website_config' }),
    call('getAllCategory', {}),
    call('getFlashDeals', { page_size: HOME_DEALS }),
    call('getRecommendList', { p: 1 }),
  ])
  expect(Object.values(parts).map((each) => `${api}${each.replace(placeholder, 'th')}`)).toEqual(urls())
  expect(Object.keys(parts)).toEqual(Object.keys(START_PARTS))
})

it('have that of a product, as it is sent for visitors [wire.start]', async () => {
  await Promise.allSettled([call('product', { product_id: '7' })])
  expect(urls()).toEqual([`${api}${product}?product_id=7&${language}=th`])
})

it('are made at the server that the app is built for', () => {
  expect(startCalls('https://api.example').api).toBe('https://api.example/api')
})
