import { renderHook, settle } from '@/testing/render-hook'
import { useOnce } from './use-once'

it.each([true, false])(
  'runs once while it is pending, and re-renders unless it is quiet (quiet: %s)',
  async (quiet) => {
    let finish: () => void = () => undefined
    const handler = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const hook = await renderHook(() => useOnce(handler, quiet), undefined)
    const run = () => settle(() => hook.result()[0]())
    await run()
    await run()
    expect(handler).toHaveBeenCalledTimes(1)
    expect(hook.result()[1]).toBe(!quiet)
    await settle(() => finish())
    await run()
    expect(handler).toHaveBeenCalledTimes(2)
    await hook.unmount()
  },
)
