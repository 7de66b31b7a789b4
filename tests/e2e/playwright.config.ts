import path from 'node:path'
import { defineConfig } from '@playwright/test'

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../.tmp/e2e')

/**
 * Tests that do not depend on the width run at a phone's width. The wide screen runs the walk through a purchase, its
 * own layouts, and axe on every page. SOUK_EVERYWHERE=1 runs all tests at both widths.
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
      'long-lists',
      'map',
      'offline',
      'other-back-end',
      'profile',
      'sellers',
      'served',
      'shop-desk',
      'sign-in',
      'wallet',
    ]

/** axe checks every page in every language: at one of the two widths in turn, and in English at both. */
const axeNotIn = (languages: string) =>
  process.env.SOUK_EVERYWHERE ? undefined : new RegExp(`every-page\\.spec\\.ts in (${languages}) `)

export default defineConfig({
  testDir: __dirname,
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
    // specs count requests and break the network: a worker would answer in its place (offline.spec.ts allows it)
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: 'h5/*.spec.ts',
      grepInvert: axeNotIn('zh|jp'),
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testMatch: 'h5/*.spec.ts',
      grepInvert: axeNotIn('zhtw|th|es'),
      testIgnore: ALIKE.map((name) => `**/h5/${name}.spec.ts`),
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'console', testMatch: 'console/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
