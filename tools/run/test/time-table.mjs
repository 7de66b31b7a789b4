import { duration } from '../shared/report.mjs'

const HEADS = ['stage', 'time', 'CPU', 'passed', 'failed', 'skipped', 'played']

/**
 * A table of a run's stages with their times, the longest first.
 * @param {readonly { name: string, seconds: number, cpu: number, passed: number, failed: number, skipped: number, from: string }[]}
 * times
 */
export function timeTable(times) {
  const rows = [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds, cpu, passed, failed, skipped, from }) => [
      name,
      duration(seconds),
      cpu > 0 ? duration(cpu) : '-',
      ...[passed, failed, skipped].map(String),
      from,
    ])
  const all = [HEADS, ...rows]
  const widths = HEADS.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const line = ([name, ...values]) =>
    [name.padEnd(widths[0]), ...values.map((value, at) => value.padStart(widths[at + 1]))].join('  ')
  return all.map(line).join('\n')
}
