/** Time limits of the suites that wait for a page or a phone. */
import { patient } from '../jest/patience.js'

/** For Playwright's configurations. */
export const LIMITS = {
  timeout: patient(240_000),
  expect: { timeout: patient(20_000) },
} as const

export const ACTIONS = { actionTimeout: patient(20_000), navigationTimeout: patient(30_000) } as const

/** Whether only the core is played; see docs/decisions/0071-two-commands.md. */
export const GATE = process.env.SOUK_GATE === '1'
