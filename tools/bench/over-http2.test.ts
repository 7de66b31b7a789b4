import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { overHttp2, type Front } from './over-http2'

const folder = mkdtempSync(path.join(os.tmpdir(), 'souk-front-'))
const server = http.createServer((request, response) => {
  const { method, url, headers } = request
  void text(request).then((body) => {
    response.writeHead(201, { 'content-type': 'text/plain', connection: 'keep-alive' })
    response.end(`${method} ${url} ${headers.host} ${headers['x-forwarded-proto']} ${body}`)
  })
})
let front: Front

beforeAll(async () => {
  front = await overHttp2(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await front.stop()
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

/** The answer to a request over HTTP/2. */
async function ask(method: string, address: string, body?: string) {
  const client = http2.connect(front.url, { rejectUnauthorized: false })
  try {
    const stream = client.request({ ':method': method, ':path': address })
    const headers = new Promise<http2.IncomingHttpHeaders>((resolve, reject) => {
      stream.once('response', resolve)
      stream.once('error', reject)
    })
    stream.end(body)
    return { status: (await headers)[':status'], type: (await headers)['content-type'], body: await text(stream) }
  } finally {
    client.close()
  }
}

it('holds requests until it knows the server, and passes them on with their bodies', async () => {
  const waiting = ask('POST', '/a?b=c', 'said')
  front.to(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const { host } = new URL(front.url)
  await expect(waiting).resolves.toEqual({ status: 201, type: 'text/plain', body: `POST /a?b=c ${host} https said` })
  await expect(ask('GET', '/d')).resolves.toEqual({ status: 201, type: 'text/plain', body: `GET /d ${host} https ` })
})
