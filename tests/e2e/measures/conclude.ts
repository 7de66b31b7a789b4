import fs from 'node:fs'
import { table, type Line } from './judge'

/**
 * Prints the measures and the findings, and writes {passed, failed, lines} to the report. Each budget and each kind of
 * finding counts as a test; a finding is a failure. A failed run ends with 1.
 * @param found the findings by kind
 */
export function conclude(
  lines: readonly Line[],
  found: Readonly<Record<string, readonly string[]>>,
  report: string,
): void {
  console.log(table(lines))
  for (const [name, list] of Object.entries(found)) console.log(`${name}: ${list.join('; ') || 'none'}`)
  const kept = lines.filter(({ budget }) => budget !== '')
  const failed = kept.filter(({ over }) => over).length + Object.values(found).filter((list) => list.length > 0).length
  const passed = kept.length + Object.keys(found).length - failed
  fs.writeFileSync(report, JSON.stringify({ passed, failed, lines }))
  process.exitCode = failed === 0 ? 0 : 1
}
