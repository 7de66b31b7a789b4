import { oneAfterAnother } from '../../shared/one-after-another.mjs'
import { measureNative } from '../runners/native-measures.mjs'
import { addUp } from '../sums.mjs'
import { measureWeapp } from '../runners/weapp-measures.mjs'
import { HOST_INPUTS } from '../inputs.mjs'

export const measures = {
  name: 'measures',
  cores: 2,
  shard: 3,
  reports: ['native-measures', 'weapp-measures'],
  inputs: HOST_INPUTS,
  title: 'What the mini-program sends to its view and what the native app mounts, against their budgets',
  async run(context) {
    // Android's long list takes as long as the other two together
    const sums = await Promise.all([
      measureNative(context, 'android'),
      oneAfterAnother([() => measureWeapp(context), () => measureNative(context, 'ios')]),
    ])
    return addUp(sums.flat())
  },
}
