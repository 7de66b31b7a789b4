import { playMiniProgram } from '../mini-program.mjs'

export const miniProgram = {
  name: 'weapp',
  holds: 'port',
  title: 'End to end in the mini-program, on jsdom and in Chromium',
  run: (context) => playMiniProgram(context, 1),
}
