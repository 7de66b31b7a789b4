/**
 * Every column of every table, with what becomes of it when an account is erased. A column that is not here fails
 * `fates.test.ts`: put it into the list of its area, under `deleted`, `anonymous`, `retained` or `kept` with the reason.
 * Erasing, the end of retention and the export work from these lists, so that a line is all there is to do.
 */
import type { TableFate } from './fate'
import { PEOPLE } from './fates-people'
import { PURCHASES } from './fates-purchases'
import { SHOP } from './fates-shop'

const FATES: Readonly<Record<string, TableFate>> = { ...PEOPLE, ...PURCHASES, ...SHOP }

export const TABLES: readonly (readonly [table: string, fate: TableFate])[] = Object.entries(FATES)
