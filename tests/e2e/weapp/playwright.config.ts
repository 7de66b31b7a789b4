import path from 'node:path'
import { defineConfig } from '@playwright/test'

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../../.tmp/e2e-weapp')

/**
 * The back end in Chromium draws and hit-tests; what does not hang on that is played on the quicker one alone.
 * SOUK_EVERYWHERE=1 plays all on both.
 */
const ALIKE =
  process.env.SOUK_EVERYWHERE || process.env.SOUK_WEAPP_BACKEND !== 'chromium'
    ? []
    : [
        'after-sale',
        'browsing',
        'card',
        'chat',
        'content',
        'faces',
        'mishaps',
        'profile',
        'sign-in',
        'wallet',
        'wishlist',
      ]

/** Only Chromium draws. What breaks the program needs its files, and no endpoint of another host has them. */
const UNSEEN = process.env.SOUK_WEAPP_BACKEND === 'chromium' ? [] : ['looks', 'looks-mutants']
const UNBROKEN = process.env.SOUK_WEAPP ? [] : ['looks-mutants']

// before the workers, so that all of them play the same mutants
process.env.SOUK_SEED ??= String(Math.floor(Math.random() * 1_000_000))

/** One endpoint drives one mini-program: one test after the other. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  testIgnore: [...ALIKE, ...UNSEEN, ...UNBROKEN].map((name) => `**/weapp/${name}.spec.ts`),
  outputDir: path.join(folder, 'results'),
  timeout: 180_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
})
