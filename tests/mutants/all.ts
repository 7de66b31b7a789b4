/** Every fault that the conformance list has to notice. */
import { TAKEN_AWAY } from './checks'
import { SWAPPED } from './codes'
import { LABELS } from './labels'
import type { Mutant } from './mutant'
import { RULES } from './rules'

export const MUTANTS: readonly Mutant[] = [...RULES, ...SWAPPED, ...LABELS, ...TAKEN_AWAY]
