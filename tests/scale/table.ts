import { at, zip } from '@contract/rules/lists'
import { growthOf, type Cap, type Counted } from './judge'

const HEAD = ['call', 'statements', 'pages, small', 'pages, large', 'at most', 'growth', 'reads all of', 'until']

const rowOf = (counted: Counted, cap: Cap | undefined): string[] => [
  counted.name,
  `${counted.large.statements}${cap ? ` of ${cap.statements}` : ''}`,
  String(counted.small.pages),
  String(counted.large.pages),
  String(cap?.pages ?? ''),
  `${growthOf(counted).toFixed(1)}${cap?.growth === undefined ? '' : ` of ${cap.growth}`}`,
  counted.large.scans.join(', '),
  cap?.until ?? '',
]

/** The figures of every call beside their caps, in columns. */
export function tableOf(all: readonly Counted[], caps: Readonly<Record<string, Cap>>): string {
  const lines = [HEAD, ...all.map((counted) => rowOf(counted, caps[counted.name]))]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => at(line, column).length)))
  return lines
    .map((line) =>
      zip(line, widths)
        .map(([cell, width]) => cell.padEnd(width))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
