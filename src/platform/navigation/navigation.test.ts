import Taro from '@tarojs/taro'
import { ROUTES } from '@/routes'
import { back, go, relaunch, replace } from './navigation'

const pages = (count: number) => Array.from({ length: count }, () => ({})) as Taro.Page[]

function spies() {
  return {
    navigateTo: jest.spyOn(Taro, 'navigateTo'),
    redirectTo: jest.spyOn(Taro, 'redirectTo'),
    switchTab: jest.spyOn(Taro, 'switchTab'),
    reLaunch: jest.spyOn(Taro, 'reLaunch'),
    navigateBack: jest.spyOn(Taro, 'navigateBack'),
  }
}

afterEach(() => jest.restoreAllMocks())

describe('navigation', () => {
  it('opens a screen above, and switches to a tab', async () => {
    const { navigateTo, switchTab } = spies()
    await go('product', { product_id: 5 })
    expect(navigateTo).toHaveBeenCalledWith({ url: '/pages/prouduct/detail?product_id=5' })
    await go('cart')
    expect(switchTab).toHaveBeenCalledWith({ url: '/pages/cart/cart' })
  })

  it('replaces the tenth screen instead of opening an eleventh', async () => {
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages(10))
    const { navigateTo, redirectTo } = spies()
    await go('search', { q: 'lamp' })
    expect(navigateTo).not.toHaveBeenCalled()
    expect(redirectTo).toHaveBeenCalledWith({ url: '/pages/search/search?q=lamp' })
  })

  describe('of two quick taps', () => {
    const onTop = (route: string, options = {}) =>
      jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}, { route, options }] as Taro.Page[])
    const { order } = ROUTES

    it('opens the screen once, while it is on its way and when it is there [face.double-tap]', async () => {
      const { navigateTo } = spies()
      await Promise.all([go('order', { order_id: 9 }), go('order', { order_id: 9 })])
      onTop(order.path, { order_id: '9', $taroTimestamp: '1' })
      await go('order', { order_id: 9 })
      onTop(`/${order.path}`, { order_id: '9' })
      await go('order', { order_id: 9 })
      expect(navigateTo).toHaveBeenCalledTimes(1)
    })

    it('opens another of its kind, and the same anew from elsewhere', async () => {
      const { navigateTo } = spies()
      onTop(order.path, { order_id: '9' })
      await go('order', { order_id: 10 })
      onTop(ROUTES.orders.path, { status: 'paid' })
      await go('order', { order_id: 9 })
      await go('order', { order_id: 9 })
      onTop('', {})
      await go('order', { order_id: 9 })
      expect(navigateTo).toHaveBeenCalledTimes(4)
    })

    it('opens it anew when it was refused', async () => {
      const { navigateTo } = spies()
      navigateTo.mockRejectedValueOnce(new Error('navigateTo:fail'))
      await expect(go('wishlist')).rejects.toThrow('navigateTo:fail')
      await go('wishlist')
      expect(navigateTo).toHaveBeenCalledTimes(2)
    })
  })

  it('replaces the current screen, a tab by switching to it', async () => {
    const { redirectTo, switchTab } = spies()
    await replace('order', { order_id: 9 })
    expect(redirectTo).toHaveBeenCalledWith({ url: '/pages/history/detail?order_id=9' })
    await replace('home')
    expect(switchTab).toHaveBeenCalledWith({ url: '/pages/home/home' })
  })

  it('goes back when there is a screen below, and home when there is none', async () => {
    const current = jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages(2))
    const { navigateBack, reLaunch } = spies()
    await back()
    expect(navigateBack).toHaveBeenCalledWith({ delta: 1 })
    current.mockReturnValue(pages(1))
    await back()
    expect(reLaunch).toHaveBeenCalledWith({ url: '/pages/home/home' })
  })

  it('hands a refused navigation to its caller', async () => {
    jest.spyOn(Taro, 'reLaunch').mockRejectedValue(new Error('reLaunch:fail'))
    await expect(relaunch('home')).rejects.toThrow('reLaunch:fail')
  })
})
