import { renderHook, settle } from '@/testing/render-hook'
import { useFirst as useAll } from './use-first'
import { useFirst } from './use-first.weapp'

jest.mock('@tarojs/taro', () => ({ getWindowInfo: () => ({ windowWidth: 375 }) }))

it('draws in the mini-program what is seen, and all of it once a finger moves', async () => {
  const hook = await renderHook(() => useFirst({ count: 2 }), undefined)
  expect(hook.result().limit).toBe(2)
  await settle(() => hook.result().more?.())
  expect(hook.result()).toEqual({ limit: Infinity, more: undefined })
  await hook.unmount()
})

it('draws more than fits side by side, or what does not scroll would never ask for the others', async () => {
  const hook = await renderHook(() => useFirst({ width: 140 }), undefined)
  expect(hook.result().limit * 140).toBeGreaterThanOrEqual(375)
  await hook.unmount()
})

it('draws all of it elsewhere', () => {
  expect(useAll({ count: 2 }).limit).toBe(Infinity)
})
