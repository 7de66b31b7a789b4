/** The calls of the app whose answers the page's head asks for, by their addresses. */
import Taro from '@tarojs/taro'
import { HOME_DEALS, START_PARTS } from '@contract/endpoints/start'
import { call } from '@/services/request'
import { context, openRequests } from '@/services/context'
import { LANGUAGE, startCalls } from '../../config/preload/start-calls'

const sent = jest
  .spyOn(Taro, 'request')
  .mockImplementation((() => Promise.reject(new Error('no network'))) as unknown as typeof Taro.request)

it('are addressed as the app sends them [wire.start]', async () => {
  openRequests()
  context.language = 'th'
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
  const urls = sent.mock.calls.map(([{ url }]) => (url.includes('?') ? url : `${url}?`))
  const { calls } = startCalls('')
  expect(Object.keys(calls).map((each) => `/api${each.replace(LANGUAGE, 'th')}`)).toEqual(urls)
  expect(Object.values(calls)).toEqual(Object.keys(START_PARTS))
})

it('are asked for at the server that the app is built for', () => {
  expect(startCalls('https://api.example').address).toBe('https://api.example/api/customer/index/start')
})
