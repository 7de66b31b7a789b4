import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { UserInfo } from '@contract/entities/user'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { prepareScreen, openScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { button, says } from '@/testing/find'
import { user } from '@/testing/person'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { screen as asScreen } from '@/shell/screen/screen'
import { Text } from '@/kit/text/text'
import { OrderGate } from './order-gate'
import { OrderOfAnother } from './order-of-another'

const COUNTS = { card: { count: 0 }, product: { count: 0 }, notice: { count: 0 } }
const USER = { firstname: 'Robin', email: 'robin@souk.test', guest: true, seller_url: '', notify: false, ...COUNTS }
const SESSION = { 'access-token': 'entered', user: USER, seller_url: '', card: { count: 0 }, message_unread_count: 0 }
const LINK = { order_id: '7', sign: 'abc.def' }

const Page = asScreen(function Page() {
  return (
    <OrderGate name="order">
      <Text>The order</Text>
    </OrderGate>
  )
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
const openOf = (onClaimed: () => void = () => undefined) =>
  openScreen(() => <OrderOfAnother name="order" {...LINK} onClaimed={onClaimed} />)
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

  it('that holds no more brings another one, once', async () => {
    server.on('loginByOrder', refused(2000002, { errors: [{ field: 'sign', rule: 'wrong' }] }))
    server.on('sendOrderLink', ok({}))
    open(LINK)
    await until(() => says('This link has expired'))
    expect(Taro.redirectTo).not.toHaveBeenCalled()
    await user.click(button('Send a new link'))
    await until(() => says('A new link is on its way to you.'))
    expect(server.names).toEqual(['loginByOrder', 'sendOrderLink'])
    expect(Object.fromEntries(server.sent[1]?.fields ?? [])).toEqual(LINK)
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull()
  })

  it('that never was one leads to the login', async () => {
    const wrong = refused(2000002, { errors: [{ field: 'sign', rule: 'wrong' }] })
    server.on('loginByOrder', wrong).on('sendOrderLink', wrong)
    open(LINK)
    await until(() => says('This link has expired'))
    await user.click(button('Send a new link'))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toContain('/pages/users/login')
    expect(toast.current?.text).toContain('not valid any more')
  })

  it('can be asked for again when too many were sent', async () => {
    server.on('loginByOrder', refused(2000002, { errors: [{ field: 'sign', rule: 'wrong' }] }))
    server.on('sendOrderLink', refused(2000018, { reason: 'rate_limited', retry_after: 60 }))
    open(LINK)
    await until(() => says('This link has expired'))
    await user.click(button('Send a new link'))
    await until(() => toast.current !== null)
    expect(button('Send a new link')).toBeTruthy()
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })

  it('opens for an account once it has logged out', async () => {
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    session.restore('own')
    session.setUser({ ...USER, email: 'ann@souk.test', guest: undefined } as unknown as UserInfo)
    server.on('logout', ok({}))
    openOf()
    await until(() => says('the order belongs to another account'))
    await user.click(button('Log out and open it'))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(session.loggedIn).toBe(false)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toBe('/pages/history/detail?order_id=7&sign=abc.def')
  })

  it('leads an account with the same address to put the order with its own [role.guests-claim]', async () => {
    session.restore('own')
    session.setUser({ ...USER, guest: undefined } as unknown as UserInfo)
    server.on('claimOrders', ok({ orders: 1 }))
    const claimed = jest.fn()
    openOf(claimed)
    await until(() => says('This was ordered without an account'))
    expect(server.sent[0]?.header['access-token']).toBe('')
    await user.click(button('Add to my orders'))
    await until(() => claimed.mock.calls.length > 0)
    expect(server.sent[1]?.header['access-token']).toBe('own')
    expect(Object.fromEntries(server.sent[1]?.fields ?? [])).toEqual({ guest_token: 'entered' })
    expect(session.token).toBe('own')
  })

  it('can be looked at again when the network was lost', async () => {
    session.restore('own')
    session.setUser({ ...USER, guest: undefined } as unknown as UserInfo)
    server.on('loginByOrder', 'no network')
    openOf()
    await until(() => screen.queryByRole('button', { name: 'Try again' }) !== null)
    expect(says('the order belongs to another account')).toBe(false)
    server.on('loginByOrder', ok(SESSION))
    await user.click(button('Try again'))
    await until(() => says('This was ordered without an account'))
  })

  it('stays where it is when the order cannot be put with the others', async () => {
    session.restore('own')
    session.setUser({ ...USER, guest: undefined } as unknown as UserInfo)
    server.on('claimOrders', 'no network')
    const claimed = jest.fn()
    openOf(claimed)
    await until(() => says('This was ordered without an account'))
    await user.click(button('Add to my orders'))
    await until(() => toast.current !== null)
    expect(claimed).not.toHaveBeenCalled()
    expect(button('Add to my orders')).toBeTruthy()
  })

  it('is needed by a visitor: an order without one leads to the login', async () => {
    open({ order_id: '7' })
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(server.names).toEqual([])
  })
})
