import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command, tail } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'
import { findChromium } from '../chromium.mjs'
import { builtH5 } from '../h5.mjs'

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
    if (!existsSync(report)) {
      console.error(tail(output))
      return { failed: 1 }
    }
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0)
    return {
      passed: stats.expected,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: stats.skipped,
    }
  },
}
