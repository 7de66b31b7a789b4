import { playNative } from '../native.mjs'

export const native = {
  name: 'native',
  title: 'End to end in the native app, on Android and on iOS',
  run: (context) => playNative(context, 1),
}
