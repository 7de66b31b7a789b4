import { playMiniProgram } from '../mini-program.mjs'

const TIMES = 5

export const repeat = {
  name: 'repeat',
  title: `The suites again, ${TIMES} times in a row`,
  run: (context) => playMiniProgram(context, TIMES),
}
