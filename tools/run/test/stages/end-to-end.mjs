import { findChromium } from '../chromium.mjs'
import { builtConsole } from '../console.mjs'
import { fontsOfHost } from '../fonts.mjs'
import { builtH5 } from '../h5.mjs'
import { builtKit } from '../kit.mjs'
import { playwright } from '../playwright.mjs'
import { findPostgres } from '../postgres.mjs'

export const endToEnd = {
  name: 'e2e',
  title: 'End to end in Chromium, phone and desktop',
  async run(context) {
    const chromium = await findChromium()
    console.log(`  ${chromium}`)
    return playwright(context, 'e2e', 'tests/e2e/playwright.config.ts', {
      CHROMIUM: chromium,
      // without a font, characters are narrow boxes, and measurements would not match what users see
      FONTCONFIG_FILE: fontsOfHost(context.folder),
      SOUK_TEST_H5: await builtH5(context),
      SOUK_TEST_CONSOLE: await builtConsole(context),
      SOUK_TEST_KIT: await builtKit(context),
      SOUK_TEST_POSTGRES: (await findPostgres()) ?? '',
    })
  },
}
