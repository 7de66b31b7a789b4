import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyPreparedShop } from './prepared-shop'
import { startServer, type RealServer } from './real-server'

/**
 * A real server with the embedded engine and its own demo data, which are removed when it stops or fails to start.
 * Messages are files in `outbox`.
 */
export async function startOwnServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<Pick<RealServer, 'url' | 'stop'> & { readonly outbox: string }> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-test-'))
  const tidy = () => fs.rmSync(data, { recursive: true, force: true })
  try {
    copyPreparedShop(data)
    const server = await startServer({ SOUK_DATA: data, DATABASE_URL: '', ...settings })
    return { url: server.url, outbox: path.join(data, 'outbox'), stop: () => server.stop().finally(tidy) }
  } catch (error) {
    tidy()
    throw error
  }
}
