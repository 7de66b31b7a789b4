import { playNative } from '../runners/native.mjs'
import { HOST_INPUTS } from '../inputs.mjs'

export const native = {
  name: 'native',
  title: 'End to end in the native app, on Android and on iOS',
  cores: 2,
  chromium: 'needed',
  shard: 4,
  reports: ['native-1'],
  repeats: true,
  inputs: HOST_INPUTS,
  run: (context) => playNative(context, 1),
}
