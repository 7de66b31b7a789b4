import Taro from '@tarojs/taro'
import { keepAddress } from './keep-address.h5'

const LIST = '/pages/category/recommend'
let params: Record<string, unknown>

beforeEach(() => {
  params = { sort: 'new', stamp: 'AB', $taroTimestamp: 1 }
  jest.spyOn(Taro, 'getCurrentInstance').mockReturnValue({ router: { path: `${LIST}?stamp=AB`, params } } as never)
  window.history.replaceState({ idx: 3 }, '', `#${LIST}?sort=new`)
})
afterEach(() => jest.restoreAllMocks())

it('replaces the address in place, without a history entry, and the parameters of the screen with it', () => {
  const steps = window.history.length
  keepAddress(`${LIST}?sort=rate&brands=3%2C4`)
  expect(window.location.hash).toBe(`#${LIST}?sort=rate&brands=3%2C4`)
  expect([window.history.length, window.history.state]).toEqual([steps, { idx: 3 }])
  expect(params).toEqual({ sort: 'rate', brands: '3%2C4', stamp: 'AB', $taroTimestamp: 1 })
})

it('leaves the address of another screen alone', () => {
  keepAddress('/pages/cart/pay?order_ids=1')
  expect(window.location.hash).toBe(`#${LIST}?sort=new`)
  expect(params.sort).toBe('new')
})
