import { playMiniProgram } from '../runners/mini-program.mjs'

export const miniProgram = {
  name: 'weapp',
  title: 'End to end in the mini-program, on jsdom and in Chromium',
  cores: 2,
  chromium: 'needed',
  shard: 4,
  reports: ['weapp-'],
  repeats: true,
  inputs: [
    'src',
    'contract',
    'config',
    'server',
    'packages',
    'project.config.json',
    'tests/e2e',
    'tests/contract/support',
    'tests/support',
  ],
  run: (context) => playMiniProgram(context, 1),
}
