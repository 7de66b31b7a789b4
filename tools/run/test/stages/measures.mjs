import { measureNative } from '../native-measures.mjs'
import { measureWeapp } from '../weapp-measures.mjs'

export const measures = {
  name: 'measures',
  title: 'What the mini-program sends to its view and what the native app mounts, against their budgets',
  async run(context) {
    const sum = { passed: 0, failed: 0 }
    // one after the other: the bundles were built for one port
    for (const measure of [
      () => measureWeapp(context),
      () => measureNative(context, 'android'),
      () => measureNative(context, 'ios'),
    ]) {
      const { passed, failed } = await measure()
      sum.passed += passed
      sum.failed += failed
    }
    return sum
  },
}
