import { compareScreens } from '../runners/compare.mjs'
import { HOST_INPUTS } from '../inputs.mjs'

export const compare = {
  name: 'compare',
  title: 'The screens of the mini-program and of the native app beside the web app’s',
  cores: 2,
  chromium: 'needed',
  shard: 4,
  reports: ['compare'],
  repeats: true,
  inputs: HOST_INPUTS,
  run: (context) => compareScreens(context),
}
