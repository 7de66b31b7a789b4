/** The server's answers to all requests during a fault. */
import type { Envelope, RefusalData } from '@contract/base/envelope'

export interface Answers {
  /** The number of requests by status of the answer; 0 for requests without an answer. */
  readonly statuses: Map<number, number>
  /** Answers with status 500 or more, except a 503 with Retry-After. */
  readonly wrong: string[]
  /** Stops watching. */
  stop(): void
}

const isComplete = (response: Response, { data }: Envelope<RefusalData>) => {
  const header = Number(response.headers.get('retry-after'))
  return response.status === 503 && data.reason === 'unavailable' && header >= 1 && data.retry_after === header
}

/** Watches the requests to the server under test until `stop`, except readiness checks. */
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
