import type { OpsSetup } from '@contract/entities/market/setup'
import { SETUP_STEPS, type SetupStep } from '@contract/rules/setup'
import { isUnfinished, nextOf, stepShown } from './to-do'

const market = (...open: SetupStep[]): OpsSetup => ({
  steps: SETUP_STEPS.map((step) => ({ step, done: !open.includes(step), setting: '' })),
  ready: open.length === 0,
})

it('is unfinished as long as nobody can buy anything', () => {
  expect(isUnfinished(market('products'))).toBe(true)
  expect(isUnfinished(market('second_factor', 'base', 'policies', 'mail', 'secret'))).toBe(false)
})

it('shows the step that is named, else the first that is open', () => {
  expect(stepShown(market('shop', 'mail'), 'base')).toBe('base')
  expect(stepShown(market('shop', 'mail'), 'unknown')).toBe('shop')
  expect(stepShown(market(), undefined)).toBe('secret')
})

it('goes on with what is open after it, else from the start', () => {
  expect(nextOf(market('base', 'mail'), 'shop')).toBe('mail')
  expect(nextOf(market('base', 'mail'), 'mail')).toBe('base')
  expect(nextOf(market('mail'), 'mail')).toBeUndefined()
})
