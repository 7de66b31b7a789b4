import { cleanup } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { UserInfo } from '@contract/entities/user'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { prepareScreen, openScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { says } from '@/testing/find'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { screen } from '@/shell/screen/screen'
import { Text } from '@/kit/text/text'
import { useOrderGuard } from './use-order-guard'

const COUNTS = { card: { count: 0 }, product: { count: 0 }, notice: { count: 0 } }
const USER = { firstname: 'Robin', email: 'robin@souk.test', guest: true, seller_url: '', notify: false, ...COUNTS }
const SESSION = { 'access-token': 'entered', user: USER, seller_url: '', card: { count: 0 }, message_unread_count: 0 }
const LINK = { order_id: '7', sign: 'abc.def' }

const Page = screen(function Page() {
  return useOrderGuard('order') ? <Text>The order</Text> : null
})

let server: FakeServer
beforeEach(() => {
  server = prepareScreen()
    .on('loginByOrder', ok(SESSION))
    .on('favorites', ok({ list: [] }))
  session.restore('')
})
afterEach(async () => {
  cleanup()
  toast.hide()
  await session.end()
})

const open = (params: Record<string, string>) => openScreen(Page, { ...params }, 'pages/history/detail')
const asGuest = () => {
  session.restore('another')
  session.setUser(USER as unknown as UserInfo)
}

describe('the link in a mail to a guest [rule.guest-links]', () => {
  it('opens the order for a visitor', async () => {
    open(LINK)
    expect(says('The order')).toBe(false)
    await until(() => says('The order'))
    expect(Object.fromEntries(server.sent[0]?.fields ?? [])).toEqual(LINK)
    expect(session.token).toBe('entered')
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })

  it('opens it for the guest of another order, as its own guest', async () => {
    asGuest()
    open(LINK)
    await until(() => session.token === 'entered' && says('The order'))
    expect(server.sent.find(({ name }) => name === 'loginByOrder')?.header['access-token']).toBe('')
  })

  it('leaves an account alone', async () => {
    session.restore('own')
    open(LINK)
    await until(() => says('The order'))
    expect(server.names).toEqual([])
  })

  it('says when it holds no more, and leads to the login', async () => {
    server.on('loginByOrder', refused(2000002, { errors: [{ field: 'sign', rule: 'wrong' }] }))
    open(LINK)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toContain('/pages/users/login')
    expect(toast.current?.text).toContain('not valid any more')
  })

  it('is needed by a visitor: an order without one leads to the login', async () => {
    open({ order_id: '7' })
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(server.names).toEqual([])
  })
})
