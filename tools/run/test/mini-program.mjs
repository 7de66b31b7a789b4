import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { command } from '../shared/command.mjs'
import { fromRoot } from '../shared/paths.mjs'
import { findChromium } from './chromium.mjs'
import { playwrightSums } from './playwright.mjs'
import { apiPort, builtWeapp } from './weapp.mjs'

const BACKENDS = 2

/** Plays the mini-program's suite so many times in a row on both back ends, and sums the reports of all of them. */
export async function playMiniProgram(context, times) {
  // the conformance page reads what lies in the run's folder itself: the first run
  const reports = times > 1 ? path.join(context.folder, 'repeated') : context.folder
  mkdirSync(reports, { recursive: true })
  const { code } = await command(
    process.execPath,
    [
      '--import',
      'tsx',
      fromRoot('tests/e2e/weapp/run.ts'),
      ...['--weapp', await builtWeapp(context), '--port', String(await apiPort(context))],
      ...['--reports', reports, '--times', String(times)],
    ],
    { name: 'mini-program', allowFailure: true, show: true, env: { CHROMIUM: await findChromium() } },
  )
  const found = readdirSync(reports).filter((name) => /^weapp-.*\.playwright\.json$/.test(name))
  const sums = found.map((name) => playwrightSums(path.join(reports, name), 0))
  const total = (what) => sums.reduce((sum, each) => sum + each[what], 0)
  const missing = BACKENDS * times - found.length
  const failed = total('failed') + missing
  return { passed: total('passed'), failed: failed === 0 && code !== 0 ? 1 : failed, skipped: total('skipped') }
}
