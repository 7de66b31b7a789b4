import { playMiniProgram } from '../runners/mini-program.mjs'
import { playNative } from '../runners/native.mjs'

const TIMES = 5

export const repeat = {
  name: 'repeat',
  cores: 2,
  chromium: 'needed',
  reports: [],
  title: `The suites of the mini-program and of the native app again, ${TIMES} times in a row`,
  async run(context) {
    process.env.SOUK_EVERYWHERE = '1'
    const sums = [await playMiniProgram(context, TIMES), await playNative(context, TIMES)]
    const total = (what) => sums.reduce((sum, one) => sum + one[what], 0)
    return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  },
}
