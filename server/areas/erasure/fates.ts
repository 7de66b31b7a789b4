/**
 * Every column of every table, with its fate when an account is erased. A column that is missing fails
 * `fates.test.ts`: add it to the list of its area, under `deleted`, `anonymous`, `retained` or `kept` with the
 * reason. Erasure, the end of retention and the export use these lists, so nothing else has to be changed.
 */
import type { TableFate } from './fate'
import { PEOPLE } from './fates-people'
import { PURCHASES } from './fates-purchases'
import { SHOP } from './fates-shop'

const FATES: Readonly<Record<string, TableFate>> = { ...PEOPLE, ...PURCHASES, ...SHOP }

export const TABLES: readonly (readonly [table: string, fate: TableFate])[] = Object.entries(FATES)
