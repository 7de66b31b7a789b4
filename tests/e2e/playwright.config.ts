import path from 'node:path'
import { defineConfig } from '@playwright/test'

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../.tmp/e2e')

/**
 * Tests that do not depend on the width run at a phone's; the wide screen runs the walk through a purchase, its own
 * layouts, and axe on every page. SOUK_EVERYWHERE=1 runs all at both.
 */
const ALIKE = process.env.SOUK_EVERYWHERE
  ? []
  : [
      'addresses',
      'after-sale',
      'browser',
      'card',
      'chat',
      'closing',
      'faces',
      'fits',
      'layout',
      'map',
      'other-back-end',
      'profile',
      'sellers',
      'served',
      'sign-in',
      'wallet',
    ]

/** axe goes through every page in every language: at one width of the two in turn, and in English at both. */
const axeNotIn = (languages: string) =>
  process.env.SOUK_EVERYWHERE ? undefined : new RegExp(`every-page\\.spec\\.ts in (${languages}) `)

export default defineConfig({
  testDir: __dirname,
  testMatch: 'h5/*.spec.ts',
  outputDir: path.join(folder, 'results'),
  globalSetup: path.join(__dirname, 'set-up.ts'),
  timeout: 120_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: axeNotIn('zh|jp'),
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      grepInvert: axeNotIn('zhtw|th|es'),
      testIgnore: ALIKE.map((name) => `**/h5/${name}.spec.ts`),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
