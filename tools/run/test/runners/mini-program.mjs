import { playSuite } from './suite.mjs'
import { apiPort, builtWeapp } from '../builds/weapp.mjs'

/** jsdom does not draw: what depends on that is tested in Chromium, in the run of everything. */
const BACKENDS = { gate: ['jsdom'], all: ['jsdom', 'chromium'] }

/** Runs the mini-program's suite several times in a row on its back ends, and adds up all reports. */
export async function playMiniProgram(context, times) {
  const backends = BACKENDS[context.gate ? 'gate' : 'all']
  return playSuite(context, {
    name: 'weapp',
    script: 'tests/e2e/weapp/run.ts',
    args: [
      ...['--weapp', await builtWeapp(context), '--port', String(await apiPort(context, 'weapp'))],
      ...backends.flatMap((backend) => ['--backend', backend]),
    ],
    reports: backends.length,
    times,
    env: { CHROMIUM: context.chromium },
  })
}
