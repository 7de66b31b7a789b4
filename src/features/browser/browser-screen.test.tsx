import { act, cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { openBrowser } from '@/platform/browser/open.weapp'
import { user } from '@/testing/person'
import BrowserPage from './browser-screen'

jest.mock('./outside', () => jest.requireActual('./outside.weapp'))
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('@tarojs/components'),
  WebView: (props: object) => {
    mockView = props as View
    return null
  },
}))

interface View {
  src: string
  onLoad: (event: { detail: { src: string } }) => unknown
  onError: () => void
}
let mockView: View | undefined

beforeEach(() => {
  prepareScreen()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  mockView = undefined
  process.env.TARO_APP_API = 'https://shop.example'
})
afterEach(() => {
  cleanup()
  process.env.TARO_APP_API = ''
})

const reach = (src: string) => act(async () => void (await mockView?.onLoad({ detail: { src } })))

it('shows the requested page in the mini-program, once', async () => {
  await openBrowser('https://pay.example/session/1')
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/browser/browser' })
  openScreen(BrowserPage)
  expect(mockView?.src).toBe('https://pay.example/session/1')
  cleanup()
  openScreen(BrowserPage)
  expect(screen.getByRole('heading', { name: 'There is nothing here' })).toBeTruthy()
})

it('gives way to the screen that the page leads back to, and to no other', async () => {
  await openBrowser('https://pay.example/session/1')
  openScreen(BrowserPage)
  await reach('https://pay.example/session/1')
  await reach('https://evil.example/return/host/pages/history/detail?order_id=9')
  expect(Taro.redirectTo).not.toHaveBeenCalled()
  await reach('https://shop.example/return/host/pages/history/detail?order_id=9')
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/history/detail?order_id=9' })
})

it('says when the page does not load, and tries again', async () => {
  await openBrowser('https://pay.example/session/1')
  openScreen(BrowserPage)
  act(() => mockView?.onError())
  expect(document.body.textContent).toContain('The page did not load')
  mockView = undefined
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(mockView).toHaveProperty('src', 'https://pay.example/session/1')
})

it('opens nothing but web addresses', async () => {
  await expect(openBrowser('javascript:alert(1)')).rejects.toThrow('only a web address')
  expect(Taro.navigateTo).not.toHaveBeenCalled()
})
