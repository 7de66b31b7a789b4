import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly url: string
  readonly method: string
  readonly headers: IncomingMessage['headers']
  readonly body: Uint8Array<ArrayBuffer>
}

export interface TestServer {
  readonly server: Server
  /** `127.0.0.1:port` */
  readonly host: string
  /** All requests so far, the last first. */
  readonly received: readonly Received[]
  close(): Promise<void>
}

interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Uint8Array
}

/** A server on a free port; no reply leaves the request open. */
export async function startServer(reply: (request: Received) => Reply | undefined): Promise<TestServer> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Uint8Array[] = []
    request.on('data', (part: Uint8Array) => parts.push(part))
    request.on('end', () => {
      const { url = '', method = '', headers } = request
      const one = { url, method, headers, body: new Uint8Array(Buffer.concat(parts)) }
      received.unshift(one)
      const answer = reply(one)
      if (!answer) return
      for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value)
      response.writeHead(answer.status ?? 200).end(answer.body ?? '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    received,
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
