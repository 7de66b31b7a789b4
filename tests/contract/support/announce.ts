import { once } from 'node:events'
import http from 'node:http'
import { json } from 'node:stream/consumers'
import type { Envelope } from '@contract/base/envelope'

/**
 * The answer to a body of which the server has seen only the length. It refuses a long one by that and closes the
 * connection, which a client that is still sending may notice before it reads the answer.
 */
export async function announce(
  path: string,
  bytes: number,
  headers: Readonly<Record<string, string>>,
): Promise<{ status?: number; code: number }> {
  const asked = http.request(`${process.env.SOUK_TEST_API}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(bytes) },
  })
  asked.flushHeaders()
  const [response] = (await once(asked, 'response')) as [http.IncomingMessage]
  const { code } = (await json(response)) as Envelope
  asked.destroy()
  return { status: response.statusCode, code }
}
