import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { ACTIONS, GATE, LIMITS } from './patience'

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
      'axe/widths',
      'card',
      'chat',
      'closing',
      'dialogs',
      'load-states',
      'fits',
      'layout',
      'speed/long-lists',
      'map',
      'installed/new-version',
      'installed/tabs',
      'offline',
      'other-back-end',
      'profile',
      'sellers',
      'served',
      'shop-admin',
      'sign-in',
      'wallet',
    ]

/** What the gate plays: on a phone, and axe in English. */
const CORE = [
  'accessible',
  'axe/widths',
  'card',
  'dialogs',
  'every-page',
  'speed/first-load',
  'layout',
  'mishaps',
  'served',
  'sign-in',
  'walk',
  'wallet',
]
const CONSOLE_CORE = ['log-in', 'orders', 'products']
const h5 = (names: readonly string[]) => names.map((name) => `h5/${name}.spec.ts`)

/**
 * axe checks every page in English at both widths, and in every other language, of which its findings depend little, for
 * the viewers who see most, on the phone. Whether texts fit is tested by fits.spec.ts.
 */
const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en').join('|')
const axeNotFor = (viewers: string) =>
  process.env.SOUK_EVERYWHERE && !GATE
    ? undefined
    : new RegExp(`every-page\\.spec\\.ts in (${OTHERS}) .* that a (${viewers}) sees`)

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(folder, 'results'),
  globalSetup: path.join(__dirname, 'set-up.ts'),
  ...LIMITS,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    ...ACTIONS,
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
      testMatch: GATE ? h5(CORE) : 'h5/**/*.spec.ts',
      grepInvert: axeNotFor(GATE ? '.*' : 'shopper|seller'),
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    ...(GATE
      ? []
      : [
          {
            name: 'desktop',
            testMatch: 'h5/**/*.spec.ts',
            grepInvert: axeNotFor('.*'),
            testIgnore: ALIKE.map((name) => `**/h5/${name}.spec.ts`),
            use: { viewport: { width: 1280, height: 800 } },
          },
        ]),
    {
      name: 'console',
      testMatch: GATE ? CONSOLE_CORE.map((name) => `console/${name}.spec.ts`) : 'console/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
