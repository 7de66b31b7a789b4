import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { patient } from '../../jest/patience.js'
import { GATE, LIMITS } from '../patience'

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../../.tmp/e2e-weapp')

/**
 * What needs no drawing, and takes as long on jsdom as everything else in Chromium, which draws and hit-tests: both run
 * at the same time.
 */
const UNDRAWN = ['load-states', 'mishaps', 'offline', 'profile', 'sign-in', 'wallet', 'wishlist']
const ONLY_DRAWN = ['dark', 'looks', 'looks-mutants']
/** What the gate plays, on jsdom. */
const CORE = ['walk', 'screens', 'mishaps', 'entries']

const files = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`)

/** Each file once, on one of the two back ends; with SOUK_EVERYWHERE=1 on both, where it can. */
function played(): { testMatch: string | string[]; testIgnore?: string[] } {
  const everywhere = Boolean(process.env.SOUK_EVERYWHERE)
  if (GATE) return { testMatch: files(CORE) }
  if (process.env.SOUK_WEAPP_BACKEND === 'chromium') {
    // mutants need the files of the program, which the endpoint of another host does not have
    const unbroken = process.env.SOUK_WEAPP ? [] : ['looks-mutants']
    return { testMatch: '*.spec.ts', testIgnore: files([...(everywhere ? [] : UNDRAWN), ...unbroken]) }
  }
  return everywhere ? { testMatch: '*.spec.ts', testIgnore: files(ONLY_DRAWN) } : { testMatch: files(UNDRAWN) }
}

// before the workers start, so that all of them run the same mutants
process.env.SOUK_SEED ||= String(Math.floor(Math.random() * 1_000_000))

/** One endpoint drives one mini-program, so tests run one after the other. */
export default defineConfig({
  testDir: __dirname,
  ...played(),
  outputDir: path.join(folder, 'results'),
  ...LIMITS,
  timeout: patient(400_000),
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
})
