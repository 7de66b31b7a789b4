/** Sends one message: a POST of JSON to a public https address. Redirects are not followed, answers are not read. */
import https from 'node:https'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { guardedLookup, isPublicAddress, literalIn, NotPublic } from '../../kernel/http/public-address'

const PATIENCE_MS = 15_000

/** Resolves with the status of the answer; rejects if there is none. */
export type Send = (url: string, body: string, headers: Readonly<Record<string, string>>) => Promise<number>

type Request = (url: URL, options: RequestOptions, done: (answer: IncomingMessage) => void) => ClientRequest

interface Means {
  readonly request?: Request
  readonly isAllowed?: (address: string) => boolean
  readonly patienceMs?: number
}

/** `request` and `isAllowed` are other ones in tests alone, which have no public address. */
export function createSend({
  request = https.request,
  isAllowed = isPublicAddress,
  patienceMs = PATIENCE_MS,
}: Means = {}): Send {
  const lookup = guardedLookup(isAllowed)
  return (address, body, headers) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      // Node asks no lookup about an IP address
      const literal = literalIn(url.hostname)
      if (literal !== null && !isAllowed(literal)) return reject(new NotPublic(`${url.hostname} is not public`))
      const length = String(Buffer.byteLength(body))
      const own = { 'content-type': 'application/json', 'content-length': length, 'user-agent': 'Souk' }
      const signal = AbortSignal.timeout(patienceMs)
      const options = { method: 'POST', headers: { ...own, ...headers }, lookup, signal, agent: false as const }
      const sending = request(url, options, (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      })
      sending.on('error', reject)
      sending.end(body)
    })
}
