// Checks that each table is written by one room of the server, its owner: node tools/lint/table-writers.mjs
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stockSetters, writersOf } from './find-writers.mjs'
import { ROOT } from './run-all.mjs'

/** Of the variants, this room writes one column, which no other may write. */
const STOCK = 'areas/stock'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && existsSync(path.join(ROOT, file)))
const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
const writers = writersOf(texts)
const owners = (table, rooms) => (table === 'skus' ? rooms.filter((room) => room !== STOCK) : rooms)
const found = [
  ...[...writers]
    .filter(([table, rooms]) => owners(table, rooms).length > 1)
    .map(([table, rooms]) => `${table} is written by ${rooms.join(', ')}: one of them owns it, and the others call it`),
  ...stockSetters(texts).map((file) => `${file} changes the stock of a variant: server/areas/stock does that`),
]
console.log(
  found.length > 0 ? found.join('\n') : `${writers.size} tables, none written by two rooms; 1 writer of stock`,
)
if (found.length > 0) process.exitCode = 1
