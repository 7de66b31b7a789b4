/** The life-cycle methods that the host calls on a page. */
const LIFE = ['onLoad', 'onShow', 'onReady', 'onHide', 'onUnload'] as const

type Call = (this: object, ...args: unknown[]) => unknown
export type HostPage = Partial<Record<(typeof LIFE)[number], Call>>

interface Held {
  readonly page: object
  readonly run: () => unknown
}

/**
 * Defers the life of a mini-program page until `load` has settled, whether it succeeded or failed. The host's calls are
 * then repeated in order. A page that closes before that never begins. `load` is called for each opened page until it
 * has succeeded once.
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
