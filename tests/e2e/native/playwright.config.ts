import path from 'node:path'
import { defineConfig } from '@playwright/test'
import type { Options } from './support/test'

// before the workers, so that all of them play the same mutants
process.env.SOUK_SEED ??= String(Math.floor(Math.random() * 1_000_000))

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../../.tmp/e2e-native')

/**
 * What runs the same code on both platforms, from the screens to the bridge, is played on Android; iOS plays what is its
 * own, the walk through a purchase, and every screen. SOUK_EVERYWHERE=1 plays all on both.
 */
const ALIKE = process.env.SOUK_EVERYWHERE
  ? []
  : ['after-sale', 'browsing', 'card', 'chat', 'content', 'mishaps', 'profile', 'sign-in', 'wallet', 'wishlist']

/** Every test has its own phone; the platforms share two processes, which suits a small machine. */
export default defineConfig<Options>({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(folder, 'results'),
  timeout: 180_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'android', testIgnore: '*.ios.spec.ts', use: { platform: 'android' } },
    {
      name: 'ios',
      testIgnore: ['*.android.spec.ts', ...ALIKE.map((name) => `**/native/${name}.spec.ts`)],
      use: { platform: 'ios' },
    },
  ],
})
