/** What the server answered to everything that was asked of it while a fault was on. */
import type { Envelope, RefusalData } from '@contract/envelope'

export interface Answers {
  /** How many requests were answered with this status; 0: how many were not answered at all. */
  readonly statuses: Map<number, number>
  /** Answers with status 500 or more, except a 503 with Retry-After. */
  readonly wrong: string[]
  /** Ends the watch. */
  stop(): void
}

const isComplete = (response: Response, { data }: Envelope<RefusalData>) => {
  const header = Number(response.headers.get('retry-after'))
  return response.status === 503 && data.reason === 'unavailable' && header >= 1 && data.retry_after === header
}

/** Watches the requests to the server under test until `stop`; not readiness checks. */
export function watchAnswers(): Answers {
  const send = globalThis.fetch
  const address = process.env.SOUK_TEST_API ?? ''
  const statuses = new Map<number, number>()
  const wrong: string[] = []
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  globalThis.fetch = async (...asked) => {
    if (!String(asked[0]).startsWith(address)) return send(...asked)
    const response = await send(...asked).catch((error: unknown) => {
      count(0)
      throw error
    })
    count(response.status)
    if (response.status >= 500) {
      const text = await response.clone().text()
      const body = text.startsWith('{') ? (JSON.parse(text) as Envelope<RefusalData>) : null
      if (!body || !isComplete(response, body)) wrong.push(`${response.status} ${text.slice(0, 200)}`)
    }
    return response
  }
  return { statuses, wrong, stop: () => void (globalThis.fetch = send) }
}
