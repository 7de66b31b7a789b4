/**
 * Runs the mini-program's suite on both back ends of the host, side by side, against one real server:
 *
 *   tsx tests/e2e/weapp/run.ts --weapp <built folder> --port <of the API it was built for> --reports <folder> [--times 5]
 *
 * Writes `weapp-<backend>-<time>.playwright.json` for each run, and ends with 1 if a run fails.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startHostProgram } from '../../support/host-program'
import { withServerAndPeers } from '../../support/server-with-peers'

const ROOT = path.join(__dirname, '../../..')
const BACKENDS = ['jsdom', 'chromium'] as const

type Backend = (typeof BACKENDS)[number]

const { values } = parseArgs({
  options: {
    weapp: { type: 'string' },
    port: { type: 'string' },
    reports: { type: 'string' },
    times: { type: 'string', default: '1' },
    backend: { type: 'string', multiple: true, default: [...BACKENDS] },
    file: { type: 'string', multiple: true, default: [] },
  },
})

const files = values.file ?? []

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

async function playOn(backend: Backend, folder: string, reports: string, times: number): Promise<boolean> {
  const host = await startHostProgram(folder, ['--backend', backend, '--port', '0'])
  let passed = true
  for (let time = 1; time <= times; time += 1) {
    const name = `weapp-${backend}-${time}`
    const child = spawn(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        'tests/e2e/weapp/playwright.config.ts',
        // a back end may have none of them
        ...(files.length > 0 ? ['--pass-with-no-tests', ...files] : []),
      ],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {
          ...process.env,
          SOUK_WEAPP_ENDPOINT: host.endpoint,
          SOUK_WEAPP: path.resolve(folder),
          SOUK_WEAPP_BACKEND: backend,
          SOUK_TEST_FOLDER: path.join(reports, name),
          PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, `${name}.playwright.json`),
        },
      },
    )
    passed = (await ended(child)) === 0 && passed
  }
  const code = await host.stop()
  if (code !== 0) console.error(`the ${backend} host ended with ${code}`)
  return passed && code === 0
}

async function main(): Promise<void> {
  const { weapp, port, reports, times, backend } = values
  if (!weapp || !port || !reports || !backend) throw new Error('--weapp, --port and --reports are needed')
  const asked = BACKENDS.filter((name) => backend.includes(name))
  const passed = await withServerAndPeers(port, () =>
    Promise.all(asked.map((name) => playOn(name, weapp, reports, Number(times)))),
  )
  process.exitCode = passed.every(Boolean) ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
