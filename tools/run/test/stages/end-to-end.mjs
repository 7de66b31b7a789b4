import { builtConsole } from '../builds/console.mjs'
import { fontsOfHost } from '../builds/fonts.mjs'
import { builtH5 } from '../builds/h5.mjs'
import { builtKit } from '../builds/kit.mjs'
import { playwright } from '../runners/playwright.mjs'

const INPUTS = ['src', 'contract', 'config', 'console', 'server', 'deploy']
const SUITE = ['tests/e2e', 'tests/contract/support', 'tests/support', 'tests/upgrade']

const suite = async (context, name, projects, env = {}) =>
  playwright({ ...context, projects }, name, 'tests/e2e/playwright.config.ts', {
    CHROMIUM: context.chromium,
    // without a font, characters are narrow boxes, and measurements would not match what users see
    FONTCONFIG_FILE: fontsOfHost(context.folder),
    SOUK_TEST_H5: await builtH5(context),
    SOUK_TEST_CONSOLE: await builtConsole(context),
    ...env,
  })

export const endToEnd = {
  name: 'e2e',
  title: 'End to end in Chromium: the web app on a phone and at a desk; in the gate the console as well',
  cores: 2,
  chromium: 'needed',
  shard: 3,
  reports: ['e2e'],
  repeats: true,
  inputs: [...INPUTS, 'tools/kit', ...SUITE],
  run: async (context) =>
    suite(context, 'e2e', context.gate ? [] : ['phone', 'desktop'], { SOUK_TEST_KIT: await builtKit(context) }),
}

/** A stage of its own where everything is played, so that it can be in another shard. */
export const consoleInChromium = {
  name: 'console',
  title: 'End to end in Chromium: the console',
  cores: 2,
  chromium: 'needed',
  shard: 1,
  reports: ['console'],
  repeats: true,
  inputs: [...INPUTS, ...SUITE],
  run: (context) => suite(context, 'console', ['console']),
}
