/** One real server for the whole run, with the built web app and its own data. */
import path from 'node:path'
import { startOwnServer } from '../support/own-server'
import { startSocialPlatform } from '../support/social-platform'

export default async function setUp(): Promise<() => Promise<void>> {
  const platform = await startSocialPlatform()
  const server = await startOwnServer({
    ...platform.settings,
    SOUK_WEB: process.env.SOUK_TEST_H5 ?? path.join(__dirname, '../../dist/h5'),
    SOUK_CONSOLE: process.env.SOUK_TEST_CONSOLE ?? path.join(__dirname, '../../dist/console'),
  })
  process.env.SOUK_TEST_API = server.url
  process.env.SOUK_TEST_OUTBOX = server.outbox
  return async () => {
    await server.stop()
    await platform.stop()
  }
}
