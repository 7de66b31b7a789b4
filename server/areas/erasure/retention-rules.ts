/**
 * Every column of every table, with its rule when an account is erased. A column that is missing fails
 * `rules.test.ts`: add it to the list of its area, under `deleted`, `anonymous`, `retained` or `kept` with the
 * reason. Erasure, the end of retention and the export use these lists, so nothing else has to be changed.
 */
import type { RetentionRule } from './retention'
import { PEOPLE } from './retention-people'
import { PURCHASES } from './retention-purchases'
import { SHOP } from './retention-shop'

const RETENTION_RULES: Readonly<Record<string, RetentionRule>> = { ...PEOPLE, ...PURCHASES, ...SHOP }

export const TABLES: readonly (readonly [table: string, rule: RetentionRule])[] = Object.entries(RETENTION_RULES)
