// Checks that each table is written by one room of the server, its owner: node tools/lint/table-writers.mjs
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stockSetters, writersOf } from './find-writers.mjs'
import { ROOT } from './run-all.mjs'

/**
 * Written by several rooms still. A table leaves this list when it has found its owner, and none is added. Of `skus` the
 * area of stock writes one column, which nothing else may write.
 */
const SHARED = new Set(['card_disputes', 'orders', 'products', 'skus', 'users'])

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && existsSync(path.join(ROOT, file)))
const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
const writers = writersOf(texts)
const found = [
  ...[...writers]
    .filter(([table, rooms]) => rooms.length > 1 && !SHARED.has(table))
    .map(([table, rooms]) => `${table} is written by ${rooms.join(', ')}: one of them owns it, and the others call it`),
  ...[...SHARED]
    .filter((table) => (writers.get(table) ?? []).length < 2)
    .map((table) => `${table} has one writer: take it from the list in tools/lint/table-writers.mjs`),
  ...stockSetters(texts).map((file) => `${file} changes the stock of a variant: server/areas/stock does that`),
]
if (found.length > 0) {
  console.log(found.join('\n'))
  process.exitCode = 1
}
