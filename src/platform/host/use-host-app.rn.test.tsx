import { act, cleanup, render } from '@testing-library/react-native'
import { Linking } from 'react-native'
import { useHostApp } from './use-host-app'
import { useHostPage } from './use-host-page'

const mockNavigate = jest.fn(async (_to: { url: string }) => ({}))
// where Babel looks for them on React Native
jest.mock('@tarojs/taro-rn/dist/api', () => ({
  navigateTo: (to: { url: string }) => mockNavigate(to),
  getCurrentPages: () => [],
  getCurrentInstance: () => ({ router: null }),
}))

/** ms in which the screen that was opened is on top, or is no longer waited for. */
const SECOND = 1_000
const ORDER = '/pages/history/detail?order_id=9'

function App({ started }: { started: boolean }) {
  useHostApp()
  return started ? <Page /> : null
}

function Page() {
  useHostPage(undefined, 'Bazaar')
  return null
}

const opened = () => mockNavigate.mock.calls.map(([{ url }]) => url)

/** What the system sends to an app that runs. */
const listeners = new Set<(event: { url: string }) => void>()

beforeEach(() => {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`souk:/${ORDER}`)
  jest.spyOn(Linking, 'addEventListener').mockImplementation((_event, listener) => {
    listeners.add(listener)
    return { remove: () => void listeners.delete(listener) } as never
  })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

it('opens the address that started the app once its first page stands, and then what comes in', async () => {
  const app = render(<App started={false} />)
  await act(async () => undefined)
  expect(opened()).toEqual([])
  app.rerender(<App started />)
  await act(() => jest.advanceTimersByTimeAsync(SECOND))
  expect(opened()).toEqual([ORDER])

  const shared = 'http://127.0.0.1:3000/go/pages/prouduct/detail?product_id=7'
  for (const listener of listeners) listener({ url: shared })
  await act(() => jest.advanceTimersByTimeAsync(SECOND))
  expect(opened()).toEqual([ORDER, '/pages/prouduct/detail?product_id=7'])

  app.unmount()
  expect(listeners.size).toBe(0)
})
