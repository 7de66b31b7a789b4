import { builtConsole } from '../builds/console.mjs'
import { fontsOfHost } from '../builds/fonts.mjs'
import { builtH5 } from '../builds/h5.mjs'
import { builtKit } from '../builds/kit.mjs'
import { playwright } from '../runners/playwright.mjs'

export const endToEnd = {
  name: 'e2e',
  title: 'End to end in Chromium: the web app on a phone and on a desk, and the console',
  cores: 2,
  chromium: 'needed',
  shard: 3,
  reports: ['e2e'],
  repeats: true,
  inputs: [
    'src',
    'contract',
    'config',
    'console',
    'server',
    'tools/kit',
    'deploy',
    'tests/e2e',
    'tests/contract/support',
    'tests/support',
    'tests/upgrade',
  ],
  run: async (context) =>
    playwright(context, 'e2e', 'tests/e2e/playwright.config.ts', {
      CHROMIUM: context.chromium,
      // without a font, characters are narrow boxes, and measurements would not match what users see
      FONTCONFIG_FILE: fontsOfHost(context.folder),
      SOUK_TEST_H5: await builtH5(context),
      SOUK_TEST_CONSOLE: await builtConsole(context),
      SOUK_TEST_KIT: await builtKit(context),
    }),
}
