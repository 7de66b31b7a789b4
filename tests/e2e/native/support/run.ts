/**
 * Runs the native suite on Android's and on iOS's bundle, side by side, against one real server:
 *
 *   tsx tests/e2e/native/support/run.ts --native <folder with android/ and ios/> --port <of the API they were built for>
 *     --reports <folder> [--times 5]
 *
 * Writes `native-<time>.playwright.json` for each run, and ends with 1 if a run fails.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withServerAndPeers } from '../../../support/server-with-peers'

const ROOT = path.join(__dirname, '../../../..')

const { values } = parseArgs({
  options: {
    native: { type: 'string' },
    port: { type: 'string' },
    reports: { type: 'string' },
    times: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true, default: [] },
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
      ...(values.file ?? []),
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
  const folder = path.resolve(reports)
  const passed = await withServerAndPeers(port, async () => {
    let all = true
    for (let time = 1; time <= Number(times); time += 1) all = (await play(`native-${time}`, native, folder)) && all
    return all
  })
  process.exitCode = passed ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
