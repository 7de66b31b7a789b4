import type { Channel } from './message'

const PATIENCE_MS = 10_000

/**
 * Text messages through a gateway that speaks HTTP: a POST of `{"to": "+66…", "text": "…"}` as JSON, with the token
 * as `Authorization: Bearer`. Any status except 2xx counts as not sent.
 */
export function createSmsGateway(url: string, token: string | null): Channel {
  return {
    async send({ to, short }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text: short }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the gateway of text messages answered ${response.status}`)
    },
  }
}
