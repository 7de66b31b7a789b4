import { safeExecute } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { useHostApp } from './use-host-app.weapp'
import { useHostPage } from './use-host-page.weapp'

/** Outside a page Taro keeps the hooks under this name. */
const HOOKS = 'taro-app'

beforeEach(prepareScreen)

const opened = () => jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => url)

it('answers the menu of the host with the card of the page', () => {
  openScreen(() => {
    useHostPage({ title: 'Teapot', link: '/pages/prouduct/detail?product_id=7' }, 'Bazaar')
    return null
  })
  expect(safeExecute(HOOKS, 'onShareAppMessage', {})).toEqual({
    title: 'Teapot',
    path: '/pages/prouduct/detail?product_id=7',
  })
  expect(safeExecute(HOOKS, 'onShareTimeline')).toEqual({ title: 'Teapot', query: 'product_id=7' })
})

it('names the marketplace on the card of a page without one of its own', () => {
  openScreen(() => {
    useHostPage(undefined, 'Bazaar')
    return null
  })
  expect(safeExecute(HOOKS, 'onShareAppMessage', {})).toMatchObject({ title: 'Bazaar' })
})

it('opens a code that was read, once', async () => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  openScreen(() => {
    useHostApp()
    useHostPage(undefined, 'Bazaar')
    return null
  })
  safeExecute(HOOKS, 'onLoad', { scene: 'p%3D12' })
  safeExecute(HOOKS, 'componentDidShow', { path: 'pages/home/home', query: { scene: 'p%3D12' } })
  await until(() => opened().length > 0)
  expect(opened()).toEqual(['/pages/prouduct/detail?product_id=12'])
})
