/**
 * Counts mounted views and bridge calls of the native app, and compares them with budgets.json:
 *
 *   tsx tests/e2e/native-measures/run.ts --platform <android|ios> --native <folder of the bundles>
 *     --port <of the API they were built for> --report <file>
 *
 * Prints all measures, writes {passed, failed} to the report, and ends with 1 if something is over its budget.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startOwnServer } from '../../support/own-server'
import { conclude } from '../measures/conclude'
import { judge } from '../measures/judge'
import { stopClock } from '../measures/stop-clock'
import budgets from './budgets.json'
import { interactions } from './interactions'
import { longSearch } from './long-search'
import { REAL_FROM_MS, startSession } from './session'

/** The length of the long list: forty times what is mounted of it at once. */
const PRODUCTS = 1000
const BUNDLES = { android: 'android/index.android.bundle', ios: 'ios/main.jsbundle' }

const { values } = parseArgs({
  options: {
    platform: { type: 'string' },
    native: { type: 'string' },
    port: { type: 'string' },
    report: { type: 'string' },
  },
})

async function main(): Promise<void> {
  const { platform, native, port, report } = values
  if ((platform !== 'android' && platform !== 'ios') || !native || !port || !report) {
    throw new Error('--platform, --native, --port and --report are needed')
  }
  // the server uses the host of the request in the addresses of its pictures
  const server = await startOwnServer({ PUBLIC_URL: `http://127.0.0.1:${port}` })
  process.env.SOUK_TEST_API = server.url
  stopClock(REAL_FROM_MS)
  try {
    const session = await startSession({
      platform,
      bundle: path.join(native, BUNDLES[platform]),
      port: Number(port),
      server: server.url,
      rewrite: longSearch(server.url, PRODUCTS),
    })
    try {
      const lines = judge(await interactions(session, PRODUCTS), budgets[platform])
      const faults = [...session.device.records.missing, ...session.device.records.faults.map(({ message }) => message)]
      conclude(lines, { 'what is missing, and uncaught errors': faults }, report)
    } finally {
      await session.close()
    }
  } finally {
    await server.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
