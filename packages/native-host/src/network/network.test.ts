import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBlobStore } from '../modules/files/blob-store'
import { createNetwork, type HttpRequest } from './network'
import { bodyOf } from './request-body'

describe('the network', () => {
  let server: Server
  let url: string
  const bodies: string[] = []

  async function read(request: IncomingMessage): Promise<string> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    return text
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      void read(request).then((body) => {
        bodies.push(body)
        if (request.url !== '/never') response.writeHead(201, { 'x-tea': 'green' }).end(`got ${body}`)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const get = (path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
    method: 'GET',
    url: `${url}${path}`,
    headers: [],
    timeout: 0,
    ...more,
  })

  it('returns status, headers and bytes', async () => {
    const answer = await createNetwork().send(get('/', { method: 'POST', body: Buffer.from('tea') }))
    expect(answer).toMatchObject({ status: 201, headers: { 'x-tea': 'green' } })
    expect(answer.body.toString()).toBe('got tea')
  })

  it('times out', async () => {
    await expect(createNetwork().send(get('/never', { timeout: 30 }))).rejects.toMatchObject({ failure: 'timeout' })
  })

  it('can be aborted', async () => {
    const controller = new AbortController()
    const asked = createNetwork().send(get('/never'), controller.signal)
    controller.abort()
    await expect(asked).rejects.toMatchObject({ failure: 'aborted' })
  })

  it('is cut off at once, and fails until it is restored', async () => {
    const network = createNetwork()
    const asked = network.send(get('/never'))
    network.offline(true)
    await expect(asked).rejects.toMatchObject({ failure: 'offline' })
    await expect(network.send(get('/'))).rejects.toMatchObject({ failure: 'offline' })
    network.offline(false)
    await expect(network.send(get('/'))).resolves.toMatchObject({ status: 201 })
  })

  it('forwards a port of the device to another port of this machine, and hides that from the app', async () => {
    const network = createNetwork({ 9: Number(new URL(url).port) })
    const answer = await network.send(get('/', { url: 'http://127.0.0.1:9/tea?q=1' }))
    expect(answer).toMatchObject({ status: 201, url: 'http://127.0.0.1:9/tea?q=1' })
    expect(network.log).toEqual(['GET http://127.0.0.1:9/tea?q=1'])
    const elsewhere = network.send(get('/', { url: 'http://127.0.0.2:9/' }))
    await expect(elsewhere).rejects.toMatchObject({ failure: 'failed' })
  })

  it('reports a server that does not answer', async () => {
    const nobody = get('/', { url: 'http://127.0.0.1:1/' })
    await expect(createNetwork().send(nobody)).rejects.toMatchObject({ failure: 'failed' })
  })

  it('writes a form with a file part by part', () => {
    const body = bodyOf(
      {
        formData: [
          { string: 'tea', headers: [['content-disposition', 'form-data; name="what"']] },
          { uri: __filename, headers: { 'content-disposition': 'form-data; name="file"; filename="a.ts"' } },
        ],
      },
      createBlobStore(),
    )
    const text = body?.bytes.toString() ?? ''
    const boundary = body?.contentType?.split('boundary=')[1] ?? 'none'
    expect(text.split(`--${boundary}`)).toHaveLength(4)
    expect(text).toContain('content-disposition: form-data; name="what"\r\n\r\ntea\r\n')
    expect(text).toContain('writes a form with a file part by part')
  })
})
