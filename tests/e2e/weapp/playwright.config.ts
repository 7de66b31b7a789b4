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
    : ['after-sale', 'card', 'chat', 'content', 'looking', 'mishaps', 'profile', 'sign-in', 'wallet', 'wishlist']

/** One endpoint drives one mini-program: one test after the other. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  testIgnore: ALIKE.map((name) => `**/weapp/${name}.spec.ts`),
  outputDir: path.join(folder, 'results'),
  timeout: 180_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
})
