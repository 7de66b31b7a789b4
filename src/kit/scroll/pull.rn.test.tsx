import { act, cleanup, render, screen, waitFor } from '@testing-library/react-native'
import { RefreshControl } from 'react-native'
import { Text } from '@/kit/text/text'
import { useRefreshable } from '@/platform/refresh/use-refreshable'
import { ApiError } from '@/services/api-error'
import { refreshFront } from '@/shell/page/refresh-front'
import { toast } from '@/stores/toast'
import { useLoad } from '@/hooks/use-load'
import { Scroll } from './scroll'

const mockPage: { shows: (() => void)[]; hides: (() => void)[] } = { shows: [], hides: [] }
// where Babel looks for them on React Native
jest.mock('@tarojs/taro-rn/dist/api', () => ({
  useDidShow: (handler: () => void) => void mockPage.shows.push(handler),
  useDidHide: (handler: () => void) => void mockPage.hides.push(handler),
}))
// nothing is kept here, and the keystore is not there to be asked
jest.mock('expo-secure-store', () => ({}))

beforeEach(() => {
  mockPage.shows = []
  mockPage.hides = []
})
afterEach(() => {
  cleanup()
  toast.hide()
})

const control = () => screen.UNSAFE_getByType(RefreshControl)
const pull = () => act(() => void control().props.onRefresh?.())
const spinning = () => control().props.refreshing

function List({ load }: { load: () => Promise<string> }) {
  const { data } = useLoad(load)
  return (
    <Scroll id="list" pull={refreshFront}>
      <Text>{data ?? 'nothing yet'}</Text>
    </Scroll>
  )
}

/** A load whose answers are given by hand. */
function byHand() {
  const waiting: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = []
  const load = jest.fn(() => new Promise<string>((resolve, reject) => void waiting.push({ resolve, reject })))
  const answer = (value: string) => act(async () => waiting.shift()?.resolve(value))
  const fail = (error: unknown) => act(async () => waiting.shift()?.reject(error))
  return { load, answer, fail }
}

it('keeps the old content while the page is fetched anew, then shows the new and stops turning', async () => {
  const { load, answer } = byHand()
  render(<List load={load} />)
  await answer('ten bags')
  pull()
  expect(spinning()).toBe(true)
  screen.getByText('ten bags')
  await answer('eleven bags')
  screen.getByText('eleven bags')
  await waitFor(() => expect(spinning()).toBe(false))
})

it('fetches once however often it is pulled meanwhile', async () => {
  const { load, answer } = byHand()
  render(<List load={load} />)
  await answer('ten bags')
  pull()
  pull()
  expect(load).toHaveBeenCalledTimes(2)
  await answer('eleven bags')
  await waitFor(() => expect(spinning()).toBe(false))
  pull()
  expect(load).toHaveBeenCalledTimes(3)
})

it('says what went wrong, keeps what was there, and can be pulled again', async () => {
  const { load, answer, fail } = byHand()
  render(<List load={load} />)
  await answer('ten bags')
  pull()
  await fail(new ApiError('network', 'No connection'))
  await waitFor(() => expect(spinning()).toBe(false))
  expect(toast.current).toMatchObject({ text: 'No connection', kind: 'alert' })
  screen.getByText('ten bags')
  pull()
  await answer('eleven bags')
  screen.getByText('eleven bags')
  await waitFor(() => expect(spinning()).toBe(false))
})

it('fetches for the page in front alone', async () => {
  const covered = jest.fn(async () => undefined)
  function Covered() {
    useRefreshable(covered)
    return <Scroll pull={refreshFront}>{null}</Scroll>
  }
  render(<Covered />)
  for (const hide of mockPage.hides) hide()
  pull()
  await waitFor(() => expect(spinning()).toBe(false))
  expect(covered).not.toHaveBeenCalled()
  for (const show of mockPage.shows) show()
  pull()
  expect(covered).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(spinning()).toBe(false))
})

it('has nothing to pull where a page does not ask for it', () => {
  render(<Scroll>{null}</Scroll>)
  expect(screen.UNSAFE_queryByType(RefreshControl)).toBeNull()
})
