// Compares the sizes of each target with tools/size-report/budgets.json. Exits with non-zero when something is too
// large or missing.
//   node tools/size-report/size-report.mjs [folder with h5, console, weapp and native in it] [--only h5,console]
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { consoleParts, firstLoad, packages, wholeFile } from './measure.mjs'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const ROOT = path.resolve(HERE, '../..')

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: 'h5,console,weapp,android,ios' } },
  allowPositionals: true,
})
const builds = path.resolve(positionals[0] ?? path.join(ROOT, 'dist'))
const inside = (file) => path.join(builds, file)

/** The measures, by the first part of their name in the table. A measure that returns several sizes names each. */
const MEASURES = {
  'h5.home': () => firstLoad(inside('h5'), 'page-home-home'),
  'h5.product': () => firstLoad(inside('h5'), 'page-prouduct-detail'),
  'h5.cart': () => firstLoad(inside('h5'), 'page-cart-cart'),
  console: () => consoleParts(inside('console')),
  weapp: () => packages(inside('weapp')),
  'android.bundle': () => wholeFile(inside('native/android/index.android.bundle')),
  'android.bytecode': () => wholeFile(inside('native/android/index.android.bundle.hbc')),
  'ios.bundle': () => wholeFile(inside('native/ios/main.jsbundle')),
  'ios.bytecode': () => wholeFile(inside('native/ios/main.jsbundle.hbc')),
}

const kilo = (bytes) => (bytes === undefined ? '-' : (bytes / 1000).toFixed(1))

function verdict(size, budget) {
  if (!budget) return { text: 'no budget', ok: true }
  const over = size[budget.by] - budget.bytes
  return over > 0 ? { text: `OVER by ${over} B`, ok: false } : { text: 'ok', ok: true }
}

function line(name, size, budget) {
  const { text, ok } = verdict(size, budget)
  const sizes = [kilo(size.raw), kilo(size.gzip), kilo(size.brotli)]
  return { ok, row: [name, ...sizes, kilo(budget?.bytes), budget?.by ?? '-', text] }
}

async function report(name) {
  try {
    const measured = await MEASURES[name]()
    if ('raw' in measured) return [line(name, measured, budgets[name])]
    const budgetOf = (part) => budgets[`${name}.${part}`] ?? budgets[`${name}.*`]
    return Object.entries(measured).map(([part, size]) => line(`${name}.${part}`, size, budgetOf(part)))
  } catch (error) {
    return [{ ok: false, row: [name, '-', '-', '-', '-', '-', `MISSING: ${error.message}`] }]
  }
}

const budgets = JSON.parse(await readFile(path.join(HERE, 'budgets.json'), 'utf8'))
const wanted = values.only.split(',')
const names = Object.keys(MEASURES).filter((name) => wanted.includes(name.split('.')[0]))
const reports = (await Promise.all(names.map(report))).flat()

const table = [['kB', 'raw', 'gzip', 'brotli', 'budget', 'of', ''], ...reports.map(({ row }) => row)]
const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
for (const row of table) {
  const cells = row.map((cell, column) =>
    column === 0 || column > 4 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
  )
  console.log(cells.join('  ').trimEnd())
}
process.exitCode = reports.every(({ ok }) => ok) ? 0 : 1
