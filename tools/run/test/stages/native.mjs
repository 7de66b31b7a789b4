import { playNative } from '../runners/native.mjs'

export const native = {
  name: 'native',
  title: 'End to end in the native app, on Android and on iOS',
  cores: 2,
  chromium: 'needed',
  shard: 4,
  reports: ['native-1'],
  repeats: true,
  inputs: [
    'src',
    'contract',
    'config',
    'native',
    'server',
    'packages',
    'tests/e2e',
    'tests/contract/support',
    'tests/support',
  ],
  run: (context) => playNative(context, 1),
}
