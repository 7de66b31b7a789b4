import path from 'node:path'
import { defineConfig } from '@playwright/test'

const folder = process.env.SOUK_TEST_FOLDER ?? path.join(__dirname, '../../../.tmp/e2e-weapp')

/** One endpoint drives one mini-program: one test after the other. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(folder, 'results'),
  timeout: 180_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
})
