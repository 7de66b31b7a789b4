/** One real server for the whole run, with the built web app and data of its own. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startServer } from '../support/real-server'

export default async function setUp(): Promise<() => Promise<void>> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-e2e-'))
  const server = await startServer({
    SOUK_DATA: data,
    DATABASE_URL: '',
    SOUK_WEB: process.env.SOUK_TEST_H5 ?? path.join(__dirname, '../../dist/h5'),
  })
  process.env.SOUK_TEST_API = server.url
  return async () => {
    await server.stop()
    fs.rmSync(data, { recursive: true, force: true })
  }
}
