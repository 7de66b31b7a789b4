/**
 * What stands behind a search. The one here is tables of the market's own database, on either engine; another one that
 * keeps these promises may take its place in `searchEngine` (docs/decisions/0059-search.md).
 */
import { findProducts } from './find/find'
import { putChanged, putProducts, removeProducts } from './index/put'
import type { SearchEngine } from './types'

export const searchEngine: SearchEngine = { put: putProducts, putChanged, remove: removeProducts, find: findProducts }
