import type { Behaviour } from './builtin'

/** navigator: a tap opens its page and reports whether that succeeded. */
export const navigator: Behaviour = ({ element, hooks, window, get, fire }) => {
  async function open(): Promise<void> {
    const request = { openType: get<string>('openType'), url: get<string>('url'), delta: get<number>('delta') }
    try {
      await hooks.navigate(request)
      fire('success', { errMsg: `${request.openType}:ok` })
    } catch (error) {
      fire('fail', { errMsg: error instanceof Error ? error.message : String(error) })
    }
    fire('complete')
  }
  element.addListener('tap', () => window.queueMicrotask(() => void open()))
}
