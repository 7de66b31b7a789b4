/** A server that is away for a moment says when to come again: what only reads does so by itself. */
import type { Endpoint } from '@contract/endpoints'
import type { Envelope, RefusalData } from '@contract/envelope'

interface Answer {
  readonly statusCode: number
  readonly data: unknown
}

/** How often a read is sent once more, and how long it waits each time: seconds. */
const TIMES = 3
const USUAL_S = 2
const MOST_S = 5

/** Nothing was done, and the same call may succeed in a moment. */
export const isUnavailable = (status: number): boolean => status === 503

/** A GET that changes something does so once however often it is sent: reading a notice, logging out. */
const isRead = ({ method, reads }: Endpoint): boolean => method === 'GET' || reads === true

function waitMs({ data }: Answer): number {
  const asked = (data as Partial<Envelope<RefusalData | null>> | null)?.data?.retry_after
  const seconds = typeof asked === 'number' && asked > 0 ? asked : USUAL_S
  // not everybody at the same moment
  return Math.min(seconds, MOST_S) * 1_000 * (1 + Math.random() / 2)
}

/** Sends a call; one that only reads again, up to three times, while it is answered 503. Fails as `send` does. */
export async function sendUntilAvailable<A extends Answer>(endpoint: Endpoint, send: () => Promise<A>): Promise<A> {
  for (let left = isRead(endpoint) ? TIMES : 0; ; left -= 1) {
    const answer = await send()
    if (left === 0 || !isUnavailable(answer.statusCode)) return answer
    await new Promise((resolve) => setTimeout(resolve, waitMs(answer)))
  }
}
