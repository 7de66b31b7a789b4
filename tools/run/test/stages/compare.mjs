import { compareScreens } from '../runners/compare.mjs'

export const compare = {
  name: 'compare',
  title: 'The screens of the mini-program and of the native app beside the web app’s',
  cores: 2,
  chromium: 'needed',
  shard: 4,
  reports: ['compare'],
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
  run: (context) => compareScreens(context),
}
