import Taro from '@tarojs/taro'
import { delayPages } from '@/platform/navigation/delay-pages'
import { Arrivals } from './arrivals'

const SHOP = 'https://shop.example'
const ORDER = '/pages/history/detail?order_id=9'
const PRODUCT = '/pages/prouduct/detail?product_id=7'

let app: Arrivals
let navigateTo: jest.SpyInstance
let switchTab: jest.SpyInstance

beforeEach(() => {
  app = new Arrivals(SHOP)
  inFront('/pages/home/home', {})
  navigateTo = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  switchTab = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' })
})
afterEach(() => jest.restoreAllMocks())

const opened = () => navigateTo.mock.calls.map(([{ url }]) => url)
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** What the app shows on top. */
function inFront(path: string, params: Record<string, string>): void {
  Object.assign(Taro, { getCurrentInstance: () => ({ router: { path, params } }) })
}

it('opens an address above what is in front, a tab in its place', async () => {
  app.settled()
  await app.arrived(`souk:/${ORDER}`)
  await app.arrived(`${SHOP}/go${PRODUCT}`)
  await app.arrived('souk://pages/cart/cart')
  expect(opened()).toEqual([ORDER, PRODUCT])
  expect(switchTab.mock.calls).toEqual([[{ url: '/pages/cart/cart' }]])
})

it('waits for the first page, and for language and currency', async () => {
  let release: () => void = () => undefined
  delayPages(new Promise<void>((resolve) => (release = resolve)))
  const done = app.arrived(`souk:/${ORDER}`)
  await turns()
  app.settled()
  await turns()
  expect(opened()).toEqual([])
  release()
  await done
  expect(opened()).toEqual([ORDER])
})

it('opens the target of a double tap twice only if it was left in between', async () => {
  app.settled()
  await Promise.all([app.arrived(`souk:/${ORDER}`), app.arrived(`${SHOP}/go${ORDER}`)])
  expect(opened()).toEqual([ORDER])
  inFront('/pages/history/detail', { order_id: '9' })
  await app.arrived(`souk:/${ORDER}`)
  expect(opened()).toEqual([ORDER])
  inFront('/pages/home/home', {})
  await app.arrived(`souk:/${ORDER}`)
  expect(opened()).toEqual([ORDER, ORDER])
})

it('opens nothing for an address that leads nowhere', async () => {
  app.settled()
  for (const address of ['souk://pages/gone/gone', 'https://evil.example/go/pages/home/home', '']) {
    await app.arrived(address)
  }
  expect(opened()).toEqual([])
  expect(switchTab).not.toHaveBeenCalled()
})

it('continues with the next address after one that the target rejected', async () => {
  app.settled()
  navigateTo.mockRejectedValueOnce({ errMsg: 'navigateTo:fail' })
  await expect(app.arrived(`souk:/${ORDER}`)).rejects.toHaveProperty('errMsg')
  await app.arrived(`souk:/${ORDER}`)
  expect(opened()).toEqual([ORDER, ORDER])
})
