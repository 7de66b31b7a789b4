import { existsSync } from 'node:fs'
import path from 'node:path'
import { command, tail } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { findChromium } from '../chromium.mjs'
import { builtH5 } from '../h5.mjs'
import { playwrightSums } from '../playwright.mjs'

export const endToEnd = {
  name: 'e2e',
  title: 'End to end in Chromium, phone and desktop',
  async run(context) {
    const chromium = await findChromium()
    console.log(`  ${chromium}`)
    const h5 = await builtH5(context)
    const report = path.join(context.folder, 'e2e.playwright.json')
    const { code, output } = await command(
      process.execPath,
      [fromRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
      {
        name: 'end to end',
        allowFailure: true,
        show: true,
        env: {
          CHROMIUM: chromium,
          SOUK_TEST_H5: h5,
          SOUK_TEST_FOLDER: path.join(context.folder, 'e2e'),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    )
    if (!existsSync(report)) console.error(tail(output))
    return playwrightSums(report, code)
  },
}
