/** The mutants still fit the app: which of them a run plays differs, so that a place that has moved would be found late. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { bundleOf } from '../support/bundles'
import { GATE_MUTANTS } from '../support/gate-mutants'
import { broken, MUTANTS } from '../support/mutants'

test('every mutant has a place in the bundle', () => {
  const bundle = readFileSync(bundleOf('android'), 'utf8')
  for (const mutant of [...MUTANTS, ...GATE_MUTANTS]) expect(() => broken(bundle, mutant)).not.toThrow()
})
