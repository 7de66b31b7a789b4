/** What the host calls on a page in the course of its life. */
const LIFE = ['onLoad', 'onShow', 'onReady', 'onHide', 'onUnload'] as const

type Call = (this: object, ...args: unknown[]) => unknown
export type HostPage = Partial<Record<(typeof LIFE)[number], Call>>

interface Held {
  readonly page: object
  readonly run: () => unknown
}

/**
 * Lets a page of the mini-program begin only when `load` has ended, well or not: what the host has called meanwhile is
 * done then, in its order. A page that is closed before that never begins. `load` is called when a page opens, until it
 * has ended well once.
 */
export function deferPage(page: HostPage, load: () => Promise<unknown>): void {
  const begun = new WeakSet<object>()
  let there = false
  let loading: Promise<unknown> | undefined
  let held: Held[] = []

  const begin = () => {
    loading = undefined
    const calls = held
    held = []
    for (const call of calls) {
      begun.add(call.page)
      call.run()
    }
  }
  const arrive = () => {
    there = true
    begin()
  }

  for (const name of LIFE) {
    const own = page[name]
    if (own === undefined) continue
    page[name] = function hold(this: object, ...args) {
      if (there || begun.has(this)) return own.apply(this, args)
      if (name === 'onUnload') held = held.filter((call) => call.page !== this)
      else held.push({ page: this, run: () => own.apply(this, args) })
      loading ??= load().then(arrive, begin)
      return undefined
    }
  }
}
