import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { patient } from '../../jest/patience.js'
import { GATE, LIMITS } from '../patience'

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../../.tmp/e2e-weapp')

/**
 * The back end in Chromium draws and hit-tests; tests that do not depend on that run only on the faster one.
 * SOUK_EVERYWHERE=1 runs all tests on both.
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

/** Only Chromium draws. Mutants need the files of the program, which the endpoint of another host does not have. */
const UNSEEN = process.env.SOUK_WEAPP_BACKEND === 'chromium' ? [] : ['looks', 'looks-mutants']
const UNBROKEN = process.env.SOUK_WEAPP ? [] : ['looks-mutants']

// before the workers start, so that all of them run the same mutants
process.env.SOUK_SEED ||= String(Math.floor(Math.random() * 1_000_000))

/** What the gate plays, on jsdom. */
const CORE = ['walk', 'screens', 'mishaps', 'entries']

/** One endpoint drives one mini-program, so tests run one after the other. */
export default defineConfig({
  testDir: __dirname,
  testMatch: GATE ? CORE.map((name) => `${name}.spec.ts`) : '*.spec.ts',
  testIgnore: [...ALIKE, ...UNSEEN, ...UNBROKEN].map((name) => `**/weapp/${name}.spec.ts`),
  outputDir: path.join(folder, 'results'),
  ...LIMITS,
  timeout: patient(400_000),
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
})
