/**
 * Reads the reports that the runners left in a folder, writes docs/conformance.md, and ends with 1 when a title names a
 * row that does not exist, a row of today has no passing test, or a row for later has one.
 *
 *   tsx tests/conformance/collect.ts <folder> [--partial]     --partial: some stages were left out; only unknown rows fail
 */
import fs from 'node:fs'
import path from 'node:path'
import { ALL_ROWS } from './all-rows'
import { conformancePage } from './page'
import { readReports } from './reports'
import { matchRows } from './match'

const [folder, ...flags] = process.argv.slice(2)
const partial = flags.includes('--partial')
const found = matchRows(ALL_ROWS, readReports(folder))

const faults = found.unknown.map(({ row, title }) => `no such row: [${row}] in "${title}"`)
if (!partial) {
  faults.push(...found.unproven.map((row) => `no passing test: [${row.id}] ${row.text}`))
  faults.push(...found.early.map((row) => `is proven, but stands for later: [${row.id}]`))
  fs.writeFileSync(path.join(__dirname, '../../docs/conformance.md'), conformancePage(found.proofs))
}
for (const fault of faults) console.error(fault)
const main = ALL_ROWS.filter((row) => row.issue === 'main')
console.log(`${main.length - found.unproven.length} of ${main.length} rows of today have a passing test`)
process.exitCode = faults.length > 0 ? 1 : 0
