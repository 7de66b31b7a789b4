/** A front that ends TLS and speaks HTTP/2, as the proxy before a shop does. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export interface Front {
  /** Its address, with a certificate that no browser trusts. */
  readonly url: string
  /** Sends requests on to the server at an address; before that they wait. */
  to(address: string): void
  stop(): Promise<void>
}

/** The headers of a connection, which HTTP/2 does not have. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

const without = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)))

/** Makes a key and a certificate for this machine in a folder, by OpenSSL. Throws without it. */
function certificate(folder: string): { key: Buffer; cert: Buffer } {
  const files = { key: path.join(folder, 'front.key'), cert: path.join(folder, 'front.pem') }
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1']
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', files.key, '-out', files.cert], { stdio: 'ignore' })
  return { key: readFileSync(files.key), cert: readFileSync(files.cert) }
}

/** Starts a front on a free port, with its certificate in `folder`. */
export async function overHttp2(folder: string): Promise<Front> {
  let known = (_address: string) => undefined as void
  const server = new Promise<string>((resolve) => {
    known = resolve
  })
  const agent = new http.Agent({ keepAlive: true })

  async function pass(request: http2.Http2ServerRequest, response: http2.Http2ServerResponse): Promise<void> {
    const { hostname, port } = new URL(await server)
    const headers = { ...without(request.headers), host: request.authority, 'x-forwarded-proto': 'https' }
    const asked = http.request({ agent, hostname, port, headers, method: request.method, path: request.url })
    const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve)
      asked.once('error', reject)
    })
    await pipeline(request, asked)
    const answer = await answered
    response.writeHead(answer.statusCode ?? 502, without(answer.headers))
    await pipeline(answer, response)
  }

  const front = http2.createSecureServer({ ...certificate(folder), allowHTTP1: false }, (request, response) => {
    // a browser that is closed meanwhile leaves its requests
    pass(request, response).catch(() => response.stream.destroy())
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const sessions = new Set<http2.Http2Session>()
  front.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return {
    url: `https://127.0.0.1:${(front.address() as AddressInfo).port}`,
    to: known,
    stop: async () => {
      const closed = new Promise((resolve) => front.close(resolve))
      for (const session of sessions) session.destroy()
      agent.destroy()
      await closed
    },
  }
}
