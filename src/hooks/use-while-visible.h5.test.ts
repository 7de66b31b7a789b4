import { observable, runInAction } from 'mobx'
import { renderHook, settle } from '@/testing/render-hook'
import { useWhileVisible } from './use-while-visible'

const mockPage: Record<'show' | 'hide', () => void> = { show: () => undefined, hide: () => undefined }
jest.mock('@tarojs/taro', () => ({
  useDidShow: (handler: () => void) => {
    mockPage.show = handler
  },
  useDidHide: (handler: () => void) => {
    mockPage.hide = handler
  },
}))

it('follows a store while the page is shown, and catches up when it is shown again', async () => {
  const count = observable.box(1)
  const set = (value: number) => settle(() => runInAction(() => count.set(value)))
  let drawn = 0
  const hook = await renderHook(() => {
    drawn += 1
    return useWhileVisible(() => count.get())
  }, undefined)
  await set(2)
  expect(hook.result()).toBe(2)
  await settle(mockPage.hide)
  const before = drawn
  await set(3)
  expect([hook.result(), drawn]).toEqual([2, before])
  await settle(mockPage.show)
  expect(hook.result()).toBe(3)
  await hook.unmount()
})

it('reads of something else when that changes', async () => {
  const hook = await renderHook<string, string>((of) => useWhileVisible(() => `about ${of}`, of), 'one')
  await hook.rerender('other')
  expect(hook.result()).toBe('about other')
  await hook.unmount()
})
