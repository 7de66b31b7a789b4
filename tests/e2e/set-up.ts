/** One real server for the whole run, with the built web app and data of its own. */
import path from 'node:path'
import { startOwnServer } from '../support/own-server'

export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startOwnServer({
    SOUK_WEB: process.env.SOUK_TEST_H5 ?? path.join(__dirname, '../../dist/h5'),
  })
  process.env.SOUK_TEST_API = server.url
  return async () => {
    await server.stop()
  }
}
