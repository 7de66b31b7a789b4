/** A server that is unavailable for a moment says when to retry. Calls that only read are retried automatically. */
import type { SentEndpoint } from '@contract/endpoints/app'
import type { Envelope, RefusalData } from '@contract/base/envelope'

export interface Answer {
  readonly statusCode: number
  readonly header?: Readonly<Record<string, unknown>>
  readonly data: unknown
}

/** How often a read is retried, and how many seconds it waits each time. */
const TIMES = 3
const USUAL_S = 2
const MOST_S = 5

/** The server did nothing, and the same call may succeed in a moment. */
export const isUnavailable = (status: number): boolean => status === 503

/** A GET with an effect, such as reading a notice or logging out, has the same effect however often it is sent. */
const isRead = ({ method, reads }: SentEndpoint): boolean => method === 'GET' || reads === true

function waitMs({ data }: Answer): number {
  const asked = (data as Partial<Envelope<RefusalData | null>> | null)?.data?.retry_after
  const seconds = typeof asked === 'number' && asked > 0 ? asked : USUAL_S
  // spread the retries, so that not all clients return at once
  return Math.min(seconds, MOST_S) * 1_000 * (1 + Math.random() / 2)
}

/** Sends a call. A call that only reads is retried up to three times while the answer is 503. Fails as `send` does. */
export async function sendUntilAvailable<A extends Answer>(endpoint: SentEndpoint, send: () => Promise<A>): Promise<A> {
  for (let left = isRead(endpoint) ? TIMES : 0; ; left -= 1) {
    const answer = await send()
    if (left === 0 || !isUnavailable(answer.statusCode)) return answer
    await new Promise((resolve) => setTimeout(resolve, waitMs(answer)))
  }
}
