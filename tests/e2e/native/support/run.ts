/**
 * Plays the native suite on Android's and on iOS's bundle, beside each other, against one real server:
 *
 *   tsx tests/e2e/native/support/run.ts --native <folder with android/ and ios/> --port <of the API they were built for>
 *     --reports <folder> [--times 5]
 *
 * Leaves `native-<time>.playwright.json` per run, and ends with 1 when a run fails.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startChatScript } from '../../../support/chat-script'
import { startOwnServer } from '../../../support/own-server'
import { startSocialPlatform } from '../../../support/social-platform'

const ROOT = path.join(__dirname, '../../../..')

const { values } = parseArgs({
  options: {
    native: { type: 'string' },
    port: { type: 'string' },
    reports: { type: 'string' },
    times: { type: 'string', default: '1' },
  },
})

/** Resolves to whether the run passed. */
function play(name: string, folder: string, reports: string): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'tests/e2e/native/playwright.config.ts',
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        SOUK_NATIVE: path.resolve(folder),
        SOUK_TEST_FOLDER: path.join(reports, name),
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, `${name}.playwright.json`),
      },
    },
  )
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}

async function main(): Promise<void> {
  const { native, port, reports, times } = values
  if (!native || !port || !reports) throw new Error('--native, --port and --reports are needed')
  const chat = await startChatScript()
  const platform = await startSocialPlatform()
  const server = await startOwnServer({ PORT: port, SERVICE_URL: chat.url, ...platform.settings })
  process.env.SOUK_TEST_API = server.url
  process.env.SOUK_TEST_OUTBOX = server.outbox
  try {
    let passed = true
    for (let time = 1; time <= Number(times); time += 1) {
      passed = (await play(`native-${time}`, native, path.resolve(reports))) && passed
    }
    process.exitCode = passed ? 0 : 1
  } finally {
    await server.stop()
    await chat.stop()
    await platform.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
