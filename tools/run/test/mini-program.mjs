import { findChromium } from './chromium.mjs'
import { playSuite } from './suite.mjs'
import { apiPort, builtWeapp } from './weapp.mjs'

const BACKENDS = 2

/** Runs the mini-program's suite several times in a row on both back ends, and adds up all reports. */
export async function playMiniProgram(context, times) {
  return playSuite(context, {
    name: 'weapp',
    script: 'tests/e2e/weapp/run.ts',
    args: ['--weapp', await builtWeapp(context), '--port', String(await apiPort(context, 'weapp'))],
    reports: BACKENDS,
    times,
    env: { CHROMIUM: await findChromium() },
  })
}
