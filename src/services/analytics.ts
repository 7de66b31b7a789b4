/**
 * Sends events to the address in website_config's `analytics_url`: POST, JSON `{events: [{name, page, time, …}]}`, with
 * the screen's path without its query in `page` and ISO 8601 in `time`. Without an address this module is not loaded.
 * Events are sent in batches, so that not every tap makes a request. A batch that failed is sent once more, with the
 * next one.
 */
import Taro from '@tarojs/taro'
import { now } from '@/platform/clock'
import { currentLink } from '@/platform/navigation/links'
import type { AnalyticsEvent } from './analytics-events'
import { on } from './events'

const EVERY_MS = 5_000
const TIMEOUT_MS = 10_000
/** The most events that wait; older ones are dropped. */
const MOST = 50

type Counted = AnalyticsEvent & { readonly page: string; readonly time: string }

async function send(url: string, events: readonly Counted[]): Promise<boolean> {
  const request = { url, method: 'POST', header: { 'content-type': 'application/json' }, timeout: TIMEOUT_MS } as const
  try {
    const { statusCode } = await Taro.request({ ...request, data: JSON.stringify({ events }) })
    return statusCode >= 200 && statusCode < 300
  } catch {
    // the buyer does not care: the events wait for the next batch
    return false
  }
}

/** Starts counting. Returns a function that stops it. */
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
    const [page = ''] = currentLink().split('?')
    waiting = [...waiting, { ...event, page, time: new Date(now()).toISOString() }].slice(-MOST)
    timer ??= setTimeout(() => void flush(), EVERY_MS)
  }
  const stop = on('track', count)
  // the screen that is already in front
  count({ name: 'page_view' })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
