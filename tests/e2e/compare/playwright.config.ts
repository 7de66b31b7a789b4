import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { PHONE } from './phone'

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../../.tmp/compare')

/** One endpoint drives one mini-program, so tests run one after the other. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(folder, 'results'),
  globalSetup: path.join(__dirname, 'set-up.ts'),
  timeout: 120_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.ratio,
    isMobile: true,
    hasTouch: true,
    // slides that advance automatically would be elsewhere at each reading
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
})
