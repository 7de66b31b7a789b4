import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { patient } from '../../jest/patience.js'
import { GATE, LIMITS } from '../patience'
import type { Options } from './support/test'

// before the workers start, so that all of them run the same mutants
process.env.SOUK_SEED ||= String(Math.floor(Math.random() * 1_000_000))

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../../.tmp/e2e-native')

/**
 * Tests of code that is the same on both platforms, from the screens to the bridge, run on Android. iOS runs its own
 * tests, the walk through a purchase, every screen, and the languages, which each platform names in its own way.
 * SOUK_EVERYWHERE=1 runs all tests on both.
 */
const ALIKE = process.env.SOUK_EVERYWHERE
  ? []
  : [
      'after-sale',
      'browsing',
      'card',
      'chat',
      'closing',
      'content',
      'links',
      'listing',
      'map',
      'mishaps',
      'offline',
      'profile',
      'pull',
      'restart',
      'sellers',
      'sign-in',
      'taps',
      'wallet',
      'wishlist',
    ]

/** What the gate plays, on Android. */
const CORE = ['walk', 'screens', 'mishaps', 'links', 'restart', 'back.android', 'mutant-places.android']

/** Every test has its own phone; both platforms share two processes, which suits a small machine. */
export default defineConfig<Options>({
  testDir: __dirname,
  testMatch: GATE ? CORE.map((name) => `${name}.spec.ts`) : '*.spec.ts',
  outputDir: path.join(folder, 'results'),
  ...LIMITS,
  timeout: patient(400_000),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'android', testIgnore: '*.ios.spec.ts', use: { platform: 'android' } },
    ...(GATE
      ? []
      : [
          {
            name: 'ios' as const,
            testIgnore: ['*.android.spec.ts', ...ALIKE.map((name) => `**/native/${name}.spec.ts`)],
            use: { platform: 'ios' as const },
          },
        ]),
  ],
})
