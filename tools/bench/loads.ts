/** What a page costs to load on a cheap phone: Lighthouse's figures, and two versions of them in a table. */
import { median } from './report'

/** The answer of `lighthouse --output=json`, as far as it is read. */
export interface LighthouseReport {
  readonly runtimeError?: { readonly message: string }
  readonly categories: { readonly performance: { readonly score: number | null } }
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly { url?: string }[] } }
    >
  >
}

/** One load. Times in milliseconds. */
export interface Load {
  /** 0 to 100. */
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly requests: number
  /** As sent over the network, in kilobytes of 1,000 bytes. */
  readonly kilobytes: number
}

/** Throws when the page did not load, or the report lacks a figure. */
export function loadOf(report: LighthouseReport): Load {
  const { runtimeError, categories, audits } = report
  if (runtimeError) throw new Error(`the page did not load: ${runtimeError.message}`)
  const value = (name: string): number => {
    const found = audits[name]?.numericValue
    if (found === undefined) throw new Error(`the report lacks ${name}`)
    return found
  }
  const requests = audits['network-requests']?.details?.items
  if (categories.performance.score === null || !requests) throw new Error('the report lacks its score or its requests')
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    // what is inlined travels with the page
    requests: requests.filter(({ url }) => url?.startsWith('http')).length,
    kilobytes: value('total-byte-weight') / 1_000,
  }
}

const FIGURES = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'requests', 'kilobytes'] as const

/** The median of each figure. Throws without a load. */
export function medianOf(loads: readonly Load[]): Load {
  const figures = FIGURES.map((name) => [name, median(loads.map((load) => load[name]))])
  return Object.fromEntries(figures) as unknown as Load
}

/** A page, and its load by each version, in the order of the table. */
export interface LoadRow {
  readonly page: string
  readonly loads: Readonly<Record<string, Load>>
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`
const CELLS: readonly (readonly [head: string, cell: (load: Load) => string])[] = [
  ['score', ({ score }) => String(score)],
  ['FCP', ({ fcp }) => seconds(fcp)],
  ['LCP', ({ lcp }) => seconds(lcp)],
  ['TBT', ({ tbt }) => `${Math.round(tbt)} ms`],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['requests', ({ requests }) => String(requests)],
  ['kB', ({ kilobytes }) => String(Math.round(kilobytes))],
]

/** A table in Markdown, with a line for each version of each page. */
export function loadTable(rows: readonly LoadRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const ofPage = ({ page, loads }: LoadRow) =>
    Object.entries(loads).map(([version, load], place) =>
      line([place === 0 ? page : '', version, ...CELLS.map(([, cell]) => cell(load))]),
    )
  return [
    line(['page', 'version', ...CELLS.map(([head]) => head)]),
    line(['---', '---', ...CELLS.map(() => '--:')]),
    ...rows.flatMap(ofPage),
  ].join('\n')
}
