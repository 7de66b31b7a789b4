/** A gateway for text messages in tests: it accepts all messages, and refuses one number. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** The number that no text message reaches. */
export const UNREACHED = '+66800000000'

/** Starts it; returns the server's settings for it, and a function that stops it. */
export async function startSmsGateway(): Promise<{
  settings: Record<'SMS_URL' | 'SMS_TOKEN', string>
  stop: () => void
}> {
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { to } = JSON.parse(body) as { to: string }
      response.statusCode = to === UNREACHED ? 502 : 202
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'token of the tests' },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
