/**
 * Sends what is counted to the address of website_config's `analytics_url`: POST, JSON `{events: [{name, page, time,
 * …}]}`, `page` the path of the screen without its query, `time` in ISO 8601. Nothing of this is loaded or runs where no address is configured. Events wait for each other, so
 * that a person's taps do not make a request each; those that could not be sent are tried once more with the next ones.
 */
import Taro from '@tarojs/taro'
import { now } from '@/platform/clock'
import { currentLink } from '@/platform/navigation/links'
import type { AnalyticsEvent } from './analytics-events'
import { on } from './events'

const EVERY_MS = 5_000
const TIMEOUT_MS = 10_000
/** The most events that wait: older ones are dropped. */
const MOST = 50

type Counted = AnalyticsEvent & { readonly page: string; readonly time: string }

async function send(url: string, events: readonly Counted[]): Promise<boolean> {
  const request = { url, method: 'POST', header: { 'content-type': 'application/json' }, timeout: TIMEOUT_MS } as const
  try {
    const { statusCode } = await Taro.request({ ...request, data: JSON.stringify({ events }) })
    return statusCode >= 200 && statusCode < 300
  } catch {
    // no concern of the buyer's: the events wait for the next round
    return false
  }
}

/** Counts from now on. Answers what ends it. */
export function collect(url: string): () => void {
  let waiting: Counted[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    timer = undefined
    const events = waiting
    waiting = []
    if (await send(url, events)) return
    waiting = [...events, ...waiting].slice(-MOST)
  }
  function count(event: AnalyticsEvent): void {
    const [page] = currentLink().split('?')
    waiting = [...waiting, { ...event, page, time: new Date(now()).toISOString() }].slice(-MOST)
    timer ??= setTimeout(() => void flush(), EVERY_MS)
  }
  const stop = on('track', count)
  // the screen that is shown already
  count({ name: 'page_view' })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
