/** The figures of two versions as a table and as a picture. All times in milliseconds. */

/** One version's figures for one call. */
export interface Figures {
  /** Of server and database, for one call. */
  readonly cpu: number
  /** The database's part of it. */
  readonly database: number
  readonly p50: number
  readonly p99: number
}

export interface Compared {
  readonly name: string
  readonly before: Figures
  readonly after: Figures
}

/** The value below which this share of the values lies, by nearest rank. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('there are no values')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

const ratio = ({ before, after }: Compared, of: keyof Figures) => after[of] / before[of]
/** Rounds of the same code differ by this much on a machine that others use. */
const NOISE = 1.1
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1)

const HEAD = [
  'call',
  'CPU before',
  'CPU after',
  'ratio',
  'of it database',
  'p50 before',
  'p50 after',
  'ratio',
  'p99 before',
  'p99 after',
]

/** The calls that cost more CPU time than before, beyond what two rounds of the same code differ by. */
export const dearer = (rows: readonly Compared[]): string[] =>
  rows.filter((row) => ratio(row, 'cpu') > NOISE).map(({ name }) => name)

/** A table in Markdown, in the order of the calls. */
export function table(rows: readonly Compared[]): string {
  const cells = rows.map((row) => [
    row.name,
    ms(row.before.cpu),
    ms(row.after.cpu),
    ratio(row, 'cpu').toFixed(2),
    ms(row.after.database),
    ms(row.before.p50),
    ms(row.after.p50),
    ratio(row, 'p50').toFixed(2),
    ms(row.before.p99),
    ms(row.after.p99),
  ])
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  return [line(HEAD), line(HEAD.map((_, place) => (place === 0 ? '---' : '--:'))), ...cells.map(line)].join('\n')
}

const ROW = 22
const LABEL = 170
const UNIT = 200
const SPACE = 16
/** Beyond this ratio a bar ends. */
const MOST = 2

/** Readable on a light and on a dark page. */
const COLOURS = [
  '.ground { fill: #fffdf9 } text { fill: #1f1d1a } line { stroke: #1f1d1a } .less { fill: #2f6f5e } .more { fill: #9c4221 }',
  '@media (prefers-color-scheme: dark) { .ground { fill: #1b1a18 } text { fill: #f1ede4 } line { stroke: #f1ede4 }',
  '.less { fill: #5fb49c } .more { fill: #e08a5b } }',
].join(' ')

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A bar for each call: the ratio of CPU times, after by before, beside a line at 1. */
export function picture(rows: readonly Compared[]): string {
  const height = rows.length * ROW + 2 * SPACE
  const width = LABEL + MOST * UNIT + 3 * SPACE
  const bars = rows.map((row, place) => {
    const y = SPACE + place * ROW
    const value = ratio(row, 'cpu')
    const length = Math.round(Math.min(value, MOST) * UNIT)
    const kind = value > 1 ? 'more' : 'less'
    return [
      `<text x="${LABEL - 8}" y="${y + 15}" text-anchor="end">${escaped(row.name)}</text>`,
      `<rect x="${LABEL}" y="${y + 3}" width="${length}" height="${ROW - 8}" rx="3" class="${kind}"/>`,
      `<text x="${LABEL + length + 6}" y="${y + 15}">${value.toFixed(2)}</text>`,
    ].join('')
  })
  const one = LABEL + UNIT
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    '<title>CPU time of each call, after by before</title>',
    `<style>${COLOURS}</style>`,
    `<rect width="${width}" height="${height}" class="ground"/>`,
    ...bars,
    `<line x1="${one}" y1="${SPACE / 2}" x2="${one}" y2="${height - SPACE / 2}" stroke-dasharray="3 3"/>`,
    '</svg>',
    '',
  ].join('\n')
}
