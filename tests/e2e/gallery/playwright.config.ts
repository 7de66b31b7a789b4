import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { PHONE } from '../compare/phone'

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../../.tmp/gallery')

const phone = { viewport: { width: PHONE.width, height: PHONE.height }, isMobile: true, hasTouch: true }
const wide = { viewport: { width: 1280, height: 800 } }

const web = (name: string, size: object) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${name}, ${colorScheme}`,
    testMatch: 'web.spec.ts',
    use: { ...size, colorScheme },
  }))

/** One endpoint drives one mini-program, so tests run one after the other. */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(folder, 'results'),
  globalSetup: path.join(__dirname, '../compare/set-up.ts'),
  timeout: 120_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-US',
    serviceWorkers: 'block',
    // slides that advance by themselves would be elsewhere in each picture
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    ...web('phone', phone),
    ...web('wide', wide),
    { name: 'checkout, phone', testMatch: 'checkout.spec.ts', use: phone },
    { name: 'checkout, wide', testMatch: 'checkout.spec.ts', use: wide },
    { name: 'mini-program', testMatch: 'mini-program.spec.ts' },
  ],
})
