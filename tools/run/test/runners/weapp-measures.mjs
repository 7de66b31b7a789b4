import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { serverEnv } from '../builds/server.mjs'
import { apiPort, builtWeapp } from '../builds/weapp.mjs'

/** Measures what the mini-program sends to its view, and its size. Each budget counts as a test. */
export async function measureWeapp(context) {
  const report = path.join(context.reports, 'weapp-measures.json')
  const { code } = await command(
    process.execPath,
    [
      '--import',
      'tsx',
      fromRoot('tests/e2e/weapp-measures/run.ts'),
      ...['--weapp', await builtWeapp(context), '--port', String(await apiPort(context, 'weapp')), '--report', report],
    ],
    { name: 'measures', allowFailure: true, show: true, env: await serverEnv(context) },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}
