/** One real server for both sides: it serves the built web app, and the mini-program that was built for it. */
import { startHostProgram } from '../../support/host-program'
import { startOwnServer } from '../../support/own-server'
import { PHONE, STATUS_BAR } from './phone'
import { setting } from './setting'

export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startOwnServer({
    PORT: setting('SOUK_TEST_PORT'),
    SOUK_WEB: setting('SOUK_TEST_H5'),
  })
  const size = `${PHONE.width}x${PHONE.height + STATUS_BAR}@${PHONE.ratio}`
  const options = ['--backend', 'chromium', '--port', '0', '--size', size]
  const host = await startHostProgram(setting('SOUK_TEST_WEAPP'), options).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  process.env.SOUK_TEST_API = server.url
  process.env.SOUK_WEAPP_ENDPOINT = host.endpoint
  return async () => {
    const code = await host.stop()
    await server.stop()
    if (code !== 0) throw new Error(`the host ended with ${code}`)
  }
}
