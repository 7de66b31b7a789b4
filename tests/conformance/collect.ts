/**
 * Reads the reports in a folder and ends with 1 if a title names an unknown row, a row of `main` has no passing test
 * or lacks a required target, or a row of `later` has one. Writes conformance.md into the folder if all reports exist
 * and nothing failed, so that the page never describes an incomplete run.
 *
 *   tsx tests/conformance/collect.ts <folder> [--partial]     --partial: some stages were left out; only unknown rows fail
 */
import fs from 'node:fs'
import path from 'node:path'
import { ALL_ROWS } from './all-rows'
import { matchRows } from './match'
import { lacking } from './needs'
import { conformancePage } from './page'
import { readReports } from './reports'

const ROOT = path.join(__dirname, '../..')
const [folder = '', ...flags] = process.argv.slice(2)
const partial = flags.includes('--partial')
const { results, missing, failed } = readReports(folder)
const found = matchRows(ALL_ROWS, results)

const faults = found.unknown.map(({ row, title }) => `no such row: [${row}] in "${title}"`)
if (!partial) {
  faults.push(...found.unproven.map((row) => `no passing test: [${row.id}] ${row.text}`))
  faults.push(...found.early.map((row) => `has a passing test, but is a row for later: [${row.id}]`))
  for (const { row, targets } of lacking(ALL_ROWS, found.proofs, missing)) {
    faults.push(`no passing test on ${targets.join(', ')}: [${row.id}]`)
  }
  if (missing.length + failed.length === 0) {
    fs.writeFileSync(path.join(folder, 'conformance.md'), conformancePage(found.proofs, path.relative(folder, ROOT)))
  } else {
    if (missing.length > 0) console.log(`missing: ${missing.join(', ')}`)
    if (failed.length > 0) console.log(`with failures: ${failed.join(', ')}`)
    console.log('conformance.md is not written')
  }
}
for (const fault of faults) console.error(fault)
const main = ALL_ROWS.filter((row) => row.issue === 'main')
console.log(`${main.length - found.unproven.length} of ${main.length} rows of main have a passing test`)
process.exitCode = faults.length > 0 ? 1 : 0
