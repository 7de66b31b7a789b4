import { builtBoth, builtNative } from '../builds/native.mjs'
import { apiPort } from '../builds/weapp.mjs'
import { playSuite } from './suite.mjs'

/** Runs the native suite several times in a row on both platforms, and adds up all reports. */
export async function playNative(context, times) {
  // in the gate iOS is built only where it has changed, and its tests are not run
  const folder = context.gate ? await builtNative(context, 'android') : await builtBoth(context)
  return playSuite(context, {
    name: 'native',
    script: 'tests/e2e/native/support/run.ts',
    args: ['--native', folder, '--port', String(await apiPort(context, 'native'))],
    reports: 1,
    times,
    // runs the pages in web views
    env: { CHROMIUM: context.chromium },
  })
}
