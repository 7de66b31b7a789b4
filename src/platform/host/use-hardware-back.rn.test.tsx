import { cleanup, render } from '@testing-library/react-native'
import { BackHandler } from 'react-native'
import { useHardwareBack } from './use-hardware-back'

const mockPage: { show?: () => void; hide?: () => void } = {}
// where Babel looks for them on React Native
jest.mock('@tarojs/taro-rn/dist/api', () => ({
  useDidShow: (handler: () => void) => {
    mockPage.show = handler
  },
  useDidHide: (handler: () => void) => {
    mockPage.hide = handler
  },
}))

const handlers: (() => boolean | null | undefined)[] = []
/** Handlers are called from the last to the first, until one takes the button. */
const press = () => [...handlers].reverse().some((handler) => handler())

beforeEach(() => {
  handlers.length = 0
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_event, handler) => {
    handlers.push(handler)
    return { remove: () => void handlers.splice(handlers.indexOf(handler), 1) }
  })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

function Page({ onBack }: { onBack?: () => void }) {
  useHardwareBack(onBack)
  return null
}

it("runs the page's current handler instead of going back", () => {
  const first = jest.fn()
  const then = jest.fn()
  const page = render(<Page onBack={first} />)
  expect(press()).toBe(true)
  page.rerender(<Page onBack={then} />)
  expect(press()).toBe(true)
  expect([first, then].map((one) => one.mock.calls.length)).toEqual([1, 1])
})

it('leaves the button to the navigator on every other page', () => {
  render(<Page />)
  expect(press()).toBe(false)
})

it('takes the button only while its page is in front', () => {
  const onBack = jest.fn()
  const page = render(<Page onBack={onBack} />)
  mockPage.hide?.()
  expect(press()).toBe(false)
  mockPage.show?.()
  mockPage.show?.()
  expect(press()).toBe(true)
  expect(onBack).toHaveBeenCalledTimes(1)
  page.unmount()
  expect(handlers).toEqual([])
})
