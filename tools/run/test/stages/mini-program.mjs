import { playMiniProgram } from '../runners/mini-program.mjs'
import { HOST_INPUTS } from '../inputs.mjs'

export const miniProgram = {
  name: 'weapp',
  title: 'End to end in the mini-program, on jsdom and in Chromium',
  cores: 2,
  chromium: 'needed',
  shard: 4,
  reports: ['weapp-'],
  repeats: true,
  inputs: HOST_INPUTS,
  run: (context) => playMiniProgram(context, 1),
}
