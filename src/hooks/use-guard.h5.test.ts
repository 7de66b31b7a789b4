import { replace } from '@/platform/navigation/navigation'
import { renderHook, settle } from '@/testing/render-hook'
import { session } from '@/stores/session'
import { useGuard } from './use-guard'

jest.mock('@/platform/navigation/navigation', () => ({ replace: jest.fn(() => Promise.resolve()) }))
jest.mock('@/platform/navigation/links', () => ({ currentLink: () => '/pages/history/purchase?status=to_pay' }))

beforeEach(() => {
  jest.mocked(replace).mockClear()
  session.known = false
  session.restore('')
})

it('lets everybody onto a screen for visitors [role.visitor]', async () => {
  const { result, unmount } = await renderHook(() => useGuard('cart'), {})
  expect(result()).toBe(true)
  await unmount()
})

it('leads a visitor from a buyer’s screen to login, and says where to come back to [role.visitor]', async () => {
  const { result, unmount } = await renderHook(() => useGuard('orders'), {})
  expect(result()).toBe(false)
  expect(replace).toHaveBeenCalledWith('login', { next: '/pages/history/purchase?status=to_pay' })
  await unmount()
})

it('redirects only after the device was asked for a token', async () => {
  session.known = false
  const { result, unmount } = await renderHook(() => useGuard('orders'), {})
  expect(result()).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  await settle(() => session.restore('token'))
  expect(result()).toBe(true)
  await unmount()
})

it('leads a guest from a screen that needs an account to where one is made [role.guests]', async () => {
  session.restore('token')
  session.setUser({ guest: true, product: { count: 0 }, notice: { count: 0 } } as never)
  const orders = await renderHook(() => useGuard('orders'), {})
  expect(orders.result()).toBe(true)
  await orders.unmount()
  const wallet = await renderHook(() => useGuard('wallet'), {})
  expect(wallet.result()).toBe(false)
  expect(replace).toHaveBeenCalledWith('register', { next: '/pages/history/purchase?status=to_pay' })
  await wallet.unmount()
  session.forget()
})

it('leaves visitors to a screen that cares for them itself', async () => {
  const { result, unmount } = await renderHook(() => useGuard('pay', true), {})
  expect(result()).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  await unmount()
})
