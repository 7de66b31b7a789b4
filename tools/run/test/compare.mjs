import { existsSync } from 'node:fs'
import path from 'node:path'
import { command, tail } from '../shared/command.mjs'
import { fromRoot } from '../shared/paths.mjs'
import { findChromium } from './chromium.mjs'
import { builtH5 } from './h5.mjs'
import { playwrightSums } from './playwright.mjs'
import { apiPort, builtWeapp } from './weapp.mjs'

/**
 * Holds the screens of the mini-program beside those of the web app, each screen in each language one test.
 * @param pictures a folder that gets a picture of every screen from both sides; none are taken without it
 */
export async function compareScreens(context, pictures = '') {
  const report = path.join(context.folder, 'compare.playwright.json')
  const { code, output } = await command(
    process.execPath,
    [fromRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', 'tests/e2e/compare/playwright.config.ts'],
    {
      name: 'compare',
      allowFailure: true,
      show: true,
      env: {
        CHROMIUM: await findChromium(),
        SOUK_TEST_H5: await builtH5(context),
        SOUK_TEST_WEAPP: await builtWeapp(context),
        SOUK_TEST_PORT: String(await apiPort(context)),
        SOUK_TEST_FOLDER: path.join(context.folder, 'compare'),
        SOUK_PICTURES: pictures,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  )
  if (!existsSync(report)) console.error(tail(output))
  return playwrightSums(report, code)
}
