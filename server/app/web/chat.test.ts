import { handlers } from '../handlers'
import { createTestServer, type TestServer } from '../../testing/server'
import { chatPage } from './chat'

const SERVICE = 'https://chat.example/widget.js?shop=1&x="2"'

describe('the page of the customer chat', () => {
  let server: TestServer
  let silent: TestServer
  beforeAll(async () => {
    server = await createTestServer(handlers, { config: { serviceUrl: SERVICE } })
    silent = await createTestServer(handlers)
  })
  afterAll(() => Promise.all([server.close(), silent.close()]))

  const policy = async (): Promise<Record<string, string>> => {
    const { headers } = await server.http.inject('/chat')
    const parts = String(headers['content-security-policy']).split('; ')
    return Object.fromEntries(parts.map((part) => part.split(/ (.*)/s, 2)))
  }

  it('lets only the configured host and its own script run', async () => {
    const { 'script-src': scripts, 'default-src': others, 'connect-src': connections } = await policy()
    expect(scripts).toMatch(/^'sha256-[^']+' https:\/\/chat\.example$/)
    expect(others).toBe("'none'")
    expect(connections).toBe('https://chat.example wss://chat.example')
  })

  it('runs in an origin of its own, and only inside pages of this shop', async () => {
    const { sandbox, 'frame-ancestors': around } = await policy()
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-same-origin')
    expect(around).toBe("'self'")
  })

  it('names the script, escaped', async () => {
    const page = await server.http.inject('/chat')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('data-service="https://chat.example/widget.js?shop=1&amp;x=&quot;2&quot;"')
    expect(chatPage('https://a.example/"><script>')).not.toContain('"><script>')
  })

  it('reaches the app by the website configuration', async () => {
    expect((await server.call('store', { type: 'website_config' })).data).toMatchObject({ service_url: SERVICE })
    expect((await silent.call('store', { type: 'website_config' })).data).toMatchObject({ service_url: '' })
  })

  it('is not there where no chat is configured', async () => {
    expect((await silent.http.inject('/chat')).statusCode).toBe(404)
  })

  it('does not change the policy of the shop', async () => {
    const { headers } = await server.http.inject('/api/docs')
    expect(headers['content-security-policy']).not.toContain('chat.example')
  })
})
