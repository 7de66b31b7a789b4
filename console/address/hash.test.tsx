import { act, renderHook } from '@testing-library/react'
import { go, useHash, useLeaveGuard } from './hash'

const goTo = (address: string) => act(() => go(address))

it('goes to an address, and tells path and parameters apart', async () => {
  const { result } = renderHook(() => ({ path: useHash()[0], search: useHash.searchHook() }))
  await goTo('/products?state=draft')
  expect(result.current).toEqual({ path: '/products', search: 'state=draft' })
  expect(window.location.hash).toBe('#/products?state=draft')
})

it('asks before a screen with unsaved changes is left, but not for its parameters', async () => {
  await goTo('/products/1')
  const answers = [false, true]
  const asked = jest.fn(() => Promise.resolve(answers.shift() ?? true))
  const { result, unmount } = renderHook(() => {
    useLeaveGuard(true, asked)
    return useHash()[0]
  })
  await goTo('/products/1?language=th')
  expect(asked).not.toHaveBeenCalled()
  await goTo('/orders')
  expect([result.current, asked.mock.calls.length]).toEqual(['/products/1', 1])
  await goTo('/orders')
  expect([result.current, asked.mock.calls.length]).toEqual(['/orders', 2])
  unmount()
  await goTo('/stock')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('puts the address back while it asks about the browser’s own way', async () => {
  await goTo('/products/1')
  const { result } = renderHook(() => {
    useLeaveGuard(true, stay)
    return useHash()[0]
  })
  window.location.hash = '/orders'
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect([result.current, window.location.hash]).toEqual(['/products/1', '#/products/1'])
})

const stay = () => Promise.resolve(false)
